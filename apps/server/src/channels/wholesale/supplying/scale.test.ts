import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsRead } from '#testing/checks/rows-read.ts';
import { query } from '#testing/database/query.ts';
import { addManyCustomers } from '#testing/fixtures/many-customers.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { findPageOfCompanies } from './company-queries.ts';

let app: TestApp;
let storeId: string;
const customers = 100_000;
beforeAll(async () => {
  app = await startTestApp();
  const { token } = await app.verifiedUser();
  storeId = (await app.newStore(token, { module_wholesale: 'active' })).id;
  await addManyCustomers(app.database.superUrl, storeId, customers);
}, 240_000);
afterAll(() => app.close());

/** Makes every so many customers a company. */
async function everyNth(nth: number): Promise<void> {
  const run = (text: string, values: unknown[] = []) => query(app.database.superUrl, text, values);
  await run(
    `insert into app.wholesale_companies (store_id, customer_id, status, created_at, updated_at)
     select store_id, id, 'active', now(), now() from (
       select store_id, id, row_number() over (order by id) as place from app.customers where store_id = $1
     ) customer where place % $2 = 0
     on conflict do nothing`,
    [storeId, nth],
  );
  await run('analyze app.wholesale_companies');
}

/** A page, and how many rows were looked at for it. */
async function listed(search: string, offset = 0) {
  let found = 0;
  const read = await rowsRead(app, storeId, async (db) => {
    found = (await findPageOfCompanies(db, storeId, { search }, { limit: 25, offset })).length;
  });
  return { found, read };
}

describe('Of 100,000 customers', () => {
  it('a few hundred companies are listed without a look at the others', async () => {
    await everyNth(500);
    for (const search of ['', 'zawadi']) {
      const { read } = await listed(search);
      expect([search, read]).toEqual([search, expect.any(Number)]);
      expect(read).toBeLessThan(2000);
    }
  }, 60_000);

  it('a page of the most companies that there can be is walked to by name', async () => {
    await everyNth(5);
    const { found, read } = await listed('');
    expect(found).toBe(25);
    expect(read).toBeLessThan(2000);
  }, 60_000);
});
