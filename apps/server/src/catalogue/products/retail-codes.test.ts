import { afterAll, beforeAll, expect, it } from 'vitest';
import { stockedStore } from '#testing/clients/import-client.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';

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
    const forSale = await app.call('GET /marketplace/v1/stores/{id}/sellable-items', queried);
    expect(forSale.data).toMatchObject([{ product_id: soap.id, is_own_code: true }]);
    const toBuy = await app.call('GET /marketplace/v1/stores/{id}/purchasable-items', queried);
    expect(toBuy.data.map(({ product_id }) => product_id)).toEqual([soap.id]);
  }
});
