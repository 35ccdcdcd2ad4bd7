import { describe, expect, it } from 'vitest';
import { changed } from './changes';

const view = {
  round: 1,
  players: [
    { hand: ['a'], coins: 0 },
    { hand: [], coins: 3 },
  ],
  seat: null as number | null,
};

describe('changes of a view', () => {
  it('replaces what has changed and shares the rest', () => {
    const after = changed(view, [
      ['round', 2],
      ['players/0/coins', 5],
    ]) as typeof view;
    expect(after).toEqual({ ...view, round: 2, players: [{ hand: ['a'], coins: 5 }, view.players[1]] });
    expect(after.players[1]).toBe(view.players[1]);
    expect(view.round).toBe(1);
  });

  it('adds to the end of a list, and sets what was nothing', () => {
    const after = changed(view, [
      ['players/0/hand/1', 'b'],
      ['seat', 2],
    ]) as typeof view;
    expect(after.players[0]?.hand).toEqual(['a', 'b']);
    expect(after.seat).toBe(2);
  });

  it('takes a whole view, and no change at all', () => {
    expect(changed(view, [['', { round: 9 }]])).toEqual({ round: 9 });
    expect(changed(view, [])).toBe(view);
  });
});
