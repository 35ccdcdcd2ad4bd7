// UpTown: the kinds, the marks of the cards, and flat elevations of storeys.
import { disc as C, line as L, ring as O, area as P, rect as R, panes as grid, tree } from './draw';

export const KINDS = ['office', 'services', 'apartment', 'cafe', 'shop', 'hotel'] as const;
export type KindName = (typeof KINDS)[number] | 'none';

/** The colour of a kind. */
export const tints: Record<KindName, string> = {
  office: 'economy',
  services: 'seat-3',
  apartment: 'industry',
  cafe: 'energy',
  shop: 'ecology',
  hotel: 'community',
  none: 'leaf',
};

const ink = 'currentColor';
const behind = 'var(--glyph-bg, var(--card))';

/** The glyph of a kind, 24 x 24. */
export const kindGlyphs: Record<KindName, string> = {
  office:
    R(3, 13, 18, 2.4, ink, 1) +
    R(4.4, 15, 2.2, 6, ink) +
    R(14, 15, 5.6, 6, ink) +
    R(6.4, 4, 9, 6.6, ink, 1) +
    R(9.8, 10.4, 2.2, 3, ink),
  services:
    O(6.4, 17.6, 2.9, ink, 2.1) + O(17.6, 17.6, 2.9, ink, 2.1) + L('M8 15.2L16.6 3.4M16 15.2L7.4 3.4', ink, 2.3),
  apartment:
    R(2.4, 5, 2.4, 15, ink, 1) +
    R(2.4, 13, 19.2, 4.6, ink, 1) +
    R(19.2, 13, 2.4, 7, ink, 1) +
    R(6, 8.6, 6, 3.4, ink, 1.4) +
    P('M13 12V10A1.6 1.6 0 0 1 14.6 8.6H19A2.4 2.4 0 0 1 21.4 11V12Z', ink),
  cafe:
    P('M4 9H17V15A5 5 0 0 1 12 20H9A5 5 0 0 1 4 15Z', ink) +
    L('M17 10.8H18.4A2.6 2.6 0 0 1 18.4 16H16.8', ink, 2) +
    L('M8 3.4C7 4.8 9 5.4 8 6.8M13 3.4C12 4.8 14 5.4 13 6.8', ink, 1.7),
  shop:
    P('M4.4 8.4H19.6L20.8 20.6H3.2Z', ink) +
    L('M8.4 11V7A3.6 3.6 0 0 1 15.6 7V11', ink, 2) +
    L('M8.4 11V8.6M15.6 11V8.6', behind, 1.6),
  hotel:
    P('M4 17A8 8 0 0 1 20 17Z', ink) + R(2.6, 18.2, 18.8, 2.6, ink, 1.2) + R(11, 6.4, 2, 3, ink) + C(12, 5.6, 1.9, ink),
  none: R(11, 12, 2, 9, ink) + C(12, 8.6, 6, ink),
};

/** The marks of a card, 24 x 24. */
export const marks = {
  roof: L('M3 15L12 6L21 15', ink, 3.2),
  gift:
    R(4, 11, 16, 9.6, ink, 1) +
    R(3, 7.6, 18, 4, ink, 1) +
    R(10.8, 7.6, 2.4, 13, behind) +
    L('M12 7.4C8 7.4 6.4 3.4 9 3C11 2.8 12 5 12 7.4C12 5 13 2.8 15 3C17.6 3.4 16 7.4 12 7.4', ink, 1.7),
  ground: R(3, 18.6, 18, 2.6, ink, 1) + R(7, 8, 10, 9, ink, 1),
  upper: R(3, 18.6, 18, 2.6, ink, 1) + P('M12 3.6L18.4 10.4H14.2V15.6H9.8V10.4H5.6Z', ink),
  rooftop: L('M3 20L12 12.6L21 20', ink, 2.6) + R(11.1, 2.6, 1.8, 11, ink) + P('M12.9 3L19 5.4L12.9 8Z', ink),
  'no-gifts':
    `<g opacity=".9">${R(5, 11, 14, 8.6, ink, 1)}${R(4, 8, 16, 3.6, ink, 1)}</g>` +
    L('M4 21L20 3', behind, 4.4) +
    L('M4 21L20 3', ink, 2.2),
  storeys: R(4, 15, 16, 5, ink, 1) + R(4, 9, 16, 5, ink, 1) + R(4, 3, 16, 5, ink, 1),
} as const;
export type MarkName = keyof typeof marks;

const w = 'var(--win)',
  b = 'var(--fb)',
  bd = 'var(--fd)';
const each = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');
const wall = R(0, 0, 150, 46, b) + R(0, 0, 150, 3, bd);

/** The front of a storey, 150 x 46; it may be stretched. */
export const facades: Record<KindName, string> = {
  office: wall + grid(44, 8, 6, 2, 8.4, 12, 3.6, 6, w),
  services:
    wall +
    R(46, 9, 38, 30, w) +
    R(46, 9, 38, 6, bd) +
    L('M65 15V39', bd, 2) +
    R(92, 9, 20, 37, bd) +
    R(95, 13, 14, 14, w),
  apartment:
    wall +
    each(
      3,
      (i) =>
        R(46 + i * 24, 8, 14, 21, w) +
        R(52.3 + i * 24, 8, 1.4, 21, bd) +
        R(43 + i * 24, 28, 20, 3, bd) +
        L(
          `M${45 + i * 24} 31V39M${49 + i * 24} 31V39M${53 + i * 24} 31V39M${57 + i * 24} 31V39M${61 + i * 24} 31V39`,
          bd,
          1.4,
        ) +
        R(43 + i * 24, 38.4, 20, 2, bd),
    ),
  cafe:
    wall +
    R(46, 18, 64, 28, w) +
    each(6, (i) => P(`M${44 + i * 11.4} 8H${55.4 + i * 11.4}V18A5.7 5.7 0 0 1 ${44 + i * 11.4} 18Z`, i % 2 ? w : bd)) +
    L('M62 46V37M56 36H68M92 46V37M86 36H98', bd, 2),
  shop:
    wall +
    R(46, 20, 26, 22, w) +
    R(84, 20, 26, 22, w) +
    R(74, 20, 8, 26, bd) +
    each(7, (i) => P(`M${45 + i * 9.6} 8H${54.6 + i * 9.6}L${54.6 + i * 9.6} 20H${45 + i * 9.6}Z`, i % 2 ? w : bd)) +
    R(52, 30, 6, 12, bd) +
    C(63, 36, 4, bd) +
    R(91, 33, 12, 9, bd, 2),
  hotel:
    wall +
    each(
      4,
      (i) =>
        P(`M${46 + i * 17.4} 38V18A5.6 5.6 0 0 1 ${57.2 + i * 17.4} 18V38Z`, w) + R(51 + i * 17.4, 13, 1.2, 25, bd),
    ) +
    R(43, 38, 72, 2.4, bd),
  none:
    R(0, 0, 150, 46, 'var(--park)') +
    R(0, 40, 150, 6, 'var(--leaf-d)') +
    tree(58, 32, 10) +
    tree(82, 34, 8) +
    tree(104, 32, 10),
};
