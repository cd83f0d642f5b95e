import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openedTill, type TillAt, type TillStore, tillStore } from '#fixtures/till-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch, type Visit, visit } from '#support/browser/browser.ts';
import { readQr } from '#support/browser/read-qr.ts';
import { mailsTo } from '#support/server/mailbox.ts';

const url = inject('serverUrl');
let shop: TillStore;
let at: TillAt;
let browser: Browser;
let visitor: Visit;
beforeAll(async () => {
  shop = await tillStore(url, { name: 'Duka la Amina' });
  at = await openedTill(shop);
  browser = await launch();
  visitor = await visit(browser, url, { width: 360, height: 740, serviceWorker: true });
});
afterAll(async () => {
  await at.close();
  await browser.close();
});

const paid = () => at.till.page.getByRole('region', { name: /(paid|recorded)$/ });

/** Has something printed, and keeps what is given to the printer in sight until `look` has ended. */
async function printed<T>(button: string, look: (page: Page) => Promise<T>): Promise<T> {
  const { page } = at.till;
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await paid().getByRole('button', { name: button, exact: true }).click();
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('article').waitFor();
  const seen = await look(page);
  await page.emulateMedia({ media: null });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  return seen;
}

describe('The receipt of a sale', () => {
  it('goes by e-mail once, asked for without a network', async () => {
    const { till, line, device } = at;
    const address = `asha-${Date.now()}@example.com`;
    line.down();
    await till.ring('Clay pot');
    await till.pressExactCash();
    await paid().getByRole('button', { name: 'Email' }).click();
    const dialog = till.page.getByRole('dialog', { name: /^Send receipt/ });
    await dialog.getByText('once this device is online again').waitFor();
    await dialog.getByRole('textbox', { name: 'Email' }).fill('asha');
    await dialog.getByRole('button', { name: 'Send receipt' }).click();
    await dialog.getByText('Please enter a valid email').waitFor();
    await dialog.getByRole('textbox', { name: 'Email' }).fill(address);
    await dialog.getByRole('button', { name: 'Send receipt' }).dblclick();
    await dialog.waitFor({ state: 'detached' });
    const { number } = await till.nextSale();
    line.mend();
    await till.waitUntilSent();
    await expect
      .poll(() => mailsTo(url, address))
      .toMatchObject([{ subject: `Receipt ${number} from Duka la Amina` }]);
    expect(device.faults).toEqual([]);
  });
});

describe('The code on a receipt', () => {
  it('of a sale without a network opens the receipt once the sale has arrived, for a visitor without a login', async () => {
    const { till, line } = at;
    line.down();
    await till.ring('Clay pot');
    await till.pressExactCash();
    await paid().waitFor();
    const link = await printed('Print', (page) => readQr(page.getByRole('img', { name: '/r/' })));
    expect(link).toMatch(new RegExp(`^${line.url}/r/${shop.store.id}/[\\w-]{22}$`));
    expect(await printed('Gift receipt', (page) => page.getByRole('img', { name: '/r/' }).count())).toBe(0);

    const { page, faults } = visitor;
    const { pathname } = new URL(link ?? '');
    await page.goto(pathname);
    await page.getByRole('heading', { name: 'This receipt isn’t available yet' }).waitFor();
    line.mend();
    const { number } = await till.nextSale();
    await till.waitUntilSent();
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: `Receipt ${number}` }).waitFor();
    await expect
      .poll(() => page.getByRole('article').textContent())
      .toMatch(/Duka la Amina.*Test receipt.*Clay pot.*900.*Total.*900.*Cash/s);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await grave(page)).toEqual([]);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download PDF' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`receipt-${number}.pdf`);
    expect(await visitor.context.cookies()).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('is no receipt where it was cut, also in a browser that knows the console', async () => {
    const { page } = visitor;
    await page.goto('/login');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto(`/r/${shop.store.id}/cut`);
    await page.getByRole('heading', { name: 'Receipt not found' }).waitFor();
  });
});
