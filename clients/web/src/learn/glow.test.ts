import { expect, it } from 'vitest';
import { spots } from './glow';

it('finds a thing by its name', () => {
  expect(spots(['market:b2'])).toEqual([
    ['[data-element="market:b2"]', '[data-source="market:b2"]', '[id="tab-market:b2"]'],
  ]);
});

it('finds half of a card where it lies, and the card itself until the half is drawn', () => {
  const [half, plot, ...others] = spots(['deck:1', 'end:a', 'plot:1.2']);
  expect(half?.[0]).toBe('[data-source="deck:1"] [data-element="deck:1.a"]');
  expect(half?.at(-1)).toBe('[id="tab-deck:1"]');
  expect(plot?.[0]).toBe('[data-element="plot:1.2"]');
  expect(others).toEqual([]);
});

it('keeps names from breaking out of a selector', () => {
  expect(spots(['a"]'])[0]?.[0]).toBe('[data-element="a\\"]"]');
});
