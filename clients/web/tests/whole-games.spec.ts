import { against, axe, dice, expect, GAMES, newer, playByTaps, settled, test, tooWide, turn, version } from './server';

for (const { game, seats, options } of GAMES) {
  test(`a whole game of ${game} by taps`, async ({ page }) => {
    await page.goto(`/table/${await against(page, game, seats, options)}`);
    const roll = dice(7);
    for (let actions = 0; (await turn(page)) === 'yours'; actions += 1) {
      if (actions === 3) expect(await axe(page)).toEqual([]);
      await playByTaps(page, roll);
    }
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('table')).toBeVisible();
    await expect(sheet.getByRole('link', { name: 'Replay' })).toBeVisible();
    await sheet.locator('tbody button[aria-expanded]').first().click();
    await expect(sheet.locator('tr.line').first()).toBeVisible();
    expect(await axe(page)).toEqual([]);

    const replay = await page.context().newPage();
    await replay.goto((await sheet.getByRole('link', { name: 'Replay' }).getAttribute('href')) ?? '');
    const rounds = replay.getByRole('combobox', { name: 'Go to' });
    const before = Number(await replay.getByRole('slider').inputValue());
    await rounds.selectOption('2');
    await expect.poll(async () => Number(await replay.getByRole('slider').inputValue())).toBeGreaterThan(before);
    await expect(rounds).toHaveValue('2');
    expect(await axe(replay)).toEqual([]);
    await replay.close();

    await sheet.getByRole('button', { name: 'Rematch' }).click();
    await turn(page);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test(`a whole game of ${game} by keyboard and list`, async ({ page }) => {
    await page.goto(`/table/${await against(page, game, seats, options)}`);
    const roll = dice(11);
    await turn(page);
    const list = page.getByRole('listbox').first();
    await list.focus();
    while ((await turn(page)) === 'yours') {
      const before = await version(page);
      await expect(list).toBeFocused();
      const count = await list.getByRole('option').count();
      for (let down = roll(Math.min(count, 6)); down > 0; down -= 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(list.getByRole('option', { selected: true })).toHaveCount(1);
      await page.keyboard.press('Enter');
      await newer(page, before);
    }
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  });

  test(`${game} on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`/table/${await against(page, game, seats, options)}`);
    const roll = dice(5);
    for (let actions = 0; actions < 6 && (await turn(page)) === 'yours'; actions += 1) {
      await settled(page);
      expect(await tooWide(page)).toBe(false);
      await playByTaps(page, roll);
    }
    expect(await axe(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axe(page)).toEqual([]);
  });
}

test('on a phone the plots to choose from are in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/table/${await against(page, 'uptown', 3)}`);
  const roll = dice(9);
  const plots = page.locator('.own .plot.legal');
  let seen = 0;
  for (let actions = 0; actions < 40 && seen < 3 && (await turn(page)) === 'yours'; actions += 1) {
    await settled(page);
    for (const plot of await plots.all()) {
      await expect(plot).toBeInViewport();
      const [own, bar] = await Promise.all([plot.boundingBox(), page.locator('.phone-bar').boundingBox()]);
      expect(own!.y + own!.height).toBeLessThanOrEqual(bar!.y);
    }
    if ((await plots.count()) > 0) seen += 1;
    await playByTaps(page, roll);
  }
  expect(seen).toBe(3);
});

test('the log names who drew, stole and vetoed', async ({ page }) => {
  await page.goto(`/table/${await against(page, 'mafia-city', 3, { target: 'beginners' })}`);
  await turn(page);
  const log = page.locator('#panel-log');
  await expect(log).toContainText('Bruno draws a card');
  await expect(log).toContainText('Ann draws');
  await expect(log).not.toContainText(/player \d/);
});

test('the solo game has three levels', async ({ page }) => {
  for (const solo of ['medium', 'hard']) {
    await page.goto(`/table/${await against(page, 'point-city', 1, { solo })}`);
    expect(await turn(page)).toBe('yours');
    await playByTaps(page, dice(3));
  }
});
