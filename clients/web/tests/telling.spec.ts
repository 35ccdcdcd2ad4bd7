import type { Page } from '@playwright/test';
import { against, axe, dice, expect, keeps, newer, playByTaps, test, turn } from './server';

/* The moves of others are told one after another, on a clock that the test turns. */

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PACES = { slow: 2400, normal: 1400, fast: 700 };

type Pace = keyof typeof PACES;

/** A table that is told at a pace; the clock stands. */
async function open(page: Page, game: string, seats: number, pace: Pace | 'instant'): Promise<void> {
  await page.clock.install({ time: 0 });
  await keeps(page, { pace, tap: 'quick' });
  await page.goto(`/table/${await against(page, game, seats)}`);
  await page.waitForSelector('.table');
  await page.clock.pauseAt(600_000);
  await reachTurn(page, pace);
}

/** Lets time pass, as much as a move is shown, until it is the visitor's turn; says what was told on the way. */
async function reachTurn(
  page: Page,
  pace: Pace | 'instant' = 'slow',
): Promise<{ captions: string[]; events: string[]; over: boolean }> {
  const step = pace === 'instant' ? 1 : PACES[pace];
  const captions: string[] = [];
  const events: string[] = [];
  for (;;) {
    const found = await page.waitForFunction(() => {
      const table = document.querySelector<HTMLElement>('.table');
      const card = document.querySelector<HTMLElement>('dialog[open] [data-event]');
      if (card) return { event: card.dataset.event };
      if (document.querySelector('[data-narration]')) return { caption: document.querySelector('h1')?.textContent };
      if (table?.dataset.phase === 'finished') return { over: true };
      if (table?.dataset.forced) return { forced: Number(table.dataset.version) };
      return table?.dataset.turn === 'yours' ? { over: false } : null;
    });
    const now = (await found.jsonValue()) as { event?: string; caption?: string; forced?: number; over?: boolean };
    if (now.over !== undefined) return { captions, events, over: now.over };
    if (now.event !== undefined) {
      events.push(now.event);
      await page.getByRole('button', { name: 'Continue' }).click();
    } else if (now.forced !== undefined) {
      // It may be on its way already.
      await page.clock.runFor(step);
      await newer(page, now.forced);
    } else {
      captions.push(now.caption ?? '');
      await page.clock.runFor(step);
    }
  }
}

/** Plays until somebody else is told. */
async function playUntilTold(page: Page, seed: number): Promise<void> {
  const roll = dice(seed);
  const told = page.locator('[data-narration]:visible');
  for (let actions = 0; actions < 12; actions += 1) {
    await playByTaps(page, roll);
    await expect(told.or(page.locator('.table[data-turn=yours]'))).toBeVisible();
    if (await told.isVisible()) return;
  }
  throw new Error('nobody else has moved');
}

for (const [pace, milliseconds] of Object.entries(PACES) as [Pace, number][]) {
  test(`a ${pace} telling shows one move after another`, async ({ page }) => {
    await open(page, 'point-city', 3, pace);
    await playUntilTold(page, 21);
    const caption = page.getByRole('heading', { level: 1 });
    await expect(caption).toContainText('Bruno');
    await expect(page.locator('.player.told .who')).toContainText('Bruno');
    await expect(page.locator('.table')).toHaveAttribute('data-turn', 'theirs');
    const marks = page.locator('.since li');
    await page.clock.runFor(milliseconds);
    await expect.poll(() => marks.count()).toBeGreaterThan(1);
    await reachTurn(page);
    expect(await marks.count()).toBeGreaterThan(1);
    await expect(page.locator('main .last-mark').first()).toBeVisible();
  });
}

test('a tap goes on, a button goes to the own turn, and all is shown again', async ({ page }) => {
  await open(page, 'point-city', 3, 'slow');
  await playUntilTold(page, 22);
  const marks = page.locator('.since li');
  await page.locator('main').click({ position: { x: 400, y: 20 } });
  await expect(marks).toHaveCount(2);
  await page.getByRole('button', { name: 'To my turn' }).click();
  await expect(page.locator('.table')).toHaveAttribute('data-turn', 'yours');
  const all = await marks.count();
  await page.getByRole('button', { name: 'Show again' }).click();
  await expect(page.locator('.table')).toHaveAttribute('data-turn', 'theirs');
  await expect(marks).toHaveCount(1);
  await page.getByRole('button', { name: 'Instant' }).click();
  await expect(page.locator('.table')).toHaveAttribute('data-turn', 'yours');
  await expect(marks).toHaveCount(all);
  await playByTaps(page, dice(23));
  await expect(page.locator('[data-narration]')).toHaveCount(0);
});

for (const pace of ['slow', 'normal', 'fast', 'instant'] as const) {
  test(`a whole game of uptown is told, the last round once, at the pace ${pace}`, async ({ page }) => {
    await open(page, 'uptown', 3, pace);
    const roll = dice(24);
    const seen: string[] = [];
    const told: string[] = [];
    for (;;) {
      await playByTaps(page, roll);
      const { captions, events, over } = await reachTurn(page, pace);
      seen.push(...events);
      told.push(...captions);
      if (over) break;
    }
    if (pace === 'instant') expect(told).toEqual([]);
    // A turn of a bot has at least one caption, and a game at least five rounds.
    else expect(told.length).toBeGreaterThanOrEqual(10);
    // Playing a card and building with it is one move.
    for (const caption of told)
      expect(caption).toMatch(/^(Bruno|Clara) (?!plays|takes the municipal card (?!.*discards))/);
    expect(seen.filter((kind) => kind === 'last')).toHaveLength(1);
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  });
}

test('who gets a point for a location is told', async ({ page }) => {
  await open(page, 'mafia-city', 3, 'fast');
  const roll = dice(25);
  const pass = page.getByRole('button', { name: 'Pass', exact: true });
  const told: string[] = [];
  const points = () => told.filter((caption) => / (is|are) in control and gets? 1 point$/.test(caption));
  for (let actions = 0; actions < 20 && points().length === 0; actions += 1) {
    const before = await page.locator('.table').getAttribute('data-version');
    if (await pass.isVisible()) {
      await pass.click();
      await page.locator('button.confirm:visible').click();
      await newer(page, Number(before));
    } else await playByTaps(page, roll);
    const { captions, over } = await reachTurn(page, 'fast');
    told.push(...captions);
    expect(over).toBe(false);
  }
  expect(points()[0]).toMatch(
    /^(Prison|Port|Fighters’ Club|Police Station|Business District|Private Club|Town Hall): /,
  );
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('only the captions appear', async ({ page }) => {
    // Nobody has chosen a pace.
    await page.addInitScript(() => localStorage.setItem('tetrapolis', JSON.stringify({ tap: 'quick' })));
    await page.clock.install({ time: 0 });
    await page.goto(`/table/${await against(page, 'point-city', 3)}`);
    await page.waitForSelector('.table');
    await page.clock.pauseAt(600_000);
    await reachTurn(page);
    await playUntilTold(page, 21);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bruno');
    const moving = () =>
      document.getAnimations().filter((one) => one.effect?.getComputedTiming().duration !== 0).length;
    expect(await page.evaluate(moving)).toBe(0);
  });
});

test('on a phone the telling takes the place of Confirm', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, 'point-city', 3, 'slow');
  const before = await page.locator('.phone-bar').boundingBox();
  await playUntilTold(page, 25);
  const bar = page.locator('.phone-bar');
  expect((await bar.boundingBox())?.height).toBe(before?.height);
  for (const button of await bar.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
    expect(box!.x + box!.width).toBeLessThanOrEqual(360);
  }
  // axe waits for timers.
  await page.clock.resume();
  expect(await axe(page)).toEqual([]);
});

test('a bot plays on at once for a person who asks and watches', async ({ page }) => {
  await keeps(page, { pace: 'slow' });
  await page.goto(`/table/${await against(page, 'point-city', 2)}`);
  await turn(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Let a bot play for me' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Ann (takes|turns)/);
});
