import { n, rect } from '../../art/draw';
import { facades, tints } from '../../art/uptown';
import type { Picture, PlotNow } from '../../protocol/uptown';
import type { Drawing, Mini } from '../minis';
import { kindOf } from './cards';

const [WIDE, HIGH, STEP] = [50, 29, 58];

function tower(plot: PlotNow, x: number, ground: number): string {
  const storeys = plot.storeys.map(({ project }, floor) => {
    const shades =
      `--f:var(--${tints[kindOf(project)]});--fb:color-mix(in oklab,var(--f) 74%,#fff3de);` +
      '--fd:color-mix(in oklab,var(--f) 80%,#1c1a1e)';
    const y = ground - (floor + 1) * HIGH;
    const front = `<svg x="${x}" y="${n(y)}" width="${WIDE}" height="${HIGH + 0.3}" viewBox="34 0 84 46" preserveAspectRatio="none">${facades[kindOf(project)]}</svg>`;
    const top = plot.closed && floor === plot.storeys.length - 1;
    const roof = `<path d="M${x - 3} ${n(y + 0.4)}L${x + 7} ${n(y - 13)}H${x + 43}L${x + 53} ${n(y + 0.4)}Z" fill="var(--fd)"/>`;
    return `<g style="${shades}">${front}${top ? roof : ''}</g>`;
  });
  const plain = rect(x, ground - 5, WIDE, 5, 'color-mix(in oklab, var(--uptown) 30%, var(--card))', 1);
  return storeys.join('') || plain;
}

/** The street of a seat. */
function draw(view: Picture, seat: number): Drawing {
  const street = view.players[seat - 1]?.street ?? [];
  const high = Math.max(3, ...street.map(({ storeys }) => storeys.length)) * HIGH + 16;
  const towers = street.map((plot, at) => tower(plot, at * STEP, high));
  const width = Math.max(1, street.length) * STEP;
  const road = rect(
    -8,
    high,
    width + 8,
    12,
    'light-dark(var(--uptown), color-mix(in oklab, var(--uptown) 50%, #000))',
    2,
  );
  return { box: [-8, 0, width + 8, high + 12], body: towers.join('') + road };
}

export const mini: Mini<Picture> = { draw, portrait: draw };
