import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grave } from '#support/browser/axe.ts';
import { launch, type Visit, visit } from '#support/browser/browser.ts';
import { wordsOfPdf } from '#support/browser/pdf-text.ts';
import { logIn } from '#support/browser/sign-in.ts';
import { goToStore } from '#support/browser/visit-store.ts';
import { call, type Merchant, newMerchant, newStore, type OpenedStore } from '#support/server/api.ts';
import { dispose, freePort, type ServerProcess, startServer } from '#support/server/server-process.ts';

const dayMs = 24 * 60 * 60 * 1000;
const clock = new URL('../support/server/clock-ahead.mjs', import.meta.url).href;

let browser: Browser;
let server: ServerProcess;
let amina: Merchant;
let store: OpenedStore;
let orderId: string;
let customerId: string;
const dueOn = dayIn(14);

/** The day in Lagos, so many days from now. */
function dayIn(days: number): string {
  const then = new Date(Date.now() + days * dayMs);
  return new Intl.DateTimeFormat('sv', { timeZone: 'Africa/Lagos' }).format(then);
}

const clockAhead = (days: number) => ({
  env: { NODE_OPTIONS: `--import ${clock}`, CLOCK_AHEAD_DAYS: String(days) },
});

beforeAll(async () => {
  browser = await launch();
  server = await startServer(clockAhead(0));
  amina = await newMerchant(server.url);
  store = await newStore(server.url, amina.token, { mode: 'live', default_theme: 'duka' });
  const at = { token: store.businessToken, params: { id: store.id } };
  await call(server.url, 'PUT /marketplace/v1/stores/{id}/update', {
    ...at,
    body: { default_theme: 'duka', timezone: 'Africa/Lagos' },
  });
  const asha = await call(server.url, 'POST /marketplace/v1/stores/{id}/customers', {
    ...at,
    body: { name: 'Asha Mwangi', email: 'asha@example.com' },
  });
  customerId = asha.data.id;
  const sale = await call(server.url, 'POST /marketplace/v1/stores/{id}/orders', {
    ...at,
    body: {
      customer_id: customerId,
      lines: [{ title: 'School desks', unit_price: 90_000, quantity: 1 }],
      settlement: { payment_type: 'credit', due_on: dueOn, fulfilled: true },
    },
  });
  orderId = sale.data.id;
});
afterAll(async () => {
  await browser.close();
  await dispose(server);
});

/** So many days later: the server and the browser both think so, and Amina logs in again. */
async function later(days: number, port: number): Promise<Visit> {
  const { dataDir } = server;
  await server.stop();
  server = await startServer({ ...clockAhead(days), dataDir, port });
  const opened = await visit(browser, server.url);
  await opened.page.clock.setFixedTime(Date.now() + days * dayMs);
  await opened.page.goto('/login');
  await logIn(opened.page, amina);
  await opened.page.waitForURL('**/select-store');
  await goToStore(opened.page);
  return opened;
}

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

/** The line of a customer among those who owe: the parts by age, and the whole. */
async function outstanding(page: Page): Promise<string[]> {
  await page.goto('/customers/receivables');
  const row = page.getByRole('row', { name: /Asha Mwangi/ });
  await row.waitFor();
  return (await row.getByRole('cell').allTextContents()).slice(1).map(plain);
}

async function pay(page: Page, amount: string): Promise<void> {
  await page.goto(`/orders/${orderId}`);
  await page.getByRole('button', { name: 'Record payment' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').fill(amount);
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

describe('A sale on credit', () => {
  it('is paid in three parts, its age right at each step, until nothing is owed', async () => {
    const port = await freePort();
    const steps = [
      [0, ['KES 900', '–', '–', '–', '–', 'KES 900'], '300'],
      [14 + 31, ['–', '–', 'KES 600', '–', '–', 'KES 600'], '200'],
      [14 + 61, ['–', '–', '–', 'KES 400', '–', 'KES 400'], null],
      [14 + 91, ['–', '–', '–', '–', 'KES 400', 'KES 400'], '400'],
    ] as const;
    for (const [days, figures, paid] of steps) {
      const { page, context, faults } = await later(days, port);
      expect(await outstanding(page)).toEqual(figures);
      const whole = page.getByText(plain(figures[5])).first();
      await whole.waitFor();
      expect(await grave(page)).toEqual([]);

      // The sum leads to the orders that it is made of.
      await page.getByRole('link', { name: /Asha Mwangi has/ }).click();
      await page.getByRole('link', { name: '#1001' }).waitFor();
      await page.goto(`/customers/${customerId}`);
      const aged = figures.findIndex((figure) => figure !== '–');
      const parts = page.locator('dl').filter({ hasText: 'Over 90 days' }).locator('dd');
      await parts.first().waitFor();
      expect((await parts.allTextContents()).map(plain)).toEqual(
        [0, 1, 2, 3, 4].map((part) => (part === aged ? figures[5] : 'KES 0')),
      );
      if (paid) await pay(page, paid);
      if (days === 14 + 91) {
        await page.goto('/customers/receivables');
        await page.getByText('No outstanding balances').waitFor();
        await statement(page);
      }
      expect(faults).toEqual([]);
      await context.close();
    }
  });
});

/** The whole story on one page. */
async function statement(page: Page): Promise<void> {
  await page.goto(`/customers/${customerId}`);
  await page.getByRole('button', { name: 'Statement…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Statement for Asha Mwangi' });
  await dialog.getByLabel('From').fill('2020-01-01');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  const words = await wordsOfPdf(await readFile(await file.path()));
  for (const text of ['Opening balance', 'KES 900.00', '(KES 300.00)', '(KES 200.00)', '(KES 400.00)']) {
    expect(words).toContain(text);
  }
  expect(words).toMatch(/Closing balance .* KES 0\.00/);
}
