import type { BuildingKind } from '../../art/buildings';
import { RESOURCES, type ResourceMark } from '../../art/resources';
import type { Arg, Message, Telling } from '../../protocol/protocol';
import type { Card, Front, Picture, Place, Token } from '../../protocol/point-city';

export const COLUMNS = ['a', 'b', 'c', 'd'] as const;

/** The name of a place of the market. */
export const cell = (row: number, column: number): string => `${COLUMNS[column]}${row + 1}`;

/** The contents of a place of the market, by its name. */
export const placeAt = (view: Picture, name: string): Place | undefined =>
  view.market[Number(name[1]) - 1]?.[COLUMNS.indexOf(name[0] as 'a')];

/** The resource of a resource side, and how many symbols it shows. */
export function symbols(front: Front): { of: ResourceMark; count: 1 | 2 } {
  return front.endsWith('*2')
    ? { of: front.slice(0, -2) as ResourceMark, count: 2 }
    : { of: front as ResourceMark, count: 1 };
}

/** All resource sides in the order in which hands lie. */
export const FRONTS: Front[] = [...RESOURCES.flatMap((of): Front[] => [of, `${of}*2`]), 'ingenuity'];

/** The drawing that a building has. */
export const kindOf = (card: Card): BuildingKind => (card.civic ? 'civic' : (card.gives ?? 'points'));

export const costOf = (card: Card) =>
  RESOURCES.map((of, index) => ({ of, count: card.cost[index] ?? 0 })).filter(({ count }) => count > 0);

export const resourceName = (of: ResourceMark): Message => ({ key: `pc-${of}` });

export function frontName(front: Front): Message {
  const { of, count } = symbols(front);
  if (of === 'ingenuity') return { key: 'pc-ingenuity' };
  return { key: count === 2 ? 'pc-double' : 'pc-single', args: { resource: resourceName(of) } };
}

export const cardName = (card: Card): Arg => ({ name: `pc-card-${card.id}`, text: card.name });

/** What a token is worth, in words. */
export function tokenName(token: Token): Message {
  const points = token.points;
  switch (token.kind) {
    case 'flat':
      return { key: 'pc-token-flat', args: { points } };
    case 'per-resource':
      return { key: 'pc-token-per-resource', args: { points, resource: resourceName(token.of) } };
    case 'per-pair':
      return {
        key: 'pc-token-per-pair',
        args: { points, one: resourceName(token.of[0]), other: resourceName(token.of[1]) },
      };
    case 'per-type-at-least':
      return { key: 'pc-token-per-type-at-least', args: { points, least: token.at_least } };
    case 'per-type-missing':
      return { key: 'pc-token-per-type-missing', args: { points } };
    case 'per-full-set':
      return { key: 'pc-token-per-full-set', args: { points } };
    case 'per-ingenuity-card':
      return { key: 'pc-token-per-ingenuity-card', args: { points } };
  }
}

/** A building in words: its name, its cost and what it gives. */
export function buildingWords(card: Card): Message {
  return {
    key: 'page-pc-building',
    args: {
      name: cardName(card),
      cost: costOf(card).map(({ of, count }): Arg => ({
        key: 'page-pc-cost',
        args: { count, resource: resourceName(of) },
      })),
      gives: card.civic ? 'civic' : (card.gives ?? 'nothing'),
      resource: card.gives ? resourceName(card.gives) : '',
      points: card.points,
    },
  };
}

/** The contents of a place, in words. */
export function placeWords(place: Place): Message {
  switch (place.shows) {
    case 'empty':
      return { key: 'page-pc-empty', args: { wants: place.wants ?? 'nothing' } };
    case 'front':
      return { key: 'page-pc-front', args: { front: frontName(place.front), tier: place.tier } };
    case 'building':
      return buildingWords(place);
  }
}

/** How many cards of a hand lie there, and which. */
export const handOf = (hand: { [key in Front]?: number }) =>
  FRONTS.map((front) => ({ front, count: hand[front] ?? 0 })).filter(({ count }) => count > 0);

/** The cards that an action pays, read from what the server says of it. */
export function paymentOf(action: Telling): { front: Front; count: number }[] {
  const cards = action.message.args?.cards;
  if (!Array.isArray(cards)) return [];
  return cards.flatMap((card) => {
    if (typeof card !== 'object' || Array.isArray(card) || !('key' in card)) return [];
    const { count, front } = card.args ?? {};
    const named = frontOf(front);
    return named && typeof count === 'number' ? [{ front: named, count }] : [];
  });
}

function frontOf(arg: Arg | undefined): Front | null {
  if (typeof arg !== 'object' || Array.isArray(arg) || !('key' in arg)) return null;
  if (arg.key === 'pc-ingenuity') return 'ingenuity';
  const resource = arg.args?.resource;
  if (typeof resource !== 'object' || Array.isArray(resource) || !('key' in resource)) return null;
  const of = RESOURCES.find((one) => resource.key === `pc-${one}`);
  if (!of) return null;
  return arg.key === 'pc-double' ? `${of}*2` : of;
}

/** How dear a payment is: wilds count most, then symbols, then cards. */
function price(action: Telling): number {
  return paymentOf(action).reduce((sum, { front, count }) => {
    const { of, count: shown } = symbols(front);
    return sum + count * (of === 'ingenuity' ? 100 : 10 * shown + 1);
  }, 0);
}

/** Ways of paying, the cheapest first. */
export const cheapestFirst = (actions: readonly Telling[]): Telling[] =>
  [...actions].sort((one, other) => price(one) - price(other));

/** The places of the market that an action touches. */
export const placesOf = (action: Telling | null): string[] =>
  (action?.touches ?? []).flatMap((touch) => (touch.startsWith('market:') ? [touch.slice(7)] : []));

/** What an action takes from the market. */
export function takenBy(view: Picture, action: Telling | null): { buildings: Card[]; fronts: Front[] } {
  const taken: { buildings: Card[]; fronts: Front[] } = { buildings: [], fronts: [] };
  if (!action?.notation.startsWith('take')) return taken;
  for (const name of placesOf(action)) {
    const place = placeAt(view, name);
    if (place?.shows === 'building') taken.buildings.push(place);
    if (place?.shows === 'front') taken.fronts.push(place.front);
  }
  return taken;
}

/** Which of the cards that are taken pay at once: more of their kind is paid than the hand has. */
export function spentAtOnce(
  fronts: readonly Front[],
  pays: ReadonlyMap<Front, number>,
  hand: { [key in Front]?: number },
): boolean[] {
  return fronts.map((front, n) => {
    const before = fronts.slice(0, n).filter((other) => other === front).length;
    return (pays.get(front) ?? 0) > (hand[front] ?? 0) + before;
  });
}

/** What an explanation of a rule is about: what was taken from the market is no longer there, and the deck is the other way. */
export function aboutRule(rule: string, things: readonly string[]): readonly string[] {
  if (rule === 'PC-3.2') return ['deck'];
  return rule === 'PC-4.2' ? things : things.filter((thing) => !thing.startsWith('market:'));
}

/** The kind of what has to happen. */
export const phaseOf = (view: Picture): string =>
  typeof view.phase === 'string' ? view.phase : (Object.keys(view.phase)[0] ?? '');

/** A place beside another, one with a resource if there is any: resources cost nothing. */
function beside(view: Picture, name: string): string | null {
  const column = COLUMNS.indexOf(name[0] as 'a');
  const row = Number(name[1]) - 1;
  const around = [cell(row, column + 1), cell(row + 1, column), cell(row, column - 1), cell(row - 1, column)].filter(
    (one) => placeAt(view, one),
  );
  return around.find((one) => placeAt(view, one)?.shows === 'front') ?? around[0] ?? null;
}

const inOrder = (one: string, other: string) => one[1]!.localeCompare(other[1]!) || one.localeCompare(other);

/** The notation of what somebody tries by tapping these. */
export function attempt(view: Picture, picks: readonly string[]): string | null {
  const cells = picks.flatMap((pick) => (pick.startsWith('market:') ? [pick.slice(7)] : []));
  if (picks.includes('flip') && cells.length === 1) return `flip ${cells[0]}`;
  if (cells.length === 1) {
    const other = beside(view, cells[0]!);
    return other && `take ${[cells[0]!, other].sort(inOrder).join(' ')}`;
  }
  if (cells.length === 2) return `take ${cells.sort(inOrder).join(' ')}`;
  if (picks.includes('deck')) return 'deck';
  const token = picks.find((pick) => pick.startsWith('token:'));
  if (token) return `token ${token.slice(6)}`;
  const cards = picks.flatMap((pick) => (pick.startsWith('hand:') ? [pick.slice(5).replace(/\.\d+$/, '')] : []));
  return cards.length ? `pay ${cards.join(' ')}` : null;
}

/** How many turns each player has. */
export const rounds = (view: Picture): number => Math.round(view.turns_in_all / (view.players.length || 1));

/** The turn that is played now, counted for each player. */
export const round = (view: Picture): number =>
  Math.min(Math.floor(view.turns / (view.players.length || 1)) + 1, rounds(view));

/** The two places that the rival of a solo game takes next, by where its markers cross (PC-7.4). */
export function rivalNext(markers: string): { one: string; other: string } {
  const [column = '', row = ''] = markers;
  return { one: markers, other: `${column}${(Number(row) % 4) + 1}` };
}
