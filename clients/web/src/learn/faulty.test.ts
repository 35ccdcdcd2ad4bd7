import { expect, it } from 'vitest';
import { faulty } from './faulty';

const text = 'a\nb\nc\nd\ne\nf';

it('shows the line that is wrong among its neighbours', () => {
  const lines = faulty(text, { key: 'refused-lesson-wrong-at', args: { line: 2, reason: '' } });
  expect(lines.map(({ line }) => line)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(lines.filter(({ wrong }) => wrong)).toEqual([{ number: 2, line: 'b', wrong: true }]);
});

it('shows nothing where no line is named', () => {
  expect(faulty(text, { key: 'page-unreachable' })).toEqual([]);
  expect(faulty(text, { key: 'x', args: { line: 99 } })).toEqual([]);
});
