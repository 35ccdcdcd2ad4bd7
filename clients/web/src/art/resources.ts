// The resources of Point City: each a shape with a glyph in it, so that none is told by its colour alone.
import { disc as C, ring as O, area as P, rect as R, gear, corners as poly, round, star } from './draw';

export const RESOURCES = ['energy', 'industry', 'economy', 'community', 'ecology'] as const;
export type ResourceMark = (typeof RESOURCES)[number] | 'ingenuity';

const shapes: Record<ResourceMark, (fill: string) => string> = {
  energy: (f) => round('M16 4.4L29 26.4L3 26.4Z', f, 4),
  industry: (f) => round('M' + poly(16, 16, 13.2, 6).join('L') + 'Z', f, 3.4),
  economy: (f) => C(16, 16, 14.4, f),
  community: (f) => R(2.4, 2.4, 27.2, 27.2, f, 5),
  ecology: (f) => P('M16 .8C20.6 6.4 28 13.2 28 19.6A12 11.8 0 0 1 4 19.6C4 13.2 11.4 6.4 16 .8Z', f),
  ingenuity: (f) => round('M' + star(16, 17, 13.2, 6) + 'Z', f, 3.6),
};

const glyphs: Record<ResourceMark, (fill: string) => string> = {
  energy: (f) => P('M17.6 9.6L10.8 18.6H15.2L13.6 25.4L21 16H16.6Z', f),
  industry: (f) => P(gear(16, 16, 6.1, 8.7, 8) + 'M16 13A3 3 0 1 0 16 19A3 3 0 1 0 16 13Z', f, 'fill-rule="evenodd"'),
  economy: (f) => O(16, 16, 9.6, f, 1.8) + P('M16 10.4L20.2 16L16 21.6L11.8 16Z', f),
  community: (f) =>
    C(11, 11.6, 3, f) +
    C(21, 11.6, 3, f) +
    P('M5.8 22.6C5.8 18.4 8 16.4 11 16.4C13 16.4 14.3 17.2 15 18.4C14.2 19.6 13.8 21 13.8 22.6Z', f) +
    P('M26.2 22.6C26.2 18.4 24 16.4 21 16.4C18 16.4 15.8 18.4 15.8 22.6Z', f),
  ecology: (f) =>
    P(
      'M10 23.6C8.4 17 12.4 11.6 21.6 11.4C22.4 19.6 18 24.4 12.6 23C14 19.8 16 17.4 18.6 15.4C14.8 16.8 12 19.6 10 23.6Z',
      f,
    ),
  ingenuity: (f) => P('M' + star(16, 17.2, 5.6, 2.5) + 'Z', f),
};

const drawn = new Map<string, string>();

/** The mark of a resource, 32 x 32. */
export function resourceMark(of: ResourceMark): string {
  const known = drawn.get(of);
  if (known !== undefined) return known;
  const mark = shapes[of](`var(--${of})`) + glyphs[of](`var(--on-${of})`);
  drawn.set(of, mark);
  return mark;
}

/** Its shape alone, in the colour of the text around. */
export const resourceShape = (of: ResourceMark): string => shapes[of]('currentColor');

/** The mark of civic buildings, 32 x 32. */
export const civicMark =
  `<path d="M${star(16, 16, 15, 12.4, 12)}Z" fill="var(--civic)"/>` +
  C(16, 16, 9.6, 'var(--civic-soft)') +
  P(
    'M9.6 15L16 10.2L22.4 15ZM10.8 16H13V20.4H10.8ZM14.9 16H17.1V20.4H14.9ZM19 16H21.2V20.4H19ZM9.6 21.2H22.4V22.8H9.6Z',
    'var(--civic-deep)',
  );
