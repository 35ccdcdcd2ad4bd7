import type { ClockRule } from '../protocol/protocol';

/** How many seconds a secret question can stay open; 0 lets everybody answer in person. */
export const ANSWERS = [8, 4, 15, 30, 0];

/** The clocks that a table can have. */
export const CLOCKS: { name: string; rule: ClockRule }[] = [
  { name: 'none', rule: 'none' },
  { name: 'quick', rule: { bank: { seconds: 300, increment: 10 } } },
  { name: 'calm', rule: { bank: { seconds: 900, increment: 20 } } },
  { name: 'days', rule: { days: 3 } },
];
