/** The pictures of the four games on the home page, 285 by 274, ground at 248. */

import { building, toneOf, type BuildingKind } from './buildings';
import type { Block, Soil } from './ground';
import { scene } from './iso';
import { elevation, figures, hexagon, type LocationName } from './mafia';
import { RESOURCES, resourceMark } from './resources';
import { facades, tints, type KindName } from './uptown';

const GROUND = 248;
const street = 'light-dark(var(--accent), color-mix(in oklab, var(--accent) 42%, var(--accent-soft)))';
const road = `<rect y="${GROUND - 2}" width="285" height="28" fill="${street}"/>`;

const nested = (x: number, y: number, w: number, h: number, box: string, body: string, more = ''): string =>
  `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${box}" ${more}>${body}</svg>`;
const sun = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="27" fill="var(--energy)" opacity=".9"/>`;
const far = (d: string): string => `<path d="${d}" fill="var(--accent)" opacity=".13"/>`;

function pointCity(): string {
  const put = (kind: BuildingKind, id: string, x: number, size: number): string =>
    nested(
      x,
      GROUND - size * 0.97,
      size,
      size,
      '0 0 64 64',
      `<g class="bld b-${toneOf(kind)}">${building(kind, id)}</g>`,
    );
  return (
    sun(66, 80) +
    far(
      'M0 248V186H20V158H44V196H70V170H96V214H120V152H148V184H176V162H204V190H232V136H240V126H244V136H262V164H285V248Z',
    ) +
    put('industry', 'works', 36, 82) +
    put('energy', 'wind', -20, 104) +
    put('economy', 'tower', 78, 158) +
    put('community', 'school', 204, 92) +
    put('ecology', 'glass-house', 166, 64) +
    road +
    RESOURCES.map((name, n) => nested(63 + n * 34, 249, 22, 22, '0 0 32 32', resourceMark(name))).join('')
  );
}

function cities(): string {
  const soils: Record<string, Soil> = { R: 'red', B: 'blue', G: 'green', Y: 'yellow', P: 'park', W: 'water' };
  const rows = ['B4 R2 P0 Y1', 'G3 Y2 P0 R1', 'W0 W0 G1 B2', 'W0 P0 R0 Y0'];
  const blocks = rows.flatMap((row, y) =>
    row.split(' ').map((text, x): Block => {
      const soil = soils[text[0] ?? ''] ?? 'park';
      const height = Number(text[1]);
      const building =
        height > 0 && (soil === 'red' || soil === 'blue' || soil === 'green' || soil === 'yellow') ? soil : null;
      const on = soil === 'park' || soil === 'water' ? soil : 'plot';
      return { key: `${x} ${y}`, x, y, soil, building, height, feature: null, on };
    }),
  );
  const { box, body } = scene(blocks, 32);
  return nested(8, 24, 269, 226, box.join(' '), body, 'preserveAspectRatio="xMidYMid meet"');
}

function uptown(): string {
  const tower = (kinds: KindName[], x: number, roof: boolean): string => {
    const shades = (kind: KindName) =>
      `style="--f:var(--${tints[kind]});--fb:color-mix(in oklab,var(--f) 74%,#fff3de);--fd:color-mix(in oklab,var(--f) 80%,#1c1a1e)"`;
    let y = GROUND;
    let drawn = '';
    for (const kind of kinds) {
      y -= 29;
      drawn += `<g ${shades(kind)}>${nested(x, y, 50, 29.3, '34 0 84 46', facades[kind], 'preserveAspectRatio="none"')}</g>`;
    }
    const top = kinds.at(-1);
    if (roof && top)
      drawn += `<g ${shades(top)}><path d="M${x - 3} ${y + 0.4}L${x + 7} ${y - 13}H${x + 43}L${x + 53} ${y + 0.4}Z" fill="var(--fd)"/></g>`;
    return drawn;
  };
  return (
    sun(236, 74) +
    far('M0 248V156H26V132H58V186H86V126H118V196H150V116H176V154H210V140H240V182H285V248Z') +
    tower(['shop', 'apartment', 'apartment'], 12, true) +
    tower(['cafe', 'services', 'office', 'office', 'apartment'], 66, true) +
    tower(['hotel', 'apartment', 'apartment'], 120, false) +
    tower(['shop', 'office', 'services', 'cafe'], 174, true) +
    tower(['services', 'apartment'], 228, false) +
    road +
    '<path d="M10 262H40M64 262H94M118 262H148M172 262H202M226 262H256" stroke="var(--accent-soft)" stroke-width="3"/>'
  );
}

function mafiaCity(): string {
  const places: [LocationName | null, number, number][] = [
    ['prison', 32, 60],
    ['private-club', 142.5, 60],
    ['port', 253, 60],
    [null, -23, 156],
    ['police-station', 87, 156],
    ['town-hall', 198, 156],
    [null, 308, 156],
    [null, 32, 252],
    [null, 142.5, 252],
    [null, 253, 252],
    [null, -23, -36],
    [null, 87, -36],
    [null, 198, -36],
    [null, 308, -36],
  ];
  const place = ([location, x, y]: [LocationName | null, number, number]): string =>
    `<g transform="translate(${x} ${y})"><path d="${hexagon(57)}" fill="var(--sheet)" stroke="var(--sheet)" stroke-width="5" stroke-linejoin="round"/>` +
    (location
      ? nested(-33, -41, 66, 66, '0 0 64 64', elevation(location)) +
        '<path d="M-40 24H40" stroke="var(--ink)" stroke-width="2.4" stroke-linecap="round"/>'
      : '') +
    '</g>';
  return (
    places.map(place).join('') +
    road +
    nested(114, 167, 57, 80, '0 0 30 42', figures.hitman) +
    nested(9, 181, 47, 66, '0 0 30 42', figures.policeman) +
    nested(229, 181, 47, 66, '0 0 30 42', figures.mayor)
  );
}

export const posters: Record<string, () => string> = {
  'point-city': pointCity,
  cities,
  uptown,
  'mafia-city': mafiaCity,
};
