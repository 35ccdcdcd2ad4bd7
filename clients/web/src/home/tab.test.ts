import { expect, test } from 'vitest';
import { plainTitle, turnTitle } from './tab';

const t = () => 'Your turn';

test('a title says whose turn it is, once', () => {
  const marked = turnTitle('UpTown · Tetrapolis', true, t);
  expect(marked).toBe('● Your turn · UpTown · Tetrapolis');
  expect(turnTitle(marked, true, t)).toBe(marked);
  expect(turnTitle(marked, false, t)).toBe('UpTown · Tetrapolis');
  expect(plainTitle('Tetrapolis')).toBe('Tetrapolis');
});
