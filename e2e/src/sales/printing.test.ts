import { beforeAll, describe, expect, inject, it } from 'vitest';
import { ownStore } from '#fixtures/own-store.ts';
import { addProduct } from '#fixtures/product-fixtures.ts';
import { newColleague } from '#fixtures/staff-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call } from '#support/server/api.ts';
import { networkPrinter, opensDrawer, plugInPrinter, readable } from '#support/till/fake-printer.ts';
import { tillOn } from '#support/till/till.ts';

const url = inject('serverUrl');
const own = ownStore('/products');
const till = tillOn(() => own.page);
beforeAll(async () => {
  await addProduct(url, own.store, {
    status: 'active',
    opening_stock: 20,
    title: 'Brown bread',
    price: 6500,
  });
  await plugInPrinter(own.page);
  await till.open();
});

const jobs = () => own.page.evaluate(() => window.printer.jobs);
const lastJob = async () => (await jobs()).at(-1) ?? [];
const turnOff = (isOff: boolean) =>
  own.page.evaluate((off) => {
    window.printer.isOff = off;
  }, isOff);
const completed = () => own.page.getByRole('region', { name: /paid$/ });
const printer = () => own.page.getByRole('dialog', { name: 'Printer' });

async function openPrinter(): Promise<void> {
  await own.page.getByRole('button', { name: 'Printer and drawer' }).click();
  await printer().waitFor();
}

async function closePrinter(): Promise<void> {
  await own.page.keyboard.press('Escape');
  await printer().waitFor({ state: 'detached' });
}

/** Sells a bread for cash, and stays on what follows. */
async function sell(): Promise<string> {
  await till.ring('Brown bread');
  await till.pressExactCash();
  const name = await completed().getByRole('heading', { level: 2 }).textContent();
  return (name ?? '').replace(/ paid$/, '');
}

describe('A receipt printer at the till', () => {
  it('prints in the browser until another printer is chosen', async () => {
    const number = await sell();
    await completed().getByRole('button', { name: 'Print', exact: true }).click();
    await expect.poll(() => own.page.evaluate(() => window.printer.pages)).toHaveLength(1);
    const [paper = ''] = await own.page.evaluate(() => window.printer.pages);
    for (const said of [number, 'Brown bread', 'Total', 'KES', 'Test sale']) expect(paper).toContain(said);
    await till.nextSale();
    expect(await jobs()).toEqual([]);
  });

  it('is chosen, tried and kept', async () => {
    const { page } = own;
    await openPrinter();
    await printer().getByText('USB').click();
    await printer().getByRole('button', { name: 'Test print' }).click();
    await printer().getByText('Choose the printer first.').waitFor();
    await printer().getByRole('button', { name: 'Choose printer' }).click();
    await printer().getByText('Printer chosen: TM-T20').waitFor();
    await printer().getByRole('button', { name: 'Test print' }).click();
    await printer().getByText('Sent to the printer').waitFor();
    expect(readable(await lastJob())).toContain('Test print');
    expect(opensDrawer(await lastJob())).toBe(false);
    expect(await grave(page)).toEqual([]);
    await closePrinter();
    await till.open();
    await openPrinter();
    await expect.poll(() => printer().getByRole('radio', { name: 'USB' }).isChecked()).toBe(true);
    await printer().getByRole('button', { name: 'Test print' }).click();
    await printer().getByText('Sent to the printer').waitFor();
    await closePrinter();
  });

  it('opens the drawer for cash, and prints when asked', async () => {
    const before = (await jobs()).length;
    const number = await sell();
    await expect.poll(async () => (await jobs()).length).toBe(before + 1);
    expect(opensDrawer(await lastJob())).toBe(true);
    expect(readable(await lastJob())).not.toContain(number);
    await completed().getByRole('button', { name: 'Gift receipt' }).click();
    await expect.poll(async () => readable(await lastJob())).toContain('Gift receipt');
    expect(readable(await lastJob())).not.toContain('Total');
    await completed().getByRole('button', { name: 'Print', exact: true }).click();
    await expect.poll(async () => readable(await lastJob())).toContain('Total');
    expect(readable(await lastJob())).toContain(number);
    expect(opensDrawer(await lastJob())).toBe(false);
    await till.nextSale();
  });

  it('prints each sale by itself where that is wanted, and marks what is printed again', async () => {
    const { page } = own;
    await openPrinter();
    await printer().getByRole('switch', { name: 'Print after each sale' }).click();
    await closePrinter();
    const before = (await jobs()).length;
    const number = await sell();
    await expect.poll(async () => (await jobs()).length).toBe(before + 1);
    expect(readable(await lastJob())).toContain(number);
    expect(readable(await lastJob())).not.toContain('Copy');
    expect(opensDrawer(await lastJob())).toBe(true);
    await till.nextSale();
    await page.getByRole('button', { name: 'Past sales' }).click();
    await page.getByRole('dialog').getByRole('button', { name: number }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reprint' }).click();
    await expect.poll(async () => readable(await lastJob())).toContain('Copy');
    await page.keyboard.press('Escape');
  });

  it('holds no sale up when it is off: the receipt is tried again, or printed in the browser', async () => {
    const { page } = own;
    await turnOff(true);
    const first = (await till.sell('Brown bread')).number;
    const message = (number: string) =>
      page.getByRole('listitem').filter({ hasText: `Receipt ${number} could not be printed` });
    await message(first).waitFor();
    const second = (await till.sell('Brown bread')).number;
    await message(second).waitFor();
    await turnOff(false);
    await message(first).getByRole('button', { name: 'Try again' }).click();
    await expect.poll(async () => readable(await lastJob())).toContain(first);
    await message(second).getByRole('button', { name: 'Print in browser' }).click();
    await expect.poll(() => page.evaluate(() => window.printer.pages.at(-1) ?? '')).toContain(second);
    await message(first).or(message(second)).waitFor({ state: 'detached' });
  });

  it('prints on a printer in the network, by the bridge', async () => {
    const network = await networkPrinter(new URL(own.page.url()).origin);
    await openPrinter();
    await printer().getByText('Network').click();
    await printer().getByLabel('Address of the print bridge').fill('nowhere');
    await printer().getByText('Enter an address such as').waitFor();
    await printer().getByLabel('Address of the print bridge').fill(network.address);
    await printer().getByRole('button', { name: 'Test print' }).click();
    await printer().getByText('Sent to the printer').waitFor();
    await expect.poll(() => network.jobs.map((job) => readable([...job])).join()).toContain('Test print');
    network.close();
    await closePrinter();
  });

  it('opens the drawer without a sale for a supervisor alone', async () => {
    await call(url, 'POST /marketplace/v1/stores/{id}/registers', {
      token: own.store.businessToken,
      params: { id: own.store.id },
      body: { name: 'Window' },
    });
    const cashier = await newColleague(url, own.amina, own.store, 'associate');
    const { page, context } = await visitStore(own.browser, url, cashier, '/products');
    await plugInPrinter(page);
    const theirs = tillOn(() => page);
    await page.evaluate(() => localStorage.setItem('sokoni_printer', 'usb'));
    await theirs.open();
    await page.getByRole('button', { name: 'Printer and drawer' }).click();
    await page.getByRole('button', { name: 'Open drawer' }).click();
    await page.getByRole('dialog', { name: 'Ask a supervisor' }).waitFor();
    expect(await page.evaluate(() => window.printer.jobs)).toEqual([]);
    await context.close();

    await openPrinter();
    await printer().getByText('USB').click();
    await own.page.context().setOffline(true);
    await printer().getByRole('button', { name: 'Open drawer' }).click();
    await expect.poll(async () => opensDrawer(await lastJob())).toBe(true);
    await own.page.context().setOffline(false);
    await closePrinter();
    const opened = async () =>
      (
        await call(url, 'GET /marketplace/v1/stores/{id}/audit-log', {
          token: own.store.businessToken,
          params: { id: own.store.id },
          query: { action: 'record_till_drawer_opened' },
        })
      ).data.items.length;
    await expect.poll(opened, { timeout: 20_000 }).toBe(1);
  });
});
