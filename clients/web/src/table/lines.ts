import type { Arg, Line, What } from '../protocol/protocol';
import type { Say } from '../words/format';

/** A line of the log, ready to be shown or read out. */
export interface Said {
  version: number;
  /** The seat that did it. */
  seat: number | null;
  text: string;
  rule: string | null;
  chat: boolean;
  /** Whether the words have been removed. */
  removed?: boolean;
  /** How many lines were joined. */
  joined?: number;
  /** The last of the lines that were joined. */
  last?: string;
}

/** A line in words; `name` names a seat. */
export function inWords(line: Line, words: Say, name: (seat: number) => string): Said {
  const { what, version } = line;
  const plain = (key: string, seat: number | null = null, args: Record<string, Arg> = {}): Said => ({
    version,
    seat,
    text: words(key, seat === null ? args : { name: name(seat), ...args }),
    rule: null,
    chat: false,
  });
  if (typeof what === 'string') return plain(`page-log-${what}`);
  if ('step' in what) {
    const { seat, telling } = what.step;
    const text = words(telling.message, undefined, seat === null ? undefined : name(seat));
    return { ...plain('page-nothing'), seat, text: sentence(text), rule: telling.rule };
  }
  if ('said' in what) {
    const { seat, chat } = what.said;
    // Words that are kept no longer are empty.
    const removed = 'text' in chat && chat.text === '';
    const text = 'text' in chat ? chat.text || words('page-chat-removed') : words(`phrase-${chat.phrase}`);
    return { version, seat, text, rule: null, chat: true, removed };
  }
  if ('sat' in what) return plain('page-log-sat', what.sat.seat);
  if ('undone' in what) return plain('page-log-undone', what.undone.seat, { steps: what.undone.steps });
  if ('redealt' in what) return plain('page-log-redealt');
  if ('answered' in what) {
    return plain(what.answered.yes ? 'page-log-agreed' : 'page-log-refused', what.answered.seat);
  }
  if ('undo-answered' in what) {
    return plain(
      what['undo-answered'].yes ? 'page-log-undo-agreed' : 'page-log-undo-refused',
      what['undo-answered'].seat,
    );
  }
  if ('helped' in what) return plain(what.helped.on ? 'page-log-helped' : 'page-log-helped-off', what.helped.seat);
  if ('muted' in what) return plain(what.muted.on ? 'page-log-muted' : 'page-log-unmuted', what.muted.seat);
  if ('rematch' in what) return plain('page-log-rematch');
  const [key, value] = Object.entries(what)[0] as [string, { seat: number }];
  return plain(`page-log-${key}`, value.seat);
}

/** A line as it is read out; a sentence names who did it, what is said in the chat does not. */
export function spoken(line: Said, words: Say, name: (seat: number) => string): string {
  return line.chat && line.seat !== null ? words('page-said', { name: name(line.seat), text: line.text }) : line.text;
}

/** The first letter large. */
export function sentence(text: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase() + rest.join('');
}

/** Whether a line says anything: a note of the viewer's own answer does not. */
export function isTold({ what }: Line): boolean {
  return what !== 'noted';
}

/** Whether a line only says who came or went. */
export function isComing({ what }: Line): boolean {
  return typeof what === 'object' && ('away' in what || 'back' in what);
}

/** The lines without arrivals and departures: only who is away now is said. */
export function settled(lines: readonly Line[]): Line[] {
  const coming = new Map<number, Line>();
  const seatOf = ({ what }: Line) => Object.values(what as Record<string, { seat: number }>)[0]?.seat ?? 0;
  for (const line of lines) if (isComing(line)) coming.set(seatOf(line), line);
  return lines.filter((line) => {
    if (!isComing(line)) return true;
    return typeof line.what === 'object' && 'away' in line.what && coming.get(seatOf(line)) === line;
  });
}

/** Whether a line is a step of the game. */
export function isStep(what: What): what is Extract<What, { step: unknown }> {
  return typeof what === 'object' && 'step' in what;
}

/**
 * The log with lines in a row that belong together as one: what comes to light without anybody's doing, and arrivals and
 * departures. Every move of a player stays a line of its own.
 */
export function grouped(lines: readonly Said[]): Said[] {
  const found: Said[] = [];
  const kind = ({ rule, seat }: Said) => (rule === null ? 'table' : seat === null ? 'chance' : 'move');
  for (const line of lines) {
    const before = found.at(-1);
    const joins = before !== undefined && kind(line) !== 'move' && kind(line) === kind(before);
    if (joins) {
      const joined = (before.joined ?? 1) + 1;
      found[found.length - 1] = {
        ...line,
        seat: null,
        text: `${before.text} · ${line.text}`,
        joined,
        last: line.text,
      };
    } else found.push(line);
  }
  return found;
}
