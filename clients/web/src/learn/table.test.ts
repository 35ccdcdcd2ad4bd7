import { expect, test } from 'vitest';
import type { LessonScene } from '../protocol/protocol';
import { table } from './table';

const scene = { seats: 3, you: 2, game: 'uptown' } as LessonScene;
const words = (key: unknown, args?: Record<string, unknown>) => `${String(key)} ${String(args?.seat)}`;
const names = (name?: string) =>
  table(scene, words, name).seats.map(({ holder }) =>
    typeof holder === 'object' && 'person' in holder ? holder.person.name : '',
  );

test('a learner with a name is called by it, the others by number', () => {
  expect(names('Ann')).toEqual(['Player 1', 'Ann', 'Player 3']);
  expect(names()).toEqual(['Player 1', 'Player 2', 'Player 3']);
});
