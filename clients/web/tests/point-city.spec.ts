import { against, expect, settled, test, turn } from './server';

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

test('with everybody at zero, the score says that the place is shared or what decides', async ({ page }) => {
  await page.goto(`/table/${await against(page, 'point-city', 2)}`);
  await turn(page);
  await page.locator('[data-score="1"]:visible').click();
  await expect(page.locator('[data-sheet] [data-tie]')).toContainText('have the same score');
});
