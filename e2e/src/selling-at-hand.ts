import type { Page } from 'playwright-core';
import { call } from './api.ts';
import { goodsStore } from './products-at-hand.ts';
import { newGood } from './purchasing-at-hand.ts';

/** A store that sells rice at KES 500 with ten pieces on the shelf, and knows a customer. */
export async function riceStore(url: string) {
  const { amina, store } = await goodsStore(url);
  const shelf = { token: store.businessToken, storeId: store.id };
  const rice = await newGood(url, shelf, 'Basmati rice', { sku: 'RICE-5', opening_stock: 10 });
  const at = { token: shelf.token, params: { id: store.id } };
  const wanjiku = await call(url, 'POST /marketplace/v1/stores/{id}/customers', {
    ...at,
    body: { name: 'Wanjiku Kamau', phone: '+254722000111' },
  });
  const onShelf = async () => {
    const { data } = await call(url, 'GET /marketplace/v1/stores/{id}/products/{product_id}', {
      token: at.token,
      params: { id: store.id, product_id: rice.productId },
    });
    return [data.on_hand, data.available];
  };
  return { amina, store, at, rice, customerId: wanjiku.data.id, onShelf };
}

/** A good of one kind costs this from now on. */
export async function changePrice(
  url: string,
  { token, storeId }: { token: string; storeId: string },
  productId: string,
  price: number,
): Promise<void> {
  const at = { token, params: { id: storeId, product_id: productId } };
  const { data } = await call(url, 'GET /marketplace/v1/stores/{id}/products/{product_id}', at);
  const answer = await call(url, 'PUT /marketplace/v1/stores/{id}/products/{product_id}', {
    ...at,
    body: { version: data.version, variants: [{ id: data.variants[0]?.id, price }] },
  });
  if (answer.status !== 200) throw new Error(answer.message);
}

/** The page hears of no price that changes, until it has tried to make an order. */
export async function hearNoPrices(page: Page): Promise<void> {
  let isDeaf = true;
  await page.route(/\/cart-offers$/, (route) =>
    isDeaf
      ? route.fulfill({ json: { code: 200, data: { offer: null, refusal: null, goods: [] } } })
      : route.continue(),
  );
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/orders')) isDeaf = false;
  });
}

/** What stands beside a word of the sums. */
export async function sums(page: Page): Promise<Record<string, string>> {
  const all = page.locator('dl[class*="totals"]');
  const terms = await all.locator('dt').allTextContents();
  const figures = await all.locator('dd').allTextContents();
  return Object.fromEntries(terms.map((term, index) => [term, (figures[index] ?? '').replace(/\s/g, ' ')]));
}

export const dialog = (page: Page) => page.getByRole('dialog');
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

export async function chooseAct(page: Page, item: RegExp): Promise<void> {
  await press(page, 'More to do with this order');
  await page.getByRole('menuitem', { name: item }).click();
}
