import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { Did, LessonScene, Telling } from '../src/protocol/protocol';
import { axe, cut, expect, test, tooWide } from './server';

const LESSONS = ['point-city', 'cities', 'uptown', 'mafia-city'].flatMap((game) => [`${game}/1`, `${game}/2`]);

/** What a lesson asks for, in order: the lines of its record that ask. */
function asked(lesson: string) {
  const path = resolve(import.meta.dirname, `../../../lessons/${lesson.replace('/', '-')}.record`);
  const lines = readFileSync(path, 'utf8').split('\n');
  const find = (form: RegExp) => lines.flatMap((line) => form.exec(line)?.[1] ?? []);
  return { play: find(/^#@ want \d: (.*)/), try: find(/^#@ refuse \d: (.*) by/), look: find(/^#@ look (\S+)/) };
}

/** The lesson as the server knows it after all that was done, to know what there is to tap. */
async function sceneAfter(page: Page, lesson: string, done: Did[]): Promise<LessonScene> {
  const answer = await page.context().request.post(`/api/lessons/${lesson}`, { data: { done } });
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as LessonScene;
}

/** Waits until the lesson waits for the learner; steps that are shown are hurried. */
async function ready(page: Page): Promise<{ scene: number; task: string }> {
  const lesson = page.locator('.lesson');
  await expect(async () => {
    const hurry = page.locator('[data-hurry]');
    if (await hurry.isVisible()) await hurry.click({ timeout: 500 }).catch(() => undefined);
    await expect(lesson).not.toHaveAttribute('data-task', 'wait', { timeout: 200 });
  }).toPass();
  return {
    scene: Number(await lesson.getAttribute('data-scene')),
    task: (await lesson.getAttribute('data-task')) ?? '',
  };
}

type Press = (selector: string) => Promise<void>;

/** Picks everything that an action touches, and confirms it. */
async function play(page: Page, action: Telling, press: Press, turn: () => Promise<void>): Promise<void> {
  const bar = page.locator('section.bar[aria-label]');
  const touches = action.touches ?? [];
  const source = touches.find((element) => /^(deck:\d+|pile)$/.test(element));
  const halves = touches.some((element) => element.startsWith('end:'));
  const is = async () => (await bar.getAttribute('data-aimed')) === action.notation;
  if (touches.length === 0) await press(`[data-element="action:${action.notation}"]`);
  // On a phone the cards lie under tabs.
  const tab = page.locator(`[id="tab-${source}"]`);
  if (halves && (await tab.isVisible())) await press(`[id="tab-${source}"]`);
  let left = touches
    .filter((element) => element !== source || !halves)
    .map((element) => (element.startsWith('end:') ? `${source}.${element.slice(4)}` : element));
  // Some things can be tapped only when others are picked.
  for (let pass = 0; pass < 3 && left.length > 0 && !(await is()); pass += 1) {
    const later: string[] = [];
    for (const name of left) {
      if (await is()) break;
      // A card that is taken as a whole is drawn as its halves; an answer to a veto stands for the card it lays.
      const whole = name === source && !(await page.locator(`main button[data-element="${name}"]`).count());
      const button = whole
        ? `main [data-source="${name}"] button:visible`
        : `main button[data-element="${name}"]:visible, main button[data-source="${name}"]:visible`;
      const found = page.locator(button);
      const [place] = /(?<=^mafioso:)\d+/.exec(name) ?? [];
      if ((await found.count()) === 0) later.push(name);
      else if ((await found.first().getAttribute('aria-pressed')) !== 'true') {
        // What is too small for a finger is picked when its place is tapped, one after another.
        const small = await found.first().evaluate((one) => getComputedStyle(one).pointerEvents === 'none');
        for (let taps = 0; taps < 6 && small && place && !(await is()); taps += 1) {
          await press(`main button[data-element="location:${place}"]:visible`);
        }
        if (!small) await press(`${button} >> nth=0`);
      }
    }
    left = later;
  }
  for (let turns = 0; turns < 4 && !(await is()); turns += 1) await turn();
  await expect(bar).toHaveAttribute('data-aimed', action.notation);
  await press('.confirm');
}

/** Where the list in words has a move that the lesson does not accept; nothing if the first other one is as good. */
async function wrongMove(page: Page, lesson: string, done: Did[], scene: LessonScene, right: string) {
  const at = scene.legal.findIndex(({ notation }) => notation !== right);
  const other = scene.legal[at];
  if (!other) return null;
  const tried = await sceneAfter(page, lesson, [...done, { play: other.notation }]);
  return tried.reaction === 'right' ? null : at;
}

/** Plays a wrong move from the list in words, and sees it taken back. */
async function playWrong(page: Page, scene: LessonScene, choose: () => Promise<void>): Promise<void> {
  await choose();
  await expect(page.locator('.bubble .head')).toHaveText('No harm done: your move was taken back');
  await ready(page);
  await expect(page.locator('.lesson')).toHaveAttribute('data-scene', String(scene.scene));
}

/** Everything that glows has a ring in sight, and the bubble leaves at least one of them uncovered. */
async function glows(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const bubble = document.querySelector('.bubble')?.getBoundingClientRect();
    const rings = [...document.querySelectorAll('.halo i')].map((one) => one.getBoundingClientRect());
    return rings.some((ring) => {
      const x = ring.left + ring.width / 2;
      const y = ring.top + Math.min(ring.height / 2, 30);
      const hidden = bubble && x > bubble.left && x < bubble.right && y > bubble.top && y < bubble.bottom;
      return !hidden && x > 0 && x < innerWidth && y > 0 && y < innerHeight;
    });
  });
}

/** The bubble does not cover the bar with Confirm, which lies at the lower edge. */
async function isBarFree(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [bubble, bar] = ['.bubble', 'section.bar'].map((one) => document.querySelector(one)?.getBoundingClientRect());
    return Boolean(bubble && bar && bubble.bottom <= bar.top && Math.round(bar.bottom) === innerHeight);
  });
}

for (const lesson of LESSONS) {
  test(`the lesson ${lesson} is taken on a phone, with wrong moves, by touch`, async ({ browser, server }) => {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      locale: 'en',
    });
    const page = await context.newPage();
    const queue = asked(lesson);
    const done: Did[] = [];
    const press: Press = (selector) => page.locator(selector).click();
    const turn = () => page.getByRole('button', { name: 'Rotate', exact: true }).first().click({ timeout: 5000 });
    await page.goto(`/learn/${lesson}`);
    for (;;) {
      const { scene: number, task } = await ready(page);
      const scene = await sceneAfter(page, lesson, done);
      expect(scene.scene).toBe(number);
      expect(await tooWide(page), `scene ${number}`).toBe(false);
      if (scene.glow.length > 0)
        await expect.poll(() => glows(page), { message: `scene ${number}: ${scene.glow.join(' ')}` }).toBe(true);
      await expect.poll(() => isBarFree(page), { message: `scene ${number}: Confirm` }).toBe(true);
      if (task === 'end') break;
      if (task === 'read') {
        await page.locator('[data-next]').click();
        done.push('read');
      } else if (task === 'look') {
        const [thing = ''] = [queue.look.shift()];
        await page.locator('main [data-element="player:1"]:visible').first().click();
        await expect(page.locator('.bubble .head')).toBeVisible();
        await page.locator(`main [data-element="${thing}"]:visible`).first().click();
        done.push({ look: thing });
      } else if (task === 'free') {
        await page.locator('[data-skip]').click();
        done.push('skip');
      } else {
        const want = (task === 'try' ? queue.try : queue.play).shift() ?? '';
        const action = scene.legal.find(({ notation }) => notation === want);
        expect(action, `${want} in scene ${number}`).toBeDefined();
        const wrong = task === 'play' ? await wrongMove(page, lesson, done, scene, want) : null;
        if (wrong !== null)
          await playWrong(page, scene, async () => {
            const option = page.locator('[data-actions] li').nth(wrong);
            await option.click();
            await option.click();
          });
        await play(page, action!, press, turn);
        done.push({ play: want });
      }
      await expect(page.locator('.lesson')).not.toHaveAttribute('data-scene', String(number));
    }
    expect(queue).toEqual({ play: [], try: [], look: [] });
    await expect(page.locator('[data-play]')).toBeVisible();
    expect(await cut(page)).toEqual([]);
    await context.close();
  });
}

for (const lesson of LESSONS) {
  test(`the lesson ${lesson} is taken by keyboard, with wrong moves, and axe finds nothing`, async ({ page }) => {
    const queue = asked(lesson);
    const done: Did[] = [];
    const press: Press = async (selector) => {
      await page.locator(selector).focus();
      await page.keyboard.press('Enter');
    };
    const turn = () => page.keyboard.press('r');
    await page.goto(`/learn/${lesson}`);
    for (;;) {
      const { scene: number, task } = await ready(page);
      if (number === 2) {
        expect(await axe(page)).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await axe(page)).toEqual([]);
      }
      const scene = await sceneAfter(page, lesson, done);
      // What the bubble says is heard.
      await expect(page.locator('[data-said]')).toContainText((await page.locator('.bubble .text').innerText()).trim());
      if (task === 'end') break;
      if (task === 'read') {
        await press('[data-next]');
        done.push('read');
      } else if (task === 'look') {
        const thing = queue.look.shift() ?? '';
        await press(`main [data-element="${thing}"]:visible >> nth=0`);
        done.push({ look: thing });
      } else if (task === 'free') {
        await press('[data-skip]');
        done.push('skip');
      } else {
        const want = (task === 'try' ? queue.try : queue.play).shift() ?? '';
        const wrong = task === 'play' ? await wrongMove(page, lesson, done, scene, want) : null;
        if (wrong !== null)
          await playWrong(page, scene, async () => {
            await page.locator('[data-actions]').focus();
            await page.keyboard.press('Home');
            for (let down = 0; down < wrong; down += 1) await page.keyboard.press('ArrowDown');
            await page.keyboard.press('Enter');
            await page.keyboard.press('Enter');
          });
        await play(
          page,
          scene.legal.find(({ notation }) => notation === want)!,
          press,
          turn,
        );
        done.push({ play: want });
      }
      await expect(page.locator('.lesson')).not.toHaveAttribute('data-scene', String(number));
    }
    // A finished lesson starts again.
    await page.reload();
    await expect(page.locator('.lesson')).toHaveAttribute('data-scene', '1');
  });
}

test('a lesson is left and taken up again, goes back and starts again', async ({ page }) => {
  await page.goto('/learn/point-city/1');
  await page.locator('[data-next]').click();
  await ready(page);
  await page.locator('[data-skip]').click();
  await ready(page);
  await expect(page.locator('.lesson')).toHaveAttribute('data-scene', '3');
  await page.reload();
  await expect(page.locator('.lesson')).toHaveAttribute('data-scene', '3');
  await page.locator('[data-back]').click();
  await expect(page.locator('.lesson')).toHaveAttribute('data-scene', '2');
  await page.locator('header [data-restart]').click();
  await expect(page.locator('.lesson')).toHaveAttribute('data-scene', '1');
});

test('two tabs with the same lesson lose nothing of each other', async ({ page, context }) => {
  await page.goto('/learn/uptown/2');
  await ready(page);
  const other = await context.newPage();
  await other.goto('/learn/uptown/2');
  await ready(other);
  for (let { task } = await ready(page); task !== 'end'; { task } = await ready(page)) {
    const scene = await page.locator('.lesson').getAttribute('data-scene');
    await page.locator('[data-next], [data-skip]').click();
    await expect(page.locator('.lesson')).not.toHaveAttribute('data-scene', scene ?? '');
  }
  await other.locator('[data-next], [data-skip]').click();
  await expect(other.locator('.lesson')).toHaveAttribute('data-scene', '2');
  // One of them has finished it; the other goes on where it is.
  await page.goto('/learn');
  await expect(page.locator('a[href="/learn/uptown/2"]')).toContainText('done');
  await other.reload();
  await expect(other.locator('.lesson')).toHaveAttribute('data-scene', '2');
});

test('what was learned follows an account to another device', async ({ page, browser, server }) => {
  const credentials = { name: 'Lea Learner', password: 'correct horse' };
  await page.context().request.post('/api/accounts', { data: credentials });
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/progress') && answer.request().method() === 'PUT',
  );
  await page.goto('/learn/point-city/1');
  await page.locator('[data-next]').click();
  await ready(page);
  expect((await kept).status()).toBe(204);
  const elsewhere = await browser.newContext({ baseURL: server.url, locale: 'en' });
  await elsewhere.request.post('/api/login', { data: credentials });
  const other = await elsewhere.newPage();
  await other.goto('/learn/point-city/1');
  await expect(other.locator('.lesson')).toHaveAttribute('data-scene', '2');
  // A guest on the same device has nothing to send.
  await elsewhere.request.delete('/api/session');
  await other.reload();
  await expect(other.locator('.lesson')).toHaveAttribute('data-scene', '2');
  await elsewhere.close();
});

test('a tap on a part of what has to be found is right', async ({ page }) => {
  await page.goto('/learn/cities/2');
  await page.locator('main [data-element^="milestone:"]:visible').first().click();
  await expect(page.locator('.lesson')).toHaveAttribute('data-scene', '2');
});

test('a learner meets the refusal of the game, and the rule behind it', async ({ page }) => {
  await page.goto('/learn/point-city/1');
  for (let { task } = await ready(page); task !== 'try'; { task } = await ready(page)) {
    const scene = await page.locator('.lesson').getAttribute('data-scene');
    await page.locator('[data-next], [data-skip]').click();
    await expect(page.locator('.lesson')).not.toHaveAttribute('data-scene', scene ?? '');
  }
  await page.locator('main [data-element="market:b2"]').click();
  await page.locator('main [data-element="market:c2"]').click();
  await page.locator('.confirm').click();
  await expect(page.locator('.bubble .refusal')).toContainText('PC-3.4');
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(page.locator('.bubble .rule')).toContainText('PC-3.4');
});

test('authors open a lesson of their own, and see which line is wrong', async ({ page }) => {
  const path = resolve(import.meta.dirname, '../../../lessons/uptown-1.record');
  const text = readFileSync(path, 'utf8').replace('#@ say ut1-goal', '#@ say "Build the best street!"');
  const file = (text: string) => ({ name: 'mine.record', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.goto('/learn/open');
  await page.locator('input[type=file]').setInputFiles(file(text.replace('#@ begin', '#@ beginn')));
  await expect(page.getByRole('alert')).toContainText('14');
  await expect(page.locator('.wrong')).toContainText('#@ beginn');
  expect(await axe(page)).toEqual([]);
  await page.locator('input[type=file]').setInputFiles(file(text));
  await expect(page.locator('.bubble')).toContainText('Build the best street!');
});
