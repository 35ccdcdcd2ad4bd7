import type { APIRequestContext, Page } from '@playwright/test';
import type { Line, LogPage, State } from '../src/protocol/protocol';
import { axe, commitment, entropy, expect, newer, test, version } from './server';

/* Secret questions: they close by themselves, and answers can stand. */

/** A table of Mafia City with Ann in the browser, and two others who do what they are told. */
class City {
  table = '';
  #opened = 0;
  readonly #players: APIRequestContext[];

  constructor(players: APIRequestContext[]) {
    this.#players = players;
  }

  async #tell(player: APIRequestContext, command: unknown): Promise<void> {
    const answer = await player.post(`/api/tables/${this.table}/commands`, { data: { id: 1, command } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  async state(player: number): Promise<State> {
    const answer = await this.#players[player]?.get(`/api/tables/${this.table}`);
    return ((await answer?.json()) as { state: State }).state;
  }

  /** What a player heard after a version; who comes and goes counts for nothing. */
  async heard(player: number, after: number): Promise<Line[]> {
    const answer = await this.#players[player]?.get(`/api/tables/${this.table}/log?after=${after}`);
    const { log } = (await answer?.json()) as LogPage;
    return log.filter(({ what }) => typeof what !== 'object' || !('away' in what || 'back' in what));
  }

  /** Opens a table where a question to several stays open for so many seconds. */
  async open(answers: number): Promise<void> {
    const options = { target: 'beginners' };
    for (const [n, player] of this.#players.entries()) {
      await player.post('/api/session', { data: { name: ['Ann', 'Bob', 'Cy'][n] } });
    }
    const opened = await this.#players[0]?.post('/api/tables', {
      data: { game: 'mafia-city', seats: 3, options, answers },
    });
    this.table = ((await opened?.json()) as { table: string }).table;
    const own = entropy((this.#opened += 1));
    const share = commitment(own);
    for (const [n, player] of this.#players.entries()) await this.#tell(player, { sit: { seat: n + 1, share } });
    await this.#tell(this.#players[0] as APIRequestContext, 'start');
    for (const player of this.#players) await this.#tell(player, { reveal: { entropy: own } });
  }

  /** Ann passes, the others place mafiosi, until Ann is asked for a Bullet. */
  async question(): Promise<State> {
    for (;;) {
      for (const [n, player] of this.#players.entries()) {
        const { legal, asked, version } = await this.state(n);
        const mine = await this.state(0);
        if (mine.asked && mine.legal.length > 0) return mine;
        const pick = legal.find(({ notation }) => notation.startsWith(n === 0 ? 'pass' : 'place')) ?? legal[0];
        if (pick && !asked) await this.#tell(player, { play: { version, action: pick.notation } });
      }
    }
  }
}

async function city(page: Page, playwright: { request: typeof import('@playwright/test').request }, baseURL: string) {
  const others = await Promise.all([1, 2].map(() => playwright.request.newContext({ baseURL })));
  return new City([page.context().request, ...others]);
}

test('a question without a choice is answered by itself, with a caption', async ({ page, playwright, server }) => {
  const table = await city(page, playwright, server.url);
  let asked: State;
  do {
    await table.open(16);
    await page.goto(`/table/${table.table}`);
    asked = await table.question();
  } while (asked.legal.length > 1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have nothing to play here, so you pass.');
  await expect(page.locator('[data-closing]:visible [role=timer]')).toHaveText(/^\d\ss$/);
  await expect(page.locator('.table')).toHaveAttribute('data-turn', 'theirs');
  await newer(page, await version(page));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You have nothing to play here, so you pass.');
});

test('an answer stands until it is withdrawn, and nobody else hears of it', async ({ page, playwright, server }) => {
  const table = await city(page, playwright, server.url);
  await table.open(120);
  await page.goto(`/table/${table.table}`);
  await table.question();
  const before = (await table.state(1)).version;
  const title = page.getByRole('heading', { level: 1 });
  const rest = page.getByRole('button', { name: 'Pass for the rest of this phase' });
  // All buttons have one row: nothing below is pushed.
  await expect(rest).toBeVisible();
  expect((await page.locator('header.top').boundingBox())?.height).toBeLessThan(80);
  await rest.click();
  await expect(title).toHaveText('You pass, as you asked.');
  await page.reload();
  await expect(title).toHaveText('You pass, as you asked.');

  await page.keyboard.press('p');
  const sheet = page.getByRole('dialog', { name: 'Standing answers' });
  await expect(sheet.getByRole('radio', { name: 'Pass for the rest of this phase' })).toBeChecked();
  await sheet.getByRole('radio', { name: 'Ask me only about:' }).check();
  await sheet.getByRole('checkbox', { name: 'Bullets' }).check();
  await expect.poll(async () => (await table.state(0)).standing?.except).toEqual(['question:bullet']);
  expect(await axe(page)).toEqual([]);
  await sheet.getByRole('radio', { name: 'Ask me about everything' }).check();
  await page.keyboard.press('Escape');
  await expect(title).not.toHaveText('You pass, as you asked.');
  expect(await table.heard(1, before)).toEqual([]);
});

test('more time is asked for by a key, and everybody sees it', async ({ page, playwright, server }) => {
  const table = await city(page, playwright, server.url);
  await table.open(16);
  await page.goto(`/table/${table.table}`);
  await table.question();
  await page.locator('[data-closing]:visible').waitFor();
  await page.keyboard.press('t');
  await expect(page.locator('[data-closing]:visible [role=timer]')).toHaveText(/^(2\d|30)\ss$/);
  expect((await table.state(1)).asked?.more).toEqual([1]);
});
