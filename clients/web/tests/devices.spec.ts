import type { Browser, Page } from '@playwright/test';
import { against, axe, expect, keeps, test, tooWide, type Server } from './server';

/** A device of its own: nothing is shared with the others but the server. */
async function device(browser: Browser, server: Server, width = 1280): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'en',
    reducedMotion: 'reduce',
    viewport: { width, height: 800 },
  });
  await keeps(context);
  return context.newPage();
}

const chip = (page: Page) => page.getByRole('button', { name: /^Ann: name/ });

test('a game goes on over three devices and two restarts, and a device is signed out', async ({ browser, server }) => {
  const laptop = await device(browser, server);
  const phone = await device(browser, server, 390);
  const tablet = await device(browser, server, 768);
  const table = await against(laptop, 'uptown', 2);

  // The camera of the phone reads the square; both show the same digits.
  await laptop.goto('/devices');
  const address = await laptop.locator('[data-qr]').getAttribute('data-qr');
  expect(address).toMatch(/\/link#/);
  expect(await axe(laptop)).toEqual([]);
  await phone.goto(address ?? '');
  const check = await phone.locator('[data-claim]').getAttribute('data-claim');
  expect(new URL(phone.url()).hash, 'the secret leaves the address').toBe('');
  await expect(laptop.locator('[data-link=claimed] .check')).toHaveText(check ?? 'none');
  expect(await axe(phone)).toEqual([]);
  expect(await axe(laptop)).toEqual([]);
  expect(await tooWide(phone)).toBe(false);
  await laptop.getByRole('button', { name: 'Yes, it is mine' }).click();
  await expect(chip(phone)).toBeVisible();
  await expect(phone.locator(`[data-running="${table}"]`)).toContainText('Your turn');
  await expect(laptop.locator('[data-device=other]')).toHaveCount(1);

  // The link has been used; the tablet tries a new code and is refused.
  await tablet.goto(address ?? '');
  await expect(tablet.getByRole('alert')).toBeVisible();
  await laptop.getByRole('button', { name: 'Another device' }).click();
  const code = (await laptop.locator('[data-code]').getAttribute('data-code')) ?? '';
  await tablet.getByRole('textbox', { name: 'Code', exact: true }).fill(code.toLowerCase());
  await tablet.getByRole('button', { name: 'Continue' }).first().click();
  await laptop.getByRole('button', { name: 'No', exact: true }).click();
  await expect(tablet.getByText('The other device did not agree')).toBeVisible();

  // Whoever does not wait any longer becomes nobody; whoever does is one device more.
  await laptop.getByRole('button', { name: 'New code' }).click();
  const type = async () => {
    const code = (await laptop.locator('[data-code]').getAttribute('data-code')) ?? '';
    await tablet.getByRole('textbox', { name: 'Code', exact: true }).fill(code);
    await tablet.getByRole('button', { name: 'Continue' }).first().click();
  };
  await type();
  await tablet.getByRole('button', { name: 'Cancel' }).click();
  await laptop.getByRole('button', { name: 'Yes, it is mine' }).click();
  await laptop.getByRole('button', { name: 'Another device' }).click();
  await type();
  await laptop.getByRole('button', { name: 'Yes, it is mine' }).click();
  await expect(chip(tablet)).toBeVisible();
  await expect(laptop.locator('[data-device=other]')).toHaveCount(2);
  await tablet.request.delete('/api/session');
  await tablet.goto('/link');

  // A code on paper outlives the server.
  await laptop.getByRole('button', { name: 'Make a recovery code' }).click();
  const recovery = (await laptop.locator('[data-recovery]').textContent()) ?? '';
  await server.kill();
  await server.start();
  await tablet.getByRole('textbox', { name: 'Recovery code' }).fill(recovery);
  await tablet.getByRole('button', { name: 'Continue' }).last().click();
  await expect(chip(tablet)).toBeVisible();
  await expect(tablet.locator(`[data-running="${table}"]`)).toBeVisible();

  // The laptop lets the phone go: it is nobody now, and stays so over a restart.
  await laptop.goto('/devices');
  await expect(laptop.locator('[data-device=other]')).toHaveCount(2);
  await laptop.getByRole('button', { name: 'Sign out all others' }).click();
  await expect(laptop.locator('[data-device=other]')).toHaveCount(0);
  await server.kill();
  await server.start();
  for (const page of [phone, tablet]) {
    await page.goto('/');
    await expect(page.getByRole('textbox', { name: 'You are' })).toBeVisible();
    await expect(chip(page)).toBeHidden();
  }
  await laptop.goto('/');
  await expect(chip(laptop)).toBeVisible();
});

test('a code that nobody made is refused in a sentence', async ({ browser, server }) => {
  const page = await device(browser, server);
  await page.goto('/link');
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('AAAA-2222');
  await page.getByRole('button', { name: 'Continue' }).first().click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await axe(page)).toEqual([]);
});
