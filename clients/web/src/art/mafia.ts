/** Mafia City: symbols, card pictures, figures and the seven locations. */

import { area, corners, disc, line, n, panes, rect, star } from './draw';

export type SymbolName = 'fist' | 'hat' | 'bullet' | 'plus-one';
export type LocationName =
  'prison' | 'port' | 'fighters-club' | 'police-station' | 'business-district' | 'private-club' | 'town-hall';
export type FigureName = 'hitman' | 'policeman' | 'mayor';

const ink = 'currentColor';
/** What lies behind a symbol, for the lines cut out of it. */
const behind = 'var(--sym-bg, var(--card))';

const fist = (fill: string, cut: string): string =>
  rect(4.6, 8, 4, 7, fill, 2) +
  rect(9, 6.6, 4, 8, fill, 2) +
  rect(13.4, 6.6, 4, 8, fill, 2) +
  rect(17.8, 8, 3.6, 7, fill, 1.8) +
  area(
    'M4.6 13.6H11.6A2.2 2.2 0 0 1 11.6 18H9.4V19H21.4V13.6V17.6C21.4 20.8 19.4 23 16.4 23H9.6C6.8 23 4.6 20.8 4.6 18Z',
    fill,
  ) +
  line('M5.4 13.2H12A2.4 2.4 0 0 1 12 18H8.6', cut, 1.3);

/** The symbols, 26 by 26. */
export const symbols: Record<SymbolName, string> = {
  fist: fist(ink, behind),
  hat:
    area(
      'M7.2 16.6C7.2 9.6 8.4 5.4 10.4 5.4C11.4 5.4 12.2 6.4 13 6.4S14.6 5.4 15.6 5.4C17.6 5.4 18.8 9.6 18.8 16.6C16 18 10 18 7.2 16.6Z',
      ink,
    ) +
    area('M2.4 15.2C5 17.6 9 18.8 13 18.8S21 17.6 23.6 15.2C23.8 18.6 19 21.4 13 21.4S2.2 18.6 2.4 15.2Z', ink) +
    area('M7.3 12.6C9.4 13.7 16.6 13.7 18.7 12.6L18.8 14.4C16.6 15.5 9.4 15.5 7.2 14.4Z', behind),
  bullet:
    area('M9 10.4C9 6.4 10.8 3.6 13 2C15.2 3.6 17 6.4 17 10.4Z', ink) +
    rect(9, 11.6, 8, 8.4, ink) +
    rect(8.2, 21, 9.6, 2.6, ink, 0.8),
  // Drawn, not lettered: no text inside pictures.
  'plus-one': line('M3.4 13H11.4M7.4 9V17', ink, 2.8) + line('M15.4 8.8L19 6V20', ink, 3),
};

/** The pictures of the cards, 48 by 48, by the kind of their text. */
export const cardPictures: Record<string, string> = {
  hitman:
    disc(24, 24, 17, 'var(--card)') +
    `<circle cx="24" cy="24" r="16" fill="none" stroke="var(--ink)" stroke-width="2.4"/>` +
    `<circle cx="24" cy="24" r="9" fill="none" stroke="var(--seat-4)" stroke-width="2"/>` +
    line('M24 3V16M24 32V45M3 24H16M32 24H45', 'var(--ink)', 2.4) +
    disc(24, 24, 3, 'var(--seat-4)'),
  informer:
    area('M4 24C12 12 36 12 44 24C36 36 12 36 4 24Z', 'var(--card)') +
    line('M4 24C12 12 36 12 44 24C36 36 12 36 4 24Z', 'var(--ink)', 2.2) +
    disc(24, 24, 7.4, 'var(--seat-3)') +
    disc(24, 24, 3.4, 'var(--ink)') +
    line('M10 10L13 14M24 6V11M38 10L35 14', 'var(--ink)', 2.2),
  thief:
    disc(24, 25, 15, 'var(--stone)') +
    area(
      'M7 21C12 17 18 19 24 21C30 19 36 17 41 21C41 28 37 31.4 32 31.4C28 31.4 26 28 24 28S20 31.4 16 31.4C11 31.4 7 28 7 21Z',
      'var(--ink)',
    ) +
    disc(16.6, 24.6, 3, 'var(--card)') +
    disc(31.4, 24.6, 3, 'var(--card)') +
    area('M9 18A15 13.6 0 0 1 39 18C33 14.6 15 14.6 9 18Z', 'var(--night)') +
    line('M20 35.4C22.4 37 25.6 37 28 35.4', 'var(--ink)', 2),
  'police-chief':
    area(
      `M${star(24, 24, 19, 9.4, 6)}Z`,
      'var(--coin)',
      'stroke="var(--coin)" stroke-width="4" stroke-linejoin="round"',
    ) +
    [0, 1, 2, 3, 4, 5]
      .map((i) =>
        disc(24 + 19.4 * Math.sin((i * Math.PI) / 3), 24 - 19.4 * Math.cos((i * Math.PI) / 3), 2.8, 'var(--coin)'),
      )
      .join('') +
    disc(24, 24, 8.4, 'var(--coin-d)') +
    disc(24, 24, 6, 'var(--coin)') +
    area(`M${star(24, 24, 4.4, 2)}Z`, 'var(--coin-d)'),
  fbi:
    rect(9, 6, 30, 36, 'var(--night)', 4) +
    rect(12, 9, 24, 30, 'color-mix(in oklab, var(--night) 80%, #fff)', 2) +
    area('M24 12L33 15V22C33 28 29 32 24 34.4C19 32 15 28 15 22V15Z', 'var(--coin)') +
    rect(18.4, 17.4, 11.2, 2.4, 'var(--coin-d)') +
    rect(18.4, 21.6, 11.2, 2.4, 'var(--coin-d)') +
    rect(20.4, 25.8, 7.2, 2.4, 'var(--coin-d)'),
  'police-raid':
    rect(8, 35, 32, 6, 'var(--ink)', 2) +
    area('M12 35V24A12 12 0 0 1 36 24V35Z', 'var(--seat-4)') +
    area('M24 12A12 12 0 0 1 36 24V35H24Z', 'var(--economy)') +
    rect(21, 20, 6, 15, 'var(--card)', 3, 'opacity=".55"') +
    line('M4 20L8.4 21.6M8.4 9.6L11.6 13M39.6 9.6L36.4 13M44 20L39.6 21.6M24 3V7.4', 'var(--ink)', 2.2),
  'pulling-strings':
    rect(4, 5, 40, 5, 'var(--trunk)', 2) +
    line('M10 10V25M24 10V18M38 10V25', 'var(--ink)', 1.6) +
    disc(24, 21, 5, 'var(--stone)') +
    area('M17 42C17 32 20 27 24 27S31 32 31 42Z', 'var(--seat-4)') +
    line('M19 31L10 26M29 31L38 26', 'var(--seat-4)', 3.4) +
    disc(9.6, 25.6, 2.4, 'var(--stone)') +
    disc(38.4, 25.6, 2.4, 'var(--stone)') +
    area('M18.4 18.6C19 14.6 29 14.6 29.6 18.6Z', 'var(--ink)'),
  'big-plan':
    area('M5 11L18 7L30 11L43 7V37L30 41L18 37L5 41Z', 'var(--economy-soft)') +
    area('M18 7L30 11V41L18 37Z', 'color-mix(in oklab, var(--economy) 24%, var(--economy-soft))') +
    line('M10 33C14 26 18 31 22 25S29 17 33 20', 'var(--ink)', 2.2, 'stroke-dasharray="1 4.4"') +
    line('M32.6 14.6L39 21M39 14.6L32.6 21', 'var(--seat-4)', 3) +
    disc(10.4, 33, 2.8, 'var(--ink)'),
  complicity:
    `<circle cx="14" cy="29" r="9" fill="none" stroke="var(--ink-2)" stroke-width="4"/>` +
    `<circle cx="34" cy="29" r="9" fill="none" stroke="var(--ink-2)" stroke-width="4"/>` +
    line('M18 20C20 15 28 15 30 20', 'var(--stone-d)', 3, 'stroke-dasharray="2 4.6"') +
    rect(10, 17, 8, 5, 'var(--ink)', 2) +
    rect(30, 17, 8, 5, 'var(--ink)', 2) +
    disc(14, 19.5, 1, 'var(--coin)') +
    disc(34, 19.5, 1, 'var(--coin)'),
  'shady-business':
    rect(6, 17, 36, 24, 'var(--trunk)', 3) +
    rect(6, 26, 36, 3, 'color-mix(in oklab, var(--trunk) 68%, #000)') +
    line('M18 17V13A3 3 0 0 1 21 10H27A3 3 0 0 1 30 13V17', 'var(--ink)', 2.6) +
    rect(20, 24, 8, 7, 'var(--coin)', 1.4) +
    rect(23.2, 26.4, 1.6, 2.6, 'var(--coin-d)') +
    area('M9 17L13 8H21L19 17ZM29 17L31 7H38L39 17Z', 'var(--leaf)') +
    disc(16.4, 12.6, 1.8, 'var(--win)') +
    disc(34.4, 12, 1.8, 'var(--win)'),
  'secret-deal':
    rect(5, 12, 38, 26, 'var(--stone)', 2) +
    area('M5 14L24 28L43 14V12H5Z', 'var(--win)') +
    line('M5 13.4L24 27.4L43 13.4', 'var(--stone-d)', 1.6) +
    disc(24, 27.6, 6.4, 'var(--industry)') +
    disc(24, 27.6, 3.4, 'var(--industry-deep)'),
};

const coat = (fill: string): string => area('M6 41C6 28 9 22 15 22S24 28 24 41Z', fill);

/** The figures, 30 by 42, their feet at the bottom. */
export const figures: Record<FigureName, string> = {
  hitman:
    coat('var(--ink)') +
    area('M15 23L11.6 30L15 40L18.4 30Z', 'var(--card)') +
    area('M15 26L13.4 29L15 38L16.6 29Z', 'var(--seat-4)') +
    disc(15, 17, 5.8, 'var(--stone)') +
    area(
      'M4.4 14.4C9 16.6 21 16.6 25.6 14.4C24 12.4 21.6 12.4 20.4 12.4L19.4 6.4C18 5 12 5 10.6 6.4L9.6 12.4C8.4 12.4 6 12.4 4.4 14.4Z',
      'var(--ink)',
    ) +
    area('M9.8 11L20.2 11L20.5 13.2H9.5Z', 'var(--seat-4)'),
  policeman:
    coat('var(--economy)') +
    rect(14.2, 24, 1.6, 17, 'var(--economy-deep)') +
    area(`M${star(19, 29, 3.2, 1.4)}Z`, 'var(--coin)') +
    disc(15, 16.6, 5.8, 'var(--stone)') +
    area('M6.6 11.4C8 6 22 6 23.4 11.4L21.6 14.4H8.4Z', 'var(--economy)') +
    area('M8.4 13.4H21.6C21.6 16 18 16.6 15 16.6S8.4 16 8.4 13.4Z', 'var(--ink)') +
    disc(15, 10.6, 1.7, 'var(--coin)'),
  mayor:
    coat('var(--mafia-city)') +
    line('M9.6 25C10.6 31 19.4 31 20.4 25', 'var(--coin)', 2) +
    disc(15, 31, 2.3, 'var(--coin)') +
    disc(15, 17, 5.8, 'var(--stone)') +
    rect(9.4, 2.6, 11.2, 10, 'var(--ink)', 1) +
    rect(5.6, 12, 18.8, 2.6, 'var(--ink)', 1.3) +
    rect(9.4, 9.2, 11.2, 2, 'var(--coin)'),
};

const [win, wall, light, dark] = ['var(--win)', 'var(--b)', 'var(--bl)', 'var(--bd)'];

/** The tone of a location's walls and its elevation, 64 by 64, the ground at 62. */
const elevations: Record<LocationName, readonly [tone: string, drawn: string]> = {
  prison: [
    'ingenuity',
    rect(5, 26, 54, 36, light) +
      rect(5, 26, 54, 4, wall) +
      rect(4, 14, 12, 48, wall) +
      rect(48, 14, 12, 48, wall) +
      area('M3 14V9H6V12H8.4V9H11.6V12H14V9H17V14ZM47 14V9H50V12H52.4V9H55.6V12H58V9H61V14Z', dark) +
      rect(8, 20, 4, 7, win) +
      rect(52, 20, 4, 7, win) +
      [20, 29, 38].map((x) => rect(x, 34, 6, 7, dark) + line(`M${x + 2} 34V41M${x + 4} 34V41`, light, 0.9)).join('') +
      area('M25 62V52A7 7 0 0 1 39 52V62Z', dark) +
      line('M28.4 48V62M32 46V62M35.6 48V62', light, 1.3),
  ],
  port: [
    'economy',
    line('M16 50V14M16 14H44M16 20L36 14M40 14V25', dark, 2.6) +
      rect(35, 25, 10, 7, 'var(--industry-wall)') +
      area('M2 44H62L54 58H12Z', wall) +
      rect(2, 44, 60, 3, dark) +
      rect(24, 36, 9, 8, light) +
      rect(34, 36, 9, 8, 'var(--energy-wall)') +
      rect(46, 32, 10, 12, win) +
      rect(46, 32, 10, 3, dark) +
      line('M1 60q4 -3.4 8 0t8 0t8 0t8 0t8 0t8 0t8 0', 'var(--water-mark)', 2),
  ],
  'fighters-club': [
    'industry',
    rect(8, 22, 48, 40, wall) +
      rect(6, 20, 52, 4, dark) +
      rect(14, 8, 36, 13, dark, 2) +
      `<g transform="translate(25.4 7.4) scale(.52)">${fist(win, dark)}</g>` +
      line(
        'M8 32H56M8 42H56M8 52H56M18 22V32M34 22V32M50 22V32M12 32V42M28 32V42M44 32V42M18 42V52M50 42V52',
        dark,
        0.8,
        'opacity=".55"',
      ) +
      rect(24, 42, 16, 20, dark) +
      rect(26, 44, 5.6, 18, light) +
      rect(32.4, 44, 5.6, 18, light) +
      rect(11, 28, 9, 9, win) +
      rect(44, 28, 9, 9, win),
  ],
  'police-station': [
    'economy',
    rect(6, 30, 52, 32, light) +
      rect(4, 27, 56, 4, dark) +
      rect(22, 16, 20, 46, wall) +
      area('M20 16L32 7L44 16Z', dark) +
      area(`M${star(32, 25, 6, 2.6)}Z`, 'var(--coin)') +
      panes(9.4, 36, 2, 2, 3.8, 6, 2.2, 5) +
      panes(45, 36, 2, 2, 3.8, 6, 2.2, 5) +
      rect(27, 44, 10, 18, dark) +
      rect(28.4, 46, 3, 16, win) +
      rect(32.6, 46, 3, 16, win) +
      disc(19, 52, 2.2, 'var(--energy-wall)') +
      disc(45, 52, 2.2, 'var(--energy-wall)'),
  ],
  'business-district': [
    'ecology',
    rect(6, 28, 16, 34, light) +
      panes(8.6, 32, 3, 5, 2.6, 3.4, 1.6, 2.2) +
      rect(24, 6, 18, 56, wall) +
      rect(34, 6, 8, 56, dark) +
      panes(26.6, 11, 4, 8, 2.2, 3.6, 1.6, 2.2) +
      rect(44, 20, 14, 42, light) +
      rect(52, 20, 6, 42, wall) +
      panes(46, 24, 3, 6, 2.4, 3.4, 1.4, 2.4) +
      rect(32.4, 0, 1.2, 6, 'var(--stone-d)') +
      rect(28, 55, 9, 7, win),
  ],
  'private-club': [
    'community',
    rect(8, 24, 48, 38, dark) +
      rect(6, 20, 52, 5, wall) +
      area('M22 3H42L33.4 13V19H38V21H26V19H30.6V13Z', 'var(--coin)') +
      disc(37, 6, 1.8, 'var(--seat-4)') +
      [12, 41].map((x) => area(`M${x} 46V36A5.5 5.5 0 0 1 ${x + 11} 36V46Z`, win)).join('') +
      area('M24 34H40L44 41H20Z', wall) +
      area('M28 34H32L31 41H26ZM36 34H40L44 41H38Z', win) +
      rect(26, 42, 12, 20, wall) +
      rect(31.4, 42, 1.2, 20, dark) +
      rect(22, 61, 20, 1.6, 'var(--seat-4)'),
  ],
  'town-hall': [
    'civic',
    rect(25, 14, 14, 48, wall) +
      area('M23.6 14L32 2L40.4 14Z', dark) +
      disc(32, 22, 4.4, win) +
      line('M32 19.4V22L33.8 23.4', dark, 1.1) +
      rect(8, 34, 48, 28, light) +
      rect(6, 32, 52, 3.4, dark) +
      rect(25, 34, 14, 28, wall) +
      panes(11, 39, 3, 2, 2.8, 6.4, 1.9, 4) +
      panes(40.6, 39, 3, 2, 2.8, 6.4, 1.9, 4) +
      area('M28 62V52A4 4 0 0 1 36 52V62Z', dark) +
      rect(28.6, 40, 6.8, 5, win) +
      rect(4, 60, 56, 2, dark),
  ],
};

/** A location's building, 64 by 64. */
export const elevation = (location: LocationName): string => {
  const [tone, drawn] = elevations[location];
  return `<g class="bld b-${tone}">${drawn}</g>`;
};

/** A marker cube round (0, 0). */
export const cube =
  area('M0 -8L8 -4L0 0L-8 -4Z', 'var(--mafia-city)') +
  area('M-8 -4L0 0V9L-8 5Z', 'color-mix(in oklab, var(--mafia-city) 80%, #000)') +
  area('M8 -4L0 0V9L8 5Z', 'color-mix(in oklab, var(--mafia-city) 62%, #000)');

/** The crown of whoever is in control, round (0, 0). */
export const crown = area(
  'M-7 4.6L-8 -4L-3.6 -.6L0 -6L3.6 -.6L8 -4L7 4.6Z',
  'var(--coin)',
  'stroke="var(--coin-d)" stroke-width="1" stroke-linejoin="round"',
);

/** A hexagon with a corner on top, as a path. */
export const hexagon = (radius: number): string => `M${corners(0, 0, radius, 6).join('L')}Z`;

/** Where the seven places of the city lie, hexagons of radius 100: the middle, then clockwise from the upper right. */
export const hexagonCentres: readonly (readonly [number, number])[] = (() => {
  const width = Math.sqrt(3) * 100;
  return [
    [0, 0],
    [width / 2, -150],
    [width, 0],
    [width / 2, 150],
    [-width / 2, 150],
    [-width, 0],
    [-width / 2, -150],
  ].map(([x, y]) => [n(x ?? 0), n(y ?? 0)] as const);
})();
