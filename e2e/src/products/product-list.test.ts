import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addProduct } from '#fixtures/product-fixtures.ts';
import { newColleague } from '#fixtures/staff-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call, newMerchant, newStore } from '#support/server/api.ts';
import { scan } from '#support/till/scan.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Twelve products: two pages of the list. */
async function filledStore() {
  const amina = await newMerchant(url);
  const store = await newStore(url, amina.token, { module_inventory: 'active' });
  const category = await call(url, 'POST /marketplace/v1/stores/{id}/categories', {
    token: store.businessToken,
    params: { id: store.id },
    body: { name: 'Kitchen' },
  });
  const ids: string[] = [];
  for (let index = 1; index <= 12; index += 1) {
    ids.push(
      await addProduct(url, store, {
        title: `Cup ${String(index).padStart(2, '0')}`,
        price: index === 12 ? 0 : index * 10_000,
        sku: index === 6 ? 'GH-CUP-6' : `CUP-${index}`,
        barcode: index === 5 ? '96385074' : '',
        opening_stock: index === 3 ? 0 : 5,
        status: index === 4 ? 'draft' : 'active',
        brand: index < 3 ? 'Kazuri' : '',
        ...(index < 7 ? { category_id: category.data.id } : {}),
      }),
    );
  }
  return { amina, store, ids };
}

describe('The list of products', () => {
  it('says why nobody can buy, and is narrowed, ordered and paged in its address', async () => {
    const { amina, ids } = await filledStore();
    const { page, context, faults } = await visitStore(browser, url, amina, '/products');
    const titles = page.getByRole('table', { name: 'Products' }).getByRole('link');
    await page.getByText('Showing 1-10 of 12').waitFor();
    expect(await grave(page)).toEqual([]);
    const row = (title: string) => page.getByRole('row').filter({ hasText: title });
    // One line under the whole head, that of the check boxes too.
    const lines = page.locator('thead tr > *').evaluateAll((cells) => {
      return cells.map((cell) => getComputedStyle(cell).borderBlockEndWidth);
    });
    expect(new Set(await lines)).toEqual(new Set(['1px']));
    await row('Cup 03').getByText('No stock').waitFor();
    await row('Cup 03').getByText('Out of stock').waitFor();
    await row('Cup 04').getByText('Not active').waitFor();
    await row('Cup 05').getByText('Active').waitFor();
    await expect.poll(() => row('Cup 05').getByText(/ready/i).count()).toBe(0);
    await page.getByRole('button', { name: 'Page 2' }).click();
    await page.getByText('Showing 11-12 of 12').waitFor();
    await row('Cup 12').getByText('No price').waitFor();

    // By the keyboard alone
    await page.getByRole('combobox', { name: 'Stock', exact: true }).first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'Out of stock' }).waitFor();
    expect(await grave(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('Showing 1-1 of 1').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?stock=out');
    await page.getByRole('button', { name: 'Clear all' }).click();

    await page.getByRole('combobox', { name: 'Category', exact: true }).click();
    expect(await grave(page)).toEqual([]);
    await page.getByRole('option', { name: 'Kitchen' }).click();
    await page.getByText('Showing 1-6 of 6').waitFor();
    await page.getByRole('combobox', { name: 'Brand', exact: true }).click();
    await page.getByRole('option', { name: 'Kazuri' }).click();
    await page.getByText('Showing 1-2 of 2').waitFor();
    await page.goBack();
    await page.getByText('Showing 1-6 of 6').waitFor();
    await page.getByRole('button', { name: 'Remove filter Category' }).click();
    await page.getByText('Showing 1-10 of 12').waitFor();
    await page.getByRole('button', { name: 'Price', exact: true }).click();
    await page.getByRole('button', { name: 'Price', exact: true }).click();
    await expect.poll(() => titles.first().textContent()).toBe('Cup 11');
    await expect.poll(() => new URL(page.url()).search).toBe('?sort=-price');
    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Draft' }).click();
    await expect.poll(() => titles.allTextContents()).toEqual(['Cup 04']);

    // A scanner types a code and Enter, wherever the focus is; the palette finds by title and by SKU.
    await page.getByRole('link', { name: 'Cup 04' }).focus();
    await scan(page, '96385074');
    await page.waitForURL(`**/products/${ids[4]}`);
    await page.getByRole('link', { name: 'Back' }).click();
    await row('Cup 04').waitFor();
    // Its first letters would be a chord.
    await scan(page, 'GH-CUP-6');
    await page.waitForURL(`**/products/${ids[5]}`);
    await page.getByRole('link', { name: 'Back' }).click();
    await row('Cup 04').waitFor();
    await scan(page, '4006381333931');
    await page.getByText('No product with code “4006381333931”').waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Search and commands' }).waitFor();
    await page.keyboard.type('cup-7');
    await page.getByRole('option', { name: 'Cup 07, Products' }).click();
    await page.waitForURL(`**/products/${ids[6]}`);
    await page.getByRole('heading', { name: 'Cup 07', level: 1 }).waitFor();
    // A screen that has no use of its own for a code leaves it to the frame.
    await scan(page, '96385074');
    await page.waitForURL(`**/products/${ids[4]}`);
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await scan(page, 'GH-CUP-6');
    await page.waitForURL(`**/products/${ids[5]}`);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('shows no amount to who sees no money', async () => {
    const { amina, store, ids } = await filledStore();
    const otieno = await newColleague(url, amina, store, 'inventory_officer');
    const { page, context, faults } = await visitStore(browser, url, otieno, '/products');
    await page.getByText('Showing 1-10 of 12').waitFor();
    await expect
      .poll(() => page.getByRole('columnheader').allTextContents())
      .toEqual(['Product', 'SKU', 'Category', 'Status', 'Stock']);
    await expect.poll(() => page.getByRole('main').textContent()).not.toContain('KES');
    await page.goto(`/products/${ids[0]}`);
    await page.getByLabel('SKU').fill('CUP-ONE');
    await expect.poll(() => page.getByLabel('Price', { exact: true }).count()).toBe(0);
    await page.keyboard.press('Control+s');
    await page.getByText('Product saved').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('stacks its rows on a phone, where a product is edited too', async () => {
    const { amina, ids } = await filledStore();
    const { page, context, faults } = await visitStore(browser, url, amina, '/products', {
      width: 360,
      height: 740,
      dark: true,
    });
    await page.getByText('Showing 1-10 of 12').waitFor();
    const rows = await page
      .getByRole('row')
      .filter({ has: page.getByRole('link') })
      .all();
    const ends = await Promise.all(rows.map((row) => row.boundingBox()));
    expect(ends.filter((box) => box && box.y + box.height <= 740).length).toBeGreaterThanOrEqual(5);

    // What narrows the list waits behind one button; what is set shows without it.
    const filters = page.getByRole('button', { name: 'Filters', exact: true });
    const stock = page.getByRole('combobox', { name: /^Stock( |$)/ });
    await expect.poll(() => stock.isVisible()).toBe(false);
    await filters.click();
    await stock.click();
    await page.getByRole('option', { name: 'In stock' }).click();
    await page.getByText(/^Showing 1-\d+ of \d+$/).waitFor();
    await filters.click();
    await expect.poll(() => stock.isVisible()).toBe(true);
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Category', exact: true }).isVisible())
      .toBe(false);
    await page.getByRole('button', { name: 'Remove filter Stock' }).click();
    await page.getByText('Showing 1-10 of 12').waitFor();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Import' }).waitFor();
    await page.keyboard.press('Escape');
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(await isWide()).toBe(false);
    expect(await grave(page)).toEqual([]);
    await page.goto(`/products/${ids[1]}`);
    await page.getByRole('heading', { name: 'Stock history' }).waitFor();
    expect(await isWide()).toBe(false);
    expect(await grave(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('Rows a page', () => {
  it('are chosen once for every list, and kept for the person', async () => {
    const { amina, store } = await filledStore();
    const first = await visitStore(browser, url, amina, '/products');
    await first.page.getByText('Showing 1-10 of 12').waitFor();
    await first.page.getByRole('button', { name: 'Page 2' }).click();
    await first.page.getByText('Showing 11-12 of 12').waitFor();
    await first.page.getByRole('button', { name: '10 per page' }).click();
    await first.page.getByRole('menuitemradio', { name: '25 per page' }).click();
    await first.page.getByText('Showing 1-12 of 12').waitFor();
    expect(await grave(first.page)).toEqual([]);
    expect(first.faults).toEqual([]);
    await first.context.close();

    const again = await visitStore(browser, url, amina, '/inventory');
    await again.page.getByRole('button', { name: '25 per page' }).waitFor();
    expect(again.faults).toEqual([]);
    await again.context.close();

    const other = await newColleague(url, amina, store, 'manager');
    const { page, context, faults } = await visitStore(browser, url, other, '/products');
    await page.getByText('Showing 1-10 of 12').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('Categories', () => {
  it('are added, moved, renamed and deleted as a tree', async () => {
    const amina = await newMerchant(url);
    await newStore(url, amina.token);
    const { page, context, faults } = await visitStore(browser, url, amina, '/products');
    await page.getByRole('button', { name: 'Categories' }).click();
    const tree = page.getByRole('dialog', { name: 'Categories' });
    const form = page.getByRole('dialog', { name: /New category|Shirts/ });
    for (const name of ['Clothing', 'Shirts']) {
      await tree.getByRole('button', { name: 'New category' }).click();
      await form.getByLabel('Name').fill(name);
      await form.getByRole('button', { name: 'Add category' }).click();
      await tree.getByText(name, { exact: true }).waitFor();
    }
    await tree.getByRole('button', { name: 'Actions for Shirts' }).click();
    await page.getByRole('menuitem', { name: 'Edit…' }).click();
    await form.getByLabel('Name').fill('');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Name is required!').waitFor();
    await form.getByLabel('Name').fill('Linen shirts');
    await form.getByRole('combobox', { name: 'Parent category' }).click();
    await page.getByRole('option', { name: 'Clothing' }).click();
    await form.getByRole('button', { name: 'Save' }).click();
    await tree.getByRole('button', { name: 'Actions for Clothing › Linen shirts' }).waitFor();
    expect(await grave(page)).toEqual([]);
    await tree.getByRole('button', { name: 'Actions for Clothing', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete…' }).click();
    await page.getByRole('button', { name: 'Delete category' }).click();
    await tree.getByRole('button', { name: 'Actions for Linen shirts' }).waitFor();
    await expect.poll(() => tree.getByText('Clothing', { exact: true }).count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('The list on a phone', () => {
  it('says what matters in two lines a product', async () => {
    const { amina } = await filledStore();
    const { page, context, faults } = await visitStore(browser, url, amina, '/products');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByText('Showing 1-10 of 12').waitFor();
    const rows = page.getByRole('table', { name: 'Products' }).locator('tbody tr');
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    // All but the draft, which says so besides.
    expect(heights.filter((height) => height <= 72).length).toBeGreaterThanOrEqual(9);
    expect(await grave(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});
