import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openedTill, ordersOf, type TillAt, type TillStore, tillStore } from '#fixtures/till-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { wordsOfPdf } from '#support/browser/pdf-text.ts';
import { spoilSale } from '#support/till/spoil-sale.ts';

let shop: TillStore;
let at: TillAt;
beforeAll(async () => {
  shop = await tillStore(inject('serverUrl'));
  at = await openedTill(shop);
});
afterAll(() => at.close());

const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name });
const dialog = (page: Page) => page.getByRole('dialog');

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).click();
}

async function downloaded(page: Page, start: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), start()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

describe('The back office of the point of sale', () => {
  it('adds a register and renames it', async () => {
    const { page } = at.till;
    await page.goto('/point-of-sale/registers');
    await row(page, /Register 1.*R1/).waitFor();
    await press(page, 'Add register');
    await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Back counter');
    await dialog(page).getByRole('button', { name: 'Add register' }).click();
    await row(page, /Back counter.*Not in use/).waitFor();
    await press(page, 'Actions for Back counter');
    await page.getByRole('menuitem', { name: 'Rename or move' }).click();
    await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Terrace');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await row(page, /Terrace.*Not in use/).waitFor();
    await expect.poll(() => row(page, /Back counter/).count()).toBe(0);
    expect(await grave(page)).toEqual([]);
  });

  it('lists a shift with what was sold in it, and keeps its report as CSV and PDF', async () => {
    const { till, device } = at;
    const { page } = till;
    await till.open();
    await press(page, 'Shift');
    await press(page, 'Open shift');
    await dialog(page).getByLabel('Opening float').fill('1000');
    await press(page, 'Open shift');
    await dialog(page).getByRole('button', { name: 'Close shift' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    const sold = [await till.sell('Clay pot'), await till.sell('Sisal basket')];
    await till.waitUntilSent();

    await page.goto('/point-of-sale/shifts');
    const shift = row(page, /Register 1/);
    await shift.filter({ hasText: '2,100.00' }).waitFor();
    await shift.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'X report' }).waitFor();
    const figure = (term: string) =>
      page.locator('dl > div', { has: page.getByText(term, { exact: true }) }).getByRole('definition');
    await expect.poll(() => figure('Number of sales').textContent()).toBe('2');
    await expect.poll(() => figure('Total sales').textContent()).toMatch(/2,100\.00/);
    await expect.poll(() => figure('Expected cash').textContent()).toMatch(/3,100\.00/);
    expect(await grave(page)).toEqual([]);

    const csv = await downloaded(page, async () => {
      await press(page, 'Download');
      await page.getByRole('menuitem', { name: 'CSV' }).click();
    });
    expect(csv.name).toMatch(/^x-report-Register-1-.+\.csv$/);
    const lines = csv.bytes.toString('utf8').split('\r\n');
    expect(lines).toContain('Sales,Total sales,,2100.00');
    expect(lines).toContain('Cash drawer,Expected cash,,3100.00');
    const pdf = await downloaded(page, async () => {
      await press(page, 'Download');
      await page.getByRole('menuitem', { name: 'PDF' }).click();
    });
    expect(await wordsOfPdf(pdf.bytes)).toMatch(/X report.*Expected cash KES 3,100\.00/);

    await page.goto('/orders');
    await page.getByRole('link', { name: sold[0]?.number ?? '' }).click();
    await page.getByRole('link', { name: 'See shift' }).waitFor();
    await expect.poll(() => page.getByText('Register 1', { exact: true }).count()).toBe(1);
    expect(device.faults).toEqual([]);
  });

  it('finds the shifts of some days, and says when there are none', async () => {
    const { page } = at.till;
    await page.goto('/point-of-sale/shifts');
    const shift = row(page, /Register 1/);
    await shift.waitFor();
    await page.getByLabel('To', { exact: true }).fill('2020-01-31');
    await page.getByText('No shifts match').waitFor();
    expect(page.url()).toContain('to=2020-01-31');
    await press(page, 'Show all shifts');
    await shift.waitFor();
    await page.getByLabel('From', { exact: true }).fill('2020-01-01');
    await press(page, 'Clear all');
    await shift.waitFor();
    expect(page.url()).not.toContain('2020');
  });

  it('lists what this device has not sent, lets it be kept, and says when all is sent', async () => {
    const { till, line } = at;
    const { page } = till;
    await till.open();
    line.treat('/point-of-sale/sales', 'cut');
    const { number } = await till.sell('Clay pot');
    await page.goto('/point-of-sale/outbox');
    await row(page, new RegExp(`Sale ${number}`)).waitFor();
    expect(await grave(page)).toEqual([]);
    const file = await downloaded(page, () => press(page, 'Download'));
    expect(file.name).toMatch(/^unsent-sales-\d{4}-\d\d-\d\d\.json$/);
    expect(file.bytes.toString('utf8')).toContain(number);
    line.mend();
    await press(page, 'Send now');
    await page.getByText('Everything is sent').waitFor();
    expect((await ordersOf(shop)).map((order) => order.number)).toContain(number);
  });

  it('keeps what could not be recorded: tried again, set aside, and then settled on the device as well', async () => {
    const { till, line } = at;
    const { page } = till;
    await till.open();
    line.treat('/point-of-sale/sales', 'cut');
    const { number } = await till.sell('Clay pot');
    await spoilSale(page, number);
    line.mend();
    await till.open();
    await page.getByRole('button', { name: /1 to check/ }).waitFor();

    await page.goto('/home');
    await page.getByRole('link', { name: '1 register entry needs attention' }).click();
    const entry = row(page, new RegExp(`Sale ${number}`));
    await entry.filter({ hasText: 'The register sent an entry that could not be read.' }).waitFor();
    await page.getByRole('link', { name: 'Needs attention 1', exact: true }).waitFor();
    await entry.getByRole('button', { name: 'Details' }).click();
    await dialog(page).getByText('eaten by mice').waitFor();
    expect(await grave(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await entry.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('Still not recorded: The register sent an entry that could not be read.').waitFor();
    await entry.getByRole('button', { name: 'Dismiss' }).click();
    await dialog(page).getByRole('button', { name: 'Dismiss' }).click();
    await page.getByText('Nothing needs attention').waitFor();
    await page.getByRole('link', { name: 'Needs attention', exact: true }).waitFor();

    await page.goto('/point-of-sale/outbox');
    await row(page, new RegExp(`Sale ${number}`))
      .getByRole('button', { name: 'Retry' })
      .click();
    await page.getByText('Everything is sent').waitFor();
    expect((await ordersOf(shop)).map((order) => order.number)).not.toContain(number);
  });

  it('signs the device of a register out: it says so, and its register is free', async () => {
    const { page } = at.till;
    await page.goto('/point-of-sale/registers');
    await press(page, 'Actions for Register 1');
    await page.getByRole('menuitem', { name: 'Sign out device' }).click();
    await dialog(page).getByRole('button', { name: 'Sign out device' }).click();
    await row(page, /Register 1.*Not in use/).waitFor();
    await page.goto('/orders/sell');
    await page.getByRole('button', { name: /Not a register/ }).waitFor();
  });
});
