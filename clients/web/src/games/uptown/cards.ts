import type { KindName, MarkName } from '../../art/uptown';
import { candidates } from '../../table/narrow';
import type { Arg, Message, Telling } from '../../protocol/protocol';
import type { Aim } from '../../table/aim.svelte';
import type { Sites } from '../../table/contract';
import type { Say } from '../../words/format';
import type { Card, DeckNow, End, Income, Picture, PlotNow, Prestige, Project } from '../../protocol/uptown';

export const ENDS: End[] = ['a', 'b', 'c', 'd'];

export const kindOf = (project: Project): KindName => project.kind ?? 'none';

export const cardName = (card: { id: string; name: string }): Arg => ({ name: `ut-card-${card.id}`, text: card.name });

/** The marks that a project shows beside its kind. */
export function marksOf(project: Project): MarkName[] {
  const shown: MarkName[] = [];
  if (project.gift) shown.push('gift');
  if (project.roof) shown.push('roof');
  if (project.stands !== 'anywhere') shown.push(project.stands);
  if (project['no-gifts']) shown.push('no-gifts');
  return shown;
}

/** The mark that gives a storey its name. */
function styleOf(project: Project): string {
  if (project.gift) return 'gift';
  if (project.duo) return 'duo';
  if (project.stands === 'rooftop' || project.stands === 'ground') return project.stands;
  if (project.roof) return 'roof';
  return project.stands === 'upper' ? 'upper' : 'plain';
}

/** What half of a card is called as a storey, in two words, as the server calls it. */
export const halfName = (project: Project): Message => ({
  key: `ut-storey-${project.kind ?? 'none'}`,
  args: { style: styleOf(project) },
});

/** What a value is paid or counted for. */
export function eachWords(worth: Income | Prestige, of: 'income' | 'prestige'): Message {
  switch (worth.for) {
    case 'flat':
      return { key: `page-ut-each-${of}` };
    case 'storey-below':
      return { key: 'page-ut-each-storey' };
    case 'if-ground':
      return { key: 'page-ut-each-ground' };
    case 'on-plot':
      return { key: 'page-ut-each-plot', args: { kind: worth.of } };
    case 'on-street':
      return worth.of === 'gift'
        ? { key: 'page-ut-each-gift' }
        : { key: 'page-ut-each-street', args: { kind: worth.of } };
  }
}

/** A deck, or the common pile, with the card that lies open on it or was just taken from it. */
export interface Source {
  element: string;
  /** Whose deck it is; nobody's is the common pile. */
  seat: number | null;
  deck: DeckNow;
  card: Card | null;
  /** The upcoins that lie on it. */
  coins: number;
  /** Half of the card that has been chosen to be built. */
  chosen: End | null;
}

/** Where cards can be taken from: the deck of a seat, those of the others in turn, the common pile. */
export function sourcesOf(view: Picture, first: number): Source[] {
  const seats = view.players.map((_, n) => ((first - 1 + n) % view.players.length) + 1);
  const source = (element: string, seat: number | null, deck: DeckNow, coins: number): Source => {
    const taken = view.taken?.from === element ? view.taken : null;
    return { element, seat, deck, coins, card: taken?.card ?? deck.top, chosen: taken?.chosen ?? null };
  };
  return [
    ...seats.map((seat) => {
      const { deck, coins } = view.players[seat - 1]!;
      return source(`deck:${seat}`, seat, deck, coins);
    }),
    source('pile', null, view.pile, 0),
  ];
}

/** The elements that half of a card is picked by: once the card is taken, only the half is left to choose. */
export const halfElements = (view: Picture, source: string, end: End): string[] =>
  view.taken ? [`end:${end}`] : [source, `end:${end}`];

/** Half of a card that will be built. */
export interface Coming {
  project: Project;
  /** Where its card lies, or was taken from. */
  source: string;
  /** What it is read by. */
  thing: string;
}

/** What a player has chosen: also what goes without saying, where one move is left. */
export const chosenIn = (aim: Pick<Aim, 'picks' | 'aimed'>): readonly string[] =>
  aim.aimed?.touches ? [...aim.picks, ...aim.aimed.touches] : aim.picks;

/** Half of a card that will be built: picked, or chosen already. */
export function comingOf(view: Picture, picks: readonly string[]): Coming | null {
  const chosen = chosenOf(view);
  if (chosen && view.taken)
    return { project: chosen, source: view.taken.from, thing: `end:${view.taken.chosen ?? 'a'}` };
  const end = picks.find((pick) => pick.startsWith('end:'))?.slice(4) as End | undefined;
  const source = view.taken?.from ?? picks.find((pick) => pick === 'pile' || pick.startsWith('deck:'));
  if (!end || !source) return null;
  const card = sourcesOf(view, 1).find(({ element }) => element === source)?.card;
  const project = card?.projects[ENDS.indexOf(end)];
  return project ? { project, source, thing: view.taken ? `end:${end}` : `${source}.${end}` } : null;
}

/** The half that a thing of the board is: on offer, being played, or standing on a street. */
export function projectOf(view: Picture, thing: string): Project | null {
  const [, source, end] = /^(deck:\d+|pile)\.([a-d])$/.exec(thing) ?? [];
  if (source)
    return (
      sourcesOf(view, 1).find(({ element }) => element === source)?.card?.projects[ENDS.indexOf(end as End)] ?? null
    );
  const [, played] = /^end:([a-d])$/.exec(thing) ?? [];
  if (played) return view.taken?.card.projects[ENDS.indexOf(played as End)] ?? null;
  const [, seat, plot, storey] = (/^storey:(\d+)\.(\d+)\.(\d+)$/.exec(thing) ?? []).map(Number);
  return view.players[(seat ?? 0) - 1]?.street[(plot ?? 0) - 1]?.storeys[(storey ?? 0) - 1]?.project ?? null;
}

/** What a card costs the seat whose turn it is; nothing where it is free. */
export function priceOf(view: Picture, source: string): number | null {
  if (view.taken || source === 'pile') return null;
  if (view.phase === 'keep') return null;
  return sourcesOf(view, 1).find(({ element }) => element === source)?.card?.price ?? null;
}

/** Why a plot does not take the half that is picked, in a word or two: what it lacks, or what it is. */
export function refusalOf(project: Project, plot: PlotNow): string {
  if (plot.closed && project.stands !== 'rooftop') return 'page-ut-closed';
  if (project.gift && plot.no_gifts) return 'page-ut-mark-no-gifts';
  return `page-ut-mark-${project.stands}`;
}

/** A kind in words. */
export function kindWords(project: Project): Message {
  if (!project.kind) return { key: 'ut-no-kind' };
  const kind: Message = { key: `ut-${project.kind}` };
  return project.duo ? { key: 'ut-duo', args: { kind } } : kind;
}

const MARKS: Record<MarkName, string> = {
  gift: 'ut-gift',
  roof: 'ut-roof',
  ground: 'ut-ground',
  upper: 'ut-upper',
  rooftop: 'ut-rooftop',
  'no-gifts': 'ut-no-gifts',
  storeys: '',
};

function incomeWords(income: Income): Message {
  const coins = income.coins;
  switch (income.for) {
    case 'flat':
      return { key: 'ut-income', args: { coins } };
    case 'storey-below':
      return { key: 'ut-income-storey', args: { coins } };
    case 'on-plot':
      return { key: 'ut-income-plot', args: { coins, kind: income.of } };
    case 'on-street':
      return { key: 'ut-income-street', args: { coins, kind: income.of } };
    case 'if-ground':
      return { key: 'ut-income-ground', args: { coins } };
  }
}

function prestigeWords(prestige: Prestige): Message {
  const points = prestige.points;
  switch (prestige.for) {
    case 'flat':
      return { key: 'ut-prestige', args: { points } };
    case 'storey-below':
      return { key: 'ut-prestige-storey', args: { points } };
    case 'on-plot':
      return { key: 'ut-prestige-plot', args: { points, kind: prestige.of } };
    case 'on-street':
      return prestige.of === 'gift'
        ? { key: 'ut-prestige-gifts', args: { points } }
        : { key: 'ut-prestige-street', args: { points, kind: prestige.of } };
    case 'if-ground':
      return { key: 'ut-prestige-ground', args: { points } };
  }
}

/** A project in words, one clause after the other. */
export function projectWords(project: Project): Arg[] {
  const clauses: Message[] = [kindWords(project), ...marksOf(project).map((mark) => ({ key: MARKS[mark] }))];
  if (project.income) clauses.push(incomeWords(project.income));
  if (project.prestige) clauses.push(prestigeWords(project.prestige));
  return clauses;
}

/** A card in words: its name and its projects. */
export const cardWords = (card: Card): Message => ({
  key: 'page-ut-card',
  args: {
    name: cardName(card),
    price: card.price ?? 'free',
    projects: card.projects.map((project, index): Arg => ({
      key: 'page-ut-project',
      args: { end: ENDS[index]!, project: projectWords(project) },
    })),
  },
});

/** A plot in words: its storeys from the ground up. */
export const plotWords = (plot: PlotNow, number: number): Message => ({
  key: 'page-ut-plot',
  args: {
    plot: number,
    closed: plot.closed ? 'yes' : 'no',
    prestige: plot.prestige,
    storeys: plot.storeys.map((storey): Arg => ({
      key: 'page-ut-storey',
      args: { kind: kindWords(storey.project), income: storey.income, prestige: storey.prestige },
    })),
  },
});

/** What an action changes on a street, as the server says it. */
export interface Change {
  /** Whose street it is; null means one's own. */
  street: number | null;
  /** The coins that are paid now, because a plot is closed; nothing where none is. */
  income: number | null;
  /** By how much more, or less, every further roof pays. */
  pays: number;
  prestige: number;
}

export function gainOf(action: Telling | null): Change | null {
  const args = action?.message.args;
  if (typeof args?.prestige !== 'number') return null;
  const street = typeof args.seat === 'object' && 'seat' in args.seat ? args.seat.seat : null;
  const { income, pays, prestige } = args;
  return {
    street,
    income: typeof income === 'number' ? income : null,
    pays: typeof pays === 'number' ? pays : 0,
    prestige,
  };
}

/** The project that is about to be placed. */
export function chosenOf(view: Picture): Project | null {
  const taken = view.taken;
  return taken?.chosen ? (taken.card.projects[ENDS.indexOf(taken.chosen)] ?? null) : null;
}

/** With a minus sign as long as a plus. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

/** The notation of what somebody tries by tapping these: a whole move, as far as it was tapped. */
export function attempt(view: Picture, picks: readonly string[], legal: readonly Telling[] = []): string | null {
  const tapped = picks.flatMap((pick) => pick.split(' '));
  const find = (pattern: RegExp) => tapped.findLast((pick) => pattern.test(pick));
  const end = find(/^end:/);
  const taking = takingOf(view, view.taken && end ? undefined : find(/^(deck:\d+|pile)$/));
  const choosing = end && !view.taken?.chosen && (taking || view.taken) ? `choose ${end.slice(4)}` : null;
  const [plot, seat, number] = /^plot:(\d+)\.(\d+)$/.exec(find(/^plot:/) ?? '') ?? [];
  const steps = [taking, choosing].filter((step) => step !== null);
  if (!plot || !(end || view.taken?.chosen)) return steps.length > 0 ? steps.join('; ') : null;
  const gift = comingOf(view, tapped)?.project.gift ?? false;
  const placing = Number(seat) === view.seat && !gift ? `build ${number}` : `give ${seat} ${number}`;
  // Where only one half fits, choosing it is no step of its own: a move that is legal knows.
  const like = candidates(
    legal,
    tapped.filter((pick) => !pick.startsWith('plot:')),
  )[0];
  const before = like ? like.notation.split('; ').slice(0, -1) : steps;
  return [...before, placing].join('; ');
}

/** The action that takes a card. */
function takingOf(view: Picture, source: string | undefined): string | null {
  if (!source) return null;
  if (source === 'pile') return 'municipal';
  const deck = Number(source.slice(5));
  return deck === view.seat && view.phase === 'keep' ? 'keep' : `buy ${deck}`;
}

/** How near the end is: this round is the last, one roof is missing on a street, or a deck is nearly used up. */
export function endOf(view: Picture): 'last' | 'roofs' | 'cards' | 'no' {
  if (view.last_round) return 'last';
  const missing = view.players.map(({ street }) => street.filter((plot) => !plot.closed).length);
  if (missing.some((plots) => plots === 1)) return 'roofs';
  return view.players.some(({ deck }) => deck.left <= 2 && deck.left > 0 && view.turns > 0) ? 'cards' : 'no';
}

/** Plots, in few words: "Plots 1 and 3", "Bruno: Plot 2". */
export const sites = (words: Say, nameOf: (seat: number) => string, you: number | null): Sites => {
  const parts = (at: string): string[] => at.slice('plot:'.length).split('.');
  return {
    group: (at) => parts(at)[0] ?? '',
    words: (ats) => {
      const plots = ats.map((at) => words('page-ut-place', { plot: parts(at)[1] ?? '' }));
      const places = words('page-ut-places', { count: plots.length, plots });
      const seat = Number(parts(ats[0] ?? '')[0]);
      return seat === you ? places : words('page-ut-places-of', { name: nameOf(seat), places });
    },
    why: ({ key }) => (SHORT.has(key) ? words(`page-why-${key}`) : undefined),
  };
};

/** The refusals of a plot; said beside the plot, they need no name of it. */
const SHORT = new Set(['ut-plot-closed', 'ut-ground-only', 'ut-upper-only', 'ut-rooftop-only', 'ut-accepts-no-gift']);
