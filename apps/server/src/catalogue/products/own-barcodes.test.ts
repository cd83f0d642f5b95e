import { ownBarcode } from '@sokoni/rules/products/barcode';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ImportClient, importClient, stockedStore } from '#testing/clients/import-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let app: TestApp;
let owner: TestUser;
let client: ImportClient;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.verifiedUser();
});
afterAll(() => app.close());
beforeEach(async () => {
  client = importClient(await stockedStore(app, owner.token));
});

const sizes = ['S', 'M', 'L', 'XL'];

/** Makes a product with a variant for each of these barcodes, empty for one that the store is to give. */
async function add(barcodes: readonly string[]) {
  const entries = sizes.slice(0, barcodes.length);
  const { status, data } = await app.call('POST /marketplace/v1/stores/{id}/products', {
    ...client.at(),
    body: {
      title: 'Shirt',
      options: barcodes.length > 1 ? [{ name: 'Size', entries }] : [],
      variants: barcodes.map((barcode, index) => ({
        entries: barcodes.length > 1 ? [entries[index]] : [],
        price: 500,
        barcode,
      })),
    },
  });
  expect(status).toBe(200);
  return data;
}

describe('a barcode of the shop’s own', () => {
  it('is none that goods of another store of ours have brought along', async () => {
    const taken = [1, 2, 3, 5].map(ownBarcode);
    const brought = taken.map((barcode, index) => `Good ${index},G-${index},5,${barcode}`);
    await client.importFile(['Title,SKU,Price,Barcode', ...brought].join('\n'));
    const made = await add(['', '']);
    const copy = await app.call('POST /marketplace/v1/stores/{id}/products/{product_id}/copies', {
      ...client.at(),
      params: { id: client.storeId, product_id: made.id },
      body: { title: 'Copy of Shirt' },
    });
    expect(copy.status).toBe(200);
    const given = [...made.variants, ...copy.data.variants].map(({ barcode }) => barcode);
    expect(given.filter((barcode) => taken.includes(barcode))).toEqual([]);
    expect(new Set(given).size).toBe(4);
  });

  it('is none that another variant of the same product asks for', async () => {
    const made = await add(['', ownBarcode(1), '']);
    expect(new Set(made.variants.map(({ barcode }) => barcode)).size).toBe(3);
    const next = ownBarcode(6);
    const { status, data } = await app.call('PUT /marketplace/v1/stores/{id}/products/{product_id}', {
      ...client.at(),
      params: { id: client.storeId, product_id: made.id },
      body: {
        version: 1,
        options: [{ name: 'Size', entries: [...sizes, 'XXL'] }],
        variants: [
          { entries: ['XL'], barcode: '' },
          { entries: ['XXL'], barcode: next },
        ],
      },
    });
    expect(status).toBe(200);
    const barcodes = data.variants.map(({ barcode }) => barcode);
    expect(new Set(barcodes).size).toBe(5);
    expect(barcodes).toContain(next);
  });

  it('is none that a file brings further down, however far', async () => {
    const many = Array.from({ length: 400 }, (_, index) => `Good ${index},G-${index},5,`);
    const file = [
      'Title,SKU,Price,Barcode',
      ...many,
      `Cup,C-1,3,${ownBarcode(2)}`,
      `Jug,,3,${ownBarcode(3)}`,
    ];
    const done = await client.importFile(file.join('\n'));
    expect(done).toMatchObject({ state: 'done', run: { failed: 0, result: { created: 402, updated: 0 } } });
    const barcodes = await query<{ title: string; barcode: string }>(
      app.database.ownerUrl,
      `select product.title, variant.barcode from app.variants variant
       join app.products product on product.store_id = variant.store_id and product.id = variant.product_id
       where product.store_id = $1 and product.title in ('Cup', 'Jug') order by 1`,
      [client.storeId],
    );
    expect(barcodes.map(({ barcode }) => barcode)).toEqual([ownBarcode(2), ownBarcode(3)]);
  });

  it('does not make goods of this store of those of another one', async () => {
    const [kept] = (await add([''])).variants;
    const other = '0190a3c0-0000-7000-8000-000000000001';
    const checked = await client.check(`Product ID,Title,Price,Barcode\n${other},Cup,3,${kept?.barcode}\n`);
    expect(await client.rowsOf(checked.id)).toEqual([[2, 'This barcode belongs to Shirt']]);
  });
});
