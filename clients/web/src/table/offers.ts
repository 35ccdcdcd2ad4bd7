import type { Explained, Gain, Offer, Telling } from '../protocol/protocol';
import type { Say } from '../words/format';
import type { Sites } from './contract';

/** What a button of a sheet does: plays its one action, or picks what all its actions have in common. */
export interface Deed {
  words: string;
  /** What follows, in a few words. */
  then: string;
  actions: readonly Telling[];
  /** Whether it gives something away for nothing, so that nobody should be led to it. */
  wastes?: boolean;
}

/** Uses that no action is allowed for, and why. */
export interface Barred {
  words: string[];
  why: string;
  rule: string;
}

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : '0');

/** What an action brings, in a few words; nothing if it changes nothing that is counted. */
export function gainWords(gain: Gain, score: number | null, t: Say): string {
  const points = (gain.points ?? []).reduce((sum, line) => sum + line.points, 0);
  const parts = (gain.holdings ?? []).map(({ what, amount }) =>
    t('page-sheet-holding', { amount: signed(amount), what }),
  );
  if (points !== 0)
    parts.unshift(
      score === null
        ? t('page-sheet-points', { points: signed(points), count: Math.abs(points) })
        : t('page-sheet-becomes', { points: signed(points), from: score, to: score + points }),
    );
  return parts.join(', ');
}

const points = (offer: Offer): number => (offer.gain.points ?? []).reduce((sum, line) => sum + line.points, 0);

/** What using the thing at other ones would bring, or why it cannot be used there: on plots, at locations. */
export interface Elsewhere {
  at: readonly string[];
  words: string;
  brings: string;
  allowed: boolean;
}

/** What an action changes for the others: what a gift takes from whoever gets it. */
const shares = (gain: Gain, t: Say): string =>
  (gain.others ?? [])
    .map((share) => gainWords({ ...share, points: [] }, null, t))
    .filter(Boolean)
    .join(', ');

/** Places of which the same is true are one line, if the game has words for several; those that can be used come first. */
export function elsewhere(explained: Explained | null, t: Say, sites?: Sites): Elsewhere[] {
  const found = new Map<string, Elsewhere>();
  for (const { at, words, offers, refusal } of explained?.uses ?? []) {
    if (at === undefined) continue;
    const gain = offers?.[0]?.gain;
    const why = refusal && (sites?.why(refusal.message) ?? t(refusal.message));
    const brings = gain ? [gainWords(gain, null, t), shares(gain, t)].filter(Boolean).join('; ') : (why ?? '');
    const like = sites ? JSON.stringify([sites.group(at), brings, gain !== undefined]) : at;
    const all = [...(found.get(like)?.at ?? []), at];
    found.set(like, { at: all, words: sites?.words(all) ?? t(words), brings, allowed: gain !== undefined });
  }
  return [...found.values()].sort((one, other) => Number(other.allowed) - Number(one.allowed));
}

/** What several actions bring: where they are chosen, and what the best of them scores. */
function choiceWords(offers: readonly Offer[], t: Say): string {
  const most = Math.max(...offers.map(points));
  return t('page-sheet-next', { best: Math.max(0, most) });
}

/** What the one action of a use brings; if it does something with other things too, the whole action comes first. */
function onlyWords(offer: Offer, thing: string, legal: readonly Telling[], score: number | null, t: Say): string {
  const telling = legal.find(({ notation }) => notation === offer.notation);
  const gain = gainWords(offer.gain, score, t);
  const others = (telling?.touches ?? []).some((element) => element !== thing);
  return [others && telling ? t(telling.message) : '', gain].filter(Boolean).join(' · ');
}

/** The buttons of a sheet: what may be done with the thing now. Where nothing is explained, the legal actions speak. */
export function deeds(
  explained: Explained | null,
  thing: string,
  legal: readonly Telling[],
  score: number | null,
  t: Say,
  /** What the button says where nothing explains it. */
  use = 'page-sheet-use',
  /** Whether an action gives something away for nothing. */
  wastes: (action: Offer) => boolean = () => false,
): Deed[] {
  const allowed = (offer: Offer) => legal.some(({ notation }) => notation === offer.notation);
  const found = (explained?.uses ?? []).flatMap((use): Deed[] => {
    if (use.at !== undefined) return [];
    const offers = (use.offers ?? []).filter(allowed);
    const [only] = offers;
    if (!only) return [];
    const then = offers.length === 1 ? onlyWords(only, thing, legal, score, t) : choiceWords(offers, t);
    return [{ words: t(use.words), then, actions: offers, wastes: offers.every(wastes) }];
  });
  // Whatever else touches the thing can be chosen too: what happens at other things, and everything not explained.
  const covered = new Set(found.flatMap(({ actions }) => actions.map(({ notation }) => notation)));
  const left = legal.filter(({ notation, touches }) => touches?.includes(thing) && !covered.has(notation));
  const [only] = left;
  if (!only) return found;
  const other =
    left.length === 1
      ? { words: t(only.message), then: '', actions: left }
      : { words: t(use), then: t('page-sheet-next', { best: 0 }), actions: left };
  return [other, ...found];
}

/** Whether something that can be done goes on with what was picked, so that it can be led to. */
export const goesOn = (deed: Deed, candidates: readonly Telling[]): boolean =>
  deed.actions.some((action) => candidates.some(({ notation }) => notation === action.notation));

/** What may not be done with the thing now, and why; what is refused for the same reason together. */
export function barred(explained: Explained | null, thing: string, legal: readonly Telling[], t: Say): Barred[] {
  const uses = explained?.uses ?? [];
  // A move of several steps is offered as a whole, though none of its later steps would be allowed alone.
  const whole = legal.some(({ touches }) => touches?.includes(thing)) && !uses.some(({ offers }) => offers?.length);
  const found = new Map<string, Barred>();
  for (const { at, words, refusal } of whole ? [] : uses) {
    if (!refusal || at !== undefined) continue;
    const [why, rule] = [t(refusal.message), refusal.rule];
    const same = found.get(`${rule} ${why}`);
    if (same) same.words.push(t(words));
    else found.set(`${rule} ${why}`, { words: [t(words)], why, rule });
  }
  return [...found.values()];
}

/** What all actions touch, the thing itself first. */
export function common(actions: readonly Telling[], thing: string): string[] {
  const [first, ...others] = actions.map((action) => new Set(action.touches ?? []));
  const shared = [...(first ?? [])].filter((element) => others.every((touches) => touches.has(element)));
  return [thing, ...shared.filter((element) => element !== thing)].filter((element) => shared.includes(element));
}
