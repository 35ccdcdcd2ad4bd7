import { describe, expect, test } from 'vitest';
import type { Telling } from '../../protocol/protocol';
import { blockOf, rotationOf, spotOf, tilePlaces, touchedCells, turned, turnTile, edgeLabels } from './district';

const place = (first: string, cells: string[], rotation: number): Telling => ({
  notation: `place ${first} ${rotation}`,
  rule: 'CI-4.5',
  message: { key: 'ci-place' },
  touches: [...cells.map((cell) => `district:2:${cell}`), `rotation:${rotation}`],
});

describe('the geometry of a district', () => {
  test('cells are a letter and a number', () => {
    expect(spotOf('a1')).toEqual({ x: 0, y: 0 });
    expect(spotOf('r18')).toEqual({ x: 17, y: 17 });
  });

  test('four quarter turns of the view lead back', () => {
    const spot = { x: 3, y: 7 };
    expect(turned(turned(turned(turned(spot, 1), 1), 1), 1)).toEqual(spot);
    expect(turned(turned(spot, 1), 1)).toEqual(turned(spot, 2));
    expect(turned(turned(spot, 2), 1)).toEqual(turned(spot, 3));
  });

  test('a tile is turned clockwise', () => {
    expect(turnTile(['red', 'blue', 'park', 'water'], 1)).toEqual(['park', 'red', 'water', 'blue']);
    expect(turnTile(['red', 'blue', 'park', 'water'], 2)).toEqual(['water', 'park', 'blue', 'red']);
    expect(turnTile(['red', 'blue', 'park', 'water'], 4)).toEqual(['red', 'blue', 'park', 'water']);
  });

  test('rotations at one place are one place', () => {
    const cells = ['e5', 'f5', 'e6', 'f6'];
    const tellings = [place('e5', cells, 0), place('e5', cells, 90), place('g5', ['g5', 'h5', 'g6', 'h6'], 0)];
    expect(tilePlaces(tellings, 2).map(({ first, options }) => [first, options.length])).toEqual([
      ['e5', 2],
      ['g5', 1],
    ]);
    expect(tilePlaces(tellings, 1)).toEqual([]);
    expect(touchedCells(tellings[0]!, 2)).toEqual(cells);
    expect(rotationOf(tellings[1]!)).toBe(90);
    expect(rotationOf({ ...tellings[0]!, touches: ['piece:red'] })).toBeNull();
  });

  test('a statue uses its plot up, a wild plot changes it', () => {
    const cell = { cell: 'e5', ground: 'red', feature: null, wild: false, building: null, height: 0 } as const;
    expect(blockOf(cell).soil).toBe('red');
    expect(blockOf({ ...cell, feature: 'statue' })).toMatchObject({ soil: 'any', feature: 'statue', on: 'plot' });
    expect(blockOf({ ...cell, feature: 'joker', wild: true, building: 'blue', height: 2 })).toMatchObject({
      soil: 'wild',
      feature: null,
      building: 'blue',
      height: 2,
    });
    expect(blockOf({ ...cell, ground: 'park', feature: 'tree' })).toMatchObject({
      soil: 'park',
      feature: 'tree',
      on: 'park',
    });
  });
});

test('columns and rows keep their names however the view is turned', () => {
  const cells = ['c2', 'd2', 'c3'];
  const spots = [
    { x: 2, y: 1 },
    { x: 3, y: 1 },
    { x: 2, y: 2 },
  ];
  for (const turn of [0, 1, 2, 3]) {
    const seen = spots.map((spot) => turned(spot, turn));
    const labels = edgeLabels(seen, turn);
    const called = seen.map(({ x, y }) => {
      const names = [
        labels.find((one) => one.along === 'x' && one.at === x),
        labels.find((one) => one.along === 'y' && one.at === y),
      ];
      return names
        .map((one) => one?.text ?? '')
        .sort()
        .reverse()
        .join('');
    });
    expect(called, `turned by ${turn}`).toEqual(cells);
  }
});

test('the name of a column lies at its own front, not at that of the whole district', () => {
  const labels = edgeLabels(['e5', 'f5', 'f6', 'f7'].map(spotOf), 0);
  const fronts = Object.fromEntries(labels.map(({ text, front }) => [text, front]));
  expect(fronts).toEqual({ e: 4, f: 6, 5: 5, 6: 5, 7: 5 });
});
