/** The shapes of the seats, 32 by 32: disc, square, triangle, diamond, pentagon. */

import { corners } from './draw';

/** A shape in a colour, by its number from 1. */
export function seatShape(shade: number, fill = `var(--seat-${shade})`): string {
  const round = (width: number): string =>
    `fill="${fill}" stroke="${fill}" stroke-width="${width}" stroke-linejoin="round"`;
  switch (shade) {
    case 1:
      return `<circle cx="16" cy="16" r="14" fill="${fill}"/>`;
    case 2:
      return `<rect x="3.4" y="3.4" width="25.2" height="25.2" rx="3.5" fill="${fill}"/>`;
    case 3:
      return `<path d="M16 5.2L28.6 26.8L3.4 26.8Z" ${round(4)}/>`;
    case 4:
      return `<path d="M16 2.8L29.2 16L16 29.2L2.8 16Z" ${round(3)}/>`;
    default:
      return `<path d="M${corners(16, 17, 13, 5).join('L')}Z" ${round(3.4)}/>`;
  }
}

/** How low an initial stands in a shape. */
export const initialAt = (shade: number): number => [0, 22.3, 22.3, 25.2, 22.3, 23.4][shade] ?? 22.3;
