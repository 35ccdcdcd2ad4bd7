import type { Page } from '@playwright/test';
import { against, axe, dice, expect, keeps, playByTaps, settled, test, tiny, tooWide, turn } from './server';

/* Cities explains itself: milestones, what is counted, what a place would bring. */

const sheet = (page: Page) => page.locator('[data-sheet]');

/** A table after the starting tile has been chosen. */
async function begin(page: Page): Promise<void> {
  await page.goto(`/table/${await against(page, 'cities', 2)}`);
  await turn(page);
  await page.locator('main .target.legal').first().click();
  await sheet(page).locator('[data-act]').first().click();
  await expect(page.locator('main .draft')).toBeVisible();
  await turn(page);
}

test('a milestone is read like any other thing, with how far everybody is', async ({ page }) => {
  await begin(page);
  const milestone = page.locator('main [data-element^="milestone:"]');
  await expect(milestone).toHaveCount(3);
  await expect(milestone.first().locator('.other')).toHaveCount(1);
  await milestone.first().click();
  await expect(sheet(page)).toContainText(/milestone/i);
  await expect(sheet(page).locator('.picture svg').first()).toBeVisible();
  await expect(sheet(page).getByRole('link', { name: /CI-5/ })).toBeVisible();
  expect(await axe(page)).toEqual([]);
});

test('a line of the score lights its cells and lets the others step back', async ({ page }) => {
  await begin(page);
  await page.locator('[data-score="1"]:visible').click();
  await sheet(page)
    .getByRole('button', { name: /^Water/ })
    .first()
    .click();
  await expect(page.locator('main [data-lit]').first()).toBeAttached();
  await expect(page.locator('main .hushed').first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.locator('main [data-lit]')).toHaveCount(0);
  await expect(page.locator('main .hushed')).toHaveCount(0);
});

test('every free place says what the land would bring there', async ({ page }) => {
  await begin(page);
  await page.locator('main .target.legal[data-element^="slot:tile"]').first().click();
  await sheet(page).locator('[data-act]').first().click();
  const places = page.locator('main .tap.legal');
  await expect(places.first()).toBeVisible();
  await expect(page.locator('main [data-brings]')).toHaveCount(await places.count());
});

test('on the smallest phone every letter of the plan can be read while land is placed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await begin(page);
  await page.locator('main .target.legal[data-element^="slot:tile"]').first().click();
  await sheet(page).locator('[data-act]').first().click();
  await expect(page.locator('main .tap.legal').first()).toBeVisible();
  await settled(page);
  expect(await tiny(page)).toEqual([]);
});

test('a cell of a district can be read', async ({ page }) => {
  await begin(page);
  await page.locator('main .cell[data-element^="district:1:"]').first().click();
  await expect(sheet(page).getByRole('heading')).toBeVisible();
});

test('the rows of the display say what they are for, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await begin(page);
  for (const says of ['count at the end', 'your district grows', 'for parks and water', 'to build with'])
    await expect(page.getByText(says)).toBeVisible();
  await expect(page.locator('.draft .workers')).toHaveText(Array(4).fill(/2 to place/));
  // Scoring cards have their names, those that lie open.
  await expect(page.locator('.draft .called')).toHaveCount(3);
  for (const name of await page.locator('.draft .called').all()) {
    const [text, slot] = [await name.boundingBox(), await name.locator('xpath=..').boundingBox()];
    expect(text!.y + text!.height).toBeLessThanOrEqual(slot!.y + slot!.height);
  }
  await settled(page);
  expect(await tooWide(page)).toBe(false);
});

test('what was built elsewhere is shown between moves, over no district and no cell where something has to be placed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.goto(`/table/${await against(page, 'cities', 2)}`);
  const elsewhere = page.locator('[data-elsewhere]');
  const roll = dice(5);
  const seen = { shown: 0, placed: 0 };
  for (let actions = 0; actions < 60 && (seen.shown === 0 || seen.placed < 3); actions += 1) {
    expect(await turn(page)).toBe('yours');
    const cells = await page.locator('main .target.legal[data-element^="district:"]').count();
    if (cells > 0) {
      seen.placed += 1;
      await expect(elsewhere).toHaveCount(0);
    } else if ((await elsewhere.count()) > 0) {
      seen.shown += 1;
      const [strip, stage] = [await elsewhere.first().boundingBox(), await page.locator('main .scene').boundingBox()];
      expect(strip!.y).toBeGreaterThanOrEqual(stage!.y + stage!.height);
      // A phone has no room for it: the small plan of that district is lit.
      await page.setViewportSize({ width: 360, height: 640 });
      await expect(elsewhere).toBeHidden();
      await expect(page.locator('.others .recent').first()).toBeVisible();
      await page.setViewportSize({ width: 1024, height: 700 });
      await expect(elsewhere).toBeVisible();
    }
    await playByTaps(page, roll);
  }
  expect(seen.shown).toBeGreaterThan(0);
  expect(seen.placed).toBeGreaterThan(2);
});

test('on a phone the whole district is in sight below the display', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page);
  await settled(page);
  const [scene, bar] = [page.locator('main .scene'), page.locator('.phone-bar')];
  const box = await scene.boundingBox();
  expect(box!.y + box!.height).toBeLessThanOrEqual((await bar.boundingBox())!.y);
});

test('the drawer names every feature', async ({ page }) => {
  await begin(page);
  await page.keyboard.press('?');
  const icons = page.locator('dialog[open] .icons li');
  for (const name of ['Tree', 'Carousel', 'Lighthouse', 'Dolphin', 'Statue', 'Wild plot'])
    await expect(icons.filter({ hasText: name }).locator('svg').first()).toBeVisible();
});

test('pieces say step by step how they are built or declined', async ({ page }) => {
  await begin(page);
  const says = page.getByRole('heading', { level: 1 });
  await page.locator('main .target.legal[data-element^="slot:piece"]').first().click();
  await sheet(page).locator('[data-act]').first().click();
  const hand = page.locator('.hand .target.legal[data-element^="piece:"]');
  await expect(hand.first()).toBeVisible();
  await expect(says).toContainText('Build your pieces, or decline them one by one');
  await page.locator('.hand [data-element="discard"]').click();
  await expect(says).toContainText('Tap the piece you decline');
  await page.locator('.hand [data-element="discard"]').click();
  await expect(says).toContainText('Build your pieces');
});

test('the display and the district are in sight on a low phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await begin(page);
  await settled(page);
  await page.evaluate(() => scrollTo(0, 0));
  const bar = (await page.locator('.phone-bar').boundingBox())!;
  const scene = (await page.locator('main .scene').boundingBox())!;
  expect(scene.y + scene.height).toBeLessThanOrEqual(bar.y + 1);
});

test('the three milestones are in sight at 1024 x 700, also with long words', async ({ page }) => {
  await keeps(page, { language: 'hu' });
  await page.setViewportSize({ width: 1024, height: 700 });
  await begin(page);
  await settled(page);
  for (const milestone of await page.locator('main [data-element^="milestone:"]').all()) {
    const box = (await milestone.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(700);
  }
});

test('on a phone the sheet over the district shows it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page);
  await page.locator('main [data-element="slot:card-1"]').click();
  await expect(sheet(page).locator('[data-banner]')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(sheet(page).locator('[data-banner]')).toHaveCount(0);
});

test('by keys, the board keeps the focus when what had it is gone', async ({ page }) => {
  await page.goto(`/table/${await against(page, 'cities', 2)}`);
  await turn(page);
  await page.locator('main .target.legal').first().focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator('main .draft')).toBeVisible();
  await expect(page.getByRole('main', { name: 'Board' })).toBeFocused();
});

test('on a phone no button lies over the district', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page);
  await settled(page);
  const district = await page.getByRole('group', { name: 'Ann’s district' }).boundingBox();
  for (const buttons of ['.others', '.tools']) {
    const box = await page.locator(`main .centre ${buttons}`).boundingBox();
    expect(box!.y + box!.height, buttons).toBeLessThanOrEqual(district!.y + 1);
  }
  expect(district!.y + district!.height).toBeLessThanOrEqual((await page.locator('.phone-bar').boundingBox())!.y);
});
