import type { Page } from '@playwright/test';
import { against, dice, expect, GAMES, playByTaps, settled, test, turn, version } from './server';

/* Every kind of thing on a board says what it is: to a pointer that rests, to a finger that rests, and to a key. */

/** What lies on the boards: the kinds of things, by the beginnings of their names. */
const KINDS: Record<string, string[]> = {
  'point-city': ['deck', 'market:', 'token:', 'hand:'],
  cities: ['slot:card', 'slot:tile', 'slot:feature', 'slot:piece', 'milestone:', 'district:'],
  uptown: ['deck:', 'plot:'],
  'mafia-city': ['location:', 'hand:'],
};

const sheet = (page: Page) => page.locator('[data-sheet]');
const thing = (page: Page, kind: string) => page.locator(`main [data-element^="${kind}"][aria-label]:visible`).first();

/** A table after the first moves of the visitor: with cards in the hand, and with the whole display of Cities in sight. */
async function open(page: Page, { game, seats, options }: (typeof GAMES)[number]): Promise<void> {
  await page.goto(`/table/${await against(page, game, seats, options)}`);
  const roll = dice(51);
  for (let actions = game === 'cities' ? 1 : 2; actions > 0; actions -= 1) {
    await turn(page);
    await playByTaps(page, roll);
  }
  await turn(page);
  await page.mouse.move(0, 0);
}

/** What the sheet says: its heading, and the rule it leads to. */
async function said(page: Page): Promise<string> {
  await expect(sheet(page).locator('a.rule')).toBeVisible();
  return sheet(page).getByRole('heading', { level: 2 }).innerText();
}

for (const game of GAMES) {
  test(`a pointer and a key read the same of every kind of thing in ${game.game}`, async ({ page }) => {
    await open(page, game);
    const before = await version(page);
    for (const kind of KINDS[game.game] ?? []) {
      const one = thing(page, kind);
      await one.scrollIntoViewIfNeeded();
      await one.hover({ force: true });
      await expect(sheet(page), kind).toHaveAttribute('data-sheet', 'rest');
      const rested = await said(page);
      await page.mouse.move(0, 0);
      await expect(sheet(page), kind).toBeHidden();
      // Arrows lead to what is no button.
      await one.evaluate((element: HTMLElement) => {
        if (element.tabIndex < 0) element.tabIndex = -1;
        element.focus();
      });
      await page.keyboard.press('i');
      await expect(sheet(page), kind).toHaveAttribute('data-sheet', 'key');
      expect(await said(page)).toBe(rested);
      await page.keyboard.press('Escape');
      await expect(sheet(page)).toBeHidden();
      await expect(one).toBeFocused();
    }
    expect(await version(page)).toBe(before);
    await expect(page.locator('main .target.chosen')).toHaveCount(0);
  });
}

test('arrows lead to what is no button, and Enter reads it', async ({ page }) => {
  await open(page, GAMES[1]!);
  await page.locator('main [data-element="slot:tile-1"]').focus();
  const inDistrict = page.locator('main [data-element^="district:"]:focus');
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowRight');
      return inDistrict.count();
    })
    .toBe(1);
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const game of GAMES) {
    test(`a long press reads every kind of thing in ${game.game}`, async ({ page }) => {
      await open(page, game);
      const before = await version(page);
      const touch = await page.context().newCDPSession(page);
      for (const kind of KINDS[game.game] ?? []) {
        const one = thing(page, kind);
        await one.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'center' }));
        await settled(page);
        const box = (await one.boundingBox())!;
        const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
        await expect(sheet(page), kind).toHaveAttribute('data-sheet', 'tap');
        await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        expect((await said(page)).length).toBeGreaterThan(0);
        await sheet(page).getByRole('button', { name: 'Close' }).tap();
        await expect(sheet(page)).toBeHidden();
      }
      expect(await version(page)).toBe(before);
      await expect(page.locator('main .target.chosen')).toHaveCount(0);
    });
  }
});
