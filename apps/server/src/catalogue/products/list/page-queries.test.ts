import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductFilter } from '#catalogue/products/search/product-filter.ts';
import { transaction } from '#core/database/access/transaction.ts';
import { rowsRead } from '#testing/checks/rows-read.ts';
import { query } from '#testing/database/query.ts';
import { addManyProducts } from '#testing/fixtures/many-products.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { findPageOfProducts } from './page-queries.ts';

let test: TestApp;
let storeId: string;

const basins = 20_000;
const tubs = 1100;
const few = 90;

beforeAll(async () => {
  test = await startTestApp();
  storeId = (await test.newStore((await test.verifiedUser()).token)).id;
  await addManyProducts(test.database.ownerUrl, storeId, basins + tubs + few);
  // Behind all others by their titles: tubs, every second of them a draft, and a few whose SKU says so only.
  await query(
    test.database.ownerUrl,
    `update app.products set
       title = case when n > $2 then 'Wall hook ' else 'Zinc tub ' end || n,
       search_text = case when n > $2 then ' wall hook ' else ' zinc tub ' end || n,
       status = case when n % 2 = 0 then 'draft' else 'active' end
     from (select id, substr(title, 7)::int - $3::int as n from app.products where store_id = $1) numbered
     where products.store_id = $1 and products.id = numbered.id and n > 0`,
    [storeId, tubs, basins],
  );
  await query(
    test.database.ownerUrl,
    `update app.variants set sku = 'TUB-' || product.title, sku_key = lower('TUB-' || product.title)
     from app.products product
     where product.store_id = $1 and variants.store_id = $1 and variants.product_id = product.id
       and product.title like 'Wall hook %'`,
    [storeId],
  );
  await query(test.database.superUrl, 'vacuum analyze app.products, app.variants');
}, 120_000);
afterAll(() => test.close());

type Direction = 'asc' | 'desc';
type Asked = { filter: ProductFilter; direction: Direction | null; limit: number; offset: number };

/** Without a direction: as the search ranks them. */
async function titles({ filter, direction, ...window }: Asked): Promise<string[]> {
  const sort = direction && { key: 'title' as const, direction };
  const rows = await transaction(test.services.pool, { userId: null, storeId }, (db) =>
    findPageOfProducts(db, storeId, filter, sort, window),
  );
  return rows.map(({ title }) => title);
}

/** The same by a plain look at all of them. */
async function meant(where: string, { filter, direction, limit, offset }: Asked): Promise<string[]> {
  const rank = direction ? '' : `lower(title) like '${filter.search}%' desc,`;
  const rows = await query<{ title: string }>(
    test.database.superUrl,
    `select title from app.products product where store_id = $1 and ${where}
     order by ${rank} title collate app.names ${direction ?? 'asc'}, id ${direction ?? 'asc'} limit ${limit} offset ${offset}`,
    [storeId],
  );
  return rows.map(({ title }) => title);
}

const hasTubCode = `exists (select 1 from app.variants where product_id = product.id and sku_key like 'tub%')`;

describe('A page of a search', () => {
  it.each<[string, ProductFilter, string]>([
    ['many that lie behind all others', { search: 'tub' }, `(title like '%tub%' or ${hasTubCode})`],
    ['many drafts there', { search: 'zinc', status: 'draft' }, "title like '%Zinc%' and status = 'draft'"],
    ['almost all', { search: 'bas' }, "title like '%Basin%'"],
    ['few', { search: 'wall' }, "title like 'Wall%'"],
    ['few, by words and codes', { search: 'tub-w' }, hasTubCode],
    ['few drafts', { search: 'hook', status: 'draft' }, "title like 'Wall%' and status = 'draft'"],
    ['a few of many', { search: '1 b' }, "title like 'Basin 1%'"],
    ['none', { search: 'drill' }, 'false'],
  ])('has %s in their order, whichever way they are found', async (_, filter, where) => {
    for (const direction of ['asc', 'desc', null] as const) {
      for (const [limit, offset] of [
        [10, 0],
        [25, 40],
        [100, 680],
      ] as const) {
        const asked = { filter, direction, limit, offset };
        expect(await titles(asked), `${direction} ${offset}`).toEqual(await meant(where, asked));
      }
    }
  });

  it.each([
    ['few words', 'hook'],
    ['two words of many, whose hits are few', 'hook wall'],
    ['the words that many titles begin with', 'basin'],
    ['a word with a slip in it', 'hookks'],
    ['nothing', 'drill'],
  ])('looks at little for %s', async (_, search) => {
    const read = await rowsRead(test, storeId, (db) =>
      findPageOfProducts(db, storeId, { search }, null, { limit: 10, offset: 0 }),
    );
    // What is looked up, once for its rank and once for its row, and the first thousand titles: their rows too, while a transaction
    // of another test keeps the index from answering alone.
    expect(read).toBeLessThan(1000 + few * 4);
  });
});
