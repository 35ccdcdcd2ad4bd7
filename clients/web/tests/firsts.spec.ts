import type { Page } from '@playwright/test';
import {
  against,
  asked,
  axe,
  cut,
  dice,
  expect,
  GAMES,
  playByTaps,
  settled,
  test,
  tooWide,
  turn,
  version,
} from './server';

test.use({ firsts: true });

const bubble = (page: Page) => page.locator('[data-first]');

for (const { game, seats, options } of GAMES) {
  test(`in a first game of ${game} each rule is explained once, and nothing waits for it`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/table/${await against(page, game, seats, options)}`);
    const roll = dice(3);
    const seen: string[] = [];
    let shown = '';
    for (let actions = 0; actions < 10 && (await turn(page)) === 'yours'; actions += 1) {
      // The goal comes first, for somebody who has taken no lesson.
      if (actions === 0) await expect(bubble(page)).toContainText('Welcome.');
      const rule = (await bubble(page).isVisible()) ? ((await bubble(page).getAttribute('data-first')) ?? '') : '';
      if (rule && rule !== shown) seen.push(rule);
      shown = rule;
      if (rule) {
        expect(await bubble(page).locator('.text').innerText()).not.toContain('-on-');
        // It hides nothing of a bar in which something can be pressed.
        const [own, bar] = await Promise.all([bubble(page).boundingBox(), page.locator('.phone-bar').boundingBox()]);
        const pressed = await page.locator('.phone-bar button:enabled').count();
        expect(own!.y + own!.height).toBeLessThanOrEqual(pressed > 0 ? bar!.y : bar!.y + bar!.height);
      }
      if (actions === 0) {
        expect(await axe(page)).toEqual([]);
        expect(await tooWide(page)).toBe(false);
        expect(await cut(page)).toEqual([]);
      }
      // Nobody closes it.
      await playByTaps(page, roll);
    }
    expect(seen.length).toBeGreaterThan(1);
    expect(new Set(seen).size, seen.join(' ')).toBe(seen.length);
    // What was explained is not explained again, in this game or another one.
    await page.goto(`/table/${await against(page, game, seats, options)}`);
    await turn(page);
    if (await bubble(page).isVisible()) expect(seen).not.toContain(await bubble(page).getAttribute('data-first'));
  });
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]) {
  test(`whoever is asked about their cards sees them at ${viewport.width}, while a rule is explained`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(`/table/${await against(page, 'mafia-city', 3)}`);
    await turn(page);
    await bubble(page).locator('[data-seen]').click();
    await expect(bubble(page)).toHaveAttribute('data-first', 'MC-2.6');
    const cards = page.locator('main [data-element^="hand:"]');
    // Two cards of one kind lie on each other.
    await expect(cards).not.toHaveCount(0);
    for (const card of await cards.all()) {
      const { x, y, width, height } = (await card.boundingBox())!;
      const seen = ([across, down]: [number, number]) =>
        card.evaluate((one, at) => one.contains(document.elementFromPoint(at.x, at.y)), {
          x: x + width * across,
          y: y + height * down,
        });
      expect(await seen([0.5, 0.1])).toBe(true);
      expect(await seen([0.5, 0.9])).toBe(true);
    }
  });
}

test('what has to be placed stays in sight, while a rule is explained', async ({ page }) => {
  await page.goto(`/table/${await against(page, 'cities', 2)}`);
  const take = async (target: string) => {
    await turn(page);
    await page.locator(`main .target.legal[data-element^="${target}"]`).first().click();
    await page.locator('[data-sheet] [data-act]').first().click();
  };
  await take('tile:');
  await take('slot:tile-');
  await expect(bubble(page)).toHaveAttribute('data-first', 'CI-4.5');
  await settled(page);
  const [over, held] = await Promise.all([bubble(page).boundingBox(), page.locator('[data-hand]').boundingBox()]);
  const beside = over!.x + over!.width <= held!.x || held!.x + held!.width <= over!.x;
  expect(beside || over!.y + over!.height <= held!.y).toBe(true);
});

test('the halves to choose from stay in sight on a small phone, while a rule is explained', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/table/${await against(page, 'uptown', 3)}`);
  const roll = dice(3);
  for (let actions = 0; actions < 3 && (await turn(page)) === 'yours'; actions += 1) {
    await settled(page);
    if (await bubble(page).isVisible()) {
      const [own, half] = await Promise.all([
        bubble(page).boundingBox(),
        page.locator('main .half-target').first().boundingBox(),
      ]);
      expect(own!.y >= half!.y + half!.height || own!.y + own!.height <= half!.y).toBe(true);
    }
    await playByTaps(page, roll);
  }
});

test('what was announced stays in sight on a phone, while a rule is explained', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await asked(page);
  await expect(bubble(page)).toBeVisible();
  await settled(page);
  const said = page.locator('.veto li:first-child b');
  const isSeen = () =>
    said.evaluate((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return one === document.elementFromPoint(x + width / 2, y + height / 2);
    });
  await expect.poll(isSeen).toBe(true);
  const hidden = () =>
    page.locator('.answer').evaluateAll(
      (all) =>
        all.filter((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }).length,
    );
  await expect.poll(hidden).toBe(0);
});

test('one tap turns it off, for this game or for good', async ({ page }) => {
  await page.goto(`/table/${await against(page, 'uptown', 2)}`);
  await expect(bubble(page)).toBeVisible();
  await page.locator('[data-hush=game]').click();
  await expect(bubble(page)).toBeHidden();
  await page.reload();
  const roll = dice(3);
  for (let actions = 0; actions < 4; actions += 1) {
    await turn(page);
    await expect(bubble(page)).toBeHidden();
    await playByTaps(page, roll);
  }
  await page.goto(`/table/${await against(page, 'cities', 2)}`);
  await expect(bubble(page)).toBeVisible();
  await page.locator('[data-hush=good]').click();
  await expect(bubble(page)).toBeHidden();
  await page.goto(`/table/${await against(page, 'point-city', 2)}`);
  await turn(page);
  await expect(bubble(page)).toBeHidden();

  await page.goto('/settings');
  const setting = page.getByLabel('Explain each rule when it first happens');
  await expect(setting).not.toBeChecked();
  await setting.check();
  await page.goto(`/table/${await against(page, 'point-city', 2)}`);
  await expect(bubble(page)).toBeVisible();
});

test('it is read, heard and closed by keyboard, and opens its rule', async ({ page }) => {
  await page.goto(`/table/${await against(page, 'uptown', 2)}`);
  await turn(page);
  const before = await version(page);
  const text = await bubble(page).locator('.text').innerText();
  await expect(page.locator('[aria-live]', { hasText: text })).toHaveCount(1);
  await bubble(page).getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  // The goal gives way to the first rule, and that to the board.
  const goal = (await bubble(page).getAttribute('data-first')) ?? '';
  await page.locator('[data-seen]').focus();
  await page.keyboard.press('Enter');
  await expect(bubble(page)).not.toHaveAttribute('data-first', goal);
  await page.locator('[data-seen]').focus();
  await page.keyboard.press('Enter');
  await expect(bubble(page)).toBeHidden();
  expect(await version(page)).toBe(before);
});

test('a rule that a lesson has taught is not explained again', async ({ page }) => {
  await page.goto('/learn/uptown/1');
  for (let scene = 1; scene < 3; scene += 1) {
    await page.locator('[data-next]').click();
    await expect(page.locator('.lesson')).toHaveAttribute('data-scene', String(scene + 1));
  }
  await page.locator('[data-actions] li').first().dblclick();
  await expect(page.locator('.lesson')).toHaveAttribute('data-scene', '4');
  await page.goto(`/table/${await against(page, 'uptown', 2)}`);
  await turn(page);
  await expect(page.locator('[data-first="UT-3.1"]')).toHaveCount(0);
});

test('whoever knows a game neither from a lesson nor from playing is offered its lesson', async ({ page }) => {
  await page.goto('/');
  const offer = page.locator('[data-offer]');
  await expect(offer).toHaveAttribute('data-offer', 'point-city');
  expect(await axe(page)).toEqual([]);
  await offer.getByRole('link').click();
  await expect(page).toHaveURL(/\/learn\/point-city\/1$/);
  await page.locator('[data-next]').click();
  await expect(page.locator('.lesson')).toHaveAttribute('data-scene', '2');
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Point City/ })).toBeVisible();
  await expect(offer).toBeHidden();
  await page.getByRole('button', { name: /^UpTown/ }).click();
  await expect(offer).toHaveAttribute('data-offer', 'uptown');
  await offer.getByRole('button').click();
  await expect(offer).toBeHidden();
  await page.goto(`/table/${await against(page, 'cities', 2)}`);
  await turn(page);
  await page.goto('/');
  await page.getByRole('button', { name: /^Cities/ }).click();
  await expect(page.getByRole('button', { name: /^Cities/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(offer).toBeHidden();
});
