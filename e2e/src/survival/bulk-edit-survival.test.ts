import { query } from '@sokoni/server/testing/database/query';
import { addManyProducts } from '@sokoni/server/testing/fixtures/many-products';
import { describe, expect, it } from 'vitest';
import { call, newMerchant, newStore } from '#support/server/api.ts';
import { embeddedDatabase } from '#support/server/embedded-database.ts';
import { dispose, freePort, startServer } from '#support/server/server-process.ts';

const products = 20_000;

describe('Kill the server in the middle of a bulk edit', () => {
  it('the change goes on after kill -9, and no price is raised twice', async () => {
    const port = await freePort();
    let server = await startServer({ port });
    try {
      const { url, dataDir } = server;
      const { token } = await newMerchant(url);
      const store = await newStore(url, token);
      const { superUrl } = await embeddedDatabase(dataDir);
      await addManyProducts(superUrl, store.id, products);
      const params = { id: store.id };
      const begun = await call(url, 'POST /marketplace/v1/stores/{id}/bulk-edits', {
        token,
        params,
        body: {
          selection: { filter: {} },
          edit: { kind: 'price', change: { kind: 'raise', percent: '10' } },
        },
      });
      const job = () =>
        call(url, 'GET /marketplace/v1/stores/{id}/jobs/{job_id}', {
          token,
          params: { ...params, job_id: begun.data.job.id },
        });
      await expect.poll(async () => (await job()).data.done, { timeout: 20_000 }).toBeGreaterThan(0);
      await server.kill();
      server = await startServer({ port, dataDir });
      const resumed = (await job()).data;
      expect(resumed.done).toBeGreaterThan(0);
      expect(resumed.done).toBeLessThan(products);

      await expect
        .poll(async () => (await job()).data.state, { timeout: 90_000, interval: 250 })
        .toBe('done');
      expect((await job()).data).toMatchObject({ done: products, failed: 0, result: { changed: products } });
      const prices = await query(
        superUrl,
        `select variant.price::int as price, product.version, count(*)::int as products
         from app.products product
         join app.variants variant on variant.store_id = product.store_id and variant.product_id = product.id
         where product.store_id = $1 group by 1, 2`,
        [store.id],
      );
      expect(prices).toEqual([{ price: 1100, version: 2, products }]);
    } finally {
      await dispose(server);
    }
  });
});
