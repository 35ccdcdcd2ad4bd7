import type { Page } from '@playwright/test';
import {
  against,
  cut,
  dice,
  expect,
  GAMES,
  keeps,
  playByTaps,
  quick,
  settled,
  test,
  tiny,
  tooWide,
  turn,
} from './server';

const SIZES = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1024, 700],
  [1280, 800],
  [1920, 1080],
] as const;

const size = (width: number, height: number) => `${width} x ${height}`;

/** Buttons that a finger would miss. */
function small(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'header button, main button, .phone-bar button, .side .player, .tabs button',
      ),
    ]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 43.5)
      .map(({ one, box }) => `${one.className} ${one.ariaLabel ?? one.textContent} ${box.width}x${box.height}`),
  );
}

/** Things to touch that lie over one another. What is drawn as a hexagon or a diamond is more than what can be touched. */
function overlapping(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('main .target:not(.tap):not([data-element^="location:"])')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    return all.flatMap(({ one, box }, n) =>
      all
        .slice(n + 1)
        .filter(({ one: other, box: b }) => {
          if (one.contains(other) || other.contains(one)) return false;
          const wide = Math.min(box.right, b.right) - Math.max(box.left, b.left);
          const high = Math.min(box.bottom, b.bottom) - Math.max(box.top, b.top);
          return wide > 4 && high > 4;
        })
        .map(({ one: other }) => `${one.dataset.element} over ${other.dataset.element}`),
    );
  });
}

const LONG = Boolean(process.env.TETRAPOLIS_LONG);
const LANGUAGES = ['en', 'cs', 'sk', 'pl', 'ro', 'hu'] as const;

/** Every language in the long run, in both themes by turns; otherwise one look for each game. */
const MATRIX = GAMES.flatMap((game, n) =>
  (LONG ? LANGUAGES : [LANGUAGES[n % 2 === 0 ? 0 : 5]]).map((language, k) => ({
    ...game,
    language,
    theme: (n + k) % 2 === 0 ? 'light' : 'dark',
  })),
);

/** What is wrong with the page. What it measures decides what it draws, so it may draw itself anew for a new size. */
async function check(page: Page, where: string): Promise<void> {
  const wrong = async () => ({
    tiny: await tiny(page),
    wide: await tooWide(page),
    cut: await cut(page),
    small: await small(page),
  });
  await expect.poll(wrong, { message: where }).toEqual({ tiny: [], wide: false, cut: [], small: [] });
}

for (const { game, seats, options, language, theme } of MATRIX) {
  test(`${game} fits every screen (${language}, ${theme})`, async ({ page }) => {
    await keeps(page, { language, theme });
    await page.goto(`/table/${await against(page, game, seats, options)}`);
    const roll = dice(31);
    for (let actions = 0; actions < 3 && (await turn(page)) === 'yours'; actions += 1) await playByTaps(page, roll);
    await turn(page);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const where = size(width, height);
      await check(page, where);
      await expect.poll(() => overlapping(page), { message: `${where}: overlapping` }).toEqual([]);
      if (!LONG) continue;
      // A thing is read, then a score, then the drawer.
      await page.locator('main .target.legal').first().focus();
      await page.keyboard.press('i');
      await expect(page.locator('[data-sheet] h2')).toBeVisible();
      await check(page, `${where}, a thing`);
      await page.keyboard.press('Escape');
      const score = page.locator('[data-score="1"]:visible');
      if (await score.isVisible()) {
        await score.click();
        await expect(page.locator('[data-sheet] tfoot')).toBeVisible();
        await check(page, `${where}, a score`);
        await page.keyboard.press('Escape');
      }
      await page.keyboard.press('?');
      await expect(page.locator('dialog[open] .ends')).toBeVisible();
      await check(page, `${where}, the drawer`);
      await page.keyboard.press('Escape');
    }
  });
}

test('messages lie over the board and push nothing', async ({ page }) => {
  await quick(page);
  await page.goto(`/table/${await against(page, 'point-city', 2)}`);
  await turn(page);
  await settled(page);
  const place = () => page.locator('[data-element="market:b2"]').boundingBox();
  const before = await place();
  await page.locator('main .target:not(.legal)').first().click({ force: true });
  await expect(page.getByRole('alert')).toBeVisible();
  await settled(page);
  expect(await place()).toEqual(before);
});

test('how far the game is stands beside the buttons, however long it is', async ({ page }) => {
  await page.goto(`/table/${await against(page, 'uptown', 2)}`);
  await turn(page);
  const progress = page.locator('.top .brand small');
  await progress.evaluate((one) => (one.textContent = 'Round 12, second action, one roof from the end'));
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const { right, top, bottom } = await progress.evaluate((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return range.getBoundingClientRect();
    });
    const next = await page
      .locator('.top .status, .top button:visible')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ left, top, bottom }) => ({ left, top, bottom })),
      );
    const beside = next.filter((one) => one.top < bottom && one.bottom > top);
    expect(right, size(width, height)).toBeLessThanOrEqual(Math.min(...beside.map(({ left }) => left)));
    // What has to be done needs the room.
    if (width > 760 && width < 1200) expect(right, size(width, height)).toBeLessThanOrEqual(190);
  }
});

test('a skip link leads to the board', async ({ page }) => {
  await page.goto(`/table/${await against(page, 'point-city', 2)}`);
  await turn(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the board' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('halves of uptown show all that is on them, beside a card that may be discarded too', async ({ page }) => {
  await keeps(page, { language: 'hu' });
  await page.goto(`/table/${await against(page, 'uptown', 4)}`);
  const discard = page.locator('main .target.discard');
  const roll = dice(7);
  for (let actions = 0; actions < 12 && (await turn(page)) === 'yours' && !(await discard.isVisible()); actions += 1)
    await playByTaps(page, roll);
  await expect(discard).toBeVisible();
  const squeezed = () =>
    page
      .locator('main .half:visible')
      .evaluateAll((all) =>
        all.flatMap((one) => (one.scrollHeight > one.clientHeight + 1 ? [(one as HTMLElement).innerText] : [])),
      );
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect.poll(squeezed, { message: size(width, height) }).toEqual([]);
  }
});

test('the plots of uptown are in sight at 1024 x 700', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.goto(`/table/${await against(page, 'uptown', 3)}`);
  await turn(page);
  await settled(page);
  for (const plot of await page.locator('.own .plot').all()) {
    const box = await plot.boundingBox();
    expect(box!.y + box!.height).toBeLessThanOrEqual(700);
  }
});

test('the map of Mafia City is as large as it can be', async ({ page }) => {
  await page.goto(`/table/${await against(page, 'mafia-city', 3, { target: 'beginners' })}`);
  await turn(page);
  for (const [width, height, least] of [
    [768, 1024, 728],
    [1024, 700, 604],
  ] as const) {
    await page.setViewportSize({ width, height });
    const map = () => page.locator('.city').boundingBox();
    await expect.poll(async () => (await map())!.width, { message: size(width, height) }).toBeGreaterThanOrEqual(least);
    const bottom = async () => ((box) => box!.y + box!.height)(await map());
    await expect.poll(bottom, { message: size(width, height) }).toBeLessThanOrEqual(height);
  }
});

test('the cards of Mafia City have their text on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/table/${await against(page, 'mafia-city', 3, { target: 'beginners' })}`);
  await turn(page);
  for (const text of await page.locator('.hand .card .text').all()) await expect(text).toBeVisible();
});

test('at twice the size the map of Mafia City is not covered by the hand', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto(`/table/${await against(page, 'mafia-city', 3, { target: 'beginners' })}`);
  await turn(page);
  const map = page.locator('.city');
  await expect.poll(async () => (await map.boundingBox())!.width).toBeGreaterThanOrEqual(360);
  await settled(page);
  for (const place of await page.locator('main [data-element^="location:"]').all()) {
    const free = await place.evaluate((one) => {
      one.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = one.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === one;
    });
    expect(free, (await place.getAttribute('aria-label')) ?? '').toBe(true);
  }
});
