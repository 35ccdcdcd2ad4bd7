import type { Locator, Page } from '@playwright/test';
import { against, asked, axe, dice, expect, newer, playByTaps, settled, test, tooWide, turn, version } from './server';

/* The map: a location is read first, and says what one more mafioso would change. Vetoes: each answer has its price. */

const sheet = (page: Page): Locator => page.locator('[data-sheet]');
const location = (page: Page, number: number): Locator => page.locator(`main [data-element="location:${number}"]`);

/** A table in phase I, with both cards kept. */
async function open(page: Page): Promise<void> {
  await page.goto(`/table/${await against(page, 'mafia-city', 3, { target: 'beginners' })}`);
  await turn(page);
  await answer(page, page.getByRole('button', { name: 'Keep both cards' }).first());
  // Whatever the bots announce before it is the player's turn is let stand.
  const place = page.getByRole('heading', { level: 1, name: /^Place a mafioso/ });
  const stand = page.getByRole('button', { name: 'Let it stand' });
  for (;;) {
    await turn(page);
    await expect(place.or(stand).first()).toBeVisible();
    if (await place.isVisible()) return;
    await answer(page, stand.first());
  }
}

async function answer(page: Page, button: Locator): Promise<void> {
  const before = await version(page);
  await button.click();
  await page.locator('button.confirm:visible').click();
  await newer(page, before);
}

test('what a player has is said in words', async ({ page }) => {
  await open(page);
  const clan = page.getByRole('group', { name: /^Ann: 2 cards, \d+ mafiosi in hand, \d+ in reserve$/ });
  await expect(clan).toBeVisible();
});

test('a location is read first, and placed at from its sheet', async ({ page }) => {
  await open(page);
  const before = await version(page);
  await location(page, 5).click();
  await expect(sheet(page).getByRole('heading', { level: 2 })).toHaveText('Business District');
  await expect(sheet(page)).toContainText('draw three cards');
  await expect(sheet(page)).toContainText('One more of yours');
  await location(page, 5).click();
  expect(await version(page)).toBe(before);
  expect(await axe(page)).toEqual([]);
  const stack = page.locator('main [data-element="location:5"]');
  await sheet(page)
    .getByRole('button', { name: /Place a mafioso here/ })
    .click();
  await newer(page, before);
  await expect(sheet(page)).toBeHidden();
  await expect(stack).toHaveAttribute('aria-label', /Ann/);
});

test('the map shows where one more mafioso would take the lead', async ({ page }) => {
  await open(page);
  await expect(page.locator('.city .hex .ghost')).toHaveCount(7);
  for (const number of [1, 2, 3, 4, 5, 6, 7]) {
    const label = (await location(page, number).getAttribute('aria-label')) ?? '';
    await location(page, number).click();
    await expect(sheet(page)).toContainText('One more of yours');
    const leads = /One more of yours: \d+ to \d+\s+You lead/.test(await sheet(page).innerText());
    expect(/would take the lead/.test(label), label).toBe(leads);
  }
  await page.keyboard.press('Escape');
});

test('whoever plays by keys stays on the board when a button has gone', async ({ page }) => {
  await page.goto(`/table/${await against(page, 'mafia-city', 3, { target: 'beginners' })}`);
  await turn(page);
  const before = await version(page);
  await page.keyboard.press('g');
  await expect(page.getByRole('button', { name: 'Keep both cards' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await newer(page, before);
  await expect(page.getByRole('main')).toBeFocused();
});

test('a location is read and placed at by keys', async ({ page }) => {
  await open(page);
  const before = await version(page);
  await location(page, 3).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(location(page, 3)).toBeFocused();
  // Whoever has gone on already is not called back.
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeFocused();
  await location(page, 4).focus();
  await page.keyboard.press('Escape');
  await expect(location(page, 4)).toBeFocused();
  await location(page, 3).focus();
  await page.keyboard.press('Enter');
  await sheet(page)
    .getByRole('button', { name: /Place a mafioso here/ })
    .focus();
  await page.keyboard.press('Enter');
  await newer(page, before);
});

test('the drawer says what every location, symbol and figure does', async ({ page }) => {
  await open(page);
  await page.keyboard.press('?');
  const icons = page.locator('dialog[open] .icons li');
  await expect(icons).toHaveCount(14);
  await expect(icons.filter({ has: page.locator('small') })).toHaveCount(14);
});

test('an effect that can be skipped can be used beside it', async ({ page }) => {
  await open(page);
  const skip = page.getByRole('button', { name: 'Skip the effect' });
  const use = page.getByRole('button', { name: /^(Take the|Take a mafioso from|Draw three)/ });
  const roll = dice(31);
  const sort = page.getByRole('heading', {
    level: 1,
    name: /use the effect\? \((?!Jail|Move)|take a mafioso from the reserve/,
  });
  for (let turns = 0; turns < 150 && (await turn(page)) === 'yours'; turns += 1) {
    if (await sort.isVisible()) {
      await expect(skip.first()).toBeVisible();
      await answer(page, use.first());
      return;
    }
    await playByTaps(page, roll);
  }
  throw new Error('nothing was controlled');
});

test('what was picked at a location by keys is played there by Enter', async ({ page }) => {
  await open(page);
  const roll = dice(41);
  const aims = page.locator('[data-sheet] [data-act]', { hasText: 'Then choose on the board' });
  const single = page.locator('main .spot.legal');
  for (let turns = 0; turns < 40 && (await turn(page)) === 'yours'; turns += 1) {
    for (const card of await page.locator('main .card-target.legal').all()) {
      await card.click();
      if ((await aims.count()) === 0) continue;
      await aims.first().click();
      const before = await version(page);
      const confirm = page.locator('button.confirm:visible');
      for (let tries = 0; tries < 2 && (await single.count()) > 0 && !(await confirm.isEnabled()); tries += 1) {
        await single.first().focus();
        await page.keyboard.press('Enter');
      }
      // It was a mafioso that was picked, not the location.
      if ((await confirm.isEnabled()) && (await page.locator('main .token-target.chosen').count()) > 0) {
        await page.keyboard.press('Enter');
        return newer(page, before);
      }
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
    await playByTaps(page, roll);
  }
  throw new Error('no card was aimed');
});

test('only a mafioso that can be picked is ringed', async ({ page }) => {
  await open(page);
  await location(page, 1).click();
  await sheet(page)
    .getByRole('button', { name: /Place a mafioso here/ })
    .click();
  await turn(page);
  const still = page.locator('.city .token-target.still').first();
  await expect(still).toBeAttached();
  await expect(still).toHaveCSS('box-shadow', 'none');
});

test('each answer to what was announced names its price and what follows', async ({ page }) => {
  const { window } = await asked(page);
  const [stands, cancelled] = window!.chain.length % 2 === 1 ? ['happens', 'fails'] : ['fails', 'happens'];
  const let_ = page.locator('[data-answer=let]');
  const veto = page.locator('[data-answer]:not([data-answer=let])').first();
  await expect(let_).toContainText('free');
  await expect(let_).toContainText(`It ${stands}`);
  await expect(veto).toContainText(/costs (1 card|2 cards)/);
  await expect(veto).toContainText(`It ${cancelled}`);
  const leads = window?.leads ?? [];
  await expect(let_.getByText(/leads?\./)).toHaveCount(leads.length > 0 ? 1 : 0);
  const before = await version(page);
  await veto.click();
  await expect(veto).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('button.confirm:visible')).toBeEnabled();
  expect(await version(page)).toBe(before);
  expect(await axe(page)).toEqual([]);
});

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [768, 1024],
] as const) {
  test(`what was announced and all answers are in sight at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await asked(page);
    await settled(page);
    for (const one of await page.locator('.veto li:first-child, [data-answer]').all())
      await expect(one).toBeInViewport({ ratio: 1 });
    for (const answer of await page.locator('[data-answer]').all())
      expect((await answer.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    expect(await tooWide(page)).toBe(false);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the sheet of a location leaves the map in sight', async ({ page }) => {
    await open(page);
    for (const number of [1, 4, 7]) {
      await location(page, number).tap();
      await expect(sheet(page)).toContainText('One more of yours');
      await settled(page);
      const [own, below] = await Promise.all([location(page, number).boundingBox(), sheet(page).boundingBox()]);
      expect(own!.y + own!.height).toBeLessThanOrEqual(below!.y + 1);
      expect(below!.y).toBeGreaterThanOrEqual(844 * 0.4);
      expect(await tooWide(page)).toBe(false);
      await sheet(page).getByRole('button', { name: 'Close' }).tap();
    }
  });
});
