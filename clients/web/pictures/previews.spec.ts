import { expect, test } from '@playwright/test';
import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { posters } from '../src/art/posters';

/* What a chat shows for a link: the poster of the game with its name, which is the same in every language. */
const STYLE = resolve(import.meta.dirname, '../src/style');
const FOLDER = resolve(import.meta.dirname, '../public/previews');
const NAMES: Record<string, string> = {
  'point-city': 'Point City',
  cities: 'Cities',
  uptown: 'UpTown',
  'mafia-city': 'Mafia City',
};

const logo = readFileSync(resolve(STYLE, '../art/Logo.svelte'), 'utf8').replace(/<script[\s\S]*?<\/script>/, '');
const font = readFileSync(resolve(STYLE, 'fonts/sofia-sans-latin-wght-normal.woff2')).toString('base64');
const css = ['tokens', 'base', 'controls', 'frame', 'small']
  .map((file) => readFileSync(resolve(STYLE, `${file}.css`), 'utf8').replace(/@font-face \{[^}]*\}/g, ''))
  .join('\n');

const poster = (game: string, name = '') =>
  `<figure data-tone="${game}"><svg viewBox="0 0 285 274" preserveAspectRatio="xMidYMax slice">${posters[game]!()}</svg>${name}</figure>`;

const page = (body: string) => `<!doctype html><meta charset="utf-8"><style>
  ${css}
  @font-face { font-family: 'Sofia Sans'; font-weight: 1 1000; src: url(data:font/woff2;base64,${font}) format('woff2'); }
  body { margin: 0; width: 1200px; height: 630px; overflow: hidden; display: grid; background: var(--paper); font-family: 'Sofia Sans'; color: var(--ink); }
  .one { grid-template-columns: 520px 1fr; align-items: center; }
  .four { grid-template: 190px 1fr / 1fr; }
  .words { padding-left: 60px; display: grid; gap: 28px; justify-items: start; }
  .four .words { display: flex; align-items: center; }
  .name { font-size: 92px; line-height: .95; font-weight: 780; letter-spacing: -.025em; color: var(--accent); }
  .mark { display: flex; align-items: center; gap: 18px; font-size: 44px; font-weight: 700; letter-spacing: -.01em; }
  .four .mark { font-size: 84px; gap: 28px; font-weight: 780; }
  .logo { width: 64px; height: 64px; } .four .logo { width: 104px; height: 104px; }
  figure { margin: 0; position: relative; background: var(--accent-soft); overflow: hidden; }
  figure svg { display: block; }
  .one figure { height: 630px; } .one figure > svg { width: 100%; height: 100%; }
  .row { display: grid; grid-template-columns: repeat(4, 1fr); gap: 10px; padding: 0 10px 10px; }
  .row figure { border-radius: 16px; } .row figure > svg { position: absolute; inset: 0; width: 100%; height: 100%; }
</style>${body}`;

test.use({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' });

async function take(browser: import('@playwright/test').Page, file: string, body: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await browser.setContent(page(body));
  await browser.evaluate(() => document.fonts.ready);
  const png = await browser.screenshot({ path: `${FOLDER}/${file}.png` });
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
}

for (const [game, name] of Object.entries(NAMES)) {
  test(`a link about ${name}`, async ({ page }) => {
    const words = `<div class="words"><div class="name">${name}</div><div class="mark">${logo}Tetrapolis</div></div>`;
    await take(page, game, `<body class="one" data-tone="${game}">${words}${poster(game)}</body>`);
  });
}

test('any other link', async ({ page }) => {
  const row = Object.keys(NAMES)
    .map((game) => poster(game))
    .join('');
  await take(
    page,
    'home',
    `<body class="four"><div class="words"><div class="mark">${logo}Tetrapolis</div></div><div class="row">${row}</div></body>`,
  );
});
