import { expect, test } from 'vitest';
import type { Line } from '../protocol/protocol';
import { momentsOf, winsAlone, withoutNames } from './moments';

const step = (version: number, seat: number): Line => ({
  version,
  at: 0,
  what: { step: { seat, telling: { notation: '', rule: '', message: { key: '' } } } },
});

test('the end, the last move of a seat and the one half way are offered, each once', () => {
  const log = [
    step(5, 1),
    step(6, 2),
    step(7, 1),
    step(8, 2),
    step(9, 1),
    { version: 10, at: 0, what: 'finished' } as Line,
  ];
  expect(momentsOf(log, 1)).toEqual([
    { kind: 'end', version: 10 },
    { kind: 'last', version: 9 },
    { kind: 'middle', version: 7 },
  ]);
  expect(momentsOf(log, 1, 9).map(({ kind }) => kind)).toEqual(['here', 'end', 'middle']);
  expect(momentsOf(log, 3)).toEqual([{ kind: 'end', version: 10 }]);
});

test('names are left out as whole words', () => {
  expect(withoutNames('Ann sends Al a gift, Alma and (x) watch', ['Al', '(x)'], 'somebody')).toBe(
    'Ann sends somebody a gift, Alma and somebody watch',
  );
});

test('whoever shares the first place has not won alone', () => {
  const places = (...all: number[]) => all.map((place) => ({ place }));
  expect(winsAlone(places(2, 1), 2)).toBe(true);
  expect(winsAlone(places(2, 1), 1)).toBe(false);
  expect(winsAlone(places(1, 1), 1)).toBe(false);
});
