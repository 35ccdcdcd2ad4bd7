import type { Page } from '@playwright/test';
import type { Attempted, State } from '../src/protocol/protocol';
import { against, axe, expect, keeps, settled, test, tooWide, turn } from './server';

/* Hints in three presses, and the tutor, who warns before a costly move. */

const state = async (page: Page, table: string): Promise<State> => {
  const answer = await page.context().request.get(`/api/tables/${table}`);
  return ((await answer.json()) as { state: State }).state;
};

const lamp = (page: Page) => page.locator('[data-lamp]:visible');
const hint = (page: Page) => page.locator('[data-hint]');
const warning = (page: Page) => page.locator('[data-warning]');

/** Plays for the visitor until there is something to choose. */
async function chooses(page: Page, table: string): Promise<State> {
  for (;;) {
    const now = await state(page, table);
    if (now.legal.length > 1) return now;
    const [only] = now.legal;
    const play = { id: 1, command: { play: { version: now.version, action: only?.notation ?? '' } } };
    if (only) await page.context().request.post(`/api/tables/${table}/commands`, { data: play });
    else await page.context().request.get(`/api/tables/${table}?since=${now.version}&wait=5`);
  }
}

for (const [game, seats] of [
  ['point-city', 2],
  ['uptown', 2],
] as const) {
  test(`${game}: a hint says in three presses what matters, where, and the move`, async ({ page }) => {
    const table = await against(page, game, seats);
    await chooses(page, table);
    await page.goto(`/table/${table}`);
    await turn(page);
    await lamp(page).click();
    await expect(hint(page)).toHaveAttribute('data-hint', 'matters');
    // Where no part of the score surely differs, it says so instead of naming a rule.
    await expect(hint(page)).toContainText(/(PC|UT)-\d|Good and poor moves hardly differ/);
    await hint(page).locator('[data-more]').click();
    await expect(hint(page)).toHaveAttribute('data-hint', 'where');
    await expect(page.locator('.halo i').first()).toBeVisible();
    await hint(page).locator('[data-more]').click();
    await expect(hint(page)).toHaveAttribute('data-hint', 'move');
    await expect(page.locator('.halo i')).toHaveCount(0);
    expect(await axe(page)).toEqual([]);
    await hint(page).locator('[data-choose]').click();
    await expect(hint(page)).toHaveCount(0);
    // The move is chosen as if it had been pointed at, and played by Confirm alone.
    await expect(page.locator('main .target.chosen').first()).toBeVisible();
    if (game === 'uptown') await expect(page.locator('main .floor.soon')).toHaveCount(1);
    const before = await state(page, table);
    expect(before.log.filter(({ what }) => typeof what === 'object' && 'hinted' in what)).toHaveLength(1);
    await page.locator('.confirm:visible').click();
    await expect.poll(async () => (await state(page, table)).version).toBeGreaterThan(before.version);
    // Everybody sees who is helped.
    expect((await state(page, table)).table?.helped).toEqual([1]);
    await expect(page.getByText('has hints and warnings').first()).toBeAttached();
  });
}

test('a hint is asked for, read and put away by keyboard, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const table = await against(page, 'point-city', 2);
  await chooses(page, table);
  await page.goto(`/table/${table}`);
  await turn(page);
  await page.keyboard.press('h');
  await expect(hint(page).locator('[data-more]')).toBeVisible();
  await expect(hint(page)).toBeFocused();
  expect(await tooWide(page)).toBe(false);
  await page.keyboard.press('h');
  await expect(hint(page)).toHaveAttribute('data-hint', 'where');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(hint(page).locator('[data-more]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(hint(page)).toHaveAttribute('data-hint', 'move');
  expect(await tooWide(page)).toBe(false);
  await settled(page);
  // Confirm and the status stay in sight.
  const box = (await hint(page).boundingBox())!;
  const bar = (await page.locator('.phone-bar').boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(bar.y + 1);
  await page.keyboard.press('Escape');
  await expect(hint(page)).toHaveCount(0);
});

/** A move of which the tutor says that it costs something, at the first turn where there is one. */
async function mistake(page: Page, table: string): Promise<string> {
  const request = page.context().request;
  await request.post(`/api/tables/${table}/commands`, { data: { id: 1, command: { help: { on: true } } } });
  for (;;) {
    const now = await chooses(page, table);
    expect(now.phase).toBe('running');
    const tries = now.legal.filter((_, n) => n % Math.ceil(now.legal.length / 8) === 0);
    for (const { notation } of tries) {
      const doubt = { version: now.version, action: notation, tutor: 'all' };
      const answer = await request.post(`/api/tables/${table}/objection`, { data: doubt });
      const { objection } = (await answer.json()) as Attempted;
      if (objection) return notation;
    }
    const play = { id: 1, command: { play: { version: now.version, action: now.legal[0]?.notation ?? '' } } };
    await request.post(`/api/tables/${table}/commands`, { data: play });
  }
}

/** Chooses an action in the list of sentences, and confirms it. */
async function tries(page: Page, notation: string): Promise<void> {
  await page.locator(`.words [data-action="${notation}"]`).click();
  await page.locator('.confirm:visible').click();
}

test('the tutor warns before a costly move, and each answer does what it says', async ({ page }) => {
  const table = await against(page, 'point-city', 2);
  const poor = await mistake(page, table);
  await keeps(page, { tutor: 'all' });
  await page.goto(`/table/${table}`);
  await turn(page);
  const { version } = await state(page, table);

  await tries(page, poor);
  await expect(warning(page)).toHaveAttribute('data-warning', 'asked');
  await expect(warning(page)).toBeFocused();
  await expect(warning(page)).toContainText('%');
  expect(await axe(page)).toEqual([]);
  await warning(page).locator('[data-again]').click();
  await expect(warning(page)).toHaveCount(0);
  await expect(page.locator('.confirm:visible')).toBeDisabled();

  await tries(page, poor);
  await warning(page).locator('[data-show]').click();
  await expect(warning(page)).toHaveAttribute('data-warning', 'shown');
  await expect(warning(page)).toContainText('Better:');
  expect((await state(page, table)).version, 'nothing has been played').toBe(version);
  await page.keyboard.press('Escape');
  await expect(warning(page)).toHaveCount(0);

  // Whoever chooses something else has thought again.
  await tries(page, poor);
  await expect(warning(page)).toBeVisible();
  await page.locator(`.words [data-action]:not([data-action="${poor}"])`).first().click();
  await expect(warning(page)).toHaveCount(0);

  await tries(page, poor);
  await warning(page).locator('[data-anyway]').click();
  await expect.poll(async () => (await state(page, table)).version).toBeGreaterThan(version);
  const { log } = await state(page, table);
  const played = log.find((line) => line.version === version + 1)?.what;
  expect(typeof played === 'object' && 'step' in played && played.step.telling.notation).toBe(poor);
});

test('one tap ends all warnings', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const table = await against(page, 'point-city', 2);
  const poor = await mistake(page, table);
  await keeps(page, { tutor: 'all' });
  await page.goto(`/table/${table}`);
  await turn(page);
  await tries(page, poor);
  await expect(warning(page)).toBeVisible();
  expect(await tooWide(page)).toBe(false);
  await warning(page).locator('[data-off]').click();
  await expect.poll(async () => (await state(page, table)).table?.helped ?? []).toEqual([]);
  const { version } = await state(page, table);
  await page.locator('.confirm:visible').click();
  await expect.poll(async () => (await state(page, table)).version).toBeGreaterThan(version);
  await expect(warning(page)).toHaveCount(0);
});

test('against easy bots the tutor is there from the start; against others it is not', async ({ page }) => {
  for (const [kind, helped] of [
    ['novice', [1]],
    ['greedy', undefined],
  ] as const) {
    const table = await against(page, 'point-city', 2, {}, kind);
    await chooses(page, table);
    await keeps(page, { tutor: '' });
    await page.goto(`/table/${table}`);
    await turn(page);
    await expect.poll(async () => (await state(page, table)).table?.helped).toEqual(helped);
  }
});
