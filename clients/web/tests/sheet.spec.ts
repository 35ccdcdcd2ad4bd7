import type { Locator, Page } from '@playwright/test';
import {
  against,
  axe,
  dice,
  expect,
  keeps,
  newer,
  playByTaps,
  quick,
  settled,
  test,
  tooWide,
  turn,
  version,
} from './server';

/* Looking is not acting: the first tap reads, and the sheet says what can be done. */

const sheet = (page: Page): Locator => page.locator('[data-sheet]');

async function open(page: Page, game: string, seats = 2): Promise<void> {
  await page.goto(`/table/${await against(page, game, seats)}`);
  await turn(page);
}

/** Picks a card of the market that fits several neighbours: its sheet plays nothing yet. */
async function pick(page: Page): Promise<string> {
  for (const card of await page.locator('main .target.legal[data-element^="market:"]').all()) {
    await card.click();
    const act = sheet(page).locator('[data-act]').first();
    await act.waitFor();
    if ((await act.getAttribute('data-act')) === 'pick') {
      await act.click();
      return (await page.locator('main .target.chosen').getAttribute('data-element')) ?? '';
    }
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
  }
  throw new Error('every card fits one neighbour only');
}

/** Everything of a kind that can be read in Point City, and what its sheet says. */
const KINDS = [
  { element: '[data-element^="market:"]', says: /card|building/i },
  { element: '[data-element^="token:"]', says: /token/i },
  { element: '[data-element="deck"]', says: /deck/i },
];

test('a tap reads and changes nothing', async ({ page }) => {
  await open(page, 'point-city');
  const before = await version(page);
  for (const { element, says } of KINDS) {
    await page.locator(`main ${element}`).first().click();
    await expect(sheet(page)).toContainText(says);
    await expect(sheet(page).getByRole('link', { name: /PC-/ }).last()).toBeVisible();
    await expect(page.locator('.target.chosen')).toHaveCount(0);
  }
  // Tapped again, it is still only read.
  await page.locator('main [data-element="deck"]').dblclick();
  await expect(page.locator('button.confirm:visible')).toBeDisabled();
  expect(await version(page)).toBe(before);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
});

test('a button of the sheet plays, or picks what the board then completes', async ({ page }) => {
  await open(page, 'point-city');
  const before = await version(page);
  await pick(page);
  await expect(sheet(page)).toBeHidden();
  await expect(page.locator('.target.chosen')).toHaveCount(1);
  await page.locator('main .target.legal[data-element^="market:"]').first().click();
  await page.locator('button.confirm:visible').click();
  await newer(page, before);

  await turn(page);
  const then = await version(page);
  await page.locator('main [data-element="deck"]').click();
  await sheet(page).locator('[data-act=play]').click();
  await newer(page, then);
});

test('what cannot be used says why, with the rule', async ({ page }) => {
  await open(page, 'point-city');
  await page.locator('main [data-element^="token:"]').first().click();
  await expect(sheet(page)).toContainText('may not take a token');
  await expect(sheet(page).locator('[data-act]')).toHaveCount(0);
});

test('a key reads what has the focus, and Escape gives the focus back', async ({ page }) => {
  await open(page, 'point-city');
  const target = page.locator('main .target.legal').first();
  await target.focus();
  await page.keyboard.press('i');
  await expect(sheet(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeFocused();
  // From the sheet, an arrow goes on from the thing; Enter goes to what can be done.
  await page.keyboard.press('ArrowRight');
  const next = page.locator('main [data-element]:focus');
  await expect(next).toBeVisible();
  expect(await next.getAttribute('data-element')).not.toBe(await target.getAttribute('data-element'));
  await page.keyboard.press('Escape');
  await page.locator('main .target.legal[data-element^="market:"]').first().focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeFocused();
  // The server says what can be done.
  await expect(sheet(page).locator('[data-act]').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(sheet(page).locator('[data-act]').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeHidden();
  await expect(page.locator('.target.chosen').or(page.locator('.table[data-turn=theirs]')).first()).toBeVisible();
});

test('ten decisions are made with keys alone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, 'uptown');
  for (let decisions = 0; decisions < 10 && (await turn(page)) === 'yours'; decisions += 1) {
    const before = await version(page);
    const confirm = page.locator('button.confirm:visible');
    // Every pick is something that glows and has the focus; then Confirm is aimed at.
    for (let picks = 0; picks < 6 && !(await confirm.isEnabled()); picks += 1) {
      const wanted = page.locator(
        (await page.locator('.target.chosen').count()) > 0
          ? 'main .target.legal[data-element^="plot:"]'
          : 'main .target.legal:not([data-element^="plot:"]):not([data-element="discard"])',
      );
      await wanted.first().focus();
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Enter');
    await newer(page, before);
  }
});

test('a key leads from one thing that can be chosen to the next', async ({ page }) => {
  await page.goto(`/table/${await against(page, 'point-city', 2)}`);
  await turn(page);
  const legal = await page
    .locator('main .target.legal')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.element));
  for (const element of [...legal, legal[0]]) {
    await page.keyboard.press('g');
    await expect(page.locator(`main [data-element="${element}"]`)).toBeFocused();
  }
});

test('a pointer that rests reads for as long as it rests', async ({ page }) => {
  await open(page, 'point-city');
  await page.locator('main [data-element="market:b2"]').hover();
  await expect(sheet(page)).toHaveAttribute('data-sheet', 'rest');
  await page.locator('.brand').hover();
  await expect(sheet(page)).toBeHidden();
});

test('the quick way picks with the first tap', async ({ page }) => {
  await quick(page);
  await open(page, 'point-city');
  await page.locator('main .target.legal[data-element^="market:"]').first().click();
  await expect(page.locator('.target.chosen')).toHaveCount(1);
  await expect(page.locator('[data-sheet=tap]')).toHaveCount(0);
});

test('what is gone from its place is not read on', async ({ page }) => {
  await open(page, 'point-city');
  const element = await pick(page);
  await page.locator(`main [data-element="${element}"]`).focus();
  await page.keyboard.press('i');
  await expect(sheet(page)).toBeVisible();
  const before = await version(page);
  await page.locator('main .target.legal[data-element^="market:"]').first().click();
  await page.locator('button.confirm:visible').click();
  await newer(page, before);
  await expect(sheet(page)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  for (const language of ['en', 'hu']) {
    test(`the sheet comes from below and leaves the thing in sight, in ${language}`, async ({ page }) => {
      await keeps(page, { language });
      await open(page, 'point-city');
      for (const element of ['market:d4', 'market:a1', 'deck']) {
        const thing = page.locator(`main [data-element="${element}"]`);
        await thing.tap();
        await expect(sheet(page).getByRole('heading')).toBeVisible();
        await expect(thing).toBeInViewport();
        await settled(page);
        const [own, below] = await Promise.all([thing.boundingBox(), sheet(page).boundingBox()]);
        expect(own!.y + own!.height).toBeLessThanOrEqual(below!.y);
        expect(below!.y).toBeGreaterThanOrEqual(140);
        expect(await tooWide(page)).toBe(false);
        await sheet(page).getByRole('button').first().tap();
        await expect(sheet(page)).toBeHidden();
      }
      await page.locator('main [data-element="deck"]').tap();
      await expect(sheet(page).getByRole('heading')).toBeVisible();
      expect(await axe(page)).toEqual([]);
    });
  }

  test('a long press reads in the middle of a choice', async ({ page }) => {
    await quick(page);
    await open(page, 'point-city');
    const place = page.locator('main .target.legal[data-element^="market:"]').first();
    await place.scrollIntoViewIfNeeded();
    const box = (await place.boundingBox())!;
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await expect(sheet(page)).toBeVisible();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.locator('.target.chosen')).toHaveCount(0);
  });
});

for (const { game, element } of [{ game: 'cities', element: '[data-element^="slot:"], [data-element^="tile:"]' }]) {
  test(`the things of ${game} are read first`, async ({ page }) => {
    await open(page, game);
    const before = await version(page);
    await page.locator('main').locator(element).first().click();
    await expect(sheet(page).getByRole('heading')).toBeVisible();
    expect(await version(page)).toBe(before);
    await expect(page.locator('.target.chosen')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await playByTaps(page, dice(31));
  });
}
