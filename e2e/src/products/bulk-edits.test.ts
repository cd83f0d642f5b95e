import { addManyProducts } from '@sokoni/server/testing/fixtures/many-products';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addProduct, productStore } from '#fixtures/product-fixtures.ts';
import { newColleague } from '#fixtures/staff-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call } from '#support/server/api.ts';
import { embeddedDatabase } from '#support/server/embedded-database.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function chooseEdit(page: Page, name: RegExp): Promise<void> {
  await page
    .getByRole('toolbar', { name: 'Selected products' })
    .getByRole('button', { name: 'Edit' })
    .click();
  await page.getByRole('menuitem', { name }).click();
}

/** Whether it is in the window, and nothing over it. */
function liesOpen(place: Locator): Promise<boolean> {
  return place.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

describe('A bulk price change undone', () => {
  it('shows before and after, counts what could not be changed, and leaves what a colleague changed since', async () => {
    const { amina, store } = await productStore(url);
    const ids: string[] = [];
    for (const [index, title] of ['Basin', 'Cup', 'Kettle', 'Lamp'].entries())
      ids.push(await addProduct(url, store, { title, price: (index + 1) * 10_000 }));
    const at = { token: store.businessToken, params: { id: store.id, product_id: ids[2] ?? '' } };
    const kettle = await call(url, 'GET /marketplace/v1/stores/{id}/products/{product_id}', at);
    await call(url, 'PUT /marketplace/v1/stores/{id}/products/{product_id}', {
      ...at,
      body: {
        version: kettle.data.version,
        variants: [{ id: kettle.data.variants[0]?.id, sales_price: 29_000, on_sales: true }],
      },
    });
    const { page, context, faults } = await visitStore(browser, url, amina, '/products');

    // By the keyboard: a box, then a range with Shift
    await page.getByRole('checkbox', { name: 'Select Basin' }).focus();
    await page.keyboard.press('Space');
    await page.getByText('1 selected').waitFor();
    await page.getByRole('checkbox', { name: 'Select Kettle' }).click({ modifiers: ['Shift'] });
    await page.getByText('3 selected').waitFor();
    expect(await grave(page)).toEqual([]);
    await chooseEdit(page, /^Change prices/);
    const dialog = page.getByRole('dialog', { name: 'Change prices' });
    await dialog.getByRole('button', { name: 'Change 3 products' }).click();
    await dialog.getByText('Enter an amount').waitFor();
    await dialog.getByRole('combobox', { name: 'Change' }).click();
    await page.getByRole('option', { name: 'Lower by percentage' }).click();
    await dialog.getByLabel('Percentage').fill('12.5');
    await dialog.getByText(/87\.50/).waitFor();
    await dialog.getByText('Its sale price would not be below its price.').waitFor();
    expect(await grave(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Change 3 products' }).click();

    await page.getByText('2 products updated. 1 product could not be updated.').waitFor();
    // The button that began it went with the selection: the keyboard goes on from the heading.
    const heading = page.getByRole('heading', { name: 'Products', level: 1 });
    await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
    await row(page, 'Basin')
      .getByText(/87\.50/)
      .waitFor();
    await page.getByRole('button', { name: 'Show details' }).click();
    const why = page.getByRole('dialog', { name: 'Products that could not be updated' });
    await why.getByRole('link', { name: 'Kettle' }).waitFor();
    expect(await grave(page)).toEqual([]);
    await page.keyboard.press('Escape');

    // A colleague sets another price meanwhile.
    const basin = { token: store.businessToken, params: { id: store.id, product_id: ids[0] ?? '' } };
    const { data } = await call(url, 'GET /marketplace/v1/stores/{id}/products/{product_id}', basin);
    await call(url, 'PUT /marketplace/v1/stores/{id}/products/{product_id}', {
      ...basin,
      body: { version: data.version, variants: [{ id: data.variants[0]?.id, price: 5_000 }] },
    });
    await page.getByRole('button', { name: 'Undo' }).click();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toBe('Bulk edit');
    await page.getByText('1 product restored. 1 product edited since: those edits are kept.').waitFor();
    await row(page, 'Cup')
      .getByText(/^KES\s200$/)
      .waitFor();
    await row(page, 'Basin')
      .getByText(/^KES\s50$/)
      .waitFor();

    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Recent bulk edits…' }).click();
    await page
      .getByRole('dialog', { name: 'Recent bulk edits' })
      .getByText(/Undone\.$/)
      .waitFor();
    expect(await grave(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('A bulk change on a phone', () => {
  it('keeps its bar in sight below the head of the page, and comes up to its end', async () => {
    const { amina, store } = await productStore(url);
    for (const title of ['Basin', 'Cup', 'Kettle', 'Lamp', 'Spoon'])
      await addProduct(url, store, { title, price: 10_000 });
    const { page, context, faults } = await visitStore(browser, url, amina, '/products', {
      width: 360,
      height: 640,
    });
    await page.getByRole('checkbox', { name: 'Select Spoon' }).check();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await liesOpen(page.getByText('1 selected'))).toBe(true);
    expect(await liesOpen(page.getByRole('button', { name: 'Edit' }))).toBe(true);
    await chooseEdit(page, /^Change prices/);
    await page.getByLabel('Amount').fill('90');
    await page.getByRole('button', { name: 'Change 1 product', exact: true }).click();
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.waitFor();
    await expect.poll(() => liesOpen(undo)).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('DESIGN "Index table": select all that match', () => {
  it('follows the change with counts, stops it, and puts back what was done', async () => {
    const { amina, store } = await productStore(url);
    const { superUrl } = await embeddedDatabase(inject('serverDataDir'));
    await addManyProducts(superUrl, store.id, 20_000);
    await addProduct(url, store, { title: 'Spoon' });
    const { page, context, faults } = await visitStore(browser, url, amina, '/products?search=basin');
    await page.getByText('Showing 1-10 of 20,000').waitFor();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByText('10 selected').waitFor();
    await page.getByRole('button', { name: 'Select all 20,000' }).click();
    await page.getByText('All 20,000 selected').waitFor();
    await chooseEdit(page, /^Add tags/);
    await page.getByLabel('Tags to add').fill('washing');
    await page.keyboard.press('Enter');
    await page.getByText('Preview of 20,000 products').waitFor();
    await page.getByRole('button', { name: 'Change 20,000 products' }).click();
    const progress = page.getByRole('region', { name: 'Bulk edit' });
    await progress.getByText(/^[\d,]+ of 20,000$/).waitFor();
    expect(await grave(page)).toEqual([]);

    // It goes on without the page, and the page finds it again.
    await page.reload();
    await progress.getByRole('button', { name: 'Cancel' }).click();
    await progress.getByText(/^Stopped\. [\d,]+ products updated\.$/).waitFor();
    await progress.getByRole('button', { name: 'Undo' }).click();
    await progress.getByText(/^[\d,]+ products restored\.$/).waitFor();
    const left = await call(url, 'GET /marketplace/v1/stores/{id}/products/total', {
      token: store.businessToken,
      params: { id: store.id },
      query: { tag: 'washing' },
    });
    expect(left.data.total).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('offers nothing about money to an inventory officer, on a phone too', async () => {
    const { amina, store } = await productStore(url);
    await addProduct(url, store, { title: 'Cup', price: 10_000 });
    const officer = await newColleague(url, amina, store, 'inventory_officer');
    const seen = await visitStore(browser, url, officer, '/products', { width: 360, height: 780 });
    await seen.page.getByRole('checkbox', { name: 'Select Cup' }).check();
    await seen.page.getByRole('toolbar').getByRole('button', { name: 'Edit' }).click();
    await expect
      .poll(() => seen.page.getByRole('menuitem').allTextContents())
      .toEqual([
        'Change status…',
        'Change category…',
        'Change brand…',
        'Add tags…',
        'Remove tags…',
        'Delete products…',
      ]);
    await seen.page.getByRole('menuitem', { name: /^Delete/ }).click();
    await seen.page.getByRole('button', { name: 'Delete 1 product', exact: true }).click();
    await seen.page.getByText('1 product deleted.').waitFor();
    expect(seen.faults).toEqual([]);
    await seen.context.close();
  });
});
