import type { Page } from '@playwright/test';
import { against, axe, dice, expect, playByTaps, test, turn } from './server';

/* A finished game is gone through turn by turn, and everything on its board can be read. */

/** A game of a few moves that is over. */
async function finished(page: Page, game: string): Promise<string> {
  const table = await against(page, game, 2);
  await page.goto(`/table/${table}`);
  const roll = dice(9);
  for (let actions = 0; actions < 2 && (await turn(page)) === 'yours'; actions += 1) await playByTaps(page, roll);
  await turn(page);
  await page.context().request.post(`/api/tables/${table}/commands`, { data: { id: 1, command: 'resign' } });
  return table;
}

test('a replay is read like a table', async ({ page }) => {
  const table = await finished(page, 'point-city');
  await page.goto(`/replay/${table}`);
  const sheet = page.locator('[data-sheet]');
  await page.locator('main [data-element="market:b2"]').click();
  await expect(sheet.getByRole('heading')).toBeVisible();
  await expect(sheet.locator('[data-act]')).toHaveCount(0);
  expect(await axe(page)).toEqual([]);
  // A rule opens over the replay.
  await sheet.getByRole('link', { name: /PC-/ }).last().click();
  const drawer = page.getByRole('dialog', { name: /at a glance$/ });
  await expect(drawer.locator('[data-rule^="PC-"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.locator('[data-score="2"]:visible').click();
  await expect(sheet.getByRole('table')).toBeVisible();
});

test('a phone shows whose move it was and all scores above the board', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const table = await finished(page, 'cities');
  await page.goto(`/replay/${table}`);
  await expect(page.locator('[data-score]:visible')).toHaveCount(2);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.strip .told')).toHaveCount(1);
  const strip = await page.locator('.strip').boundingBox();
  const board = await page.locator('main .board').boundingBox();
  expect(strip!.y + strip!.height).toBeLessThanOrEqual(board!.y);
  await page.locator('[data-score="2"]:visible').click();
  await expect(page.locator('[data-sheet]').getByRole('table')).toBeVisible();
});

test('a link leads to a moment, and keys go from turn to turn', async ({ page }) => {
  const table = await finished(page, 'point-city');
  await page.goto(`/replay/${table}`);
  const slider = page.getByRole('slider');
  await expect(slider).toHaveValue('0');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('2');
  await expect(page.locator('.player.told')).toHaveCount(1);
  const said = await page.getByRole('heading', { level: 1 }).textContent();
  await expect(page).toHaveURL(/\?at=\d+$/);
  await page.goto(page.url());
  await expect(slider).toHaveValue('2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said ?? '');
});

test('a replay runs by itself at the speed that was chosen', async ({ page }) => {
  const table = await finished(page, 'point-city');
  await page.clock.install();
  await page.goto(`/replay/${table}`);
  const slider = page.getByRole('slider');
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('fast');
  await page.getByRole('button', { name: 'Autoplay' }).click();
  await page.clock.runFor(750);
  await expect(slider).toHaveValue('1');
  await page.clock.runFor(750);
  await expect(slider).toHaveValue('2');
});
