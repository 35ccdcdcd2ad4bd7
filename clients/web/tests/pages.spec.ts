import { against, axe, cut, dice, expect, GAMES, keeps, playByTaps, settled, test, tooWide, turn } from './server';

const PAGES = [
  '/',
  '/tables',
  '/rules/point-city',
  '/rules/cities',
  '/rules/uptown',
  '/rules/mafia-city',
  '/settings',
  '/devices',
  '/link',
  '/notices',
  '/about',
];
const LANGUAGES = ['en', 'cs', 'sk', 'pl', 'ro', 'hu'];

for (const path of PAGES) {
  test(`axe finds nothing on ${path}, light and dark`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axe(page)).toEqual([]);
  });
}

test('every page fits a narrow screen in Hungarian, and at twice the text size', async ({ page }) => {
  await keeps(page, { language: 'hu' });
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    expect(await tooWide(page), path).toBe(false);
    expect(await cut(page), path).toEqual([]);
  }
  await page.setViewportSize({ width: 720, height: 900 });
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await settled(page);
    expect(await tooWide(page), `${path} with large text`).toBe(false);
  }
});

test('the language is the browser’s, and can be changed at any moment', async ({ browser, server }) => {
  for (const language of LANGUAGES) {
    const context = await browser.newContext({ baseURL: server.url, locale: language });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('page-');
    await context.close();
  }
  const context = await browser.newContext({ baseURL: server.url, locale: 'en' });
  const page = await context.newPage();
  await page.goto(`/table/${await against(page, 'point-city', 2)}`);
  await turn(page);
  await page.goto('/settings');
  for (const [name, tag] of [
    ['Čeština', 'cs'],
    ['Magyar', 'hu'],
    ['English', 'en'],
  ] as const) {
    await page.getByRole('radio', { name }).check();
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
  }
  await context.close();
});

for (const { game, seats, options } of GAMES) {
  test(`a table of ${game} speaks every language on a phone`, async ({ browser, server }) => {
    for (const locale of LANGUAGES) {
      const context = await browser.newContext({ baseURL: server.url, locale, viewport: { width: 360, height: 640 } });
      await keeps(context);
      const page = await context.newPage();
      await page.goto(`/table/${await against(page, game, seats, options)}`);
      await turn(page);
      await settled(page);
      expect(await cut(page), locale).toEqual([]);
      await playByTaps(page, dice(15));
      await turn(page);
      await settled(page);
      expect(await cut(page), locale).toEqual([]);
      const text = await page.locator('body').innerText();
      expect(text.match(/\b(page|phrase|refused|pc|ci|ut|mc)-[a-z]+[a-z-]*/g) ?? [], locale).toEqual([]);
      expect(await tooWide(page), locale).toBe(false);
      await context.close();
    }
  });
}

test('the rules are searched, and every rule has an address', async ({ page }) => {
  await page.goto('/rules/point-city#PC-3.2');
  await expect(page.locator('#PC-3\\.2')).toBeInViewport();
  await page.getByRole('searchbox').fill('ingenuity card pays');
  await expect(page.locator('section > p')).toHaveCount(1);
});

test('the first view is light', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.woff2')) return;
    const size = response.request().sizes();
    sizes.push(
      size.then(
        (found) => found.responseBodySize,
        () => 0,
      ),
    );
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(10_000);
  expect(total).toBeLessThan(150 * 1024);
});

test('axe finds nothing on a table that waits, on its sheets, and on a replay', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await page.getByRole('button', { name: 'With friends' }).click();
  await page.getByRole('button', { name: /^Open a table for/ }).click();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  expect(await tooWide(page)).toBe(false);
  const table = await against(page, 'cities', 2);
  await page.goto(`/table/${table}`);
  await turn(page);
  for (const sheet of ['What you can do', 'Log', 'Chat', 'Keys']) {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: sheet }).click();
    await expect(page.getByRole('dialog', { name: sheet })).toBeVisible();
    expect(await axe(page), sheet).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.context().request.post(`/api/tables/${table}/commands`, { data: { id: 1, command: 'resign' } });
  await page.goto(`/replay/${table}`);
  await expect(page.getByRole('slider')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  expect(await tooWide(page)).toBe(false);
});

test('a file of cards is asked for only of those who have their own', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Options', { exact: true }).click();
  const file = page.locator('input[type=file]');
  await expect(file).toBeHidden();
  await page.getByText('My own cards').click();
  await expect(file).toBeVisible();
});

test('a screen reader hears where a link has led', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await expect(page.locator('[data-arrived]')).toHaveText('Rules of Point City · Tetrapolis');
});

test('an address that does not exist says so, and leads home', async ({ page }) => {
  await page.goto('/table/nowhere');
  await expect(page.getByText('there is no such table')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Four cities');
  await page.goto('/nothing');
  await expect(page.getByText('This page does not exist.')).toBeVisible();
});

for (const game of ['point-city', 'cities', 'uptown', 'mafia-city']) {
  test(`the rules of ${game} have pictures beside them`, async ({ page }) => {
    await page.goto(`/rules/${game}`);
    await expect(page.locator('.turn .steps li')).toHaveCount(3);
    const pictures = page.locator('section p .picture');
    // The rules are drawn part by part.
    await expect.poll(() => pictures.count()).toBeGreaterThan(4);
    for (const picture of await pictures.all()) expect(await picture.locator('svg, b').count()).toBeGreaterThan(0);
    expect(await axe(page)).toEqual([]);
    // A search leaves the rules alone on the page.
    await page.getByRole('searchbox').fill('bot that plays chess');
    await expect(page.locator('.turn')).toHaveCount(0);
    await expect(page.getByText('No rule contains these words.')).toBeVisible();
    await page.setViewportSize({ width: 360, height: 640 });
    await page.getByRole('searchbox').fill('');
    await expect(pictures.first()).toBeVisible();
    expect(await tooWide(page)).toBe(false);
  });
}

test('the words of every page are one file, and those of a game another', async ({ page, server }) => {
  const words: string[] = [];
  page.on('response', (response) => {
    const name = /assets\/([\w-]+?)-en-[\w-]+\.js$/.exec(response.url())?.[1];
    if (name) words.push(name);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(words.toSorted()).toEqual(['words']);
  await page.goto(`${server.url}/rules/uptown`, { waitUntil: 'networkidle' });
  expect([...new Set(words)].toSorted()).toEqual(['uptown', 'words']);
});

test('rules and their pictures come together, so that nothing moves', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/assets\/uptown-en-[\w-]+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => {
    const first: string[] = [];
    (window as unknown as { first: string[] }).first = first;
    const seen = () => {
      for (const what of ['.turn', '[id="UT-1.1"]'])
        if (!first.includes(what) && document.querySelector(what)) first.push(what);
      if (first.length === 1) first.push('alone');
    };
    new MutationObserver(seen).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/rules/uptown');
  await expect(page.getByRole('searchbox')).toBeVisible();
  release();
  await expect(page.locator('[id="UT-1.1"]')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { first: string[] }).first)).toEqual([
    '.turn',
    '[id="UT-1.1"]',
  ]);
});
