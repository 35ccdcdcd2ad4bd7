import type { KindName, MarkName } from '../../art/uptown';
import type { Arg, Message, Telling } from '../../protocol/protocol';
import type { Card, End, Income, Picture, PlotNow, Prestige, Project } from '../../protocol/uptown';

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
export function gainOf(action: Telling | null): { street: number | null; income: number; prestige: number } | null {
  const args = action?.message.args;
  if (typeof args?.prestige !== 'number') return null;
  const given = typeof args.seat === 'object' && 'seat' in args.seat ? args.seat.seat : null;
  return { street: given, income: typeof args.income === 'number' ? args.income : 0, prestige: args.prestige };
}

/** The project that is about to be placed. */
export function chosenOf(view: Picture): Project | null {
  const taken = view.taken;
  return taken?.chosen ? (taken.card.projects[ENDS.indexOf(taken.chosen)] ?? null) : null;
}

/** With a minus sign as long as a plus. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

/** The notation of what somebody tries by tapping these. */
export function attempt(view: Picture, picks: readonly string[]): string | null {
  const tapped = picks.at(-1) ?? '';
  const deck = /^deck:(\d+)$/.exec(tapped)?.[1];
  if (deck) return Number(deck) === view.seat && view.phase === 'keep' ? 'keep' : `buy ${deck}`;
  if (tapped === 'pile') return 'municipal';
  if (tapped.startsWith('end:')) return `choose ${tapped.slice(4)}`;
  const [, seat, plot] = /^plot:(\d+)\.(\d+)$/.exec(tapped) ?? [];
  if (!seat || !plot) return null;
  return Number(seat) === view.seat && !chosenOf(view)?.gift ? `build ${plot}` : `give ${seat} ${plot}`;
}
