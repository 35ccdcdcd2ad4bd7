/** When something was, as people say it. */

/** English dates are British, like the lists. */
const locale = (language: string): string => (language === 'en' ? 'en-GB' : language);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Midnight before a moment, where the visitor is. */
const midnight = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** How long ago something was: minutes and hours within a day, then days, then the date. */
export function ago(at: number, now: number, language: string): string {
  const say = new Intl.RelativeTimeFormat(locale(language), { numeric: 'auto', style: 'short' });
  const past = Math.max(0, now - at);
  const days = Math.round((midnight(now) - midnight(at)) / DAY);
  if (past < MINUTE) return say.format(0, 'second');
  if (past < HOUR) return say.format(-Math.floor(past / MINUTE), 'minute');
  if (days < 1) return say.format(-Math.floor(past / HOUR), 'hour');
  if (days < 7) return say.format(-days, 'day');
  return date(at, now, language);
}

/** The date, with the year if it is another one. */
export function date(at: number, now: number, language: string): string {
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  const year = sameYear ? {} : { year: 'numeric' as const };
  return new Intl.DateTimeFormat(locale(language), { day: 'numeric', month: 'short', ...year }).format(at);
}
