import { describe, expect, it } from 'vitest';
import type { Telling } from '../../protocol/protocol';
import { answersOf, leadsAfter } from './answers';
import type { Hand, Picture } from './types';

const telling = (notation: string, ...touches: string[]): Telling => ({
  notation,
  rule: 'MC-10.1',
  message: { key: notation },
  touches,
});
const card = (id: string): Hand => ({ id, name: id, kind: 'police-chief', symbol: 'fist', count: 1 });
const view = {
  viewer: 1,
  players: [{ hand: [card('chief'), card('raid'), card('thief')] }],
} as unknown as Pick<Picture, 'players' | 'viewer'>;
const decline = telling('decline');
const chief = telling('play chief', 'hand:chief', 'use:chief:text');
const one = telling('fists chief raid', 'hand:chief', 'use:chief:symbol', 'hand:raid', 'use:raid:symbol');
const other = telling('fists raid thief', 'hand:raid', 'use:raid:symbol', 'hand:thief', 'use:thief:symbol');
const rung = { seat: 2, cards: [] };

describe('answers', () => {
  it('name their price, and whether it happens then', () => {
    const answers = answersOf(view, { chain: [rung] }, [decline, chief, one, other], null);
    expect(answers.map(({ way, costs, happens }) => [way, costs, happens])).toEqual([
      ['let', 0, true],
      ['card', 1, false],
      ['fists', 2, false],
    ]);
  });

  it('turn round with each veto', () => {
    const answers = answersOf(view, { chain: [rung, rung] }, [decline, one], null);
    expect(answers.map(({ happens }) => happens)).toEqual([false, true]);
  });

  it('offer the pair of Fists that is aimed at', () => {
    const [, fists] = answersOf(view, { chain: [rung] }, [decline, one, other], other);
    expect(fists?.telling).toBe(other);
    expect(fists?.cards.map(({ id }) => id)).toEqual(['raid', 'thief']);
  });
});

describe('leads', () => {
  const board = { locations: [{ location: 'port', controller: 2 }] } as unknown as Pick<Picture, 'locations'>;

  it('are those of now if the effect fails', () => {
    const leads = [{ location: 'port' as const, then: null }];
    expect(leadsAfter(board, { leads }, true)).toEqual([{ location: 'port', then: null }]);
    expect(leadsAfter(board, { leads }, false)).toEqual([{ location: 'port', then: 2 }]);
  });

  it('are unknown at a table of an older release', () => {
    expect(leadsAfter(board, {}, true)).toEqual([]);
  });
});
