import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chooseAct } from '#fixtures/sales-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch, visit } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call, newMerchant, newStore } from '#support/server/api.ts';
import { behindTheServer } from '#support/server/server-database.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('A checkout that a guest left', () => {
  it('is found by the owner, who copies the link that opens the cart again', async () => {
    const owner = await newMerchant(url);
    const store = await newStore(url, owner.token, { module_inventory: 'active', mode: 'live' });
    const at = { token: store.businessToken, params: { id: store.id } };
    const { data: rice } = await call(url, 'POST /marketplace/v1/stores/{id}/products', {
      ...at,
      body: { title: 'Rice', status: 'active', variants: [{ price: 500_00, opening_stock: 9 }] },
    });
    // Home shows what the web store has seen once there is an order.
    await call(url, 'POST /marketplace/v1/stores/{id}/orders', {
      ...at,
      body: {
        lines: [{ variant_id: rice.variants[0]?.id ?? '', quantity: 1, unit_price: 500_00 }],
        settlement: { payment_type: 'pod' },
      },
    });
    const shop = url.replace('localhost', `${store.subDomain}.localhost`);
    const guest = await visit(browser, shop, { width: 360 });
    await guest.page.goto('/products/rice');
    await guest.page.getByRole('button', { name: 'Add to cart' }).click();
    await guest.page.getByRole('main').getByText('Check out', { exact: true }).click();
    await guest.page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
    await guest.page.getByLabel('Full name').fill('Ada Obi');
    await guest.page.getByLabel('Email', { exact: true }).fill('ada@buyers.example');
    await guest.page.getByLabel('Country').selectOption('NG');
    await guest.page.locator('[name=region]').waitFor();
    await guest.context.close();

    const { page, context, faults } = await visitStore(browser, url, owner, '/orders/unfinished');
    await page.getByText('When a buyer leaves before ordering, you find them here.').waitFor();
    expect(await grave(page)).toEqual([]);
    await behindTheServer('update app.checkouts set expires_at = now() where store_id = $1', [store.id]);
    await page.goto('/');
    await page.locator('a[href="/orders/unfinished"]').click();
    const row = page.getByRole('row', { name: /Ada Obi/ });
    await row.getByText('Rice × 1').waitFor();
    await page.goto('/orders');
    await chooseAct(page, /^Unfinished checkouts/);
    await row.getByRole('link', { name: 'ada@buyers.example' }).waitFor();
    expect(await grave(page)).toEqual([]);
    await page.getByRole('searchbox').fill('nobody');
    await page.getByText('No unfinished checkouts found').waitFor();
    await page.getByRole('button', { name: 'Show all unfinished checkouts' }).click();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await row.getByRole('button', { name: 'Copy link' }).click();
    await row.getByRole('button', { name: 'Copied' }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(faults).toEqual([]);
    await context.close();

    const elsewhere = await visit(browser, shop, { width: 360 });
    await elsewhere.page.goto(link);
    await elsewhere.page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
    await elsewhere.page.getByRole('main').getByRole('link', { name: 'Rice' }).first().waitFor();
    await elsewhere.context.close();
  });
});
