import type { Page } from '@playwright/test';
import { against, axe, cut, expect, keeps, settled, test, tooWide, turn } from './server';

/* A finished game is reviewed: what was luck, what was not, which decisions cost the most, and what to do about it. */

interface Seen {
  state: { version: number; phase: string; legal: { notation: string }[] };
}

/** A whole game against a bot, in which the visitor takes the first thing that can be done. */
async function finished(page: Page, game: string): Promise<string> {
  const table = await against(page, game, 2, {}, 'greedy');
  const request = page.context().request;
  let { state } = (await (await request.get(`/api/tables/${table}`)).json()) as Seen;
  while (state.phase !== 'finished') {
    const [first] = state.legal;
    if (first) {
      const command = { play: { version: state.version, action: first.notation } };
      await request.post(`/api/tables/${table}/commands`, { data: { id: 1, command } });
    }
    const next = await request.get(`/api/tables/${table}?since=${state.version}&wait=20`);
    if (next.status() === 200) ({ state } = (await next.json()) as Seen);
  }
  return table;
}

interface Figures {
  ready?: {
    versions: (number | null)[][];
    review: {
      seats: {
        costliest: {
          step: number;
          played: { notation: string };
          known: { better: { notation: string } | null; loss: { mean: number; margin: number } };
        }[];
      }[];
    };
  };
}

/** The review as the server gives it. */
async function figures(page: Page, table: string): Promise<NonNullable<Figures['ready']>> {
  let ready: Figures['ready'];
  await expect
    .poll(
      async () => {
        ({ ready } = (await (await page.context().request.get(`/api/tables/${table}/review`)).json()) as Figures);
        return ready !== undefined;
      },
      { timeout: 120_000 },
    )
    .toBe(true);
  return ready as NonNullable<Figures['ready']>;
}

test('a review shows the course of a game, its luck and its costliest decisions', async ({ page }) => {
  const table = await finished(page, 'point-city');
  await page.goto('/tables');
  await page.locator(`a[href="/review/${table}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review: Point City');
  const decisions = page.locator('[data-decision]');
  await expect(decisions.first()).toBeVisible({ timeout: 120_000 });
  const { review } = await figures(page, table);
  await expect(decisions).toHaveCount(review.seats[0]?.costliest.length ?? 0);
  expect(await axe(page)).toEqual([]);
  // The figures are there for everybody, in numbers.
  await page.getByText('In numbers').click();
  await expect(page.getByRole('row')).not.toHaveCount(0);
  await expect(page.getByRole('rowheader', { name: 'at the end' })).toBeVisible();
  const before = await page.locator('[data-lens]').textContent();
  await page.getByRole('button', { name: 'With all cards open' }).press('Enter');
  await expect(page.locator('[data-lens]')).not.toHaveText(before ?? '');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axe(page)).toEqual([]);
  // The other player’s game is looked at in the same way.
  const other = page.getByRole('group', { name: 'Whose game' }).getByRole('button').nth(1);
  await other.click();
  await expect(other).toHaveAttribute('aria-pressed', 'true');
});

test('a decision leads to its moment, and another move can be tried there', async ({ page }) => {
  const table = await finished(page, 'point-city');
  await figures(page, table);
  await page.goto(`/review/${table}`);
  const first = page.locator('[data-decision]').first();
  await expect(first).toBeVisible();
  const step = Number(await first.getAttribute('data-decision'));
  const { versions } = await figures(page, table);
  await first.getByRole('link', { name: 'See the moment' }).click();
  await expect(page).toHaveURL(`/replay/${table}?at=${versions[0]?.[step]}`);
  await expect(page.getByRole('slider')).toBeVisible();
  await page.getByRole('link', { name: 'Review' }).click();
  await page.locator('[data-decision]').first().getByRole('button', { name: 'Try another move' }).click();
  await expect(page).toHaveURL(/\/table\//);
  expect(page.url()).not.toContain(table);
  expect(await turn(page)).toBe('yours');
});

test('mistakes come again one by one, and every answer is judged', async ({ page }) => {
  const table = await finished(page, 'uptown');
  const { review } = await figures(page, table);
  const mistakes = (review.seats[0]?.costliest ?? []).filter(
    ({ known: { better, loss } }) => better && loss.mean > loss.margin,
  );
  expect(mistakes.length, 'taking the first thing is a mistake now and then').toBeGreaterThan(0);
  await page.goto(`/review/${table}`);
  await page.locator('[data-learn]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a better move');
  const answer = page.locator('[data-answer]');
  const list = page.getByRole('listbox');
  for (let n = 0; n < mistakes.length; n += 1) {
    await expect(page.locator(`[data-find="${n + 1}"]`)).toBeVisible();
    await expect(list.getByRole('option').first()).toBeVisible();
    if (n === 0) {
      expect(await axe(page)).toEqual([]);
      // Anything is judged: it is what was played, good, or poor.
      await list.getByRole('option').first().click();
      await page.locator('button.confirm').click();
      await expect(answer).toHaveAttribute('data-answer', /same|good|poor/);
      const again = page.getByRole('button', { name: 'Try again' });
      if (await again.isVisible()) await again.click();
    }
    if ((await answer.getAttribute('data-answer')) !== 'good') {
      await page.getByRole('button', { name: 'Show me' }).click();
      await expect(answer).toContainText('Better:');
      await page.locator('button.confirm').click();
      await expect(answer).toHaveAttribute('data-answer', 'good');
    }
    await page.locator('[data-next]').click();
  }
  await expect(page.locator('[data-find=done]')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the review' }).last().click();
  await expect(page.locator('[data-decision]').first()).toBeVisible();
});

test('a review speaks every language on a phone', async ({ page, browser, server }) => {
  const table = await finished(page, 'point-city');
  await figures(page, table);
  for (const locale of ['en', 'cs', 'sk', 'pl', 'ro', 'hu']) {
    const context = await browser.newContext({ baseURL: server.url, locale, viewport: { width: 360, height: 640 } });
    await keeps(context);
    const phone = await context.newPage();
    for (const path of [`/review/${table}`, `/review/${table}/learn`]) {
      await phone.goto(path);
      await expect(phone.locator('[data-decision], [data-find]').first()).toBeVisible();
      await settled(phone);
      expect(await tooWide(phone), `${locale} ${path}`).toBe(false);
      expect(await cut(phone), `${locale} ${path}`).toEqual([]);
      const text = await phone.locator('body').innerText();
      expect(text.match(/\b(page|phrase|refused|pc|ci|ut|mc)-[a-z]+[a-z-]*/g) ?? [], locale).toEqual([]);
    }
    await context.close();
  }
});

test('a game that was given up says why it has no review', async ({ page }) => {
  const table = await against(page, 'point-city', 2);
  await page.context().request.post(`/api/tables/${table}/commands`, { data: { id: 1, command: 'resign' } });
  await page.goto(`/review/${table}`);
  await expect(page.getByText(/given up before its end/)).toBeVisible();
});

test('the end of a game leads to its review', async ({ page }) => {
  const table = await finished(page, 'point-city');
  await figures(page, table);
  await page.goto(`/table/${table}`);
  await page.getByRole('dialog').getByRole('link', { name: 'Review' }).click();
  await expect(page).toHaveURL(`/review/${table}`);
  await expect(page.locator('[data-decision]').first()).toBeVisible();
});

test('luck and skill are told of one’s own reviewed games', async ({ page }) => {
  const table = await finished(page, 'point-city');
  await page.goto('/skill');
  await expect(page.getByText('None of your games has been reviewed yet.')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await figures(page, table);
  await page.goto('/tables');
  await page.getByRole('link', { name: 'Luck and skill' }).click();
  const section = page.getByRole('region', { name: 'Point City' });
  await expect(section.getByText('Error rate').first()).toBeVisible();
  await section.getByText('Game by game').click();
  await expect(section.getByRole('link', { name: 'Review' })).toHaveAttribute('href', `/review/${table}`);
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 640 });
  await settled(page);
  expect(await tooWide(page)).toBe(false);
  expect(await cut(page)).toEqual([]);
});
