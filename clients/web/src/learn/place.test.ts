import { expect, it } from 'vitest';
import { leastHidden, place, upwards } from './place';

const screen = { left: 0, top: 64, width: 1000, height: 700 };
const bubble = { width: 300, height: 200 };
const box = (left: number, top: number, width = 100, height = 100) => ({ left, top, width, height });

it('lies to the right of what glows', () => {
  expect(place([box(100, 300)], bubble, screen)).toMatchObject({ left: 214, top: 250 });
});

it('lies to the left where there is no room on the right', () => {
  expect(place([box(850, 300)], bubble, screen)).toMatchObject({ left: 536 });
});

it('hides nothing that glows if it can', () => {
  const glow = [box(0, 300, 480), box(520, 300, 480)];
  const found = place(glow, bubble, screen);
  expect(found.top >= 400 || found.top + found.height <= 300).toBe(true);
});

it('stays on the screen', () => {
  const found = place([box(950, 720, 60, 60)], bubble, screen);
  expect(found.left + found.width).toBeLessThanOrEqual(1000);
  expect(found.top + found.height).toBeLessThanOrEqual(764);
});

it('goes to the side if nothing glows', () => {
  expect(place([], bubble, screen).left).toBeGreaterThan(500);
});

it('leaves free what can be tapped if it can', () => {
  const legal = [box(214, 250, 300, 200)];
  expect(place([box(100, 300)], bubble, screen, legal)).not.toMatchObject({ left: 214, top: 250 });
});

it('takes the place that hides the least, the first of equals', () => {
  const [low, high] = [box(0, 500, 360), box(0, 64, 360)];
  expect(leastHidden([low, high], [box(0, 450), box(120, 450)])).toBe(high);
  expect(leastHidden([low, high], [box(0, 450, 100, 60), box(0, 100)])).toBe(low);
  expect(leastHidden([low, high], [])).toBe(low);
  expect(leastHidden([low, high], [box(0, 540)], [box(0, 100), box(120, 100)])).toBe(high);
  expect(leastHidden([low, high], [], [box(0, 550)])).toBe(high);
});

it('goes up on a phone from the lower edge to the upper one', () => {
  const tops = upwards(100, 400, { width: 344, height: 120 }).map(({ top }) => top);
  expect(tops[0]).toBe(280);
  expect(tops.at(-1)).toBeGreaterThanOrEqual(100);
  expect(upwards(100, 150, { width: 344, height: 120 })).toHaveLength(1);
});

it('leaves what is held in sight, even if it hides more of the rest', () => {
  const about = [box(20, 80, 960, 400)];
  const held = box(700, 560, 250, 150);
  const others = [20, 80, 400, 460].map((left) => box(left, 600));
  expect(place(about, bubble, screen, [...others, held]).left).toBeGreaterThan(600);
  expect(place(about, bubble, screen, others, [held]).left).toBeLessThan(400);
});
