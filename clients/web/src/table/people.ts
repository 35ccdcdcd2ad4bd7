import type { ClockFace, Holder, Seating, TableInfo } from '../protocol/protocol';
import type { Say } from '../words/format';
import type { Person } from '../home/sharing';
import { COLOURS, SHAPES, shadesOf } from '../person/colours';
import type { GameFace, SeatInfo } from './contract';

/** What bots are called; they are names in all languages. */
const FIRST_NAMES = ['Alma', 'Bruno', 'Clara', 'David', 'Emil', 'Flora', 'Greta', 'Hugo', 'Ida', 'Jonas'] as const;

/** The name of the player who has a seat. */
export function nameOf(holder: Holder, seat: number, words: Say): string {
  if (holder === 'nobody') return words('page-seat', { seat });
  if ('bot' in holder) return FIRST_NAMES[seat - 1] ?? FIRST_NAMES[0];
  // The name that the server gives whoever gave none.
  return /^guest-[0-9a-z]{6}$/.test(holder.person.name) ? words('page-guest') : holder.person.name;
}

const initialOf = (name: string): string => [...name.toUpperCase()][0] ?? '';

/** The names of all seats: a bot has a first name with an initial that nobody else has. */
function namesOf(seats: readonly Seating[], words: Say): string[] {
  const taken = new Set(seats.filter((one) => !bot(one)).map((one) => initialOf(nameOf(one.holder, one.seat, words))));
  return seats.map((seating) => {
    if (!bot(seating)) return nameOf(seating.holder, seating.seat, words);
    const name = FIRST_NAMES.slice(seating.seat - 1).find((one) => !taken.has(initialOf(one))) ?? FIRST_NAMES[0];
    taken.add(initialOf(name));
    return name;
  });
}

/** Everybody at a table, with names that differ. */
export function people(
  info: Pick<TableInfo, 'seats'>,
  view: unknown,
  face: GameFace<unknown> | null,
  words: Say,
): SeatInfo[] {
  const names = namesOf(info.seats, words);
  const twice = (name: string) => names.filter((other) => other === name).length > 1;
  const shades = shadesOf(info.seats);
  return info.seats.map((seating: Seating, n) => {
    const name = names[n] ?? '';
    const shade = shades[n] ?? 1;
    return {
      seat: seating.seat,
      name: twice(name) ? words('page-name-numbered', { name, seat: seating.seat }) : name,
      initial: initialOf(name),
      shape: SHAPES[shade - 1] ?? 'disc',
      colour: `var(--seat-${shade})`,
      bot: bot(seating),
      present: seating.present || bot(seating),
      score: view && face?.score ? face.score(view, seating.seat) : null,
      facts: view && face?.facts ? face.facts(view, seating.seat, words) : '',
    };
  });
}

/** The people at a device that is handed round, by seat, as they sit down again. */
export const sharing = (seats: readonly Seating[]): Person[] =>
  seats.map(({ seat, holder, colour }) => ({
    name: typeof holder === 'object' && 'person' in holder ? holder.person.name : '',
    colour: colour ?? COLOURS[(seat - 1) % COLOURS.length] ?? 'violet',
  }));

/** The name of a party: whoever has its seat, or the virtual rival, who has none. */
export function partyName(seats: readonly SeatInfo[], party: number, words: Say): string {
  return seats[party]?.name ?? words('page-rival');
}

/** What is said of a bot beside its name; nothing of a person. */
export function botWords({ holder }: Seating, words: Say): string {
  return typeof holder === 'object' && 'bot' in holder
    ? words('page-player-bot', { kind: { key: `page-bot-${holder.bot.kind}` } })
    : '';
}

function bot(seating: Seating): boolean {
  return typeof seating.holder === 'object' && 'bot' in seating.holder;
}

/** What a clock shows at a moment, in milliseconds. */
export function timeLeft(clock: ClockFace, now: number): number {
  return Math.max(0, clock.since === null ? clock.left : clock.left - Math.max(0, now - clock.since));
}

/** A time as a clock shows it: 1:05, 12:00, 2:03:00; days in words. */
export function clockText(left: number, words: Say): string {
  const seconds = Math.ceil(left / 1000);
  const days = Math.floor(seconds / 86400);
  if (days > 0) return words('page-days', { days });
  const two = (value: number) => String(value).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
