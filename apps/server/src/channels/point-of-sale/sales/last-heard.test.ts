import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsRead } from '#testing/checks/rows-read.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { findLastHeard } from './command-queries.ts';

let app: TestApp;
let storeId: string;
beforeAll(async () => {
  app = await startTestApp();
  const { token } = await app.verifiedUser();
  storeId = (await app.newStore(token)).id;
  await query(
    app.database.superUrl,
    `insert into app.till_commands (store_id, id, device_id, seq, kind, version, payload, digest, received_at, state)
     select $1, gen_random_uuid(), $1, place, 'sale', 1, '{}', '\\x00', now(), case when place % 50 = 0 then 'received' else 'stored' end
     from generate_series(1, 100000) place`,
    [storeId],
  );
  // The planner goes on thinking that one is soon found, as after a rush.
  await query(app.database.superUrl, 'alter table app.till_commands set (autovacuum_enabled = false)');
  await query(app.database.superUrl, 'analyze app.till_commands');
  await query(app.database.superUrl, `update app.till_commands set state = 'stored' where store_id = $1`, [
    storeId,
  ]);
}, 120_000);
afterAll(() => app.close());

/** Each till asks every twenty seconds. */
it('Up to which of its 100,000 commands a device was heard out is found without a look at them', async () => {
  let heard = 0;
  const ask = () =>
    rowsRead(app, storeId, async (db) => {
      heard = await findLastHeard(db, storeId, storeId);
    });
  expect(await ask()).toBeLessThan(10);
  expect(heard).toBe(100_000);
  await query(
    app.database.superUrl,
    `update app.till_commands set state = 'received' where store_id = $1 and seq in (99000, 99500)`,
    [storeId],
  );
  expect(await ask()).toBeLessThan(10);
  expect(heard).toBe(98_999);
});
