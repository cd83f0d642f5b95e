import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductFilter } from '#platform/database/product-filter.ts';
import { transaction } from '#platform/database/transaction.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { addManyProducts } from '#testing/many-products.ts';
import { query } from '#testing/query.ts';
import { rowsRead } from '#testing/rows-read.ts';
import { findPageOfProducts } from './page-queries.ts';

let test: TestApp;
let storeId: string;

const basins = 20_000;
const tubs = 700;
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

type Asked = { filter: ProductFilter; direction: 'asc' | 'desc'; limit: number; offset: number };

async function titles({ filter, direction, limit, offset }: Asked): Promise<string[]> {
  const rows = await transaction(test.services.pool, { userId: null, storeId }, (db) =>
    findPageOfProducts(db, storeId, filter, { key: 'title', direction }, { limit, offset }),
  );
  return rows.map(({ title }) => title);
}

/** The same by a plain look at all of them. */
async function meant(where: string, { direction, limit, offset }: Asked): Promise<string[]> {
  const rows = await query<{ title: string }>(
    test.database.superUrl,
    `select title from app.products product where store_id = $1 and ${where}
     order by title collate app.names ${direction}, id ${direction} limit ${limit} offset ${offset}`,
    [storeId],
  );
  return rows.map(({ title }) => title);
}

const hasTubCode = `exists (select 1 from app.variants where product_id = product.id and sku_key like 'tub%')`;

describe('A page of a search by title', () => {
  it.each<[string, ProductFilter, string]>([
    ['many that lie behind all others', { search: 'tub' }, `(title like '%tub%' or ${hasTubCode})`],
    ['many drafts there', { search: 'zinc', status: 'draft' }, "title like '%Zinc%' and status = 'draft'"],
    ['almost all', { search: 'bas' }, "title like '%Basin%'"],
    ['few', { search: 'wall' }, "title like 'Wall%'"],
    ['few, by words and codes', { search: 'tub-w' }, hasTubCode],
    ['few drafts', { search: 'hook', status: 'draft' }, "title like 'Wall%' and status = 'draft'"],
    ['none', { search: 'kettle' }, 'false'],
  ])('has %s in their order, whichever way they are found', async (_, filter, where) => {
    for (const direction of ['asc', 'desc'] as const) {
      for (const [limit, offset] of [
        [10, 0],
        [25, 40],
        [100, 680],
      ] as const) {
        const asked = { filter, direction, limit, offset };
        const all = await meant(where, asked);
        // The second time it is known whether the first are near.
        for (const time of ['first', 'second'])
          expect(await titles(asked), `${direction} ${offset} ${time}`).toEqual(all);
      }
    }
  });

  it('gathers what lies far behind, and does not walk to it again', async () => {
    const read = () =>
      rowsRead(test, storeId, (db) =>
        findPageOfProducts(
          db,
          storeId,
          { search: 'inc t' },
          { key: 'title', direction: 'asc' },
          { limit: 10, offset: 0 },
        ),
      );
    // So many are looked up before it is known that they are more than a few, then it is walked a part of the way.
    expect(await read()).toBeLessThan(basins);
    expect(await read()).toBeLessThan(tubs * 3);
  });
});
