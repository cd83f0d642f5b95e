import { query } from '@sokoni/server/testing/database/query';
import { describe, expect, it } from 'vitest';
import {
  readImport,
  type Shop,
  startCheck,
  startRun,
  startUndo,
  untilState,
  uploadFile,
} from '#fixtures/import-fixtures.ts';
import { newMerchant, newStore } from '#support/server/api.ts';
import { embeddedDatabase } from '#support/server/embedded-database.ts';
import { dispose, type ServerProcess, startServer } from '#support/server/server-process.ts';

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

/** Products with two pictures each, which are left out because nobody may be led into this network. */
function csvWithPictures(products: number): string {
  const lines = Array.from({ length: products }, (_, index) => {
    const pictures = `http://127.0.0.1/${index}-a.png http://127.0.0.1/${index}-b.png`;
    return `Product ${index},S-${index},10,${index % 3},${pictures}`;
  });
  return ['Title,SKU,Price,Stock,Image addresses', ...lines].join('\n');
}

describe('The server killed in the middle of an import', () => {
  it('goes on where it was, in the dry run and in the import, and does nothing twice', async () => {
    let server = await startServer();
    try {
      const { token } = await newMerchant(server.url);
      const shopOf = async (): Promise<Shop> => ({
        url: server.url,
        token,
        storeId: (await newStore(server.url, token, { module_inventory: 'active' })).id,
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

  it('goes on with its pictures, and with its undoing, and does nothing twice', async () => {
    let server = await startServer();
    const products = 900;
    try {
      const { token } = await newMerchant(server.url);
      const { id: storeId } = await newStore(server.url, token, { module_inventory: 'active' });
      const shop: Shop = { url: server.url, token, storeId };
      const { superUrl } = await embeddedDatabase(server.dataDir);
      const restart = async () => {
        await server.kill();
        const { port } = new URL(server.url);
        server = await startServer({ dataDir: server.dataDir, port: Number(port) });
      };
      const file = await uploadFile(shop, csvWithPictures(products));
      await startCheck(shop, file);
      await untilState(shop, file.id, 'checked');
      await startRun(shop, file.id);
      await untilState(shop, file.id, 'done');

      const pictures = async () => {
        const read = await readImport(shop, file.id);
        return 'images' in read ? read.images : null;
      };
      await expect.poll(async () => (await pictures())?.failed, { interval: 20 }).toBeGreaterThan(0);
      await restart();
      expect((await pictures())?.failed).toBeLessThan(2 * products);
      await expect.poll(async () => (await pictures())?.state, { timeout: 60_000 }).toBe('done');
      expect(await pictures()).toMatchObject({ done: 0, failed: 2 * products, total: 2 * products });
      const warned = await query(
        superUrl,
        `select cardinality(warnings) as warnings, count(*)::int as rows from app.import_rows
         where store_id = $1 group by 1`,
        [storeId],
      );
      expect(warned).toEqual([{ warnings: 2, rows: products }]);

      await startUndo(shop, file.id);
      const undone = async () => (await readImport(shop, file.id)).undo?.done ?? 0;
      await expect.poll(undone, { interval: 20 }).toBeGreaterThan(0);
      expect((await readImport(shop, file.id)).state).toBe('undoing');
      await restart();
      const end = await untilState(shop, file.id, 'undone');
      expect(end.undo).toMatchObject({
        done: products,
        failed: 0,
        result: { removed: products / 3, archived: (products * 2) / 3, restored: 0, kept: 0 },
      });
      const moved = await query(
        superUrl,
        `select movements, left_over, count(*)::int as variants from (
           select count(*)::int as movements, sum(quantity)::int as left_over
           from app.stock_movements where store_id = $1 group by variant_id
         ) as of_variant group by 1, 2`,
        [storeId],
      );
      expect(moved).toEqual([{ movements: 2, left_over: 0, variants: (products * 2) / 3 }]);
      const counts = 'select status, products from app.product_counts where store_id = $1 and products <> 0';
      expect(await query(superUrl, counts, [storeId])).toEqual([
        { status: 'archived', products: (products * 2) / 3 },
      ]);
    } finally {
      await dispose(server);
    }
  });
});
