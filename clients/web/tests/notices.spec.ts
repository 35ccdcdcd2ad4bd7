import type { Browser, Page } from '@playwright/test';
import { against, axe, commitment, entropy, expect, keeps, test, type Server } from './server';

async function visitor(browser: Browser, server: Server, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en', reducedMotion: 'reduce' });
  await keeps(context, { name });
  await context.addInitScript(() => localStorage.setItem('tetrapolis-hushed', 'everywhere'));
  return context.newPage();
}

/** A table of Ann and Bob, and somebody's command there. */
async function together(ann: Page, bob: Page, wanted: object) {
  for (const [page, name] of [
    [ann, 'Ann'],
    [bob, 'Bob'],
  ] as const)
    await page.request.post('/api/session', { data: { name } });
  const opened = await ann.request.post('/api/tables', { data: { game: 'point-city', seats: 2, ...wanted } });
  const { table } = (await opened.json()) as { table: string };
  const tell = async (page: Page, command: unknown) => {
    const answer = await page.request.post(`/api/tables/${table}/commands`, { data: { id: 1, command } });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await tell(ann, { sit: { seat: 1, share: commitment(entropy(1)) } });
  await tell(bob, { sit: { seat: 2, share: commitment(entropy(2)) } });
  await tell(ann, 'start');
  await tell(ann, { reveal: { entropy: entropy(1) } });
  await tell(bob, { reveal: { entropy: entropy(2) } });
  return { table, tell };
}

test('the bell tells of what happens elsewhere, without a reload', async ({ browser, server }) => {
  const [ann, bob] = [await visitor(browser, server, 'Ann'), await visitor(browser, server, 'Bob')];
  const { table, tell } = await together(ann, bob, {});
  await ann.goto('/');
  const bell = ann.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toBeVisible();
  await tell(bob, 'resign');
  await expect(bell).toHaveAccessibleName(/[1-9]\d* new$/);
  await bell.click();
  const list = ann.getByRole('dialog', { name: 'Notifications' });
  await expect(list.locator('[data-notice=over]')).toContainText('Point City');
  await expect(list.locator('[data-notice=over]')).toContainText('Bob');
  expect(await axe(ann)).toEqual([]);
  await expect(bell).toHaveAccessibleName('Notifications');
  await list.locator('[data-notice=over] a').click();
  await expect(ann).toHaveURL(new RegExp(`/table/${table}$`));
});

interface Seen {
  state: {
    version: number;
    'to-act': number[];
    legal: { notation: string }[];
    table: { seats: { present: boolean }[] };
  };
}

test('a page that nobody looks at keeps nobody from being told', async ({ browser, server }) => {
  const [ann, bob] = [await visitor(browser, server, 'Ann'), await visitor(browser, server, 'Bob')];
  await ann.clock.install();
  const { table, tell } = await together(ann, bob, { clock: { days: 3 } });
  const seen = async (page: Page) => ((await (await page.request.get(`/api/tables/${table}`)).json()) as Seen).state;
  const move = async (page: Page) => {
    const { version, legal } = await seen(page);
    await tell(page, { play: { version, action: legal[0]?.notation } });
  };
  while ((await seen(bob))['to-act'][0] === 1) await move(ann);
  await ann.goto(`/table/${table}`);
  await expect(ann.locator('.table')).toBeVisible();
  await bob.goto(`/table/${table}`);
  const look = (visibility: string) =>
    ann.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, visibility);
  await look('hidden');
  await ann.clock.fastForward(50_000);
  expect((await seen(bob)).table.seats[0]?.present, 'a glance elsewhere is nothing').toBe(true);
  await ann.clock.fastForward(10_000);
  await expect.poll(async () => (await seen(bob)).table.seats[0]?.present).toBe(false);
  while ((await seen(bob))['to-act'][0] === 2) await move(bob);
  // The tab says so, and so does the list, which everything that is sent mirrors.
  await expect(ann).toHaveTitle(/^● Your turn · /);
  const kinds = async () => {
    const { notices } = (await (await ann.request.get('/api/notices')).json()) as {
      notices: { kind: string; done: boolean }[];
    };
    return notices.filter(({ done }) => !done).map(({ kind }) => kind);
  };
  expect(await kinds()).toContain('your-turn');
  await look('visible');
  await expect(ann.locator('.table[data-turn=yours]')).toBeVisible();
  await expect.poll(kinds).not.toContain('your-turn');
});

test('what a device takes is for whoever is here', async ({ page }) => {
  await page.addInitScript(() => {
    PushManager.prototype.getSubscription = () =>
      Promise.resolve(
        sessionStorage.getItem('gone')
          ? null
          : ({
              toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'key', auth: 'secret' } }),
              unsubscribe: () => Promise.resolve(sessionStorage.setItem('gone', 'yes')),
            } as unknown as PushSubscription),
      );
  });
  const told: unknown[] = [];
  await page.route('**/api/push', async (route) => {
    told.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  await page.request.post('/api/session', { data: { name: 'Ann' } });
  await page.goto('/settings');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect.poll(() => told.length).toBe(1);
  expect(told[0]).toMatchObject({ endpoint: 'https://push.example/1', p256dh: 'key', auth: 'secret' });
  // With another session, the server is told again; without one, nothing comes any more.
  await page.getByRole('textbox', { name: 'Your name' }).fill('Annerl');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect.poll(() => told.length).toBe(2);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('gone'))).toBe('yes');
});

test('quiet hours are kept, and what the server cannot send says why', async ({ page }) => {
  await page.goto('/notices');
  await page.getByRole('checkbox', { name: 'Keep quiet hours' }).check();
  const from = page.getByLabel('From', { exact: true });
  await expect(from).toHaveValue('22:00');
  await from.fill('21:30');
  await from.blur();
  await expect(from).toBeEnabled();
  await page.reload();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('21:30');
  // This server has no address for mail.
  await expect(page.getByRole('region', { name: 'By e-mail' }).getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'By e-mail' }).locator('p')).toHaveText(/\w/);
});

test('a message is shown once for each table, leads there, and is silent where the table is in sight', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  const table = await against(page, 'uptown', 2);
  await page.goto('/about');
  const session = await context.newCDPSession(page);
  const versions = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations;
      if (one) found(one.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await versions;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const origin = new URL(page.url()).origin;
  const push = (body: string) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify({
        web_push: 8030,
        notification: { title: 'UpTown', body, navigate: `${origin}/table/${table}`, tag: `table ${table}` },
      }),
    });
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, body, tag }) => [title, body, tag]);
    });
  await push('Your turn');
  await expect.poll(shown).toEqual([['UpTown', 'Your turn', `table ${table}`]]);
  await push('Little time is left');
  await expect.poll(shown).toEqual([['UpTown', 'Little time is left', `table ${table}`]]);
  await page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    for (const one of await worker.getNotifications()) one.close();
  });
  await page.goto(`/table/${table}`);
  await expect(page.locator('.table')).toBeVisible();
  await push('Your turn again');
  await push('And again');
  expect(await shown()).toEqual([]);
});

test('without a network the page still opens, and says so', async ({ page, context }) => {
  await page.goto('/about');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The worker sees the files of the page from now on.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
});
