/** What stands on parks, water and plots. */

import { area, disc, line, rect } from './draw';
import { ground, type Ground } from './ground';

const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

/** Features that have a drawing of their own: upright, 32 by 32, the foot at (16, 28). */
const drawnFeatures: Record<string, () => string> = {
  tree: () =>
    rect(14.8, 18, 2.4, 10, 'var(--trunk)', 1) + disc(16, 11.6, 9, 'var(--leaf)') + disc(20, 14.2, 6, 'var(--leaf-d)'),
  fountain: () =>
    ellipse(16, 24.6, 11.4, 4.6, 'var(--stone-d)') +
    ellipse(16, 23.4, 11.4, 4.4, 'var(--stone)') +
    ellipse(16, 23.2, 8.8, 3, 'var(--water)') +
    rect(14.8, 13, 2.4, 10, 'var(--stone-d)') +
    ellipse(16, 13.6, 5.4, 1.9, 'var(--stone)') +
    line('M16 13V6.6M16 6.6C12.6 6.6 11 9.6 10.6 13M16 6.6C19.4 6.6 21 9.6 21.4 13', 'var(--water-mark)', 1.5),
  kiosk: () =>
    rect(8, 15, 16, 12.6, 'var(--board)') +
    rect(16.6, 15, 7.4, 12.6, 'var(--stone)') +
    rect(10, 17.4, 5.4, 5, 'var(--night)') +
    rect(18.2, 18, 4, 9.6, 'var(--trunk)') +
    area('M5.6 15L9.6 7.4H22.4L26.4 15Z', 'var(--red-l)') +
    area('M11.2 15L13.4 7.4H16.2L15.6 15ZM20.6 15L19 7.4H22.4L26.4 15Z', 'var(--win)') +
    disc(16, 6.4, 1.6, 'var(--red-r)'),
  carousel: () =>
    ellipse(16, 25.6, 11.6, 3.4, 'var(--trunk)') +
    rect(15.2, 10, 1.6, 15, 'var(--coin-d)') +
    line('M8.6 14V24.6M23.4 14V24.6M12 15V26M20 15V26', 'var(--coin)', 1.2) +
    area('M16 3L28 13.4C24 16.4 8 16.4 4 13.4Z', 'var(--seat-4)') +
    area('M16 3L12.6 15.4C9.6 15.2 7.4 14.8 5.8 14.2ZM16 3L19.4 15.4C21.2 15.3 22.8 15.1 24.2 14.8Z', 'var(--win)') +
    rect(6.8, 18.6, 4.2, 2.8, 'var(--win)', 1.4) +
    rect(21, 18.6, 4.2, 2.8, 'var(--win)', 1.4) +
    disc(16, 2.8, 1.6, 'var(--coin)'),
  boat: () =>
    rect(15.2, 5, 1.6, 17, 'var(--trunk)') +
    area('M17.6 6C22.4 9.4 24.4 14 24.6 19.4H17.6Z', 'var(--win)') +
    area('M14.4 8.6C11.6 12 9.8 15.6 9 19.4H14.4Z', 'var(--stone)') +
    area('M5 21.4H27L23.4 27.4H8.8Z', 'var(--red-l)') +
    rect(5, 21.2, 22, 1.7, 'var(--red-r)'),
  dolphin: () =>
    area(
      'M4.4 25C6.4 14.6 13.6 9.6 20.6 11C21.8 8.6 23.8 7.6 25.4 7.6C24.8 9.4 24.8 10.8 25 12.4C27.4 14.2 28.8 16.6 29.4 19.2C26.6 18.2 24.2 18.4 22 19C16.8 18 10.6 19.8 8.4 24.4C9.4 25.2 10 26.4 10 28C7.8 27 6 26.2 4.4 25Z',
      'var(--water-mark)',
    ) +
    area('M22 19C18 19.6 14 21 12 24C16 22.6 19.6 21.6 22 19Z', 'var(--win)') +
    disc(24.6, 14.6, 0.9, 'var(--night)'),
  pier: () =>
    line('M9 19V28M16 19V29M23 19V28', 'var(--trunk)', 2) +
    area('M4 17.6L16 12.6L28 17.6L16 22.8Z', 'var(--stone)') +
    line('M8 16L20 21M12 14.2L24 19.3', 'var(--stone-d)', 1.1) +
    rect(13.6, 8.4, 1.6, 6, 'var(--trunk)') +
    area('M15.2 8.4H22L20.2 10.6L22 12.8H15.2Z', 'var(--red-l)'),
  lighthouse: () =>
    area('M8.4 28C9 25 12 24 16 24S23 25 23.6 28Z', 'var(--stone-d)') +
    area('M11.6 25.4L13.2 9.4H18.8L20.4 25.4Z', 'var(--win)') +
    area('M12.4 17.6L12.8 13.4H19.2L19.6 17.6ZM11.6 25.4L12 21.4H20L20.4 25.4Z', 'var(--red-l)') +
    rect(11.8, 8, 8.4, 1.8, 'var(--night)') +
    rect(13.6, 4.4, 4.8, 3.8, 'var(--coin)') +
    area('M12.6 4.6L16 1.4L19.4 4.6Z', 'var(--red-l)'),
  statue: () =>
    area('M8.6 28L9.6 22.4H22.4L23.4 28Z', 'var(--stone-d)') +
    rect(11, 18, 10, 4.6, 'var(--stone)') +
    area('M12.6 18C12.8 14 13.4 11.6 15 10.4L22.4 3.6L23.6 4.8L18.6 11C19.4 13 19.8 15 20 18Z', 'var(--seat-5)') +
    disc(15.6, 7.8, 2.3, 'var(--seat-5)') +
    rect(22.2, 2.2, 2.6, 2.6, 'var(--coin)', 1.3),
};

/** Features of other editions: by what they lie on, and by their name, so that two kinds differ. */
const unknownFeature = (id: string, on: Ground | 'plot'): string => {
  let hash = 7;
  for (const letter of id) hash = (hash * 31 + letter.charCodeAt(0)) % 9973;
  const tone = ['var(--seat-1)', 'var(--seat-2)', 'var(--seat-3)', 'var(--seat-4)'][hash % 4] ?? 'var(--seat-1)';
  const height = 8 + (hash % 3) * 3;
  const top = 22 - height;
  if (on === 'plot') {
    return (
      area('M8.6 28L9.6 22.4H22.4L23.4 28Z', 'var(--stone-d)') +
      area(`M13 22.4L14.4 ${top}H17.6L19 22.4Z`, 'var(--stone)') +
      disc(16, top, 3.2, tone)
    );
  }
  if (on === 'water') {
    return (
      ellipse(16, 25, 9, 3, 'var(--water-mark)') +
      area('M11 25L13 17H19L21 25Z', tone) +
      rect(15.2, top - 2, 1.6, 19 - top, 'var(--trunk)') +
      disc(16, top - 2, 2.4, 'var(--coin)')
    );
  }
  return (
    ellipse(16, 26, 10, 3, 'var(--leaf-d)') +
    rect(9, top + 4, 14, 22 - top, 'var(--board)') +
    area(`M7 ${top + 5}L16 ${top - 4}L25 ${top + 5}Z`, tone) +
    rect(14, 20, 4, 6, 'var(--trunk)')
  );
};

/** A feature upright, 32 by 32, the foot at (16, 28). */
export const standing = (id: string, on: Ground | 'plot'): string => drawnFeatures[id]?.() ?? unknownFeature(id, on);

/** A feature tile's picture, 32 by 32. */
export const featurePicture = (id: string, on: Ground | 'plot', wild: boolean): string =>
  wild ? `<g transform="translate(4 4) scale(.6)">${ground('wild')}</g>` : standing(id, on);
