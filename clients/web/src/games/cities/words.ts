/** Things of Cities in words. */

import type { Arg, Message } from '../../protocol/protocol';
import { cardWords, nameOf } from './counted';
import type { CellNow, Colour, Feature, Holds, Pieces, Tile } from './types';

const colourWords = (colour: Colour): Message => ({ key: `ci-${colour}` });

export const tileWords = (tile: Tile): Message => {
  const [a, b, c, d] = tile.cells.map((cell): Arg => ({ key: `ci-${cell}` }));
  return { key: 'ci-tile', args: { a: a ?? '', b: b ?? '', c: c ?? '', d: d ?? '' } };
};

export const featureWords = (feature: Feature): Message => nameOf('feature', feature);

export const piecesWords = (pieces: Pieces): Message[] =>
  (Object.entries(pieces) as [Colour, number][]).map(([colour, count]) => ({
    key: 'ci-pieces',
    args: { count, colour: colourWords(colour) },
  }));

/** What a slot holds. */
export const holdsWords = (holds: Holds): Message => {
  if (holds === 'nothing') return { key: 'page-nothing' };
  if (holds === 'hidden') return { key: 'ci-board-hidden' };
  if (holds === 'blind') return { key: 'page-cities-blind' };
  if ('card' in holds) return cardWords(holds.card);
  if ('tile' in holds) return tileWords(holds.tile);
  if ('pieces' in holds) return { key: 'page-cities-list', args: { things: piecesWords(holds.pieces) } };
  const things: Arg[] = holds.features.open.map(featureWords);
  if (holds.features.hidden) things.push({ key: 'ci-board-hidden' });
  return { key: 'page-cities-list', args: { things } };
};

/** What is on a cell: a building with its floors, a feature, or what is printed. */
export const landWords = (cell: CellNow): Message => {
  const ground: Arg = { key: `ci-${cell.ground}` };
  if (cell.building !== null) {
    return { key: 'page-cities-land-building', args: { colour: colourWords(cell.building), floors: cell.height } };
  }
  if (cell.feature !== null) {
    const feature: Arg = { name: `ci-feature-${cell.feature}`, text: cell.feature.replaceAll('-', ' ') };
    return { key: 'page-cities-land-feature', args: { ground, feature } };
  }
  return { key: `ci-${cell.ground}` };
};

/** A cell: where, and what is on it. */
export const cellWords = (cell: CellNow): Message => ({
  key: 'page-cities-cell',
  args: { cell: cell.cell, land: landWords(cell) },
});
