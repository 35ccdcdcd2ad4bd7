import { ask, send } from '../connection/api';
import { keep, kept } from '../kept';
import type { ClockShift, NewNoticeSettings, NoticeSettings } from '../protocol/protocol';

const DAY = 86_400_000;
const MINUTE = 60_000;
/** How many days a change of the clock is looked for. */
const AHEAD = 366;

/** How many minutes the clock of this device is ahead of UTC at a time. */
const aheadAt = (time: number): number => -new Date(time).getTimezoneOffset();

/** When the clock of this device is put forward or back next, as where summer time begins; nothing if it is not. */
export function nextShift(now: number, ahead: (time: number) => number = aheadAt): ClockShift | null {
  const before = ahead(now);
  let from = now;
  for (let days = 0; days < AHEAD && ahead(from + DAY) === before; days += 1) from += DAY;
  let to = from + DAY;
  if (ahead(to) === before) return null;
  while (to - from > MINUTE) {
    const middle = from + Math.floor((to - from) / 2);
    if (ahead(middle) === before) from = middle;
    else to = middle;
  }
  const at = Math.floor(to / MINUTE) * MINUTE;
  return { at, offset: ahead(to) };
}

/** The clock and the language of this device: what is sent follows them. */
export type Here = Pick<NewNoticeSettings, 'offset' | 'shift' | 'language'>;

export function here(language: string, now = Date.now()): Here {
  const shift = nextShift(now);
  return { offset: aheadAt(now), ...(shift ? { shift } : {}), language };
}

/** Keeps how the player is told, for the clock and the language that this device has now. */
export async function choose(
  wanted: Pick<NewNoticeSettings, 'push' | 'mail' | 'quiet'>,
  language: string,
): Promise<NoticeSettings> {
  const { push, mail, quiet } = wanted;
  const now = here(language);
  const settings = await send<NoticeSettings>('/api/notices/settings', { push, mail, quiet, ...now }, 'PUT');
  keep({ here: JSON.stringify(now) });
  return settings;
}

/** After a journey, when summer time has begun or ended, and in another language, what was chosen here is chosen again. */
export async function chooseAgain(language: string): Promise<void> {
  if (!kept.here || kept.here === JSON.stringify(here(language))) return;
  const settings = await ask<NoticeSettings>('/api/notices/settings');
  if (settings) await choose(settings, language);
}
