/** What scoring cards and milestones count: in words, and as a small scene. */

import type { Block, Colour, Soil } from '../../art/ground';
import type { Arg, Message } from '../../protocol/protocol';
import type { Buildings, Card, Counted, Milestone } from './types';

/** No building has more floors. */
const MOST_FLOORS = 4;
const COLOURS: readonly Colour[] = ['blue', 'red', 'green', 'yellow'];

const message = (key: string, args: { [name: string]: Arg } = {}): Message => ({ key, args });

/** The name of a thing of the edition: translated where there is a translation, otherwise as the edition says. */
const named = (kind: string, thing: { id: string; name: string }): Arg => ({
  name: `ci-${kind}-${thing.id}`,
  text: thing.name,
});

export const nameOf = (
  kind: 'card' | 'milestone' | 'metropolis' | 'feature',
  thing: { id: string; name: string },
): Message => message('page-cities-name', { name: named(kind, thing) });

/** A scoring card: its name, and what it gives points for. */
export const cardWords = (card: Card): Message =>
  message('ci-card', { name: named('card', card), points: card.points, what: countedWords(card.counts, 0) });

/** A milestone: its name, and what it asks for. */
export const milestoneWords = (milestone: Milestone): Message =>
  message('ci-milestone', {
    name: named('milestone', milestone),
    what: countedWords(milestone.counts, milestone.at_least),
  });

/** This many of what is counted, or each if the number is 0. */
export const countedWords = (counted: Counted, number: number): Message => {
  switch (counted.count) {
    case 'buildings':
      return narrowed(
        message(counted.colour === null ? 'ci-count-buildings' : `ci-count-buildings-${counted.colour}`, { number }),
        buildingLimits({ ...counted, colour: null }),
      );
    case 'sets':
      return narrowed(message(`ci-count-sets-${counted.by}`, { number }), buildingLimits(counted));
    case 'pairs': {
      const likeness: Message[] = [];
      if (counted.colours !== 'any') likeness.push(message(`ci-${counted.colours}-colours`));
      if (counted.heights !== 'any') likeness.push(message(`ci-${counted.heights}-heights`));
      const [first, second] = likeness;
      const alike = first && second ? [message('ci-both', { first, second })] : likeness;
      return narrowed(message('ci-count-pairs', { number }), [...alike, ...buildingLimits(counted)]);
    }
    case 'areas': {
      const enough = counted.features > 0 ? [message('ci-with-features', { count: counted.features })] : [];
      return narrowed(message(`ci-count-areas-${counted.of}`, { number, size: counted.size }), enough);
    }
    case 'blocks':
      return narrowed(message('ci-count-blocks', { number, size: counted.size }), buildingLimits(counted));
    case 'uniform':
      return message('ci-count-uniform', { number, size: counted.size });
    case 'plots': {
      const limits = counted.colour === null ? [] : [ofColour(counted.colour)];
      if (counted.empty) limits.push(message('ci-without-building'));
      return narrowed(message('ci-count-plots', { number }), limits);
    }
    case 'features': {
      const keys = {
        park: 'ci-count-features-park',
        water: 'ci-count-features-water',
        'park-or-water': 'ci-count-features',
        statue: 'ci-count-statues',
      };
      return narrowed(
        message(keys[counted.on], { number }),
        counted.different ? [message('ci-different-kinds', { number })] : [],
      );
    }
  }
};

const narrowed = (what: Message, limits: Message[]): Message =>
  limits.length === 0
    ? what
    : message('ci-count-only', {
        what,
        limits: limits.reduce((first, second) => message('ci-limits', { first, second })),
      });

const ofColour = (colour: Colour): Message => message('ci-of-colour', { colour: message(`ci-${colour}`) });

const buildingLimits = ({ colour, least, most, beside }: Buildings): Message[] => {
  const limits = colour === null ? [] : [ofColour(colour)];
  if (least === most) limits.push(message('ci-height-exactly', { floors: least }));
  else if (least > 1 && most === MOST_FLOORS) limits.push(message('ci-height-least', { floors: least }));
  else if (most < MOST_FLOORS) limits.push(message('ci-height-between', { least, most }));
  if (beside !== null) limits.push(message(`ci-beside-${beside}`));
  return limits;
};

/* ---------- pictures ---------- */

interface Drawn {
  soil?: Soil;
  building?: Colour | 'any' | null;
  height?: number;
  feature?: string | null;
}

const block = (x: number, y: number, drawn: Drawn): Block => {
  const { soil = 'any', building = null, height = 0, feature = null } = drawn;
  const on = soil === 'park' || soil === 'water' ? soil : 'plot';
  return { key: `${x},${y}`, x, y, soil, building, height, feature, on };
};

/** The first cells of a compact area: 0,0 1,0 0,1 1,1 2,0 ... */
const compact = (size: number): [number, number][] => {
  const columns = size <= 2 ? size : size <= 4 ? 2 : size <= 6 ? 3 : 4;
  return Array.from({ length: size }, (_, i) => [i % columns, Math.floor(i / columns)]);
};

export const FEATURES = {
  park: ['tree', 'fountain', 'carousel', 'kiosk'],
  water: ['boat', 'lighthouse', 'dolphin', 'pier'],
} as const;

const beside = (what: 'park' | 'water' | 'statue'): Drawn =>
  what === 'statue' ? { soil: 'any', feature: 'statue' } : { soil: what, feature: what === 'park' ? 'tree' : null };

const house = (colour: Colour | null, height: number): Drawn => ({
  soil: colour ?? 'any',
  building: colour ?? 'any',
  height,
});

/** What is counted as blocks on the ground. */
export const countedScene = (counted: Counted): Block[] => {
  switch (counted.count) {
    case 'buildings': {
      const built = block(counted.beside === null ? 0 : 1, 0, house(counted.colour, counted.least));
      return counted.beside === null ? [built] : [block(0, 0, beside(counted.beside)), built];
    }
    case 'sets': {
      const heights =
        counted.by === 'colours' ? [counted.least, counted.least, counted.least, counted.least] : [4, 3, 2, 1];
      const row = counted.by === 'heights' || counted.beside !== null;
      const four = heights.map((height, i) => {
        const colour = counted.by === 'heights' ? counted.colour : (COLOURS[i] ?? null);
        return row ? block(i, 0, house(colour, height)) : block(i % 2, i > 1 ? 1 : 0, house(colour, height));
      });
      const shore = counted.beside === null ? [] : heights.map((_, i) => block(i, 1, beside(counted.beside ?? 'park')));
      return [...four, ...shore];
    }
    case 'pairs': {
      const first = counted.colour ?? (counted.colours === 'any' ? null : 'blue');
      const second =
        counted.colour ?? (counted.colours === 'same' ? 'blue' : counted.colours === 'different' ? 'yellow' : null);
      const height = Math.max(counted.least, counted.heights === 'same' ? 2 : 1);
      const other = counted.heights === 'different' ? Math.min(height + 2, MOST_FLOORS) : height;
      return [block(0, 0, house(first, other)), block(1, 0, house(second, height))];
    }
    case 'areas': {
      const kinds = counted.of === 'plots' ? [] : FEATURES[counted.of];
      const soil = counted.of === 'plots' ? 'green' : counted.of;
      return compact(counted.size).map(([x, y], i) =>
        block(x, y, { soil, feature: i < counted.features ? (kinds[i] ?? null) : null }),
      );
    }
    case 'blocks':
      return compact(counted.size).map(([x, y], i) =>
        block(x, y, house(counted.colour, Math.min(counted.least + (i % 2), counted.most))),
      );
    case 'uniform':
      return compact(counted.size).map(([x, y]) => block(x, y, { soil: 'blue' }));
    case 'plots':
      return [block(0, 0, { soil: counted.colour ?? 'any' })];
    case 'features': {
      if (counted.on === 'statue') return [block(0, 0, { soil: 'any', feature: 'statue' })];
      const places = counted.on === 'park-or-water' ? (['park', 'water'] as const) : ([counted.on] as const);
      return places.flatMap((place, column) =>
        FEATURES[place]
          .slice(0, counted.different ? 2 : 1)
          .map((feature, row) => block(column, row, { soil: place, feature })),
      );
    }
  }
};

/** Floors above the fewest that would count too: drawn pale. */
export const paleFloors = (counted: Counted): number =>
  counted.count === 'buildings' && counted.least > 1 ? counted.most - counted.least : 0;
