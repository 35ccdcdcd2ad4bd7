import decodeQR from 'qr/decode.js';
import { readFileSync } from 'node:fs';
import { against, axe, dice, expect, playByTaps, settled, test, tooWide, turn } from './server';

test('a newcomer chooses a name and a colour, and plays as that', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'You are' }).fill('Zoe');
  await page.getByRole('button', { name: 'Pink, diamond' }).click();
  await page.getByRole('button', { name: 'UpTown' }).first().click();
  await page.getByRole('button', { name: 'Play UpTown' }).click();
  await turn(page);
  const player = page.locator('.side .player', { hasText: 'Zoe' });
  await expect(player.locator('.seat [fill="var(--seat-4)"]')).toHaveCount(1);
  // No other seat has the colour.
  await expect(page.locator('.side .player .seat [fill="var(--seat-4)"]')).toHaveCount(1);

  // The chip says who that is, and changes it.
  await page.goto('/');
  const chip = page.getByRole('button', { name: /^Zoe: name/ });
  await chip.click();
  const dialog = page.getByRole('dialog', { name: 'You are' });
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Zora');
  await dialog.getByRole('button', { name: 'Teal, triangle' }).click();
  await expect(page.getByRole('button', { name: /^Zora: name/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Zora: name/ })).toBeVisible();
});

test('whoever gives no name gets a plain one', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Point City' }).click();
  await turn(page);
  const session = (await (await page.request.get('/api/session')).json()) as { name: string };
  expect(session.name).toMatch(/^\p{Lu}\p{Ll}+( \d+)?$/u);
  await expect(page.locator('.side .player').first()).toContainText(session.name);
});

test('home shows what goes on, those that wait first, and the tab says so', async ({ page }) => {
  await page.goto(`/table/${await against(page, 'uptown', 2)}`);
  await turn(page);
  const opened = await page.request.post('/api/tables', { data: { game: 'cities', seats: 2 } });
  const { table } = (await opened.json()) as { table: string };
  const sit = { sit: { seat: 1, share: '0'.repeat(64) } };
  await page.request.post(`/api/tables/${table}/commands`, { data: { id: 1, command: sit } });
  await page.goto('/');
  const cards = page.locator('[data-running]');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText('UpTown');
  await expect(cards.first()).toContainText('Your turn');
  await expect(cards.first().locator('.mini svg')).toBeVisible();
  await expect(cards.last()).toContainText('1 seat free');
  await expect(page).toHaveTitle(/^● Your turn · /);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/icon-turn.svg');
  expect(await axe(page)).toEqual([]);

  await cards.first().click();
  await turn(page);
  await page.goto('/tables');
  await expect(page.locator('[data-running]')).toHaveCount(2);
  await page.request.post(`/api/tables/${table}/commands`, { data: { id: 2, command: 'leave' } });
});

test('what ended since the last visit can be replayed and reviewed; all games are found by filters', async ({
  page,
}) => {
  const tables: string[] = [];
  for (const game of ['uptown', 'cities']) {
    const table = await against(page, game, 2);
    const answer = await page.request.post(`/api/tables/${table}/commands`, { data: { id: 1, command: 'resign' } });
    expect(answer.ok(), await answer.text()).toBe(true);
    tables.push(table);
  }
  await page.addInitScript(() => {
    const now = Date.now();
    localStorage.setItem('tetrapolis-visits', JSON.stringify({ before: now - 3_600_000, seen: now }));
  });
  await expect
    .poll(async () => ((await (await page.request.get('/api/history?state=over')).json()) as unknown[]).length)
    .toBe(2);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Since your last visit' })).toBeVisible();
  const rows = page.locator('[data-result]');
  await expect(rows).toHaveCount(2);
  await rows
    .filter({ hasText: 'UpTown' })
    .getByRole('link', { name: /^Replay/ })
    .click();
  await expect(page.getByRole('slider')).toBeVisible();

  await page.goto('/tables');
  await expect(rows).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Game' }).selectOption({ label: 'Cities' });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Cities');
  await page.getByRole('combobox', { name: 'Opponents' }).selectOption({ label: 'People' });
  await expect(page.getByText('No games match.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Opponents' }).selectOption({ label: 'Bots' });
  await expect(rows).toHaveCount(1);
  expect(await axe(page)).toEqual([]);
});

test('each seat of a shared device has a name and a colour, and reads what happened meanwhile', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Mafia City' }).click();
  await page.getByRole('button', { name: 'On one device' }).click();
  for (const [seat, name] of ['Ann', 'Bob', 'Cy'].entries())
    await page.getByRole('textbox', { name: `Player ${seat + 1}` }).fill(name);
  // Whoever takes a colour leaves the own one to whoever had it.
  await page.getByRole('group', { name: 'Colour (Player 3)' }).getByRole('button', { name: 'Violet, disc' }).click();
  await expect(
    page.getByRole('group', { name: 'Colour (Player 1)' }).getByRole('button', { name: 'Teal, triangle' }),
  ).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Play Mafia City' }).click();
  const curtain = page.locator('[data-handed]');
  const roll = dice(6);
  const names = new Set<string>();
  let lines = 0;
  for (let moves = 0; moves < 12; moves += 1) {
    await expect(curtain.or(page.locator('.table[data-turn=yours]'))).toBeVisible();
    if (await curtain.isVisible()) {
      names.add((await curtain.getByRole('heading', { level: 1 }).textContent()) ?? '');
      await settled(page);
      lines = Math.max(lines, await curtain.getByRole('listitem').count());
      if (names.size === 1) expect(await axe(page)).toEqual([]);
      expect(await tooWide(page)).toBe(false);
      await curtain.getByRole('button', { name: /^I am/ }).click();
      await expect(page.locator('.table[data-turn=yours]')).toBeVisible();
    }
    const options = page.getByRole('listbox').first().getByRole('option');
    await options.nth(roll(await options.count())).click();
    await page.getByRole('button', { name: 'Confirm' }).first().click();
    await expect(curtain.or(page.locator('.table[data-turn=yours]'))).toBeVisible();
  }
  expect([...names].every((name) => /Ann|Bob|Cy/.test(name))).toBe(true);
  expect(names.size).toBeGreaterThan(1);
  expect(lines).toBeGreaterThan(0);
  expect(lines).toBeLessThanOrEqual(3);
});

test('a table is shared by a code that a camera reads', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'With friends' }).click();
  await page.getByRole('button', { name: /^Open a table for/ }).click();
  const link = await page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  await page.getByRole('button', { name: 'QR code' }).click();
  const code = page.locator('svg.qr');
  await expect(code).toBeVisible();
  const [side, path] = await code.evaluate((svg: SVGSVGElement) => [
    svg.viewBox.baseVal.width,
    svg.querySelector('path')?.getAttribute('d') ?? '',
  ]);
  const size = Number(side) * 6;
  const data = new Uint8Array(size * size * 4).fill(255);
  for (const [, x, y, run] of String(path).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * 6; row < Number(y) * 6 + 6; row += 1) {
      const from = (row * size + Number(x) * 6) * 4;
      for (let pixel = from; pixel < from + Number(run) * 24; pixel += 4) data.fill(0, pixel, pixel + 3);
    }
  }
  expect(decodeQR({ width: size, height: size, data })).toBe(link);
});

test('a link is copied where the browser keeps its clipboard from the page', async ({ page }) => {
  // As on a local network without TLS.
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto('/');
  await page.getByRole('button', { name: 'With friends' }).click();
  await page.getByRole('button', { name: /^Open a table for/ }).click();
  const wanted = await page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  await page.evaluate(() =>
    addEventListener('copy', ({ clipboardData }) => {
      document.body.dataset.copied = clipboardData?.getData('text/plain');
    }),
  );
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => document.body.dataset.copied)).toBe(wanted);
});

test('a moment of a finished game becomes a picture and a link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/table/${await against(page, 'cities', 2)}`);
  const roll = dice(3);
  for (let moves = 0; moves < 2; moves += 1) {
    if ((await turn(page)) === 'over') break;
    await playByTaps(page, roll);
  }
  const table = page.url().split('/').at(-1) ?? '';
  await page.request.post(`/api/tables/${table}/commands`, { data: { id: 1, command: 'resign' } });
  await expect(page.locator('.table[data-phase=finished]')).toBeVisible();
  await page.getByRole('dialog', { name: 'Score sheet' }).getByRole('button', { name: 'Share a moment' }).click();
  const sheet = page.getByRole('dialog', { name: 'Share a moment' });
  await expect(sheet.locator('svg.portrait > *').first()).toBeAttached();
  expect(await axe(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Save picture' }).click();
  const file = readFileSync(await (await download).path());
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 1000]);
  // An empty picture would be far smaller.
  expect(file.length).toBeGreaterThan(30_000);
  await sheet.getByRole('button', { name: 'Copy link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`/replay/${table}?at=`);
  await page.goto(link);
  await expect(page.getByRole('slider')).toBeVisible();
});

test('what is new is said once, to those who have played here', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('told')) return;
    const kept = JSON.parse(localStorage.getItem('tetrapolis') ?? '{}') as object;
    localStorage.setItem('tetrapolis', JSON.stringify({ ...kept, news: 0 }));
    sessionStorage.setItem('told', 'yes');
  });
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: 'You are' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'New here' })).toBeHidden();
  await against(page, 'point-city', 2);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'New here' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'New here' })).toBeHidden();
});

test('a link to a game against bots shows it to others', async ({ page, playwright, server }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Point City' }).click();
  await page.waitForURL(/\/table\//);
  const stranger = await playwright.request.newContext({ baseURL: server.url });
  expect((await stranger.get(`/api${new URL(page.url()).pathname.replace('table', 'tables')}`)).ok()).toBe(true);
  await stranger.dispose();
});

for (const [width, height] of [
  [1350, 940],
  [412, 823],
] as const) {
  test(`nothing moves on the home page while it comes, at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      const shifts = window as unknown as { moved: number };
      shifts.moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.moved += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.02);
  });
}
