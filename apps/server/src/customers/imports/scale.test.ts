import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transaction } from '#core/database/access/transaction.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { findKnown, findMeant } from './known-queries.ts';

let app: TestApp;
let storeId: string;

const crowd = 20_000;
const batch = 500;

beforeAll(async () => {
  app = await startTestApp();
  const { token } = await app.verifiedUser();
  storeId = (await app.newStore(token)).id;
  await query(
    app.database.ownerUrl,
    `insert into app.customers (store_id, id, name, created_at, updated_at, phone, email)
     select $1, md5('customer ' || number)::uuid, 'Person ' || number, now(), now(),
            case when number % 2 = 0 then '+2547' || number else '' end,
            case when number % 3 = 0 then 'P' || number || '@example.com' else '' end
     from generate_series(1, ${crowd}) number`,
    [storeId],
  );
  await query(app.database.ownerUrl, 'analyze app.customers');
}, 120_000);
afterAll(() => app.close());

it('customers of a file are looked up in indexes, however many there are', async () => {
  const numbers = Array.from({ length: batch }, (_, index) => index * 7 + 1);
  const read = await transaction(app.services.pool, { userId: null, storeId }, async (db) => {
    const ids = await findMeant(db, storeId, {
      ids: [],
      emails: numbers.map((number) => `p${number}@example.com`),
      phones: numbers.map((number) => `+2547${number}`),
      names: numbers.map((number) => `Person ${number}`),
    });
    const known = await findKnown(db, storeId, ids, true);
    expect(known.length).toBe(batch);
    const { rows } = await sql<{ walked: number; fetched: number }>`
      select seq_tup_read::int as walked, idx_tup_fetch::int as fetched
      from pg_stat_xact_user_tables where schemaname = 'app' and relname = 'customers'`.execute(db);
    return rows[0];
  });
  expect(read?.walked).toBe(0);
  expect(read?.fetched).toBeLessThan(batch * 6);
});
