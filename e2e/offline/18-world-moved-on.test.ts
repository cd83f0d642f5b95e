import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { changePrice } from '#fixtures/sales-fixtures.ts';
import {
  expectSoldOnce,
  flagsOf,
  openedTill,
  type TillAt,
  type TillStore,
  tillStore,
} from '#fixtures/till-fixtures.ts';
import { call } from '#support/server/api.ts';
import type { Receipt } from '#support/till/till.ts';

let shop: TillStore;
let at: TillAt;
const receipts: Receipt[] = [];
beforeAll(async () => {
  shop = await tillStore(inject('serverUrl'));
  at = await openedTill(shop);
});
afterAll(() => at.close());

/** Sells offline, lets something change, and answers the flags of the sale. */
async function soldBefore(change: () => Promise<unknown>): Promise<readonly string[]> {
  at.line.down();
  receipts.push(await at.till.sell('Clay pot'));
  await change();
  at.line.mend();
  await at.till.waitUntilSent();
  await expectSoldOnce(shop, receipts);
  return flagsOf(shop, receipts.at(-1)?.number ?? '');
}

const token = () => shop.store.businessToken;

describe('OFFLINE 18: the receipt wins when meanwhile', () => {
  it('the price has changed', async () => {
    const flags = await soldBefore(() =>
      changePrice(shop.url, { token: token(), storeId: shop.store.id }, shop.pot, 95_000),
    );
    expect(flags).toEqual(['price_differs']);
  });

  it('the tax has changed', async () => {
    await at.till.open();
    const flags = await soldBefore(() =>
      call(shop.url, 'PUT /marketplace/v1/stores/{id}/update/vat', {
        token: token(),
        params: { id: shop.store.id },
        body: { apply_vat: true, vat_percent: 16, prices_include_vat: false },
      }),
    );
    expect(flags).toEqual(['tax_differs']);
  });

  it('the product was archived', async () => {
    await at.till.open();
    const { data } = await call(shop.url, 'GET /marketplace/v1/stores/{id}/products/{product_id}', {
      token: token(),
      params: { id: shop.store.id, product_id: shop.pot },
    });
    const flags = await soldBefore(() =>
      call(shop.url, 'PUT /marketplace/v1/stores/{id}/products/{product_id}', {
        token: token(),
        params: { id: shop.store.id, product_id: shop.pot },
        body: { version: data.version, status: 'archived' },
      }),
    );
    expect(flags).toEqual(['product_inactive']);
  });
});
