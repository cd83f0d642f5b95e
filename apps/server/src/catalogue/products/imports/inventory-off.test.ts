import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ImportClient,
  importClient,
  shopifyFile,
  stockedStore,
} from '#testing/clients/import-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let app: TestApp;
let owner: TestUser;
let client: ImportClient;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.verifiedUser();
});
afterAll(() => app.close());
beforeEach(async () => {
  client = importClient(await stockedStore(app, owner.token));
});

const stock = () =>
  query<{ sku: string; quantity: number; reason: string }>(
    app.database.ownerUrl,
    `select variant.sku, moved.quantity::int as quantity, moved.reason from app.stock_movements moved
     join app.variants variant on variant.store_id = moved.store_id and variant.id = moved.variant_id
     where moved.store_id = $1 order by variant.sku`,
    [client.storeId],
  );

const variantsBySku = async () =>
  (await client.products())
    .flatMap(({ variants }) => variants)
    .map(({ sku, price, on_hand, track_quantity }) => [sku, price, on_hand, track_quantity]);

describe('module_inventory off hides stock work but keeps the data: an import', () => {
  it('moves no stock, and sells what it adds without counting', async () => {
    await client.importFile('Title,SKU,Price,Stock\nBasin,B-1,5,7\n');
    await client.switchInventory('disabled');
    const file = 'Title,SKU,Price,Stock,Track quantity\nBasin,B-1,6,2,no\nCup,C-1,3,4,yes\nJug,J-1,3,1.5,\n';
    const checked = await client.check(file);
    expect(checked).toMatchObject({
      with_stock: false,
      check: { result: { created: 2, updated: 1, refused: 0 } },
    });
    await client.run(checked.id);
    expect(await variantsBySku()).toEqual([
      ['B-1', 600, 7, true],
      ['C-1', 300, 0, false],
      ['J-1', 300, 0, false],
    ]);
    expect(await stock()).toEqual([{ sku: 'B-1', quantity: 7, reason: 'import' }]);
    expect((await client.check(file)).check?.result).toMatchObject({ created: 0, updated: 0, same: 3 });

    // It brought no stock, so that it is undone without any.
    expect(await client.undo(checked.id)).toMatchObject({
      state: 'undone',
      undo: { result: { removed: 2, restored: 1, kept: 0 } },
    });
    expect(await variantsBySku()).toEqual([['B-1', 500, 7, true]]);
  });

  it('looks at the module anew in each dry run', async () => {
    await client.switchInventory('disabled');
    const { id, mapping } = await client.check(shopifyFile);
    await client.switchInventory('active');
    await client.start('checks', id, { mapping });
    await app.mails();
    expect(await client.run(id)).toMatchObject({ with_stock: true });
    expect(await stock()).toMatchObject([{ sku: 'KG-R', quantity: 5 }]);
  });

  it('leaves quantities alone, with a word at the row, when the module went off after the dry run', async () => {
    const { id } = await client.check(shopifyFile);
    await client.switchInventory('disabled');
    expect(await client.run(id)).toMatchObject({ state: 'done', run: { done: 2, failed: 0 } });
    expect(await stock()).toEqual([]);
    const message = 'Inventory Management was turned off in the meantime: the quantity was skipped';
    expect(await client.rowsOf(id, 'warning')).toEqual([
      [2, message],
      [3, message],
    ]);
  });

  it('that has brought stock is undone only while the module is on', async () => {
    const done = await client.importFile(shopifyFile);
    await client.switchInventory('disabled');
    expect(await client.start('undoing', done.id)).toMatchObject({
      status: 409,
      error: 'module_disabled',
      message: 'This import added stock. Turn on Inventory Management to undo it.',
    });
    expect(await stock()).toHaveLength(1);
    await client.switchInventory('active');
    expect(await client.undo(done.id)).toMatchObject({
      state: 'undone',
      undo: { result: { removed: 1, archived: 1 } },
    });
  });
});
