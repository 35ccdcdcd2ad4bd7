import { against, axe, dice, expect, GAMES, playByTaps, settled, test, tooWide, turn } from './server';

/* Scores that can be opened, and the game on one page. */

for (const { game, seats, options } of GAMES) {
  test(`a score of ${game} opens into lines that add up`, async ({ page }) => {
    await page.goto(`/table/${await against(page, game, seats, options)}`);
    const roll = dice(41);
    for (let actions = 0; actions < 4 && (await turn(page)) === 'yours'; actions += 1) await playByTaps(page, roll);
    await turn(page);
    await page.getByRole('button', { name: /^Ann: -?\d+ points?/ }).click();
    const sheet = page.locator('[data-sheet]');
    await expect(sheet.getByRole('table')).toBeVisible();
    const sums = await sheet.locator('table').evaluate((table: HTMLTableElement) => {
      const cells = (row: Element) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent || 0));
      const lines = [...table.tBodies[0]!.rows].filter((row) => !row.classList.contains('sub')).map(cells);
      const total = cells(table.tFoot!.rows[0]!);
      return { total, added: total.map((_, n) => lines.reduce((sum, line) => sum + (line[n] ?? 0), 0)) };
    });
    expect(sums.added).toEqual(sums.total);
    expect(sums.total).toHaveLength(seats);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

  test(`${game} at a glance`, async ({ page }) => {
    await page.goto(`/table/${await against(page, game, seats, options)}`);
    await turn(page);
    await page.keyboard.press('?');
    const drawer = page.getByRole('dialog', { name: /at a glance$/ });
    await expect(drawer.locator('.steps li')).toHaveCount(3);
    expect(await drawer.locator('.icons li').count()).toBeGreaterThan(5);
    for (const icon of await drawer.locator('.icons .drawn').all())
      expect(await icon.locator('svg, b').count(), await icon.innerHTML()).toBe(1);
    await expect(drawer.locator('.ends')).toContainText(/\d/);
    await expect(drawer).not.toContainText('page-');
    expect(await axe(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 640 });
    await settled(page);
    expect(await tooWide(page)).toBe(false);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });
}

test('a rule is read without leaving the table', async ({ page }) => {
  await page.goto(`/table/${await against(page, 'point-city', 2)}`);
  await turn(page);
  const address = page.url();
  await page.locator('main [data-element="deck"]').click();
  await page.locator('[data-sheet]').getByRole('link', { name: /PC-/ }).last().click();
  const drawer = page.getByRole('dialog', { name: /at a glance$/ });
  await expect(drawer.locator('[data-rule^="PC-"]')).toBeVisible();
  expect(page.url()).toBe(address);
});
