import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Picture } from '../src/games/mafia-city/types';
import type { State } from '../src/protocol/protocol';

const PROGRAM = process.env.TETRAPOLIS ?? resolve(import.meta.dirname, '../../../target/debug/tetrapolis');

/** The real program with a database of its own. */
export class Server {
  url = '';
  #folder = mkdtempSync(join(tmpdir(), 'tetrapolis-'));
  #process: ChildProcess | null = null;
  #port = 0;

  async start(): Promise<void> {
    this.#port ||= await freePort();
    this.url = `http://127.0.0.1:${this.#port}`;
    const database = `sqlite://${this.#folder}/t.db`;
    const args = ['serve', '--listen', `127.0.0.1:${this.#port}`, '--database', database, '--tables', '1000'];
    args.push('--rehearsal', '1');
    const child = spawn(PROGRAM, args, { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, LC_ALL: 'C' } });
    this.#process = child;
    await new Promise<void>((ready, failed) => {
      child.stdout.once('data', () => ready());
      child.once('error', failed);
      child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
    });
  }

  /** Ends it at once, as a crash would. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    await new Promise((gone) => {
      child.removeAllListeners('exit');
      child.once('exit', gone);
      child.kill('SIGKILL');
    });
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address ? address.port : 0;
}

export const test = base.extend<{ firsts: boolean; quiet: void }, { server: Server }>({
  // What explains rules to newcomers lies over the board; it has tests of its own.
  firsts: [false, { option: true }],
  server: [
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  context: async ({ context }, use) => {
    await keeps(context);
    await use(context);
  },
  // Nothing may go wrong behind the scenes.
  quiet: [
    async ({ page, firsts }, use) => {
      if (!firsts) await page.context().addInitScript(() => localStorage.setItem('tetrapolis-hushed', 'everywhere'));
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !/status of (409|401|400)|WebSocket|ERR_/.test(message.text()))
          errors.push(message.text());
      });
      await use();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Every game, as short as it can be played whole. */
export const GAMES: { game: string; seats: number; options: Record<string, string> }[] = [
  { game: 'point-city', seats: 2, options: {} },
  { game: 'cities', seats: 2, options: {} },
  { game: 'uptown', seats: 2, options: {} },
  { game: 'mafia-city', seats: 3, options: { target: 'beginners' } },
];

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The visitor's share of chance: each table of each test has a deal of its own, the same in every run. */
export const entropy = (table = 0) => sha256(`${table} ${test.info().titlePath.slice(1).join(' ')}`).slice(0, 32);

/** The commitment to a share. */
export const commitment = (share: string) => sha256(`tetrapolis share 1\n${share}`);

async function post<T>(request: APIRequestContext, path: string, data: unknown): Promise<T> {
  const answer = await request.post(path, { data });
  expect(answer.ok(), `${path}: ${answer.ok() ? '' : await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

/** A running table with the visitor at seat 1 and bots elsewhere: quick ones, if no others are named. */
export async function against(
  page: Page,
  game: string,
  seats: number,
  options: Record<string, string> = {},
  kind = 'random',
): Promise<string> {
  const request = page.context().request;
  // Whoever is somebody already plays as that.
  if ((await request.get('/api/session')).status() === 204) await post(request, '/api/session', { name: 'Ann' });
  const { table } = await post<{ table: string }>(request, '/api/tables', { game, seats, options });
  const tell = (command: unknown) => post(request, `/api/tables/${table}/commands`, { id: 1, command });
  await tell({ sit: { seat: 1, share: commitment(entropy()) } });
  for (let seat = 2; seat <= seats; seat += 1) await tell({ bot: { seat, kind } });
  await tell('start');
  await tell({ reveal: { entropy: entropy() } });
  return table;
}

/** A table of Mafia City at which the visitor is asked about something announced, and could cancel it. */
export async function asked(page: Page): Promise<Picture> {
  const open = () => against(page, 'mafia-city', 4, { target: 'beginners' });
  let table = await open();
  const request = page.context().request;
  for (;;) {
    const { state } = (await (await request.get(`/api/tables/${table}`)).json()) as { state: State };
    // A game may end before anybody is asked something with a choice.
    if (state.phase === 'finished') {
      table = await open();
      continue;
    }
    const picture = state.view as Picture;
    if (picture.window && state.legal.length > 1) {
      await page.goto(`/table/${table}`);
      await turn(page);
      return picture;
    }
    const declines = state.legal.find(({ touches }) => !touches?.length);
    const places = state.legal.find(({ notation }) => notation.startsWith('place'));
    const action = (state.asked ? declines : places) ?? declines ?? state.legal[0];
    if (action)
      await request.post(`/api/tables/${table}/commands`, {
        data: { id: 1, command: { play: { version: state.version, action: action.notation } } },
      });
    else await request.get(`/api/tables/${table}?since=${state.version}&wait=5`);
  }
}

/** What the browser keeps from the first visit on. The moves of others are told at once, unless a test is about telling. */
export const keeps = (where: BrowserContext | Page, kept: Record<string, string> = {}): Promise<unknown> =>
  where.addInitScript((kept) => {
    const before = JSON.parse(localStorage.getItem('tetrapolis') ?? '{}') as object;
    localStorage.setItem('tetrapolis', JSON.stringify({ pace: 'instant', tutor: 'off', news: 1, ...before, ...kept }));
  }, kept);

/** The quick way: the first tap picks, the second plays. */
export const quick = (page: Page) => keeps(page, { tap: 'quick' });

/** Waits until it is the visitor's turn or the game is over; cards about what happened are read and put away. */
export async function turn(page: Page): Promise<'yours' | 'over'> {
  for (;;) {
    const found = await page.waitForFunction(() => {
      if (document.querySelector('dialog[open] [data-event]')) return 'event';
      const table = document.querySelector<HTMLElement>('.table');
      if (table?.dataset.phase === 'finished') return 'over';
      // The board is drawn when the frame around it is.
      const drawn = document.querySelector('main [data-element], main [data-action]');
      return drawn && table?.dataset.turn === 'yours' ? 'yours' : null;
    });
    const now = (await found.jsonValue()) as 'yours' | 'over' | 'event';
    if (now !== 'event') return now;
    await page.locator('dialog[open] [data-event] .btn.primary').click();
  }
}

export function version(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.querySelector<HTMLElement>('.table')?.dataset.version));
}

export async function newer(page: Page, than: number): Promise<void> {
  await page.waitForFunction(
    (than) => Number(document.querySelector<HTMLElement>('.table')?.dataset.version) > than,
    than,
  );
}

/** Chooses the same way in every run. */
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What kind of thing an element is, by its name. */
const kindOf = (element: string): string => element.split(/[:.]/)[0] ?? '';

/**
 * A legal target that a finger can reach: nothing lies over its middle. The roll says which; some kinds are left out if
 * there are others.
 */
async function reachable(
  page: Page,
  roll: (below: number) => number,
  without: ReadonlySet<string> = new Set(),
): Promise<string | null> {
  const all = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main .target.legal')]
      .filter((one) => one.offsetParent !== null)
      .map((one) => one.dataset.element ?? ''),
  );
  const others = all.filter((element) => !without.has(kindOf(element)));
  const elements = others.length > 0 ? others : all;
  while (elements.length > 0) {
    const [element = ''] = elements.splice(roll(elements.length), 1);
    const found = await page.evaluate((element) => {
      for (const one of document.querySelectorAll<HTMLElement>(`main .target.legal[data-element="${element}"]`)) {
        one.scrollIntoView({ block: 'center', inline: 'center' });
        const { x, y, width, height } = one.getBoundingClientRect();
        if (document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.target') === one) return true;
      }
      return false;
    }, element);
    if (found) return element;
  }
  return null;
}

/** Presses a button of the sheet that a tap has opened, or picks something on it; says whether that played an action. */
async function actFromSheet(page: Page, roll: (below: number) => number): Promise<boolean> {
  const sheet = page.locator('[data-sheet=tap]');
  if (!(await sheet.isVisible())) return false;
  const acts = sheet.locator('[data-act], .target.legal');
  await acts.first().waitFor();
  const act = acts.nth(roll(await acts.count()));
  const plays = (await act.getAttribute('data-act')) === 'play';
  await act.click();
  return plays;
}

/**
 * One action by taps: what glows on the board and the buttons of the sheets that open, until Confirm can be pressed; then
 * Confirm. Something can be done after each tap.
 */
export async function playByTaps(
  page: Page,
  roll: (below: number) => number,
  tap: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const before = await version(page);
  const confirm = page.locator('button.confirm:visible');
  // Whoever has changed their mind a few times goes on with what else the move needs.
  const tapped = new Set<string>();
  for (let taps = 0; taps < 12 && !(await confirm.isEnabled()); taps += 1) {
    const apart = page.locator('[data-apart]:visible');
    const others = await apart.count();
    const element = others > 0 && roll(4) === 0 ? null : await reachable(page, roll, taps < 4 ? undefined : tapped);
    if (element !== null) {
      tapped.add(kindOf(element));
      await page.locator(`main .target.legal[data-element="${element}"]:visible`).first().click();
      if (await actFromSheet(page, roll)) return newer(page, before);
      await tap();
    } else if (others > 0) {
      await apart.nth(roll(others)).click();
      await tap();
    } else {
      // What floats over the board for a while goes away.
      await expect.poll(() => reachable(page, () => 0), { message: 'there is something to tap' }).not.toBeNull();
    }
  }
  await confirm.click();
  await newer(page, before);
}

/** Waits until the letters are there and nothing moves any more, so that places can be measured. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const places = () =>
      [...document.querySelectorAll('body *')]
        .map((one) => one.getBoundingClientRect())
        .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' '))
        .join('\n');
    let before = places();
    for (let still = 0; still < 3;) {
      await new Promise((frame) => requestAnimationFrame(frame));
      const now = places();
      still = now === before ? still + 1 : 0;
      before = now;
    }
  });
}

/** What axe finds wrong with the page as it is. */
export async function axe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

/** Letters that come out smaller than 11 pixels, in drawings too. */
export function tiny(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const around = texts.currentNode.parentElement;
      const text = texts.currentNode.textContent?.trim();
      if (!text || !around?.checkVisibility({ visibilityProperty: true }) || around.closest('.vh, script, style'))
        continue;
      let size = parseFloat(getComputedStyle(around).fontSize);
      const drawn = around.closest('svg') ? (around as unknown as SVGGraphicsElement).getScreenCTM?.() : null;
      if (drawn) size *= Math.hypot(drawn.a, drawn.b);
      if (size < 10.9) found.push(`${text} ${size.toFixed(1)} ${around.className}`);
    }
    return found;
  });
}

/** Whether something is wider than the screen. */
export function tooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

/** Texts that are not seen whole: cut at the side by what lies around them, outside their button, or outside the screen. */
export function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const around = text.parentElement;
      if (
        !text.textContent?.trim() ||
        !around?.checkVisibility({ visibilityProperty: true }) ||
        around.closest('svg, script, style')
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      let whole = true;
      let scrolls = false;
      for (let box: Element | null = around; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        // Said to those who do not see it.
        if (style.clipPath.includes('50%')) {
          whole = scrolls = true;
          break;
        }
        const edge = box.getBoundingClientRect();
        const outside = left < edge.left - 1 || right > edge.right + 1;
        if (style.overflowX === 'auto' || style.overflowX === 'scroll') scrolls = true;
        else if (outside && !scrolls && (style.overflowX !== 'visible' || box.matches('.btn'))) whole = false;
      }
      if (!whole || (!scrolls && (left < -1 || right > document.documentElement.clientWidth + 1)))
        found.push(text.textContent.trim());
    }
    return found;
  });
}
