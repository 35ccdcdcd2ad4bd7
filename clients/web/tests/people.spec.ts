import type { Browser, Page } from '@playwright/test';
import { against, dice, expect, keeps, newer, playByTaps, quick, test, turn, version, type Server } from './server';

async function visitor(browser: Browser, server: Server, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en', reducedMotion: 'reduce' });
  await keeps(context, { name });
  await context.addInitScript(() => localStorage.setItem('tetrapolis-hushed', 'everywhere'));
  return context.newPage();
}

async function openWithFriends(page: Page, game: string): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: game }).first().click();
  await page.getByRole('button', { name: 'With friends' }).click();
  await page.getByRole('button', { name: `Open a table for ${game}` }).click();
  return page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
}

/** Whose turn it is, of several; nobody's at the end. */
async function whose(pages: Page[]): Promise<Page | null> {
  return Promise.any(
    pages.map(async (page) => {
      const found = await turn(page);
      return found === 'yours' ? page : null;
    }),
  );
}

test('against bots within two taps, without signing up', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'UpTown' }).click();
  await page.getByRole('button', { name: 'Play UpTown' }).click();
  expect(await turn(page)).toBe('yours');
  await playByTaps(page, dice(1));
});

test('two browsers at one table', async ({ browser, server }) => {
  const [ann, bob] = [await visitor(browser, server, 'Ann'), await visitor(browser, server, 'Bob')];
  const link = await openWithFriends(ann, 'Point City');
  await bob.goto(link);
  await bob.getByRole('button', { name: 'Sit here' }).click();
  await ann.getByRole('button', { name: 'Start', exact: true }).click();
  const roll = dice(2);
  for (let moves = 0; moves < 6; moves += 1) {
    const mover = await whose([ann, bob]);
    expect(mover).not.toBeNull();
    if (mover) await playByTaps(mover, roll);
  }
  await ann.getByRole('tab', { name: 'Chat' }).click();
  await ann.getByRole('button', { name: 'Good luck!' }).click();
  await bob.getByRole('tab', { name: /Chat/ }).click();
  await expect(bob.getByRole('list', { name: 'Chat' })).toContainText('Ann Good luck!');

  // Who comes back sees what happened meanwhile.
  await ann.goto('/');
  await bob.getByRole('button', { name: 'Thanks!' }).click();
  await expect(bob.getByRole('list', { name: 'Chat' })).toContainText('Bob Thanks!');
  await ann.goto(link);
  await expect(ann.getByText('Welcome back.')).toBeVisible();
  const notice = ann.getByRole('status').filter({ hasText: 'Welcome back.' });
  await expect(notice.getByText('Bob: Thanks!')).toBeVisible();
  // On a phone it is one sentence, and what happened is in the log.
  await ann.setViewportSize({ width: 360, height: 640 });
  await expect(notice.getByText('Bob: Thanks!')).toBeHidden();
  await notice.getByRole('button', { name: 'Log' }).click();
  await expect(ann.getByRole('dialog')).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('where sockets are barred the page asks instead', async ({ page }) => {
  await page.addInitScript(() => {
    class Barred {
      static OPEN = 1;
      readyState = 3;
      onclose: (() => void) | null = null;
      constructor() {
        queueMicrotask(() => this.onclose?.());
      }
      close() {}
    }
    Object.assign(window, { WebSocket: Barred });
  });
  await page.goto(`/table/${await against(page, 'point-city', 2)}`);
  const roll = dice(16);
  for (let actions = 0; actions < 3; actions += 1) {
    expect(await turn(page)).toBe('yours');
    await playByTaps(page, roll);
  }
});

test('what is tapped in vain the quick way says why, with the rule', async ({ page }) => {
  await quick(page);
  await page.goto(`/table/${await against(page, 'point-city', 2)}`);
  await turn(page);
  await page.locator('[data-element^="token:"]').first().click({ force: true });
  const why = page.getByRole('alert');
  await expect(why).toContainText('you may not take a token');
  await why.getByRole('link', { name: /^Rule PC-/ }).click();
  await expect(page.getByRole('dialog', { name: /at a glance$/ }).locator('[data-rule^="PC-"]')).toBeVisible();
});

/** Other cards for Mafia City: fifteen that draw more cards, and 46 of 49 with the Fist that cancels in pairs. */
const CARDS = `
game = "mafia-city"
name = "fists"
cards = [
${Object.entries({
  'hitman bullet': 1,
  'informer fist': 4,
  'thief fist': 15,
  'police-chief fist': 2,
  'fbi fist': 2,
  'police-raid fist': 3,
  'pulling-strings plus-one': 1,
  'big-plan fist': 3,
  'complicity fist': 2,
  'shady-business fist': 15,
  'secret-deal hat': 1,
})
  .map(([card, copies]) => [...card.split(' '), copies])
  .map(
    ([kind, symbol, copies]) =>
      `{ id = "${kind}", name = "${kind}", kind = "${kind}", symbol = "${symbol}", copies = ${copies} },`,
  )
  .join('\n')}
]
`;

test('three browsers in Mafia City, with a veto', async ({ browser, server }) => {
  test.setTimeout(60_000);
  const pages = [
    await visitor(browser, server, 'Ann'),
    await visitor(browser, server, 'Bob'),
    await visitor(browser, server, 'Cy'),
  ];
  const [ann, bob, cy] = pages as [Page, Page, Page];
  await ann.goto('/');
  await ann.getByRole('button', { name: 'Mafia City' }).first().click();
  await ann.getByRole('button', { name: 'With friends' }).click();
  await ann.getByText('Options', { exact: true }).click();
  await ann.getByLabel('Secret questions stay open for').selectOption('as long as it takes');
  await ann.getByText('My own cards', { exact: true }).click();
  const file = { name: 'fists.toml', mimeType: 'text/plain', buffer: Buffer.from(CARDS) };
  await ann.getByLabel('Another edition').setInputFiles(file);
  await ann.getByRole('button', { name: 'Open a table for Mafia City' }).click();
  const link = await ann.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  for (const friend of [bob, cy]) {
    await friend.goto(link);
    await friend.getByRole('button', { name: 'Sit here' }).first().click();
    await expect(friend.getByRole('button', { name: 'Leave your seat' })).toBeVisible();
  }
  await ann.getByRole('button', { name: 'Start', exact: true }).click();

  // Whoever can draws cards with one; the first who can vetoes that; everything else is let go until everybody has heard of it.
  const heard = async () => {
    const told = pages.map((page) => page.locator('[data-log]', { hasText: /vetoes with/ }).count());
    return (await Promise.all(told)).every((count) => count > 0);
  };
  let vetoed = false;
  while (!(await heard())) {
    const mover = await whose(pages);
    expect(mover, 'the veto comes before the end').not.toBeNull();
    if (!mover) return;
    const before = await version(mover);
    const options = mover.getByRole('listbox').first().getByRole('option');
    const texts = await options.allTextContents();
    const first = (wanted: RegExp) => texts.findIndex((text) => wanted.test(text.trim()));
    const veto: number = vetoed ? -1 : first(/^Veto with/);
    vetoed ||= veto >= 0;
    const choice = [veto, first(/^No veto/), first(/: draw three cards/), first(/^Keep/), 0].find((at) => at >= 0) ?? 0;
    await options.nth(choice).click();
    await options.and(mover.locator('[aria-selected=true]')).click();
    await newer(mover, before);
  }
});

test('one device is handed round, hands hidden in between', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Mafia City' }).click();
  await page.getByRole('button', { name: 'On one device' }).click();
  await page.getByRole('button', { name: 'Play Mafia City' }).click();
  const roll = dice(6);
  const curtain = page.getByRole('button', { name: /^I am/ });
  let handed = 0;
  for (let moves = 0; moves < 8; moves += 1) {
    await expect(curtain.or(page.locator('.table[data-turn=yours]'))).toBeVisible();
    if (await curtain.isVisible()) {
      expect(await page.locator('.target').count(), 'nothing is shown behind the curtain').toBe(0);
      await curtain.click();
      await expect(page.locator('.table[data-turn=yours]')).toBeVisible();
      handed += 1;
    }
    const options = page.getByRole('listbox').first().getByRole('option');
    await options.nth(roll(await options.count())).click();
    await page.getByRole('button', { name: 'Confirm' }).first().click();
    await expect(curtain.or(page.locator('.table[data-turn=yours]'))).toBeVisible();
  }
  expect(handed).toBeGreaterThan(1);
});

test('on one device without secrets the board turns by itself', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Cities' }).first().click();
  await page.getByRole('button', { name: 'On one device' }).click();
  await page.getByRole('button', { name: 'Play Cities' }).click();
  const roll = dice(8);
  const seen = new Set<string>();
  for (let moves = 0; moves < 6; moves += 1) {
    await expect(page.locator('.table[data-turn=yours]')).toBeVisible();
    seen.add((await page.locator('.player.now .who').first().textContent()) ?? '');
    const before = await page.locator('.log li').count();
    const options = page.getByRole('listbox').first().getByRole('option');
    await options.nth(roll(await options.count())).click();
    await page.getByRole('button', { name: 'Confirm' }).first().click();
    await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(before);
  }
  expect(seen.size).toBeGreaterThan(1);
});

test('the table comes back after the server was killed', async ({ page, server }) => {
  await page.goto(`/table/${await against(page, 'point-city', 2)}`);
  await turn(page);
  await playByTaps(page, dice(9));
  await turn(page);
  const before = await version(page);
  await server.kill();
  await expect(page.getByText('Connection lost')).toBeVisible();
  await server.start();
  await expect(page.getByText('Connection lost')).toBeHidden();
  await turn(page);
  expect(await version(page)).toBeGreaterThanOrEqual(before);
  await playByTaps(page, dice(10));
  await page.reload();
  await turn(page);
  await playByTaps(page, dice(12));
});

test('the page says at once that the network is gone, and comes back', async ({ page, context }) => {
  await page.goto(`/table/${await against(page, 'point-city', 2)}`);
  await turn(page);
  await context.setOffline(true);
  await expect(page.getByText('Connection lost')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Connection lost')).toBeHidden();
  await turn(page);
  await playByTaps(page, dice(17));
});

test('a choice is undone, and a move', async ({ page }) => {
  await quick(page);
  await page.goto(`/table/${await against(page, 'point-city', 1)}`);
  await turn(page);
  await page.locator('main .target.legal').first().click();
  await expect(page.locator('.target.chosen').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.target.chosen')).toHaveCount(0);
  await playByTaps(page, dice(13));
  await turn(page);
  const before = await version(page);
  await page.keyboard.press('u');
  await newer(page, before);
  await expect(page.getByRole('list', { name: 'Log' })).toContainText(/undid \d+ steps?/);
});

test('keys: log, history, and the list of keys', async ({ page }) => {
  await page.goto(`/table/${await against(page, 'cities', 2)}`);
  await turn(page);
  await playByTaps(page, dice(14));
  await turn(page);
  await page.keyboard.press('l');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Looking back');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Looking back');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Cities at a glance' }).getByRole('button', { name: 'Keys' }).click();
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeHidden();
});

test('the replay goes to any step, with any eyes, and on from there', async ({ page }) => {
  const table = await against(page, 'point-city', 2);
  await page.context().request.post(`/api/tables/${table}/commands`, { data: { id: 1, command: 'resign' } });
  await page.goto(`/replay/${table}`);
  const slider = page.getByRole('slider');
  await expect(slider).toBeVisible();
  await slider.focus();
  await page.keyboard.press('Home');
  await page.getByRole('combobox', { name: 'Point of view' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'One turn forward' }).click();
  await page.getByRole('button', { name: 'One turn back' }).click();
  await page.getByRole('button', { name: 'Continue from here against bots' }).click();
  await expect(page).toHaveURL(/\/table\//);
  expect(await turn(page)).toBe('yours');
});

test('a password is changed, data are downloaded, an account is deleted after asking twice', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Annabel');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByText('Signed in as Annabel.')).toBeVisible();

  const change = page.getByRole('form', { name: 'Change password' });
  await change.getByLabel('Current password').fill('a wrong one');
  await change.getByLabel('New password').fill('battery staple');
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(change.getByRole('alert')).toBeVisible();
  await change.getByLabel('Current password').fill('correct horse');
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(change.getByRole('status')).toContainText('Your password has been changed.');

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const stream = await (await download).createReadStream();
  let text = '';
  for await (const part of stream) text += String(part);
  expect(JSON.parse(text)).toMatchObject({ account: 'Annabel' });

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Signed in as Annabel.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel('Password', { exact: true }).fill('battery staple');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('You have been deleted from this server.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create an account' })).toBeVisible();
  expect((await page.request.get('/api/session')).status()).toBe(204);
});
