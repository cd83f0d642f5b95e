import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#testing/database/query.ts';
import { readPdfAt } from '#testing/documents/read-pdf.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let test: TestApp;
let owner: TestUser;
let storeId: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
});
afterAll(() => test.close());
beforeEach(async () => {
  const open = { currency_code: 'KES', name: 'Duka la Jumla', module_wholesale: 'active' };
  storeId = (await test.newStore(owner.token, open)).id;
});

const at = (params = {}) => ({ token: owner.token, params: { id: storeId, ...params } });
const print = (body: object) =>
  test.call('POST /marketplace/v1/stores/{id}/wholesale/printed-catalogues', { ...at(), body });
async function wordsOf(body: object): Promise<string> {
  const { data, message } = await print(body);
  if (!data) throw new Error(message);
  const pages = await readPdfAt(`${test.url}${data.url}`);
  return pages.flatMap(({ lines }) => lines).join('\n');
}
async function product(title: string, fields: object = {}, status = 'active') {
  const body = { title, status, variants: [{ price: 100_000, sku: `${title.toUpperCase()}-1` }], ...fields };
  const { data } = await test.call('POST /marketplace/v1/stores/{id}/products', { ...at(), body });
  return { id: data.id, variantId: data.variants[0]?.id ?? '' };
}

describe('A printed catalogue', () => {
  it('says what is offered: quantities, and prices of the store or of a list with its breaks', async () => {
    const basin = await product('Basin');
    await product('Secret', {}, 'draft');
    await test.call('PUT /marketplace/v1/stores/{id}/wholesale/products/{product_id}', {
      ...at({ product_id: basin.id }),
      body: { offered: true, minimum_quantity: 12, quantity_step: 6, case_quantity: 24, group_ids: [] },
    });
    const { data: list } = await test.call('POST /marketplace/v1/stores/{id}/price-lists', {
      ...at(),
      body: { name: 'Hotels' },
    });
    await test.call('PUT /marketplace/v1/stores/{id}/price-lists/{price_list_id}/prices', {
      ...at({ price_list_id: list.id }),
      body: {
        prices: [
          {
            variant_id: basin.variantId,
            breaks: [
              { minimum: 1, unit_price: 90_000 },
              { minimum: 24, unit_price: 82_550 },
            ],
          },
        ],
      },
    });
    const ofStore = await wordsOf({});
    expect(ofStore).not.toContain('VAT');
    await test.call('PUT /marketplace/v1/stores/{id}/update/vat', {
      ...at(),
      body: { apply_vat: true, vat_percent: 16 },
    });
    expect(ofStore).toContain('KES 1,000.00');
    expect(ofStore).not.toContain('Secret');
    const ofList = await wordsOf({ price_list_id: list.id });
    for (const words of [
      ...['Duka la Jumla', 'Catalogue', 'Basin', 'BASIN-1', 'KES 900.00', 'KES 825.50 from 24'],
      ...['in multiples of 6', '24 in a case', 'VAT is added to these prices.'],
    ])
      expect(ofList).toContain(words);
    const unpriced = await wordsOf({ with_prices: false, order_form: true });
    for (const words of ['Order form', 'Company', 'Reference', 'Basin']) expect(unpriced).toContain(words);
    expect(unpriced).not.toContain('KES');
  });

  it('is of one category with those below it', async () => {
    const category = async (name: string, parent_id: string | null) =>
      (
        await test.call('POST /marketplace/v1/stores/{id}/categories', {
          ...at(),
          body: { name, parent_id },
        })
      ).data.id;
    const kitchen = await category('Kitchen', null);
    const pots = await category('Pots', kitchen);
    await product('Sufuria', { category_id: pots });
    await product('Shirt');
    const words = await wordsOf({ category_id: kitchen });
    expect(words).toContain('Sufuria');
    expect(words).not.toContain('Shirt');
    const empty = await category('Garden', null);
    expect(await print({ category_id: empty })).toMatchObject({
      error: 'invalid_fields',
      fields: { category_id: 'No products are offered here.' },
    });
    expect((await print({ category_id: randomUUID() })).error).toBe('not_found');
    expect((await print({ price_list_id: randomUUID() })).error).toBe('not_found');
  });

  it('has what is offered to a group alone only for that group', async () => {
    const group = async (name: string) =>
      (await test.call('POST /marketplace/v1/stores/{id}/customer-groups', { ...at(), body: { name } })).data;
    const [hotels, schools] = [await group('Hotels'), await group('Schools')];
    await product('Basin');
    const linen = await product('Linen');
    await test.call('PUT /marketplace/v1/stores/{id}/wholesale/products/{product_id}', {
      ...at({ product_id: linen.id }),
      body: {
        offered: true,
        minimum_quantity: 1,
        quantity_step: 1,
        case_quantity: null,
        group_ids: [hotels.id],
      },
    });
    for (const [body, isIn] of [
      [{}, false],
      [{ group_id: schools.id }, false],
      [{ group_id: hotels.id }, true],
    ] as const) {
      const words = await wordsOf(body);
      expect(words).toContain('Basin');
      expect([body, words.includes('Linen')]).toEqual([body, isIn]);
    }
    expect((await print({ group_id: randomUUID() })).error).toBe('not_found');
  });

  it('has 500 products at most', async () => {
    await query(
      test.database.superUrl,
      `with made as (
         insert into app.products (store_id, id, title, status, variant_count, search_text, created_at, updated_at)
         select $1, gen_random_uuid(), 'Item ' || n, 'active', 1, '', now(), now() from generate_series(1, 501) n
         returning store_id, id
       )
       insert into app.variants (store_id, id, product_id, position, name, entries, active, track_quantity, price, on_sales, sku)
       select store_id, gen_random_uuid(), id, 0, '', '{}', true, false, 100, false, '' from made`,
      [storeId],
    );
    expect(await print({})).toMatchObject({ status: 422, error: 'printed_catalogue_limit' });
    await query(
      test.database.superUrl,
      `update app.products set status = 'draft' where store_id = $1 and title = 'Item 7'`,
      [storeId],
    );
    const words = await wordsOf({});
    expect(words.match(/^Item \d+/gm)).toHaveLength(500);
  });
});
