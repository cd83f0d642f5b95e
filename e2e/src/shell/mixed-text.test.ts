import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addProduct } from '#fixtures/product-fixtures.ts';
import { launch } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call, newMerchant, newStore } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** How a text is drawn: whether its last sign stands at the right of its first, and at which side of its column it stands. */
function drawn(text: Locator): Promise<{ endsAtRight: boolean; side: 'left' | 'right' }> {
  return text.evaluate((element) => {
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const placeOf = (at: number) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    const [first, last] = [placeOf(0), placeOf(node.length - 1)];
    const block = element.closest('td, main') as HTMLElement;
    const { left, right } = block.getBoundingClientRect();
    const isLeft = Math.min(first.left, last.left) - left < right - Math.max(first.right, last.right);
    return { endsAtRight: last.left > first.left, side: isLeft ? 'left' : 'right' };
  });
}

/** Where a text stands that may run the other way than its page. */
function textAlignOf(text: Locator): Promise<string> {
  return text.evaluate((element) => getComputedStyle(element).textAlign);
}

describe('A name in Latin letters, on a page that is read from the right', () => {
  it('ends with its own bracket, at the side of the page: in titles and lists of the console, and in the shop', async () => {
    const merchant = await newMerchant(url);
    const store = await newStore(url, merchant.token, { mode: 'live' });
    const soap = { title: 'Soap (large)', price: 500, status: 'active', opening_stock: 3 } as const;
    const product = await addProduct(url, store, soap);
    const office = await visitStore(browser, url, merchant, '/products', { width: 1440, height: 900 });
    await office.page.evaluate(() => localStorage.setItem('sokoni_language', 'ar'));
    await office.page.reload();
    await office.page.locator('html[dir=rtl]').waitFor();
    const fromTheRight = { endsAtRight: true, side: 'right' };
    expect(await drawn(office.page.getByRole('link', { name: soap.title }).first())).toEqual(fromTheRight);
    await call(url, 'POST /marketplace/v1/stores/{id}/customers', {
      ...{ token: store.businessToken, params: { id: store.id }, body: { name: 'Asha Mwangi (Thika)' } },
    });
    await office.page.goto('/customers');
    const asha = office.page.getByRole('link', { name: 'Asha Mwangi (Thika)' });
    await asha.waitFor();
    expect(await drawn(asha)).toEqual(fromTheRight);
    await office.page.goto(`/products/${product}`);
    const title = office.page.getByRole('heading', { level: 1, name: soap.title });
    await title.waitFor();
    expect(await drawn(title)).toEqual(fromTheRight);

    await call(url, 'PUT /marketplace/v1/stores/{id}/update', {
      ...{ token: merchant.token, params: { id: store.id }, body: { language: 'ar' } },
    });
    const shop = url.replace('localhost', `${store.subDomain}.localhost`);
    await expect
      .poll(async () => {
        await office.page.goto(`${shop}/products/soap-large`);
        return office.page.getAttribute('html', 'dir');
      })
      .toBe('rtl');
    const heading = office.page.getByRole('heading', { level: 1 });
    expect((await drawn(heading)).endsAtRight).toBe(true);
    expect(await textAlignOf(heading)).toBe('right');
    await office.page.goto(`${shop}/collections/all`);
    expect(await drawn(office.page.getByRole('link', { name: soap.title }).last())).toMatchObject({
      endsAtRight: true,
    });
    await office.context.close();
  });
});
