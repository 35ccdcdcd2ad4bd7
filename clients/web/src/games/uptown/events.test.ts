import { expect, test } from 'vitest';
import type { Picture } from '../../protocol/uptown';
import { event } from './events';

interface Street {
  closed?: number;
  prestige?: number;
  income?: number;
}

/** A table of two, with so many plots of each closed. */
const table = (streets: [Street, Street], last_round = false) =>
  ({
    last_round,
    players: streets.map(({ closed = 0, prestige = 0, income = 0 }) => ({
      prestige,
      income,
      street: Array.from({ length: 5 }, (_, n) => ({ closed: n < closed, storeys: [{}] })),
    })),
  }) as unknown as Picture;

const happened = (now: Picture, before: Picture, touches: string[] = [], seat = 2) =>
  event?.({ seat, telling: { notation: 'x', rule: 'UT-4.2', message: { key: 'x' }, touches } }, now, before, 1);

test('a gift says what it means for the street', () => {
  const before = table([{ prestige: 4, income: 3 }, {}]);
  const found = happened(table([{ prestige: 2, income: 3 }, {}]), before, ['deck:2', 'plot:1.3']);
  expect(found).toMatchObject({ kind: 'gift', thing: 'storey:1.3.1', says: { args: { prestige: '−2', coins: '0' } } });
  expect(happened(before, before, ['plot:2.3'])).toBeNull();
  expect(happened(before, before, ['plot:1.3'], 1)).toBeNull();
});

test('the last round says why it has begun', () => {
  const before = table([{}, { closed: 4 }]);
  expect(happened(table([{}, { closed: 5 }], true), before)?.says).toEqual({
    key: 'page-ut-event-last-plots',
    args: { seat: { seat: 2 } },
  });
  expect(happened(table([{}, { closed: 4 }], true), before)?.says?.key).toBe('page-ut-event-last-deck');
  expect(happened(table([{}, { closed: 5 }], true), table([{}, { closed: 5 }], true))).toBeNull();
});
