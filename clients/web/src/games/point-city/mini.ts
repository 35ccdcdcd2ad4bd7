import { building, toneOf } from '../../art/buildings';
import { n, rect } from '../../art/draw';
import { resourceMark } from '../../art/resources';
import type { Picture, Place } from '../../protocol/point-city';
import type { Drawing, Mini } from '../minis';
import { kindOf, symbols } from './cards';

/** A place of the market, 40 by 34: what a card gives, or a building in its colour. */
function place(shown: Place, x: number, y: number): string {
  if (shown.shows === 'empty') return rect(x, y, 40, 34, 'var(--paper-2)', 5);
  const mark = (name: Parameters<typeof resourceMark>[0]) =>
    `<svg x="${x + 10}" y="${y + 7}" width="20" height="20" viewBox="0 0 32 32">${resourceMark(name)}</svg>`;
  if (shown.shows === 'front') return rect(x, y, 40, 34, 'var(--card)', 5) + mark(symbols(shown.front).of);
  const tone = toneOf(kindOf(shown));
  return (
    rect(x, y, 40, 34, `var(--${tone})`, 5) +
    `<svg x="${x + 7}" y="${y + 5}" width="26" height="26" viewBox="0 0 64 64" class="bld b-${tone}">${building(kindOf(shown), shown.id)}</svg>`
  );
}

function draw(view: Picture): Drawing {
  const places = view.market.flatMap((row, y) => row.map((shown, x) => place(shown, x * 44, y * 38)));
  return { box: [0, 0, 172, 148], body: places.join('') };
}

/** A city as a street, the newest buildings in front. */
function portrait(view: Picture, seat: number): Drawing {
  const city = view.players[seat - 1]?.city ?? [];
  if (city.length === 0) return draw(view);
  const wide = Math.max(5, Math.ceil(Math.sqrt(city.length * 2)));
  const rows = Math.ceil(city.length / wide);
  const drawn = city.map((card, at) => {
    const kind = kindOf(card);
    const row = Math.floor(at / wide);
    const [x, y] = [(at % wide) * 56 + (row % 2) * 18, row * 46];
    return `<svg x="${n(x)}" y="${n(y)}" width="66" height="66" viewBox="0 0 64 64" class="bld b-${toneOf(kind)}">${building(kind, card.id)}</svg>`;
  });
  const width = Math.min(wide, city.length) * 56 + 30;
  const streets = Array.from({ length: rows }, (_, row) =>
    rect(-6, row * 46 + 62, width + 12, 6, 'color-mix(in oklab, var(--point-city) 70%, var(--card))', 3),
  );
  const body = Array.from(
    { length: rows },
    (_, row) => streets[row] + drawn.slice(row * wide, (row + 1) * wide).join(''),
  );
  return { box: [-8, -6, width + 16, rows * 46 + 30], body: body.join('') };
}

export const mini: Mini<Picture> = { draw, portrait };
