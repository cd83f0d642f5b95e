import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { stockedStore } from '#testing/import-desk.ts';
import { query } from '#testing/query.ts';

const upc = '036000291452';
/** As many scanners spell it. */
const ean = `0${upc}`;

let app: TestApp;
let at: { token: string; params: { id: string } };

beforeAll(async () => {
  app = await startTestApp();
  const owner = await app.verifiedUser();
  const { storeId, token } = await stockedStore(app, owner.token);
  at = { token, params: { id: storeId } };
});
afterAll(() => app.close());

const add = (title: string, barcode: string) =>
  app.call('POST /marketplace/v1/stores/{id}/products', {
    ...at,
    body: { title, status: 'active', variants: [{ entries: [], price: 500, barcode }] },
  });

const findCode = (code: string) =>
  app.call('GET /marketplace/v1/stores/{id}/product-codes/{code}', { ...at, params: { ...at.params, code } });

it('a UPC-A number is one barcode, in 12 digits or with a nought before them', async () => {
  const { data: soap } = await add('Soap', ean);
  expect(soap.variants.map(({ barcode }) => barcode)).toEqual([upc]);
  const twin = await add('Another soap', upc);
  expect(twin.status).toBe(409);

  for (const code of [upc, ean]) {
    expect((await findCode(code)).data.product_id).toBe(soap.id);
    const queried = { ...at, query: { search: code } };
    const listed = await app.call('GET /marketplace/v1/stores/{id}/products', queried);
    expect(listed.data.items.map(({ id }) => id)).toEqual([soap.id]);
    const forSale = await app.call('GET /marketplace/v1/stores/{id}/goods-for-sale', queried);
    expect(forSale.data).toMatchObject([{ product_id: soap.id, is_own_code: true }]);
    const toBuy = await app.call('GET /marketplace/v1/stores/{id}/purchase-goods', queried);
    expect(toBuy.data.map(({ product_id }) => product_id)).toEqual([soap.id]);
  }
});

it('one that was kept with a nought before it is found, unless another has taken its 12 digits', async () => {
  const [one, other, taken] = ['042100005264', '012345678905', '078000082401'];
  const { data: kept } = await add('Kept', one);
  const { data: doubled } = await add('Doubled', other);
  await add('First', taken);
  const keep = (productId: string, barcode: string) =>
    query(app.database.ownerUrl, 'update app.variants set barcode = $2 where product_id = $1', [
      productId,
      barcode,
    ]);
  await keep(kept.id, `0${one}`);
  await keep(doubled.id, `0${taken}`);
  expect((await findCode(one)).status).toBe(404);
  const migration = new URL('../../migrations/0087_retail_codes_spelt_once.sql', import.meta.url);
  await query(app.database.ownerUrl, await readFile(migration, 'utf8'));
  expect((await findCode(`0${one}`)).data.product_id).toBe(kept.id);
  const { data: still } = await app.call('GET /marketplace/v1/stores/{id}/products/{product_id}', {
    ...at,
    params: { ...at.params, product_id: doubled.id },
  });
  expect(still.variants.map(({ barcode }) => barcode)).toEqual([`0${taken}`]);
});
