import { accountPages } from '@sokoni/messages/en/accounts/accounts';
import { onboarding, storeWizard } from '@sokoni/messages/en/stores/store-pages';
import { productTypeLabels, storeParts } from '@sokoni/messages/en/stores/stores';
import { sellCart } from '@sokoni/messages/en/till/cart';
import { tillPayment } from '@sokoni/messages/en/till/payment';
import { completedSale } from '@sokoni/messages/en/till/receipt';
import { claimRegister } from '@sokoni/messages/en/till/register';
import { loadEveryLanguage } from '@sokoni/messages/load-every-language';
import { translator } from '@sokoni/messages/translator';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addProduct } from '#fixtures/product-fixtures.ts';
import { expectSoldOnce, potPrice, type TillStore } from '#fixtures/till-fixtures.ts';
import { speak } from '#screens/show-screen.ts';
import { call } from '#support/server/api.ts';
import { type Line, openLine } from '#support/server/line.ts';
import { codeIn, mailTo } from '#support/server/mailbox.ts';
import { type Device, newDevice } from '#support/till/device.ts';
import { dotsOf, opensDrawer, plugInPrinter } from '#support/till/fake-printer.ts';
import { tillOn } from '#support/till/till.ts';

const amina = { email: `amina-${Date.now()}@example.com`, password: 'market day 7' };
let line: Line;
let device: Device;
beforeAll(async () => {
  await loadEveryLanguage();
  line = await openLine(inject('serverUrl'));
  device = await newDevice(line.url);
});
afterAll(async () => {
  await device.dispose();
  await line.close();
});

const words = { accountPages, onboarding, storeWizard, productTypeLabels, storeParts, claimRegister };
const say = translator(words).in('ar');
const cart = translator({ sellCart }).in('ar');
const payment = translator({ tillPayment }).in('ar');
const completed = translator({ completedSale }).in('ar');

it('a merchant signs up in Arabic, makes a store, and without a network sells and prints in Arabic', async () => {
  const { page } = device;
  await signUp(page);
  await makeStore(page);
  const shop = await stock(page);

  await plugInPrinter(page);
  await page.evaluate(() => {
    sessionStorage.setItem('printer', 'allowed');
    localStorage.setItem('sokoni_printer', 'usb');
  });
  await page.goto('/orders/sell');
  await page.getByRole('button', { name: say('start') }).click();
  await page.getByRole('listitem').getByRole('button', { name: 'Clay pot' }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  line.down();
  await page.goto('/orders/sell');
  const { number, total } = await sell(page);
  expect(total).toBe(potPrice);
  const jobs = () => page.evaluate(() => window.printer.jobs);
  await expect.poll(async () => (await jobs()).length).toBe(2);
  const [drawer = [], paper = []] = await jobs();
  expect([opensDrawer(drawer), opensDrawer(paper)]).toEqual([true, false]);
  // On 80 mm. What was sold stands at the right alone, and no whole line at the left alone.
  const rows = dotsOf(paper);
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([576]));
  expect(rows.filter((row) => row.includes(true)).length).toBeGreaterThan(200);
  expect(highest(rows, (row) => row.indexOf(true) > 288)).toBeGreaterThan(19);
  expect(highest(rows, (row) => row.includes(true) && row.lastIndexOf(true) < 288)).toBeLessThan(19);

  await speak(page, 'en');
  line.mend();
  await tillOn(() => page).waitUntilSent();
  await expectSoldOnce(shop, [{ number, total }]);
});

const spoken = (page: Page) =>
  page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);

async function signUp(page: Page): Promise<void> {
  await page.goto('/signup');
  await page.locator('select:has(option[value=ar])').selectOption('ar');
  await page.getByRole('heading', { name: say('signUp.title') }).waitFor();
  await page.locator('input[name=first_name]').fill('أمينة');
  await page.locator('input[name=last_name]').fill('حسن');
  await page.locator('input[name=email]').fill(amina.email);
  await page.locator('input[name=password]').fill(amina.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: say('signUp.submit') }).click();
  await page.waitForURL('**/verify');
  await page.getByRole('textbox').first().click();
  await page.keyboard.type(codeIn(await mailTo(line.url, amina.email, /./)));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/onboarding**');
  await expect.poll(() => spoken(page)).toEqual(['ar', 'rtl']);
}

async function makeStore(page: Page): Promise<void> {
  const goOn = () => page.getByRole('button', { name: say('continue'), exact: true }).click();
  await goOn();
  await page.getByRole('heading', { name: say('type.title') }).waitFor();
  await page.getByRole('radio', { name: say('title.groceries') }).check();
  await goOn();
  await page.getByRole('heading', { name: say('channels.title') }).waitFor();
  await goOn();
  await page.getByRole('heading', { name: say('modules.title') }).waitFor();
  await goOn();
  await page.getByRole('heading', { name: say('business.title') }).waitFor();
  await page.getByLabel(say('businessName')).fill('متجر أمينة');
  await page.getByLabel(say('subDomain.label')).fill(`amina-${Date.now()}`);
  await page.getByRole('combobox').first().click();
  await page.getByRole('option', { name: /KES/ }).click();
  await page.getByRole('button', { name: say('create') }).click();
  await page.waitForURL('**/dashboard/theme');
}

/** The store sells at a counter, and has a hundred clay pots. */
async function stock(page: Page): Promise<TillStore> {
  const cookies = await device.context.cookies();
  const cookie = cookies.find(({ name }) => name === 'sokoni_business_token')?.value ?? '';
  const businessToken = decodeURIComponent(cookie).replace('Bearer ', '');
  const id = await page.evaluate(() => localStorage.getItem('sokoni_active_store_id') ?? '');
  const store = { id, subDomain: '', businessToken };
  const { status } = await call(line.url, 'PUT /marketplace/v1/stores/{storeId}/modules', {
    token: businessToken,
    params: { storeId: id },
    body: { module_pos: 'active', module_inventory: 'active' },
  });
  expect(status).toBe(200);
  const pot = await addProduct(line.url, store, {
    ...{ title: 'Clay pot', price: potPrice, opening_stock: 100, status: 'active' },
  });
  return { url: line.url, amina: { ...amina, token: businessToken, userId: '' }, store, pot, basket: '' };
}

/** Sells a clay pot for cash, prints its receipt, and begins the next sale. */
async function sell(page: Page): Promise<{ number: string; total: number }> {
  const sale = page.getByRole('region', { name: cart('title') });
  await page.getByRole('listitem').getByRole('button', { name: 'Clay pot' }).click();
  await sale.getByRole('button', { name: /Clay pot/ }).waitFor();
  expect(await spoken(page)).toEqual(['ar', 'rtl']);
  await sale.getByRole('button', { name: new RegExp(`^${cart('pay')}`) }).click();
  const [beforeAmount = ''] = payment('pay.exact', { amount: '\0' }).split('\0');
  await page
    .getByRole('dialog', { name: payment('title') })
    .getByRole('button', { name: new RegExp(`^${beforeAmount.trim()}`) })
    .click();
  const [, afterNumber = ''] = completed('title', { number: '0' }).split('0');
  const paid = page.getByRole('region', { name: new RegExp(afterNumber.trim()) });
  await paid.getByText(completed('unsent')).waitFor();
  const heading = await paid.getByRole('heading', { level: 2 }).textContent();
  const number = /[\w-]*\d[\w-]*/.exec(heading ?? '')?.[0] ?? '';
  const total = Number((await paid.getByRole('definition').first().textContent())?.replaceAll(/\D/g, ''));
  await paid.getByRole('button', { name: completed('print'), exact: true }).click();
  await expect.poll(() => page.evaluate(() => window.printer.jobs.length)).toBe(2);
  await paid.getByRole('button', { name: completed('next') }).click();
  return { number, total };
}

/** The most rows below each other of which it is true. */
function highest(rows: boolean[][], isTrue: (row: boolean[]) => boolean): number {
  let most = 0;
  let run = 0;
  for (const row of rows) {
    run = isTrue(row) ? run + 1 : 0;
    most = Math.max(most, run);
  }
  return most;
}
