import { describe, expect, test } from 'vitest';
import { shadesOf } from './colours';

describe('the colours of a table', () => {
  test('are those that the table says', () => {
    expect(
      shadesOf([
        { seat: 1, colour: 'teal' },
        { seat: 2, colour: 'violet' },
      ]),
    ).toEqual([3, 1]);
  });

  test('are those of the seats where it says nothing', () => {
    expect(shadesOf([{ seat: 1 }, { seat: 2 }, { seat: 5 }])).toEqual([1, 2, 5]);
  });
});
