import { productDraft } from '@sokoni/contract/catalogue/products';
import { purchaseOrderDraft } from '@sokoni/contract/inventory/purchasing';
import { type Actor, system } from '@sokoni/rules/access/actor';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '#catalogue/products/create-product.ts';
import type { Action } from '#core/action.ts';
import { type Db, transaction } from '#core/database/access/transaction.ts';
import { newId } from '#core/ids.ts';
import { adjustStock } from '#stock/adjust-stock.ts';
import { type Buyer, newSupplier } from '#testing/clients/purchasing-calls.ts';
import { stockTakeClient } from '#testing/clients/stock-take-client.ts';
import { query } from '#testing/database/query.ts';
import { keyWith, registerOf, storedOf, toldLate } from '#testing/fixtures/actors.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { changeOrder } from './purchasing/change-purchase-order.ts';
import { placeOrder } from './purchasing/change-purchase-order-state.ts';
import { makeOrder } from './purchasing/create-purchase-order.ts';
import { receiveOrder } from './purchasing/receiving/receive-purchase-order.ts';
import { reverseReceipt } from './purchasing/receiving/reverse-receipt.ts';
import { reorder } from './purchasing/reordering/reorder.ts';
import { applyStockTake } from './stock-takes/apply-stock-take.ts';
import { count } from './stock-takes/record-count.ts';
import { startStockTake } from './stock-takes/start-stock-take.ts';
import { createTransfer } from './transfers/draft-transfer.ts';
import { cancelTransfer, receiveTransfer } from './transfers/receive-transfer.ts';
import { sendTransfer } from './transfers/send-transfer.ts';

let app: TestApp;
let owner: Buyer & { id: string };
let shop: string;
let kiosk: string;
beforeAll(async () => {
  app = await startTestApp();
  const { token, id } = await app.verifiedUser({ first_name: 'Amina', last_name: 'Bello' });
  owner = { token, id, storeId: (await app.newStore(token, { module_inventory: 'active' })).id };
  const { data } = await app.call('POST /marketplace/v1/stores/{id}/locations', {
    ...client.at(),
    body: { name: 'Kiosk' },
  });
  kiosk = data.id;
  shop = await client.firstPlace();
});
afterAll(() => app.close());

const client = stockTakeClient(
  () => app,
  () => ({ ...owner, shop }),
);
const one = () => ({ token: owner.token, params: { id: owner.storeId } });
const inStore = <T>(work: (db: Db) => Promise<T>) =>
  transaction(app.services.pool, { userId: null, storeId: owner.storeId }, work) as Promise<T>;

/** Of every kind that is not a person alone, and how it is shown. */
const others: [string, () => Actor, string][] = [
  ['a register with its cashier', () => registerOf(owner.id), 'Amina Bello, Register'],
  ['the system', () => system, 'Sokoni'],
];

/** Who moved it, and both times, as the ledger keeps them; the newest last. */
async function moved(variantId: string) {
  const rows = await query<{ reason: string }>(
    app.database.superUrl,
    `select reason, actor_kind, actor_id, actor_user_id, at, received_at from app.stock_movements
     where variant_id = $1 order by id`,
    [variantId],
  );
  return rows.filter(({ reason }) => reason !== 'opening');
}

const created = (table: string, id: string) =>
  query(
    app.database.superUrl,
    `select actor_kind, actor_id, actor_user_id, created_at from app.${table} where id = $1`,
    [id],
  );

/** As what was created is stored: when it arrived. */
function createdBy(action: Action) {
  const { at: _, received_at: created_at, ...who } = storedOf(action);
  return { ...who, created_at };
}

/** Whom the ledger of a variant shows, and when, newest first; both of its lists. */
async function shown(variant_id: string) {
  const wanted = { ...one(), query: { variant_id } };
  const { data: ledger } = await app.call('GET /marketplace/v1/stores/{id}/stock-ledger', wanted);
  const { data: history } = await app.call('GET /marketplace/v1/stores/{id}/stock-movements', wanted);
  const seen = ({ actor, at }: { actor: string; at: string }) => `${actor} ${at}`;
  expect(history.items.map(({ actor }) => actor).sort()).toEqual(
    ledger.items.map(({ actor }) => actor).sort(),
  );
  return ledger.items.map(seen);
}

describe.each(others)('The ledger says who moved stock: %s', (_, actorOf, label) => {
  it('by hand, and with what a new product opens', async () => {
    const action = toldLate(actorOf());
    const { storeId } = owner;
    const draft = productDraft.parse({ title: 'Basin', variants: [{ price: 500, opening_stock: 3 }] });
    const productId = await inStore((db) => createProduct(db, storeId, draft, action));
    const [variant] = await query<{ id: string }>(
      app.database.superUrl,
      'select id from app.variants where product_id = $1',
      [productId],
    );
    const variantId = variant?.id ?? '';
    const line = { variantId, locationId: shop, change: -1 };
    await inStore((db) =>
      adjustStock(
        db,
        storeId,
        { reason: 'loss', note: '', lines: [line], allowBelowReserved: false },
        action,
      ),
    );
    expect(await moved(variantId)).toEqual([{ reason: 'loss', ...storedOf(action) }]);
    const seen = `${label} 2026-11-02T10:00:00.000Z`;
    expect(await shown(variantId)).toEqual([seen, seen]);
  });

  it('with a transfer, which says who drafted it', async () => {
    const action = toldLate(actorOf());
    const { storeId } = owner;
    const { variantId } = await client.newProduct(`Bowl ${label}`, 9);
    const way = { fromLocationId: shop, toLocationId: kiosk, note: '' };
    const draft = { ...way, lines: [{ variantId, quantity: 3 }] };
    const id = await inStore((db) => createTransfer(db, storeId, draft, action));
    await inStore((db) => sendTransfer(db, storeId, id, action));
    await inStore((db) => receiveTransfer(db, storeId, id, [{ variantId, received: 1, lost: 1 }], action));
    await inStore((db) => cancelTransfer(db, storeId, id, action));
    expect((await moved(variantId)).map(({ reason, ...who }) => [reason, who])).toEqual(
      ['transfer_out', 'transfer_in', 'loss', 'transfer_in'].map((reason) => [reason, storedOf(action)]),
    );
    expect(await created('transfers', id)).toEqual([createdBy(action)]);
    const { data } = await app.call('GET /marketplace/v1/stores/{id}/transfers/{transfer_id}', {
      ...one(),
      params: { id: storeId, transfer_id: id },
    });
    expect(data).toMatchObject({
      created_by: label,
      sent_at: '2026-11-02T10:00:00.000Z',
      ended_at: '2026-11-02T10:00:00.000Z',
    });
  });

  it('with a stock-take, which says who began it and who counted', async () => {
    const action = toldLate(actorOf());
    const { storeId } = owner;
    const { variantId } = await client.newProduct(`Kettle ${label}`, 4);
    const list = { scope: 'list', scopeValue: '', variantIds: [variantId], note: '' } as const;
    const id = await inStore((db) => startStockTake(db, storeId, { ...list, locationId: shop }, action));
    const counted = { id: newId(), code: '', variantId, kind: 'typed', units: 6 } as const;
    await inStore((db) => count(db, storeId, id, [counted], action));
    await inStore((db) =>
      applyStockTake(db, storeId, id, { uncounted: 'leave', allowBelowReserved: false }, action),
    );
    expect(await moved(variantId)).toEqual([{ reason: 'count', ...storedOf(action) }]);
    expect(await created('stock_takes', id)).toEqual([createdBy(action)]);
    expect(
      await query(
        app.database.superUrl,
        `select actor_kind, actor_id, actor_user_id, at, received_at from app.stock_take_counts where id = $1`,
        [counted.id],
      ),
    ).toEqual([storedOf(action)]);
    const { data } = await client.read(id);
    expect(data).toMatchObject({ created_by: label, ended_at: '2026-11-02T10:00:00.000Z' });
  });

  it('with a purchase order, which says who drafted it, counted it in and took it back', async () => {
    const action = toldLate(actorOf());
    const { storeId } = owner;
    const { variantId } = await client.newProduct(`Cup ${label}`, 0);
    const supplier = await newSupplier(app, owner);
    const draft = purchaseOrderDraft.parse({
      supplier_id: supplier.id,
      lines: [{ variant_id: variantId, quantity: 5, unit_cost: 100 }],
    });
    const { id } = await inStore((db) => makeOrder(db, storeId, draft, action));
    await inStore((db) => placeOrder(db, storeId, id, action));
    const at = { ...one(), params: { id: storeId, purchase_order_id: id } };
    const read = async () =>
      (await app.call('GET /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}', at)).data;
    const lines = [{ line_id: (await read()).lines[0]?.id ?? '', quantity: 5 }];
    const delivery = { note: '', lines, more_than_ordered: false };
    const receiptId = await inStore((db) => receiveOrder(db, storeId, id, delivery, action));
    const happened = '2026-11-02T10:00:00.000Z';
    const came = { received_by: label, received_at: happened };
    expect(await read()).toMatchObject({
      ...{ created_by: label, ordered_at: happened, ended_at: happened },
      receipts: [{ ...came, reversed_by: '', reversed_at: null }],
    });
    await inStore((db) =>
      reverseReceipt(db, storeId, { orderId: id, receiptId, allowBelowReserved: false }, action),
    );
    expect((await read()).receipts).toMatchObject([{ ...came, reversed_by: label, reversed_at: happened }]);
    expect(await created('purchase_orders', id)).toEqual([createdBy(action)]);
    for (const [table, key] of [
      ['purchase_receipts', 'id'],
      ['purchase_receipt_reversals', 'receipt_id'],
    ]) {
      const rows = `select actor_kind, actor_id, actor_user_id, at, received_at from app.${table} where ${key} = $1`;
      expect(await query(app.database.superUrl, rows, [receiptId])).toEqual([storedOf(action)]);
    }
    expect(await moved(variantId)).toEqual(Array(2).fill({ reason: 'receipt', ...storedOf(action) }));
  });
});

describe('What a purchase order costs', () => {
  it('is changed by who sees costs, and known to a reorder of theirs alone', async () => {
    const { storeId } = owner;
    const { variantId } = await client.newProduct('Spoon', 0);
    const supplier = await newSupplier(app, owner);
    const draft = purchaseOrderDraft.parse({
      supplier_id: supplier.id,
      lines: [{ variant_id: variantId, quantity: 5, unit_cost: 100 }],
    });
    const { id } = await inStore((db) => makeOrder(db, storeId, draft, toldLate(system)));
    await inStore((db) => placeOrder(db, storeId, id, toldLate(system)));
    const costs = [{ kind: 'duty', label: '', amount: 5 } as const];
    const bill = (actor: Actor) =>
      inStore((db) => changeOrder(db, storeId, id, { version: 2, costs }, toldLate(actor)));
    await expect(bill(keyWith('manageStock'))).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(bill(registerOf(owner.id))).rejects.toMatchObject({ code: 'not_allowed' });
    await bill(keyWith('manageStock', 'seeCosts'));

    const costOf = async (actor: Actor) => {
      const lines = [{ variant_id: variantId, supplier_id: supplier.id, quantity: 1 }];
      const wanted = { locationId: undefined, lines };
      const [order] = await inStore((db) => reorder(db, storeId, wanted, toldLate(actor)));
      return query(
        app.database.superUrl,
        'select unit_cost::int from app.purchase_order_lines where order_id = $1',
        [order?.id],
      );
    };
    expect(await costOf(keyWith('manageStock'))).toEqual([{ unit_cost: null }]);
    expect(await costOf(system)).toEqual([{ unit_cost: 100 }]);
  });
});
