import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { query } from '#testing/query.ts';
import { searchProducts } from './search-products.ts';
import { transaction } from './transaction.ts';

let test: TestApp;
let ownerId: string;
let stores: [string, string];

beforeAll(async () => {
  test = await startTestApp();
  const owner = await test.verifiedUser();
  ownerId = owner.id;
  const [one, two] = [await test.newStore(owner.token), await test.newStore(owner.token)];
  stores = [one.id, two.id];
});
afterAll(() => test.close());

/** Products of nothing but their words. */
async function put(storeId: string, words: readonly string[]): Promise<void> {
  await query(
    test.database.ownerUrl,
    `insert into app.products
       (store_id, id, title, status, search_text, variant_count, min_price, max_price, created_at, updated_at)
     select $1, id, 'Basin', 'draft', app.search_key(' ' || words), 0, 0, 0, now(), now()
     from unnest($2::uuid[], $3::text[]) as product (id, words)`,
    [storeId, words.map(() => randomUUID()), words],
  );
}

/** The words of what a search finds in a store, and of what has them by a plain look at each. */
async function foundAndMeant(storeId: string, search: string) {
  const found = await transaction(test.services.pool, { userId: ownerId, storeId }, async (db) => {
    const { isProduct } = await searchProducts(db, storeId, search);
    return db.selectFrom('products as product').select('search_text').where(isProduct).execute();
  });
  const meant = await query<{ search_text: string }>(
    test.database.ownerUrl,
    `select search_text
     from app.products, app.search_key($2) key
     where store_id = $1 and strpos(search_text, case when length(key) < 3 then ' ' || key else key end) > 0`,
    [storeId, search],
  );
  const words = (rows: { search_text: string }[]) => rows.map(({ search_text }) => search_text).sort();
  return [words(found), words(meant)];
}

const letter = fc.constantFrom(...'abAB é%_\\ß🙂Жç1');
const words = fc.string({ unit: letter, minLength: 1, maxLength: 12 });

describe('A search among the products of a store', () => {
  it('finds each product that has the words, and no other, whatever the letters', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(words, { minLength: 1, maxLength: 20 }),
        words.filter((text) => text.trim() !== ''),
        async (titles, search) => {
          for (const storeId of stores) await put(storeId, titles);
          for (const storeId of stores) {
            const [found, meant] = await foundAndMeant(storeId, search.trim());
            expect(found).toEqual(meant);
          }
        },
      ),
      { numRuns: 30, seed: 7 },
    );
  });

  it('finds the same where more have them than are looked up', async () => {
    await put(
      stores[0],
      Array.from({ length: 700 }, (_, number) => `Basin ${number}`),
    );
    // More words than the index of a list takes.
    await put(stores[0], [`Basin ${'of enamel '.repeat(200)}`, 'of enamel '.repeat(200)]);
    for (const search of ['basin', 'bas', 'ba', 'sin 1', 'asin 19', 'in']) {
      const [found, meant] = await foundAndMeant(stores[0], search);
      expect(found).toEqual(meant);
    }
  });

  it('knows what became of words that many products had a moment ago', async () => {
    const store = await test.newStore((await test.verifiedUser()).token);
    await put(
      store.id,
      Array.from({ length: 650 }, (_, number) => `Kettle ${number}`),
    );
    expect((await foundAndMeant(store.id, 'ettl'))[0]).toHaveLength(650);
    await query(
      test.database.ownerUrl,
      `delete from app.products where store_id = $1 and search_text <> ' kettle 7'`,
      [store.id],
    );
    await put(store.id, ['Pan']);
    await query(
      test.database.ownerUrl,
      `insert into app.variants
         (store_id, id, product_id, position, name, entries, active, track_quantity, price, on_sales, sku, sku_key)
       select store_id, $2, id, 0, '', '{}', true, false, 0, false, 'ETTL-1', 'ettl-1'
       from app.products where store_id = $1 and search_text = ' pan'`,
      [store.id, randomUUID()],
    );
    expect((await foundAndMeant(store.id, 'ettl'))[0]).toEqual([' kettle 7', ' pan']);
  });
});
