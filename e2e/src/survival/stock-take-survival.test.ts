import { query } from '@sokoni/server/testing/database/query';
import { addManyProducts } from '@sokoni/server/testing/fixtures/many-products';
import { describe, expect, it } from 'vitest';
import { call, newMerchant, newStore } from '#support/server/api.ts';
import { embeddedDatabase } from '#support/server/embedded-database.ts';
import { dispose, freePort, startServer } from '#support/server/server-process.ts';

const products = 5000;

describe('The server killed while a large stock-take is applied', () => {
  it('goes on where it was, and corrects no line twice and leaves none out', async () => {
    const port = await freePort();
    let server = await startServer({ port });
    try {
      const { url, dataDir } = server;
      const { token } = await newMerchant(url);
      const store = await newStore(url, token, { module_inventory: 'active' });
      const { superUrl } = await embeddedDatabase(dataDir);
      await addManyProducts(superUrl, store.id, products);
      await query(superUrl, 'update app.variants set track_quantity = true where store_id = $1', [store.id]);
      const at = { token, params: { id: store.id } };
      const places = await call(url, 'GET /marketplace/v1/stores/{id}/locations', at);
      const begun = await call(url, 'POST /marketplace/v1/stores/{id}/stock-takes', {
        ...at,
        body: { location_id: places.data[0]?.id },
      });
      expect(begun.data.lines).toBe(products);
      const take = begun.data.id;
      // Every line is counted, one more than the books say.
      await query(
        superUrl,
        `update app.stock_take_lines set counted = expected + 1, level_then = expected, counted_at = now()
         where stock_take_id = $1`,
        [take],
      );
      const within = { token, params: { ...at.params, stock_take_id: take } };
      const applied = await call(
        url,
        'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/application',
        { ...within, body: { uncounted: 'leave' } },
      );
      const job = async () =>
        (
          await call(url, 'GET /marketplace/v1/stores/{id}/jobs/{job_id}', {
            token,
            params: { ...at.params, job_id: applied.data.job_id ?? '' },
          })
        ).data;
      await expect.poll(async () => (await job()).done, { timeout: 20_000, interval: 20 }).toBeGreaterThan(0);
      await server.kill();
      server = await startServer({ port, dataDir });
      const resumed = await job();
      expect(resumed.done).toBeGreaterThan(0);
      expect(resumed.done).toBeLessThan(products);

      await expect.poll(async () => (await job()).state, { timeout: 90_000, interval: 250 }).toBe('done');
      expect(await job()).toMatchObject({ done: products, total: products, failed: 0 });
      const ended = await call(url, 'GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}', within);
      expect(ended.data.state).toBe('applied');
      const again = await embeddedDatabase(dataDir);
      const lines = await query(
        again.superUrl,
        `with corrected as (
           select variant_id, count(*)::int as times from app.stock_movements
           where store_id = $1 and reference = 'stock_take:' || $2::text group by variant_id
         )
         select line.applied, level.on_hand = line.counted as is_as_counted, corrected.times, count(*)::int as lines
         from app.stock_take_lines line
         left join corrected on corrected.variant_id = line.variant_id
         left join app.stock_levels level on level.store_id = $1 and level.variant_id = line.variant_id
         where line.store_id = $1 and line.stock_take_id = $2::uuid group by 1, 2, 3`,
        [store.id, take],
      );
      expect(lines).toEqual([{ applied: true, is_as_counted: true, times: 1, lines: products }]);
    } finally {
      await dispose(server);
    }
  });
});
