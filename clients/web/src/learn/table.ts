import type { LessonScene, TableInfo } from '../protocol/protocol';
import { sentence } from '../table/lines';
import type { Say } from '../words/format';

/** A lesson as if it were a table: the others are called by number, as the lessons call them, the learner by name. */
export function table(scene: LessonScene, words: Say, name = ''): TableInfo {
  const called = (seat: number) => (seat === scene.you && name ? name : sentence(words('player', { seat })));
  const seats = Array.from({ length: scene.seats }, (_, n) => ({
    seat: n + 1,
    holder: { person: { name: called(n + 1), account: false } },
    present: true,
    'stand-in': null,
    'out-of-time': false,
    resigned: false,
  }));
  return {
    table: '',
    game: scene.game,
    options: {},
    edition: '',
    seats,
    you: scene.you,
    yours: [scene.you],
    host: true,
    clock: 'none',
    wish: null,
    dealing: { commitment: '', seed: null, shares: [], revealed: [], entropy: [] },
    rematch: null,
  };
}
