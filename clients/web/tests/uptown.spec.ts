import type { Page } from '@playwright/test';
import { against, axe, dice, expect, newer, playByTaps, test, turn, version } from './server';

/* Half of a card, a plot, Confirm: one gesture. */

async function open(page: Page, seats = 3): Promise<void> {
  await page.goto(`/table/${await against(page, 'uptown', seats)}`);
  await turn(page);
}

/** Selects a half for which there are several plots on the own street; plays on until there is one. */
async function pick(page: Page): Promise<void> {
  const halves = page.locator('main .half-target.legal').filter({ hasNotText: 'Gift' });
  const roll = dice(17);
  for (let turns = 0; turns < 8; turns += 1) {
    for (let n = 0; n < (await halves.count()); n += 1) {
      await halves.nth(n).click();
      if ((await page.locator('.own .can').count()) > 0) return;
      await page.keyboard.press('Escape');
    }
    await playByTaps(page, roll);
    await turn(page);
  }
  throw new Error('no half goes on the own street');
}

test('selecting changes nothing until Confirm, and Undo takes the whole move back', async ({ page }) => {
  await open(page);
  await pick(page);
  const before = await version(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(': tap a plot');
  await expect(page.locator('.own .picked b')).toBeVisible();
  const lit = page.locator('.own .plot:has(.can)');
  for (const plot of await lit.all()) await expect(plot.locator('.can')).toContainText(/0|[+−]\d+|roof/);
  expect(await version(page)).toBe(before);

  await lit.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/ on plot \d/);
  await expect(page.locator('.own .floor.soon')).toHaveCount(1);
  expect(await version(page)).toBe(before);

  const storeys = await page.locator('.own .floor:not(.soon)').count();
  await page.locator('button.confirm:visible').click();
  await newer(page, before);
  await turn(page);
  await expect(page.locator('.own .floor')).toHaveCount(storeys + 1);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.locator('.own .floor')).toHaveCount(storeys);
});

test('Undo takes back what was done for the player together with the decision before it', async ({ page }) => {
  await open(page);
  const log = page.locator('.side [data-log]');
  const collected = () => log.getByText('Ann collects').count();
  const roll = dice(3);
  const at = await collected();
  for (let turns = 0; turns < 30 && (await collected()) === at; turns += 1) {
    await playByTaps(page, roll);
    await turn(page);
  }
  expect(await collected()).toBeGreaterThan(at);
  const before = await version(page);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await newer(page, before);
  await turn(page);
  // Not back at the only thing that could be done, but at the choice before it.
  await expect(page.locator('.table')).not.toHaveAttribute('data-forced');
  await expect(page.locator('main .lying.legal')).toHaveCount(0);
  await expect(page.locator('main .half-target.legal').first()).toBeVisible();
});

test('More opens the sheet of the half with its picture, and what is selected stays', async ({ page }) => {
  await open(page);
  await pick(page);
  const before = await version(page);
  await page.locator('.own .more').click();
  const sheet = page.locator('[data-sheet]');
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText(
    (await page.locator('.own .picked b').innerText()).trim(),
  );
  await expect(sheet.locator('.banner .facade')).toBeVisible();
  // Plots of which the same is true are one line.
  const plots = (await sheet.locator('.places b').allInnerTexts()).join(' ').match(/\d/g) ?? [];
  expect(plots.toSorted()).toEqual(['1', '2', '3', '4', '5']);
  const said = await sheet
    .locator('.places li')
    .evaluateAll((rows) => rows.map((row) => row.className + row.querySelector('.means')?.textContent));
  expect(new Set(said).size).toBe(said.length);
  await expect(page.locator('main .half-target.chosen')).toHaveCount(1);
  expect(await axe(page)).toEqual([]);
  // A plot goes on with it.
  await page.locator('.own .plot:has(.can)').first().click();
  await expect(sheet).toBeHidden();
  await expect(page.locator('button.confirm:visible')).toBeEnabled();
  expect(await version(page)).toBe(before);
  // By keys.
  await page.locator('.own .more').focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.own .more')).toBeFocused();
});

test('a plot that refuses says why, on it and with the rule', async ({ page }) => {
  await open(page);
  const upper = page.locator('main .half-target.legal', { hasText: 'Upper only' }).filter({ hasNotText: 'Gift' });
  for (let tries = 0; tries < 8; tries += 1) {
    await turn(page);
    if ((await upper.count()) > 0) break;
    await pick(page);
    const before = await version(page);
    await page.locator('.own .plot:has(.can)').first().click();
    await page.locator('button.confirm:visible').click();
    await newer(page, before);
  }
  await turn(page);
  await upper.first().click();
  const refusing = page.locator('.own .plot:has(.cannot)').last();
  await expect(refusing.locator('.cannot')).toHaveText(/Upper only|closed/);
  await refusing.click({ force: true });
  await expect(page.getByRole('alert')).toContainText(/upper floor|closed/);
});

test('a half is selected and placed by keys', async ({ page }) => {
  await open(page);
  const before = await version(page);
  await page.locator('main .half-target.legal').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main .half-target.chosen')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('main .half-target.chosen')).toHaveCount(0);
  expect(await version(page)).toBe(before);
});

test('what to do is said, and from which deck a half is', async ({ page }) => {
  await open(page);
  const task = page.locator('[data-task]');
  await expect(task).toHaveText(/^Build one half of /);
  await pick(page);
  await expect(task).toHaveText(/: tap a plot$/);
  await page.locator('.own .plot:has(.can)').first().click();
  await expect(task).toHaveText(/ on plot \d$/);
  const decks = page.getByRole('group', { name: /^(Your deck|.+’s deck|Common pile), (free|\d+ to (the bank|\w+))$/ });
  await expect(decks.getByRole('button').first()).toBeVisible();
});

test('from a half that is picked, G goes on to the plots, and Enter builds there', async ({ page }) => {
  await open(page);
  await pick(page);
  const before = await version(page);
  const chosen = page.locator('main .half-target.chosen');
  await chosen.focus();
  await page.keyboard.press('g');
  await expect(page.locator('.own .plot:has(.can)').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('button.confirm:visible')).toBeEnabled();
  expect(await version(page)).toBe(before);
  await page.keyboard.press('Enter');
  await newer(page, before);
});

test('a plot that takes only one half lights what that half would bring', async ({ page }) => {
  await open(page);
  const roll = dice(23);
  const plots = page.locator('.own .plot.legal');
  for (let turns = 0; turns < 30; turns += 1) {
    for (let n = 0; n < (await plots.count()); n += 1) {
      await plots.nth(n).click();
      const half = page.locator('main .half-target .half.on');
      if ((await page.locator('button.confirm:visible').isEnabled()) && (await half.count()) === 1) {
        const implied = await page.locator('.own .picked b').innerText();
        await expect(half.locator('.name b')).toHaveText(implied);
        const lit = await page.locator('.own .can').count();
        await page.keyboard.press('Escape');
        await page.locator('main .half-target.legal', { hasText: implied }).first().click();
        // The plot that was tapped shows the storey itself.
        await expect(page.locator('.own .can')).toHaveCount(lit === 0 ? lit : lit + 1);
        return;
      }
      await page.keyboard.press('Escape');
    }
    await playByTaps(page, roll);
    await turn(page);
  }
  throw new Error('no plot takes only one half');
});

for (const [width, height] of [
  [390, 844],
  [1024, 700],
] as const) {
  test(`half, plot and Confirm are in sight together at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await pick(page);
    for (const one of [
      page.locator('main .half-target.chosen'),
      page.locator('.own .can').first(),
      page.locator('button.confirm:visible'),
    ])
      await expect(one).toBeInViewport({ ratio: 1 });
    expect(await axe(page)).toEqual([]);
  });
}

test('what stands beside a coin or a pennant is said in words', async ({ page }) => {
  await open(page, 2);
  const own = page.getByRole('region', { name: 'Ann’s street' });
  await expect(own.getByRole('img', { name: /^\d+ upcoins?$/ })).toBeVisible();
  await expect(own.getByRole('img', { name: /^Prestige: \d+$/ })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('coins and prestige open the score that they are part of', async ({ page }) => {
    await open(page);
    await page.locator('main [data-score="1"]:visible').tap();
    await expect(page.locator('[data-sheet]').getByRole('table')).toBeVisible();
    await expect(page.locator('[data-sheet]')).toContainText('Prestige of the street');
  });

  test('More is tapped under the half', async ({ page }) => {
    await open(page);
    await page.locator('main .half-target.legal').first().tap();
    await page.locator('.own .more').tap();
    await expect(page.locator('[data-sheet] .banner')).toBeVisible();
    await expect(page.locator('main .half-target.chosen')).toHaveCount(1);
    expect(await axe(page)).toEqual([]);
  });
});
