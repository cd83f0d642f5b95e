import { randomUUID } from 'node:crypto';
import { holdRow } from '@sokoni/server/testing/database/lock-row';
import { query } from '@sokoni/server/testing/database/query';
import { expect, it } from 'vitest';
import { productStore } from '#fixtures/product-fixtures.ts';
import { newItem, newSupplier, standing } from '#fixtures/purchasing-fixtures.ts';
import { call } from '#support/server/api.ts';
import { embeddedDatabase } from '#support/server/embedded-database.ts';
import { dispose, freePort, startServer } from '#support/server/server-process.ts';

it('a server that is killed in the middle of a receipt leaves nothing of it, and its retry counts once', async () => {
  const port = await freePort();
  let server = await startServer({ port });
  const { url, dataDir } = server;
  const { store } = await productStore(url);
  const at = { token: store.businessToken, storeId: store.id };
  const good = await newItem(url, at, 'Basmati rice', { opening_stock: 10, cost: 1000 });
  const drafted = await call(url, 'POST /marketplace/v1/stores/{id}/purchase-orders', {
    token: at.token,
    params: { id: at.storeId },
    body: {
      supplier_id: await newSupplier(url, at, 'Kilimo Traders'),
      lines: [{ variant_id: good.variantId, quantity: 10, unit_cost: 2000 }],
    },
  });
  const { id: orderId, lines } = drafted.data;
  const within = { token: at.token, params: { id: at.storeId, purchase_order_id: orderId } };
  await call(url, 'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/placement', {
    ...within,
    body: {},
  });
  const headers = { 'idempotency-key': randomUUID() };
  const receive = () =>
    call(url, 'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/receipts', {
      ...within,
      headers,
      body: { lines: [{ line_id: lines[0]?.id, quantity: 6 }] },
    });
  const order = async () =>
    (await call(url, 'GET /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}', within)).data;

  // The movements are written and the figures of the product are next, when the server dies.
  const { superUrl } = await embeddedDatabase(dataDir);
  const held = 'select product_id from app.product_stock where product_id = $1 for update';
  const waits = `select pid from pg_locks where not granted`;
  const cut = await holdRow(superUrl, held, [good.productId], 2, async () => {
    const answer = receive().then(
      ({ status }) => status,
      () => 'cut off' as const,
    );
    while ((await query(superUrl, waits)).length === 0);
    await server.kill();
    // The second one in the queue lets the row go.
    await query(superUrl, held, [good.productId]).catch(() => {});
    return answer;
  });
  expect(cut).toBe('cut off');

  server = await startServer({ port, dataDir });
  expect(await order()).toMatchObject({ state: 'ordered', received: 0, receipts: [] });
  expect(await standing(url, at, good.productId)).toEqual({ on_hand: 10, cost: 1000 });
  const moved = `select sum(quantity)::int as units, count(*)::int as times from app.stock_movements where variant_id = $1`;
  const again = await embeddedDatabase(dataDir);
  expect(await query(again.superUrl, moved, [good.variantId])).toEqual([{ units: 10, times: 1 }]);

  for (const answer of [await receive(), await receive()]) {
    expect(answer.data).toMatchObject({ state: 'part_received', received: 6 });
    expect(answer.data.receipts).toHaveLength(1);
  }
  expect(await standing(url, at, good.productId)).toEqual({ on_hand: 16, cost: 1375 });
  expect(await query(again.superUrl, moved, [good.variantId])).toEqual([{ units: 16, times: 2 }]);
  await dispose(server);
});
