import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stockedStore } from '#testing/clients/import-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let app: TestApp;
let owner: TestUser;
let store: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.verifiedUser();
  store = (await stockedStore(app, owner.token)).storeId;
});
afterAll(() => app.close());

const at = (import_id = '') => ({ token: owner.token, params: { id: store, import_id } });

/** What breaks files: quotes, separators, line ends, formulas, leading zeros, other scripts, our own escapes. */
const units = fc.constantFrom(
  '"',
  ',',
  ';',
  '\n',
  '=1+1',
  '+1',
  '-2',
  '@a',
  "'",
  '007',
  ' ',
  '\\',
  '>',
  'قهوة',
  'é',
  'A',
  '|',
  '<b>x</b>',
  '&',
);
const words = (max: number) =>
  fc
    .array(units, { minLength: 1, maxLength: max })
    .map((parts) => parts.join(''))
    .filter((text) => text.trim() !== '');
const line = (max: number) => words(max).map((text) => text.replaceAll('\n', ' '));
const price = fc.integer({ min: 0, max: 10_000_000 });

const product = fc.record({
  title: words(6),
  description: words(6),
  brand: fc.oneof(fc.constant(''), line(4)),
  tags: fc.uniqueArray(line(3), { maxLength: 3, selector: (tag) => tag.trim().toLowerCase() }),
  status: fc.constantFrom('draft', 'active', 'archived'),
  exempt_vat: fc.boolean(),
  tax_percent: fc.constantFrom(null, '0', '5.5', '9.975', '10'),
  entries: fc.uniqueArray(
    line(3).map((text) => text.replaceAll('/', '')),
    { maxLength: 3, selector: (entry) => entry.trim().toLowerCase() },
  ),
  price,
  cost: fc.option(price),
  stock: fc.integer({ min: 0, max: 900 }),
  tracked: fc.boolean(),
  weight: fc.option(fc.integer({ min: 0, max: 90_000 })),
});

type Draft = typeof product extends fc.Arbitrary<infer T> ? T : never;

async function add(draft: Draft, index: number): Promise<void> {
  const { entries, price, cost, stock, tracked, weight, ...rest } = draft;
  const variant = (entry: string | null, place: number) => ({
    entries: entry === null ? [] : [entry],
    price,
    cost,
    sales_price: place === 1 && price > 1 ? price - 1 : null,
    on_sales: place === 1 && price > 1,
    track_quantity: tracked,
    sku: place === 0 ? `00${index}=${place}` : '',
    weight_grams: weight,
    opening_stock: stock,
  });
  const made = await app.call('POST /marketplace/v1/stores/{id}/products', {
    ...at(),
    body: {
      ...rest,
      options: entries.length > 0 ? [{ name: '=Size, "wide"', entries }] : [],
      variants: entries.length > 0 ? entries.map(variant) : [variant(null, 0)],
    },
  });
  if (made.status !== 200) throw new Error(`${made.message} ${JSON.stringify(made.fields)}`);
}

async function state() {
  const tables = ['products', 'variants', 'product_tags', 'stock_levels', 'stock_movements', 'categories'];
  return Promise.all(
    tables.map((table) =>
      query(app.database.ownerUrl, `select * from app.${table} where store_id = $1 order by 1, 2, 3`, [
        store,
      ]),
    ),
  );
}

describe('An export imported again changes nothing', () => {
  it('whatever the words of the products are', async () => {
    const drafts = fc.sample(product, { numRuns: 60, seed: 7 });
    for (const [index, draft] of drafts.entries()) await add(draft, index);
    const before = await state();
    const { data: link } = await app.call('POST /marketplace/v1/stores/{id}/product-exports', {
      ...at(),
      body: {},
    });
    const file = await (await fetch(`${app.url}${link.url}`)).text();
    // A cell that a spreadsheet would run begins with an apostrophe.
    const cells = (parse(file.replace('\uFEFF', '')) as string[][]).flat();
    expect(cells.filter((cell) => /^[=+\-@]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell))).toEqual([]);
    expect(cells.filter((cell) => cell.startsWith("'=")).length).toBeGreaterThan(5);
    const uploaded = await app.call('POST /marketplace/v1/stores/{id}/product-imports', {
      ...at(),
      body: {},
      file: new Blob([file]),
    });
    expect(uploaded.data.format).toBe('sokoni');
    await app.call('POST /marketplace/v1/stores/{id}/product-imports/{import_id}/checks', {
      ...at(uploaded.data.id),
      body: { mapping: uploaded.data.mapping },
    });
    await app.mails();
    const read = await app.call(
      'GET /marketplace/v1/stores/{id}/product-imports/{import_id}',
      at(uploaded.data.id),
    );
    expect(read.data.check).toMatchObject({ state: 'done', failed: 0 });
    expect(read.data.check?.result).toMatchObject({ created: 0, updated: 0, refused: 0, same: 60 });
    expect(await state()).toEqual(before);
  });
});
