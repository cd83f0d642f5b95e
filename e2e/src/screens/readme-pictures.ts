import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { launch, type Visit, visit } from '#support/browser/browser.ts';
import { keepSession } from '#support/browser/restore-session.ts';
import { logIn } from '#support/browser/sign-in.ts';
import { call, newMerchant } from '#support/server/api.ts';
import { dispose, startServer } from '#support/server/server-process.ts';
import { tillOn } from '#support/till/till.ts';
import { settle } from '#support/till/till-pay.ts';
import { closeShift, moveCash, openShift } from '#support/till/till-shift.ts';
import { isComplete } from './show-screen.ts';

// Takes the pictures of the README, and those that a browser shows before it installs the console, from a real server with the
// stores of the demo: `npm run pictures`.
const folder = fileURLToPath(new URL('../../../docs/pictures', import.meta.url));
const ofManifest = fileURLToPath(new URL('../../../apps/console/public', import.meta.url));
const owner = { email: 'demo@sokoni.example', password: 'sokoni-demo' };
const shop = 'Mama Bisi Home';
const desk = { width: 1280, height: 800 };
const tablet = { width: 1024, height: 768 };
const phone = { width: 412, height: 892 };

const server = await startServer({ demo: true });
const browser = await launch();
try {
  await takeOnboarding(browser);
  // The server answers before its stores are there.
  while (!server.output().includes(`Log in as ${owner.email}`)) await pause(200);
  await takeShops(browser);
  const { page, context } = await visit(browser, server.url, desk);
  await keepSession(page, server.url, owner, shop);
  await switchTillOn({ context, page });
  await takeOffice(page);
  await takeTill(page);
  await page.evaluate(() => localStorage.setItem('sokoni_theme', 'dark'));
  await show(page, '/');
  await take(page, 'dashboard-dark');
  await context.close();
} finally {
  await browser.close();
  await dispose(server);
}

/** Somebody new, who has no store yet. */
async function takeOnboarding(browser: Browser): Promise<void> {
  const { page, context } = await visit(browser, server.url, desk);
  await page.goto('/login');
  await logIn(page, await newMerchant(server.url));
  await page.waitForURL('**/onboarding**');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'What type of product do you want to sell?' }).waitFor();
  await page.getByText(/^Welcome back/).waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await take(page, 'onboarding');
  await context.close();
}

/** The shops of the three stores, each in its theme, and one of them on a phone. */
async function takeShops(browser: Browser): Promise<void> {
  const at = (subDomain: string) => server.url.replace('localhost', `${subDomain}.localhost`);
  const { page, context } = await visit(browser, server.url, desk);
  for (const subDomain of ['jikoni-grill', 'mama-bisi-home', 'creek-trading']) {
    await page.goto(at(subDomain));
    await page.waitForLoadState('networkidle');
    // The typeface is there on the second page.
    await page.reload();
    await page.waitForLoadState('networkidle');
    await take(page, `shop-${subDomain}`);
  }
  await page.setViewportSize(phone);
  await page.goto(`${at('jikoni-grill')}/products/kuku-choma-half`);
  await page.waitForLoadState('networkidle');
  await take(page, 'shop-phone');
  await context.close();
}

async function switchTillOn({ context, page }: Pick<Visit, 'context' | 'page'>): Promise<void> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'sokoni_business_token');
  const token = decodeURIComponent(cookie?.value ?? '').replace('Bearer ', '');
  const storeId = await page.evaluate(() => localStorage.getItem('sokoni_active_store_id') ?? '');
  const answer = await call(server.url, 'PUT /marketplace/v1/stores/{storeId}/modules', {
    token,
    params: { storeId },
    body: { module_pos: 'active' },
  });
  if (answer.status !== 200) throw new Error(answer.message);
}

async function takeOffice(page: Page): Promise<void> {
  await show(page, '/select-store');
  await take(page, 'select-store');
  await show(page, '/');
  await take(page, 'dashboard');
  await show(page, '/products');
  await take(page, 'products');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByLabel('Title', { exact: true }).waitFor();
  await take(page, 'product');
  await show(page, '/dashboard/theme/editor');
  await page.frameLocator('iframe').getByRole('heading').first().waitFor();
  await take(page, 'theme-editor');
  await show(page, '/inventory');
  await take(page, 'inventory');
  await show(page, '/orders');
  await page.getByText(/^Showing 1-10 of \d/).waitFor();
  await take(page, 'orders');
  const paid = page.getByRole('row').filter({ hasText: /Paid/ });
  await paid.getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Payments' }).waitFor();
  await take(page, 'order');
}

/** A morning at the counter, and its report. */
async function takeTill(page: Page): Promise<void> {
  const till = tillOn(() => page);
  const sale = page.getByRole('region', { name: 'Current sale' });
  await till.open();
  await openShift(till, '20000');
  await till.sell('Dinner plate, set of 6');
  await till.ring('Cooking pot, 5 litres');
  await settle(till, { method: 'Card terminal' });
  await till.ring('Blender, 1 litre');
  await settle(till, { method: 'Mobile money' });
  await till.sell('Broom, yard');
  await moveCash(till, 'out', '2500', 'Drinking water');

  for (const title of ['Bed sheet, king', 'Blender, 1.5 litres', 'Cooking oil, 5 litres'])
    await till.ring(title);
  await sale.getByRole('button', { name: 'Customer', exact: true }).click();
  await page.getByRole('dialog').getByText('Bayo Akin').click();
  await sale.getByText('Bayo Akin').waitFor();
  await page.getByText('Cash movement saved').waitFor({ state: 'detached' });
  await take(page, 'sell');
  await page.screenshot({ path: join(ofManifest, 'screenshot-wide.png') });
  await page.setViewportSize(phone);
  await take(page, 'sell-phone');
  await page.screenshot({ path: join(ofManifest, 'screenshot-narrow.png') });
  await page.setViewportSize(tablet);
  await sale.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('dialog', { name: 'Payment' }).waitFor();
  await take(page, 'sell-tablet');
  await page.keyboard.press('Escape');
  await page.setViewportSize(desk);
  await till.payCash();

  await closeShift(till, { total: '107250', reason: 'A customer gave 250 too little' });
  await till.sendNow();
  await page.getByRole('button', { name: 'Register and sending: Online', exact: true }).waitFor();
  await show(page, '/point-of-sale/shifts');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Z report' }).waitFor();
  await take(page, 'shift');
}

async function show(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** In 256 colours it is a third as large, and nobody sees the difference. */
async function take(page: Page, name: string): Promise<void> {
  await page.waitForFunction(isComplete);
  await page.evaluate(() => scrollTo(0, 0));
  const picture = sharp(await page.screenshot()).png({ palette: true, effort: 10 });
  await writeFile(join(folder, `${name}.png`), await picture.toBuffer());
}
