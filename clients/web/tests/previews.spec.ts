import { against, expect, GAMES, test } from './server';

/** What a chat reads of a page: no script runs there. */
async function shown(request: import('@playwright/test').APIRequestContext, path: string, language: string) {
  const page = await (await request.get(path, { headers: { 'accept-language': language } })).text();
  expect(page.match(/name="description"/g), path).toHaveLength(1);
  const of = (name: string) => new RegExp(`"${name}" content="([^"]*)"`).exec(page)?.[1] ?? '';
  return {
    language: /<html lang="(\w+)"/.exec(page)?.[1],
    title: of('og:title'),
    text: of('description'),
    picture: of('og:image'),
  };
}

for (const [language, rules] of [
  ['en', 'Rules of Cities'],
  ['cs-CZ', 'Pravidla hry Cities'],
  ['sk', 'Pravidlá hry Cities'],
  ['pl', 'Zasady gry Cities'],
  ['ro', 'Reguli: Cities'],
  ['hu', 'Cities: szabályok'],
] as const) {
  test(`a link says what it leads to, in ${language}`, async ({ request, page, server }) => {
    const preview = await shown(request, '/rules/cities', language);
    expect(preview).toMatchObject({
      language: language.slice(0, 2),
      title: rules,
      picture: `${server.url}/previews/cities.png`,
    });
    // Search engines cut longer ones, and shorter ones say too little.
    for (const path of ['/', '/rules/cities', '/learn', '/learn/cities/1', '/tables']) {
      const { text } = await shown(request, path, language);
      expect(text.length, `${path}: ${text}`).toBeGreaterThan(50);
      expect(text.length, `${path}: ${text}`).toBeLessThan(175);
    }
    await page.goto('/');
    const size = await page.evaluate(async (source) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      return [picture.naturalWidth, picture.naturalHeight];
    }, preview.picture);
    expect(size).toEqual([1200, 630]);
  });
}

for (const { game, seats, options } of GAMES) {
  test(`a link to a table of ${game} shows the round and the scores`, async ({ page, playwright, server }) => {
    const table = await against(page, game, seats, options);
    await page.goto(`/table/${table}`);
    await page.waitForFunction(() => document.querySelector<HTMLElement>('.table')?.dataset.turn === 'yours');
    const stranger = await playwright.request.newContext({ baseURL: server.url });
    const { title, text } = await shown(stranger, `/table/${table}`, 'en');
    expect(title).not.toBe('');
    expect(text).toMatch(/^Round 1: (?:Ann|Bot) -?\d+(?:, (?:Ann|Bot) -?\d+)+$/);
    await stranger.dispose();
  });
}
