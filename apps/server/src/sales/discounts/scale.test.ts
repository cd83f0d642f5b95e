import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsRead } from '#testing/checks/rows-read.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { findOffered } from './offer-queries.ts';
import { type DiscountFilter, discountSortKeys, findDiscounts } from './queries.ts';

let app: TestApp;
let storeId: string;

const discounts = 1000;
/** Every hundredth applies by itself. */
const rare = discounts / 100;
const targets = 3;

beforeAll(async () => {
  app = await startTestApp();
  const { token } = await app.verifiedUser();
  storeId = (await app.newStore(token)).id;
  await fill(storeId, discounts);
  await fill((await app.newStore(token)).id, discounts * 10);
  await query(app.database.superUrl, 'analyze');
}, 120_000);
afterAll(() => app.close());

/** By SQL alone: discounts that are each for a few of the products. */
async function fill(store: string, count: number): Promise<void> {
  for (const statement of [
    `insert into app.products (store_id, id, title, status, search_text, created_at, updated_at)
     select $1, gen_random_uuid(), 'Goods', 'active', ' goods', now(), now() from generate_series(1, ${targets})`,
    `insert into app.discounts (store_id, id, title, code, kind, percent, applies_to, channels, starts_at, ends_at, active, uses, created_at, updated_at)
     select $1, gen_random_uuid(), 'Season ' || n, case when n % 100 > 0 then 'CODE' || n end, 'percent', 10, 'products', '{web}',
       timestamptz '2026-01-01' + n * interval '1 minute', case when n % 2 = 0 then timestamptz '2099-01-01' end, true, n % 70,
       timestamptz '2026-01-01' + n * interval '1 minute', now()
     from generate_series(1, ${count}) n`,
    `insert into app.discount_products (store_id, discount_id, product_id)
     select $1, discount.id, product.id
     from app.discounts discount join app.products product on product.store_id = discount.store_id where discount.store_id = $1`,
  ])
    await query(app.database.superUrl, statement, [store]);
}

const page = { limit: 25, offset: 0 };
const now = new Date('2027-01-01T00:00:00Z');
const whole: DiscountFilter = { search: '', state: undefined, kind: undefined, now };
const offered = { code: null, customerId: null, orderId: null };

describe(`Of ${discounts} discounts, beside those of another store,`, () => {
  it('a page is read with what only its own are for; the others are counted', async () => {
    for (const key of discountSortKeys) {
      for (const direction of ['asc', 'desc'] as const) {
        const read = await rowsRead(app, storeId, async (db) => {
          const found = await findDiscounts(db, storeId, whole, { key, direction }, page);
          expect([found.rows.length, found.total]).toEqual([page.limit, discounts]);
          expect(found.rows.every(({ product_ids }) => product_ids.length === targets)).toBe(true);
        });
        // The newest are read in their order, other orders are sorted.
        const most = key === 'created_at' ? discounts : 2 * discounts;
        expect(read, `${key} ${direction}`).toBeLessThan(most + page.limit * (targets + 2));
      }
    }
  });

  it.each<[string, Partial<DiscountFilter>]>([
    ['searched', { search: 'season 99' }],
    ['of a state', { state: 'active' }],
    ['of a kind', { kind: 'percent' }],
  ])('those %s are found in one look at each of them, and counted in another', async (_, filter) => {
    const read = await rowsRead(app, storeId, async (db) => {
      const sort = { key: 'title', direction: 'asc' } as const;
      const found = await findDiscounts(db, storeId, { ...whole, ...filter }, sort, page);
      expect(found.total).toBeGreaterThan(0);
    });
    expect(read).toBeLessThan(2 * discounts + page.limit * (targets + 2));
  });

  it('the one with a code, and those that apply by themselves, are looked up', async () => {
    const read = async (code: string | null, count: number) =>
      rowsRead(app, storeId, async (db) => {
        expect(await findOffered(db, storeId, { ...offered, code }, now)).toHaveLength(count);
      });
    expect(await read('CODE999', 1)).toBeLessThan(1 + targets + 10);
    expect(await read('CODE0', 0)).toBeLessThan(10);
    expect(await read(null, rare)).toBeLessThan(rare * (targets + 1) + 10);
  });
});
