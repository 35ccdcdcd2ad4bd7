import { elevation, hexagon, hexagonCentres } from '../../art/mafia';
import { n } from '../../art/draw';
import { seatShape } from '../../art/seat';
import type { Drawing, Mini } from '../minis';
import type { Picture, Place } from './types';

const OUTER = hexagon(95);

/** The mafiosi of a stack from the bottom; in front of them, larger, the seat in control. */
function stack(place: Place, shades: readonly number[]): string {
  const shape = (seat: number, x: number, y: number, size: number): string =>
    `<svg x="${n(x - size / 2)}" y="${n(y - size / 2)}" width="${size}" height="${size}" viewBox="-2 -2 36 36">${seatShape(shades[seat - 1] ?? seat)}</svg>`;
  const few = place.stack.slice(-4).map(({ seat }, at) => shape(seat, 56, 34 - at * 21, 26));
  return few.join('') + (place.controller === null ? '' : shape(place.controller, -50, -40, 36));
}

/** The seven locations and the mafiosi there. */
function draw(view: Picture, _: number, shades: readonly number[]): Drawing {
  const drawn = view.locations.flatMap((place) => {
    const at = hexagonCentres[view.city.indexOf(place.location)];
    if (!at) return [];
    return (
      `<g transform="translate(${at[0]} ${at[1]})">` +
      `<path d="${OUTER}" fill="var(--sheet)"/>` +
      `<svg x="-44" y="-52" width="88" height="88" viewBox="0 0 64 64">${elevation(place.location)}</svg>` +
      `${stack(place, shades)}</g>`
    );
  });
  return { box: [-272, -256, 544, 512], body: drawn.join('') };
}

export const mini: Mini<Picture> = { draw, portrait: draw };
