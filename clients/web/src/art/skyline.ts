/** The skylines of the metropolises: two rows of towers, and for the cities that we know a landmark. 336 by 74. */

import { area, disc, line, panes, rect } from './draw';

const back = 'color-mix(in oklab, var(--accent) 22%, var(--accent-soft))';
const front = 'color-mix(in oklab, var(--accent) 58%, var(--accent-soft))';
const GROUND = 74;

const tower = (x: number, w: number, h: number, fill: string): string => rect(x, GROUND - h, w, h, fill);
const lights = (x: number, y: number, columns: number, rows: number): string =>
  panes(x, y, columns, rows, 2, 3, 3, 4, 'var(--win)', 'opacity=".8"');

/** What a city is known by, standing around x = 245. */
const landmarks: Record<string, string> = {
  barcelona:
    [228, 238, 250, 260]
      .map((x, i) =>
        area(
          `M${x} 74V${30 - (i % 3) * 8}C${x} ${12 - (i % 3) * 6} ${x + 7} ${12 - (i % 3) * 6} ${x + 7} ${30 - (i % 3) * 8}V74Z`,
          front,
        ),
      )
      .join('') +
    lights(230, 40, 1, 4) +
    lights(252, 40, 1, 4),
  'buenos-aires': area('M240 74V22L245 6L250 22V74Z', front) + rect(234, 70, 22, 4, front) + lights(244, 26, 1, 2),
  lisbon:
    rect(222, 24, 4, 50, front) +
    rect(268, 24, 4, 50, front) +
    rect(186, 56, 122, 3, front) +
    line('M186 56C200 54 216 44 224 26C234 48 260 48 270 26C278 44 294 54 308 56', front, 1.8),
  venice:
    rect(232, 26, 12, 48, front) +
    area('M231 26L238 8L245 26Z', front) +
    area('M250 74V56C250 44 274 44 274 56V74ZM276 74V60C276 50 296 50 296 60V74Z', front) +
    lights(236, 32, 1, 4),
  sydney:
    area(
      'M206 70C208 52 220 42 232 40C228 50 230 62 238 70ZM226 70C228 48 242 34 256 32C250 46 252 60 262 70ZM252 70C256 54 268 46 280 44C274 54 276 62 284 70Z',
      front,
    ) + rect(202, 68, 86, 6, front),
  'mexico-city':
    rect(242, 22, 6, 44, front) +
    disc(245, 17, 4, front) +
    area('M245 18L236 10L240 20ZM245 18L254 10L250 20Z', front) +
    rect(236, 64, 18, 10, front),
  'rio-de-janeiro':
    area(
      'M196 74C206 72 210 34 226 34C240 34 238 66 250 74ZM240 74C250 70 256 50 268 50C280 50 282 70 296 74Z',
      front,
    ) +
    rect(225, 20, 2.4, 14, front) +
    rect(218, 22.4, 16.4, 2.2, front) +
    disc(226.2, 18, 2.2, front),
  'new-york':
    area('M236 74V32H240V22H244V12H246V2H247.4V12H249.4V22H253.4V32H257.4V74Z', front) + lights(239.5, 36, 4, 5),
};

/** A number from a name, so that every city of every edition has towers of its own. */
const seedOf = (name: string): number =>
  [...name].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) % 9973, 7);

export const skyline = (city: string): string => {
  let seed = seedOf(city);
  const next = (most: number): number => {
    seed = (seed * 137 + 29) % 9973;
    return seed % most;
  };
  let drawn = rect(0, 0, 336, GROUND, 'var(--accent-soft)') + disc(150 + next(40), 26 + next(8), 17, 'var(--win)');
  for (let x = 128; x < 330; x += 20 + next(8)) drawn += tower(x, 16 + next(8), 30 + next(26), back);
  drawn += landmarks[city] ?? tower(236, 20, 56, front) + lights(239, 24, 4, 6);
  for (const [x, w] of [
    [180, 20],
    [204, 18],
    [290, 16],
    [309, 24],
  ] as const) {
    const h = 22 + next(18);
    drawn += tower(x, w, h, front) + lights(x + 3, GROUND - h + 6, Math.floor((w - 4) / 5), Math.floor((h - 8) / 7));
  }
  return drawn + rect(0, 71, 336, 3, 'var(--accent)');
};
