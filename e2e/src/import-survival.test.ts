import { query } from '@sokoni/server/testing/query';
import { describe, expect, it } from 'vitest';
import { newMerchant, newStore } from './api.ts';
import { embeddedDatabase } from './embedded-database.ts';
import { readImport, type Shop, startCheck, startRun, untilState, uploadFile } from './imports-by-api.ts';
import { dispose, type ServerProcess, startServer } from './server-process.ts';

const rows = 2400;

/** Products with stock, some in two variants, so that anything done twice shows. */
function csv(): string {
  const lines = [
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Tags,Type',
  ];
  for (let product = 0; lines.length <= rows; product += 1) {
    lines.push(
      `p-${product},Product ${product},Size,S,S-${product},3,10,"a, b${product % 9}",Kind ${product % 20}`,
    );
    lines.push(`p-${product},,,M,M-${product},4,11,,`);
  }
  return lines.join('\n');
}

/** What an import leaves behind, without the ids and times that differ. */
async function traces(server: ServerProcess, storeId: string) {
  const { superUrl } = await embeddedDatabase(server.dataDir);
  const read = (statement: string) => query(superUrl, statement, [storeId]);
  return {
    products: await read(
      `select title, status, variant_count, min_price, version, search_text from app.products where store_id = $1 order by title`,
    ),
    variants: await read(
      `select sku, name, price, (select sum(on_hand) from app.stock_levels level where level.store_id = $1 and level.variant_id = variants.id) as on_hand
       from app.variants where store_id = $1 order by sku`,
    ),
    movements: await read(
      `select variant.sku, moved.quantity, moved.reason from app.stock_movements moved
       join app.variants variant on variant.store_id = $1 and variant.id = moved.variant_id
       where moved.store_id = $1 order by 1, 2`,
    ),
    tags: await read('select tag, count(*) from app.product_tags where store_id = $1 group by 1 order by 1'),
    counts: await read('select status, products from app.product_counts where store_id = $1 order by 1'),
    categories: await read('select name from app.categories where store_id = $1 order by 1'),
  };
}

describe('Issue 3: the server killed in the middle of an import', () => {
  it('goes on where it was, in the dry run and in the import, and does nothing twice', async () => {
    let server = await startServer();
    try {
      const { token } = await newMerchant(server.url);
      const shopOf = async (): Promise<Shop> => ({
        url: server.url,
        token,
        storeId: (await newStore(server.url, token)).id,
      });
      const calm = await shopOf();
      const first = await uploadFile(calm, csv());
      await startCheck(calm, first);
      await untilState(calm, first.id, 'checked');
      await startRun(calm, first.id);
      await untilState(calm, first.id, 'done');
      const expected = await traces(server, calm.storeId);
      expect(expected.products).toHaveLength(rows / 2);
      expect(expected.movements).toHaveLength(rows);

      const shop = await shopOf();
      const { id, ...uploaded } = await uploadFile(shop, csv());
      await startCheck(shop, { id, ...uploaded });
      const restart = async () => {
        await server.kill();
        const { port } = new URL(server.url);
        server = await startServer({ dataDir: server.dataDir, port: Number(port) });
      };
      await expect
        .poll(async () => (await readImport(shop, id)).check?.done ?? 0, { interval: 20 })
        .toBeGreaterThan(0);
      expect((await readImport(shop, id)).state).toBe('checking');
      await restart();
      const checked = await untilState(shop, id, 'checked');
      expect(checked.check?.result).toMatchObject({ created: rows / 2, refused: 0 });

      await startRun(shop, id);
      await expect
        .poll(async () => (await readImport(shop, id)).run?.done ?? 0, { interval: 20 })
        .toBeGreaterThan(0);
      expect((await readImport(shop, id)).state).toBe('running');
      await restart();
      const done = await untilState(shop, id, 'done');
      expect(done.run).toMatchObject({ done: rows / 2, failed: 0, result: { created: rows / 2 } });
      expect(await traces(server, shop.storeId)).toEqual(expected);
    } finally {
      await dispose(server);
    }
  });
});
