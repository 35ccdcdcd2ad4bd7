import { expect, test } from 'vitest';
import { nextShift } from './here';

const at = (text: string) => Date.parse(`${text}Z`);
/** A clock that is an hour ahead, and two in summer. */
const summer = (time: number) => (time >= at('2026-03-29T01:00') && time < at('2026-10-25T01:00') ? 120 : 60);

test('the next change of the clock is found to the minute', () => {
  expect(nextShift(at('2026-01-10T12:34'), summer)).toEqual({ at: at('2026-03-29T01:00'), offset: 120 });
  expect(nextShift(at('2026-03-29T00:59'), summer)).toEqual({ at: at('2026-03-29T01:00'), offset: 120 });
  expect(nextShift(at('2026-03-29T01:00'), summer)).toEqual({ at: at('2026-10-25T01:00'), offset: 60 });
});

test('a clock that never changes has none', () => {
  expect(nextShift(at('2026-01-10T12:34'), () => 330)).toBeNull();
});
