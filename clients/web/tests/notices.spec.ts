import type { Browser, Page } from '@playwright/test';
import { against, axe, commitment, entropy, expect, keeps, test, type Server } from './server';

async function visitor(browser: Browser, server: Server, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en', reducedMotion: 'reduce' });
  await keeps(context, { name });
  await context.addInitScript(() => localStorage.setItem('tetrapolis-hushed', 'everywhere'));
  return context.newPage();
}

test('the bell tells of what happens elsewhere, without a reload', async ({ browser, server }) => {
  const [ann, bob] = [await visitor(browser, server, 'Ann'), await visitor(browser, server, 'Bob')];
  for (const [page, name] of [
    [ann, 'Ann'],
    [bob, 'Bob'],
  ] as const)
    await page.request.post('/api/session', { data: { name } });
  const opened = await ann.request.post('/api/tables', { data: { game: 'point-city', seats: 2 } });
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
