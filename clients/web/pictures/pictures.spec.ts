import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { against, dice, GAMES, playByTaps, quick, test, turn } from '../tests/server';
import { film } from './film';

const FOLDER = resolve(import.meta.dirname, '../../../docs/pictures');
/** Opponents who know what they do. */
const BOTS = 'novice';
/** How many actions are played before the picture. */
const ACTIONS: Record<string, number> = { 'point-city': 16, cities: 26, uptown: 6, 'mafia-city': 7 };

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

test('a turn', async ({ page }) => {
  await quick(page);
  await page.setViewportSize({ width: 960, height: 640 });
  await page.goto(`/table/${await against(page, 'point-city', 2, {}, BOTS)}`);
  await turn(page);
  const frames = [{ png: await page.screenshot(), shown: 1200 }];
  for (const nth of [5, 0]) {
    await page.locator('main .target.legal[data-element^="market:"]').nth(nth).click();
    frames.push({ png: await page.screenshot(), shown: 1000 });
  }
  await page.locator('button.confirm:visible').click();
  await turn(page);
  frames.push({ png: await page.screenshot(), shown: 2000 });
  writeFileSync(`${FOLDER}/turn.png`, film(frames));
});
