import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addProduct, productStore } from '#fixtures/product-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function pasteText(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

const cell = (page: Page, title: string, column: number) =>
  page.getByRole('row').filter({ hasText: title }).getByRole('gridcell').nth(column);

describe('DESIGN "Spreadsheet editing"', () => {
  it('takes a pasted range, refuses the cell that would be rounded, and saves by the keyboard alone', async () => {
    const { amina, store } = await productStore(url);
    for (const [index, title] of ['Basin', 'Cup', 'Kettle'].entries())
      await addProduct(url, store, { title, price: 10_000 + index, sku: `S-${index}`, opening_stock: 2 });
    const { page, context, faults } = await visitStore(browser, url, amina, '/products');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Edit in spreadsheet' }).click();
    const grid = page.getByRole('grid', { name: 'Variants' });
    await cell(page, 'Basin', 0).getByText('100.00').waitFor();
    expect(await grave(page)).toEqual([]);
    await grid.focus();

    // A number is rounded when its cell is left, and no letter makes an exponent, wherever it stands.
    await page.keyboard.press('e');
    await expect.poll(() => page.getByRole('textbox', { name: 'Price of Basin' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.keyboard.type('1e99.999');
    await page.keyboard.press('Enter');
    await expect.poll(() => cell(page, 'Basin', 0).textContent()).toBe('200.00');
    await page.keyboard.press('Control+z');
    await expect.poll(() => cell(page, 'Basin', 0).textContent()).toBe('100.00');
    await page.keyboard.press('Control+y');
    await expect.poll(() => cell(page, 'Basin', 0).textContent()).toBe('200.00');

    // The wheel leaves a number instead of changing it.
    await cell(page, 'Cup', 0).dblclick();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('7.129');
    await page.mouse.wheel(0, 5);
    await expect.poll(() => cell(page, 'Cup', 0).textContent()).toBe('7.13');
    await grid.focus();
    await page.keyboard.press('Control+z');

    await pasteText(page, '150\t140\n170.555\t"160"');
    await page.getByText('4 cells').or(page.getByText('5 unsaved cells')).first().waitFor();
    await expect.poll(() => cell(page, 'Kettle', 0).getAttribute('aria-invalid')).toBe('true');
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('status').filter({ hasText: 'decimals' }).waitFor();
    expect(await grave(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await page.getByText('3 cells saved. Correct the red cells, then save again.').waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('170.5');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+s');
    await page.getByText('2 cells saved').waitFor();

    // A SKU that another variant has is told at its cell, and nothing typed is lost.
    await cell(page, 'Cup', 3).click();
    await page.keyboard.type('s-0');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+s');
    await expect.poll(() => cell(page, 'Cup', 3).getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => cell(page, 'Cup', 3).textContent()).toBe('s-0');
    await page.keyboard.press('Control+z');

    // Stock is counted at a place; a range is filled down from its first line.
    await cell(page, 'Basin', 5).click();
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+d');
    await page.keyboard.press('Control+s');
    await page.getByText('3 cells saved', { exact: true }).waitFor();
    const { data } = await call(url, 'GET /marketplace/v1/stores/{id}/products', {
      token: store.businessToken,
      params: { id: store.id },
    });
    expect(data.items.map(({ min_price, on_hand }) => [min_price, on_hand])).toEqual([
      [20_000, 7],
      [14_000, 7],
      [16_000, 7],
    ]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('goes to the first red cell when saving leaves one, so that its reason is read', async () => {
    const { amina, store } = await productStore(url);
    for (const [index, title] of ['Basin', 'Cup', 'Kettle'].entries())
      await addProduct(url, store, { title, price: 10_000 + index });
    const { page, context, faults } = await visitStore(browser, url, amina, '/products/spreadsheet');
    const grid = page.getByRole('grid', { name: 'Variants' });
    await cell(page, 'Basin', 0).getByText('100.00').waitFor();
    await cell(page, 'Cup', 0).click();
    await pasteText(page, 'abc');
    await cell(page, 'Kettle', 0).click();
    await pasteText(page, '150');
    await cell(page, 'Basin', 1).click();
    const reason = page.getByRole('status').filter({ hasText: 'Enter a price such as' });
    expect(await reason.count()).toBe(0);
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.click();
    await page.getByText('1 cell saved. Correct the red cells, then save again.').waitFor();
    await reason.waitFor();
    await expect
      .poll(() => cell(page, 'Cup', 0).getAttribute('id'))
      .toBe(await grid.getAttribute('aria-activedescendant'));

    // Nothing but red cells.
    await cell(page, 'Basin', 1).click();
    await reason.waitFor({ state: 'detached' });
    await save.click();
    await reason.waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('says what a colleague has changed meanwhile, and asks before what is unsaved is left', async () => {
    const { amina, store } = await productStore(url);
    const id = await addProduct(url, store, { title: 'Cup', price: 10_000 });
    const { page, context, faults } = await visitStore(
      browser,
      url,
      amina,
      `/products/spreadsheet?ids=${id}`,
      {
        width: 360,
        height: 780,
      },
    );
    await cell(page, 'Cup', 0).getByText('100.00').waitFor();
    expect(await grave(page)).toEqual([]);
    const at = { token: store.businessToken, params: { id: store.id, product_id: id } };
    const { data } = await call(url, 'GET /marketplace/v1/stores/{id}/products/{product_id}', at);
    await call(url, 'PUT /marketplace/v1/stores/{id}/products/{product_id}', {
      ...at,
      body: { version: data.version, variants: [{ id: data.variants[0]?.id, price: 12_000 }] },
    });
    await cell(page, 'Cup', 0).dblclick();
    await page.getByRole('textbox', { name: 'Price of Cup' }).fill('130');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const news = page.getByRole('status').filter({ hasText: 'Another staff member changed this.' });
    await news.waitFor();
    // On a phone too it stands beside the cells and not below the bar that saves.
    const bottomOf = async (one: Locator) => {
      const box = await one.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const grid = await page.getByRole('grid').boundingBox();
    expect(await bottomOf(news)).toBeLessThanOrEqual(grid?.y ?? 0);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /stay|keep/i })
      .click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('1 cell saved').waitFor();
    const after = await call(url, 'GET /marketplace/v1/stores/{id}/products/{product_id}', at);
    expect(after.data.variants[0]?.price).toBe(13_000);
    expect(faults).toEqual([]);
    await context.close();
  });
});
