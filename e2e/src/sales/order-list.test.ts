import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { press } from '#fixtures/sales-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call, newMerchant, newStore } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('DESIGN "Index table": the list of orders', () => {
  it('is searched by customer and goods, keeps views, and hands over or tags many orders at once', async () => {
    const amina = await newMerchant(url);
    const store = await newStore(url, amina.token);
    const at = { token: amina.token, params: { id: store.id } };
    const customer_id = randomUUID();
    await call(url, 'POST /marketplace/v1/stores/{id}/customers', {
      ...at,
      body: { id: customer_id, name: 'Wanjiku Kamau' },
    });
    for (const title of ['Lamp', 'Kettle', 'Basin'])
      await call(url, 'POST /marketplace/v1/stores/{id}/orders', {
        ...at,
        body: {
          customer_id: title === 'Basin' ? null : customer_id,
          lines: [{ title, unit_price: 5_000, quantity: 2 }],
          settlement: { payment_type: 'pod' },
        },
      });
    const { page, context, faults } = await visitStore(browser, url, amina, '/orders');
    const views = page.getByRole('navigation', { name: 'Views' });
    const rows = page.getByRole('table', { name: 'Orders' }).getByRole('link');
    const search = page.getByRole('searchbox', { name: 'Search by number, customer or product' });
    await page.getByText('Showing 1-3 of 3').waitFor();
    for (const [words, found] of [
      ['kettl', ['T-1002']],
      ['kamau', ['T-1002', 'T-1001']],
      ['T-1003', ['T-1003']],
    ] as const) {
      await search.fill(words);
      await expect.poll(() => rows.allTextContents(), { message: words }).toEqual(found);
    }

    await search.fill('kamau');
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByRole('button', { name: 'Save view' }).click();
    const naming = page.getByRole('dialog', { name: 'Save view' });
    await naming.getByLabel('Name').fill('Of Wanjiku');
    await naming.getByRole('button', { name: 'Save view' }).click();
    await views.getByRole('link', { name: 'Of Wanjiku' }).waitFor();
    await views.getByRole('link', { name: 'All' }).click();
    await page.getByText('Showing 1-3 of 3').waitFor();
    await page.reload();
    await views.getByRole('link', { name: 'Of Wanjiku' }).click();
    await page.getByText('Showing 1-2 of 2').waitFor();

    // Two of them are tagged, then all three are fulfilled.
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    const bar = page.getByRole('toolbar', { name: 'Selected orders' });
    await bar.getByText('2 selected').waitFor();
    await bar.getByRole('button', { name: 'Tags' }).click();
    await page.getByRole('menuitem', { name: 'Add tags…' }).click();
    const tagging = page.getByRole('dialog', { name: 'Add tags' });
    await tagging.getByLabel('Tags to add').fill('Rush');
    await page.keyboard.press('Enter');
    expect(await grave(page)).toEqual([]);
    await tagging.getByRole('button', { name: 'Add tags to 2 orders' }).click();
    await page.getByText('2 orders updated.').waitFor();
    await views.getByRole('link', { name: 'All' }).click();
    await page.getByRole('combobox', { name: 'Tag', exact: true }).click();
    await page.getByRole('option', { name: 'rush' }).click();
    await page.getByText('Showing 1-2 of 2').waitFor();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await page.getByRole('checkbox', { name: 'Select T-1003' }).check();
    await bar.getByRole('button', { name: 'Select all 3' }).click();
    await bar.getByRole('button', { name: 'Fulfil items' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Fulfil 3 orders' }).click();
    await page.getByText('3 orders fulfilled.').waitFor();
    await expect.poll(() => page.getByText('Fulfilled', { exact: true }).count()).toBe(3);
    expect(await grave(page)).toEqual([]);

    // As long as it goes on, a page that is opened anew shows how far it is. This one only looks as if it still did.
    await page.route(/\/order-bulk-actions\?/, async (route) => {
      const answer = await (await route.fetch()).text();
      await route.fulfill({ body: answer.replace('"state":"done"', '"state":"running"') });
    });
    await page.goto('/orders');
    const progress = page.getByRole('region', { name: 'Bulk action' });
    await progress.getByText('3 orders fulfilled.').waitFor();
    await progress.getByRole('button', { name: 'Close' }).click();
    await progress.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    // What is asked for once more at this moment has nobody to answer to.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });

  it('shows payment and fulfilment as badges, channels where there are several, in low rows', async () => {
    const amina = await newMerchant(url);
    const store = await newStore(url, amina.token);
    const at = { token: amina.token, params: { id: store.id } };
    const make = async (more: object) => {
      const body = { lines: [{ title: 'Lamp', unit_price: 5_000, quantity: 3 }], ...more };
      return (await call(url, 'POST /marketplace/v1/stores/{id}/orders', { ...at, body })).data;
    };
    const order = await make({ settlement: { payment_type: 'pod' } });
    const params = { ...at.params, order_id: order.id };
    await call(url, 'POST /marketplace/v1/stores/{id}/orders/{order_id}/payments', {
      ...at,
      params,
      body: { method: 'cash', amount: 1_000 },
    });
    await call(url, 'POST /marketplace/v1/stores/{id}/orders/{order_id}/fulfilments', {
      ...at,
      params,
      body: { lines: [{ line_id: order.lines[0]?.id, quantity: 1 }] },
    });
    const { page, context, faults } = await visitStore(browser, url, amina, '/orders');
    const table = page.getByRole('table', { name: 'Orders' });
    const row = page.getByRole('row').filter({ hasText: 'T-1001' });
    const headers = () => table.getByRole('columnheader').allTextContents();
    await row.getByText('Partially paid').waitFor();
    await row.getByText('Partially fulfilled').waitFor();
    await row.getByRole('cell', { name: '3', exact: true }).waitFor();
    expect(await headers()).toEqual(['Order', 'Date', 'Customer', 'Payment', 'Fulfilment', 'Items', 'Total']);
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(41);

    await make({ channel: 'in_person', settlement: { payment_type: 'pod' } });
    await page.reload();
    await table.getByRole('columnheader', { name: 'Channel' }).waitFor();
    expect(await headers()).not.toContain('Seller');
    await page.getByRole('row').filter({ hasText: 'T-1002' }).getByText('In person').waitFor();
    expect(await grave(page)).toEqual([]);

    // The filters mean what the badges say.
    const choose = async (chip: string, status: string) => {
      await page.getByRole('combobox', { name: chip }).click();
      await page.getByRole('option', { name: status, exact: true }).click();
    };
    const numbers = () => table.getByRole('link').allTextContents();
    await choose('Payment status', 'Partially paid');
    await expect.poll(numbers).toEqual(['T-1001']);
    await page.getByRole('combobox', { name: 'Payment status Partially paid' }).waitFor();
    await choose('Payment status', 'Unpaid');
    await expect.poll(numbers).toEqual(['T-1002']);
    await choose('Fulfilment status', 'Partially fulfilled');
    await page.getByRole('heading', { name: 'No orders found' }).waitFor();
    await choose('Payment status', 'Partially paid');
    await expect.poll(numbers).toEqual(['T-1001']);
    expect(await grave(page)).toEqual([]);
    await press(page, 'Clear all');
    await expect.poll(numbers).toEqual(['T-1002', 'T-1001']);

    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(headers).toEqual(['Order', 'Total', 'Status']);
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(80);
    await row.getByText('Partially paid').waitFor();
    expect(await grave(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});
