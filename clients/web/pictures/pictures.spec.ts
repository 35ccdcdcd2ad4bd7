import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { against, dice, expect, GAMES, playByTaps, quick, settled, test, turn } from '../tests/server';
import { film, type Frame } from './film';

const FOLDER = resolve(import.meta.dirname, '../../../docs/pictures');
/** Opponents who know what they do. */
const BOTS = 'novice';
/** How many actions are played before the picture. */
const ACTIONS: Record<string, number> = { 'point-city': 16, cities: 26, uptown: 6, 'mafia-city': 7 };

/** Which turns the film shows. */
const TURNS: Record<string, number> = { 'point-city': 5, cities: 23, uptown: 23, 'mafia-city': 23 };

test('home', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.screenshot({ path: `${FOLDER}/home.png` });
});

for (const { game, seats } of GAMES) {
  test(game, async ({ page }) => {
    await page.goto(`/table/${await against(page, game, Math.max(seats, 3), {}, BOTS)}`);
    const roll = dice(23);
    for (let actions = 0; actions < (ACTIONS[game] ?? 0) && (await turn(page)) === 'yours'; actions += 1)
      await playByTaps(page, roll);
    await turn(page);
    await page.evaluate(() => document.fonts.ready);
    // Tapping has scrolled.
    const top = () =>
      page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('main')].forEach((one) => one.scrollTo(0, 0)),
      );
    await top();
    await page.screenshot({ path: `${FOLDER}/${game}.png` });
    await page.setViewportSize({ width: 360, height: 640 });
    await top();
    await page.screenshot({ path: `${FOLDER}/${game}-phone.png` });
  });
}

/** A turn of each game, from the position of its picture on: every tap, Confirm, and what the others did. */
test('a turn of each game', async ({ page }) => {
  await quick(page);
  await page.setViewportSize({ width: 1120, height: 700 });
  const frames: Frame[] = [];
  const take = async (shown: number) => {
    await settled(page);
    frames.push({ png: await page.screenshot(), shown });
  };
  for (const { game, seats } of GAMES) {
    await page.goto(`/table/${await against(page, game, Math.max(seats, 3), {}, BOTS)}`);
    const roll = dice(TURNS[game] ?? 1);
    for (let actions = 0; actions < (ACTIONS[game] ?? 0) && (await turn(page)) === 'yours'; actions += 1)
      await playByTaps(page, roll);
    await turn(page);
    await take(1300);
    await playByTaps(page, roll, () => take(900));
    await turn(page);
    await take(1900);
  }
  const made = await film(page, frames, 960, 600);
  expect(made.length).toBeLessThan(1_500_000);
  writeFileSync(`${FOLDER}/turns.webp`, made);
});
