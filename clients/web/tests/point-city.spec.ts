import { against, dice, expect, playByTaps, settled, test, turn } from './server';

/* Point City says what things bring where they lie. */

test('a large screen says what every token is worth to the player', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`/table/${await against(page, 'point-city', 2)}`);
  await turn(page);
  await expect(page.locator('main .coin')).toHaveCount(10);
  await expect(page.locator('main .coin .worth')).toHaveCount(10);
  await expect(page.getByText('worth to you now').first()).toBeVisible();
  await settled(page);
  for (const part of ['.others', '.market', '.tokens', '.own .hand']) {
    const box = await page.locator(`main ${part}`).boundingBox();
    expect(box!.y + box!.height, part).toBeLessThanOrEqual(1080);
  }
});

test('nothing moves when a card has been turned over', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/table/${await against(page, 'point-city', 2)}`);
  const roll = dice(4);
  const flip = page.locator('main [data-element="flip"]');
  for (let n = 0; n < 20; n += 1) {
    expect(await turn(page)).toBe('yours');
    if (await page.locator('main .flip.legal').isVisible()) break;
    await playByTaps(page, roll);
  }
  await settled(page);
  const token = () => page.locator('main .coin').first().boundingBox();
  const before = await token();
  const confirm = page.locator('button.confirm:visible');
  const button = await confirm.boundingBox();
  await flip.click();
  await expect(page.getByText('Choose a card to turn over').first()).toBeVisible();
  await page.locator('main [data-element^="market:"].legal').first().click();
  await expect(confirm).toBeEnabled();
  expect(await confirm.boundingBox()).toEqual(button);
  await confirm.click();
  await expect(flip).not.toHaveClass(/legal/);
  await settled(page);
  expect(await token()).toEqual(before);
});

for (const [width, height] of [
  [390, 844],
  [375, 667],
  [360, 640],
] as const) {
  test(`six piles of cards lie side by side at ${width} x ${height}, above Confirm`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/table/${await against(page, 'point-city', 3)}`);
    await turn(page);
    await settled(page);
    const hand = page.locator('main .own .hand');
    await hand.evaluate((one) => {
      const pile = one.querySelector('.cards')!;
      while (one.children.length < 6) one.append(pile.cloneNode(true));
    });
    const box = await hand.boundingBox();
    expect(box!.height).toBeLessThan(80);
    expect(box!.y + box!.height).toBeLessThanOrEqual((await page.locator('.phone-bar').boundingBox())!.y);
    const counts = await page.locator('main .own .count').first().boundingBox();
    expect(counts!.y + counts!.height).toBeLessThanOrEqual(box!.y);
  });
}

test('a resource side and the drawer say what the strokes of a tier mean', async ({ page }) => {
  await page.goto(`/table/${await against(page, 'point-city', 2)}`);
  await turn(page);
  await page.locator('main [data-element="deck"]').click();
  await expect(page.locator('[data-sheet] ul.marks')).toContainText('Tier 1');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.locator('dialog[open] .icons')).toContainText('Tiers');
});

test('what a score lights is not under its sheet on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/table/${await against(page, 'point-city', 2)}`);
  const roll = dice(12);
  // A building with points.
  const house = page.locator('main .house em').first();
  for (let actions = 0; actions < 30 && !(await house.isVisible()); actions += 1) {
    expect(await turn(page)).toBe('yours');
    await playByTaps(page, roll);
  }
  await turn(page);
  await page.locator('[data-score="1"]:visible').click();
  const sheet = page.locator('[data-sheet]');
  await sheet.getByRole('button', { name: /^Buildings/ }).click();
  const bottom = async () => ((box) => box!.y + box!.height)(await page.locator('main .lit').first().boundingBox());
  const edge = async () => (await sheet.boundingBox())!.y;
  await expect.poll(async () => (await bottom()) <= (await edge())).toBe(true);
});

test('with everybody at zero, the score says that the place is shared or what decides', async ({ page }) => {
  await page.goto(`/table/${await against(page, 'point-city', 2)}`);
  await turn(page);
  await page.locator('[data-score="1"]:visible').click();
  await expect(page.locator('[data-sheet] [data-tie]')).toContainText('have the same score');
});

test('alone, the markers and a sentence say what the rival takes next', async ({ page }) => {
  await page.goto(`/table/${await against(page, 'point-city', 1)}`);
  await turn(page);
  await settled(page);
  await expect(page.locator('main .own')).toContainText('The rival takes a2 and a3 next');
  const middle = async (what: string) => {
    const { x, y, width, height } = (await page.locator(`main ${what}`).boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const card = await middle('[data-element="market:a2"]');
  const [column, row] = [await middle('.marker.column'), await middle('.marker.row')];
  expect(column.x).toBeCloseTo(card.x, -1);
  expect(column.y).toBeLessThan((await middle('[data-element="market:a1"]')).y);
  expect(row.y).toBeCloseTo(card.y, -1);
  expect(row.x).toBeLessThan(card.x);
});
