import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { summaryDifferences } from '#testing/checks/sales-summary-differences.ts';
import { orderClient, type Seller } from '#testing/clients/order-client.ts';
import { newItem } from '#testing/clients/purchasing-calls.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { runHere, withPowerCut } from '#testing/processes/interrupted-job.ts';
import { aGiftCard } from '#testing/requests/gift-card-requests.ts';
import { clearTestOrdersRunner } from './clear-test-orders.ts';

let app: TestApp;
let owner: Seller;
let variantId: string;
let eye: pg.Client;
beforeAll(async () => {
  app = await startTestApp();
  eye = new pg.Client({ connectionString: app.database.superUrl });
  await eye.connect();
});
afterAll(async () => {
  await eye.end();
  await app.close();
});
beforeEach(async () => {
  const { token } = await app.verifiedUser();
  owner = { token, storeId: (await app.newStore(token)).id };
  ({ variantId } = await newItem(app, owner, { price: 500, opening_stock: 50, track_quantity: true }));
});

const client = orderClient(
  () => app,
  () => owner,
);
const at = (token = owner.token) => ({ token, params: { id: owner.storeId } });
const clear = (token?: string) => app.call('DELETE /marketplace/v1/stores/{id}/test-orders', at(token));
const count = async (test: string) => (await client.count({ test })).data.total;
const rows = <Row>(text: string) => query<Row & object>(app.database.superUrl, text, [owner.storeId]);
const setMode = (mode: 'test' | 'live') =>
  query(app.database.superUrl, 'update app.stores set mode = $2 where id = $1', [owner.storeId, mode]);

async function sell(quantity: number, fields: object = {}, settlement: object = {}) {
  const lines = [{ variant_id: variantId, quantity }];
  const { data, message } = await client.make({
    lines,
    settlement: { payment_type: 'pod', ...settlement },
    ...fields,
  });
  if (!data) throw new Error(message);
  return data;
}
const paid = (method: string, amount: number, more: object = {}) => ({
  payment_type: 'instant',
  payments: [{ method, amount, ...more }],
  fulfilled: true,
});

/** What lies there and is promised, and what the ledger comes to. */
async function shelf() {
  const [level] = await rows<{ on_hand: number; reserved: number; moved: number }>(
    `select level.on_hand, level.reserved,
            (select sum(quantity)::int from app.stock_movements moved where moved.variant_id = level.variant_id) as moved
     from app.stock_levels level join app.variants variant on variant.id = level.variant_id where variant.store_id = $1`,
  );
  return level;
}

/** Rows of the store that tell of test orders, cards and credit. */
async function traces(): Promise<string[]> {
  const tables = await query<{ name: string }>(
    app.database.superUrl,
    `select table_name as name from information_schema.columns
     where table_schema = 'app' and column_name = 'test' and table_name not in ('sale_changes', 'order_counts', 'debts_by_day')
       and table_name !~ '^(sales|counts|debts|sale|takings)_' order by 1`,
  );
  const found = [];
  for (const { name } of tables) {
    const left = await rows<object>(
      `select from app.${name} where store_id = $1 and test and ${name === 'orders' ? 'serial is not null' : 'true'}`,
    );
    if (left.length > 0) found.push(name);
  }
  return found;
}

describe('Test orders that are cleared', () => {
  it('go with all that belongs to them; their goods lie on the shelf again, and real ones stay', async () => {
    const asha = await client.newCustomer();
    await app.call('POST /marketplace/v1/stores/{id}/customers/{customer_id}/credit/entries', {
      token: owner.token,
      params: { id: owner.storeId, customer_id: asha },
      body: { amount: 900, reason: 'Tried' },
    });
    const { code } = await aGiftCard(app, owner.token, owner.storeId, { amount: 5000 });
    await sell(3, { tags: ['rush'] });
    const back = await sell(4, { customer_id: asha }, paid('cash', 2000));
    await client.takeBack(back.id, {
      lines: [{ line_id: back.lines[0]?.id, quantity: 1, restocked: true }],
      reason: 'Torn',
    });
    await client.refund(back.id, { method: 'cash', amount: 500 });
    await client.exchange(back.id, {
      returns: [{ line_id: back.lines[0]?.id, quantity: 1, restocked: false }],
      lines: [{ variant_id: variantId, quantity: 2 }],
      settlement: { payment_type: 'pod' },
    });
    await sell(1, {}, paid('gift_card', 500, { gift_card_code: code }));
    await sell(1, { customer_id: asha }, paid('store_credit', 500));
    await client.cancel((await sell(5)).id, { reason: 'Tried' });
    const draft = (await client.make({ lines: [{ variant_id: variantId, quantity: 1 }] })).data;
    await setMode('live');
    const real = await sell(6, {}, paid('cash', 3000));
    expect(await traces()).toEqual([
      'gift_cards',
      'order_items',
      'order_returns',
      'order_tags',
      'orders',
      'store_credit_entries',
      'store_credits',
    ]);
    const before = await shelf();
    expect(before).toMatchObject({ reserved: 5, on_hand: before?.moved });

    const begun = await clear();
    expect(begun).toMatchObject({
      status: 200,
      message: 'Clearing test orders',
      data: { kind: 'test_orders_clear', total: 6 },
    });
    await app.mails();
    const job = await app.call('GET /marketplace/v1/stores/{id}/jobs/{job_id}', {
      token: owner.token,
      params: { id: owner.storeId, job_id: begun.data.id },
    });
    expect(job.data).toMatchObject({ state: 'done', done: 6, failed: 0 });
    expect(await traces()).toEqual([]);
    expect([await count('true'), await count('false')]).toEqual([0, 1]);
    expect((await client.read(back.id)).status).toBe(404);
    expect((await client.read(draft.id)).data.state).toBe('draft');
    expect((await client.read(real.id)).data).toMatchObject({ state: 'fulfilled', paid: 3000 });
    // The six that were sold, and nothing else.
    expect(await shelf()).toEqual({ on_hand: 44, reserved: 0, moved: 44 });
    expect(await summaryDifferences(eye, owner.storeId)).toEqual([]);
    const [entry] = (
      await app.call('GET /marketplace/v1/stores/{id}/audit-log', {
        ...at(),
        query: { action: 'clear_test_orders' },
      })
    ).data.items;
    expect(entry).toMatchObject({ before: { test_orders: 6 } });
  });

  it('are all gone once, though the power went in between', async () => {
    for (let index = 0; index < 25; index += 1) await sell(1, {}, index % 2 === 0 ? paid('cash', 500) : {});
    const begun = await clear();
    const here = { app, token: owner.token, storeId: owner.storeId };
    const kind = 'test_orders_clear';
    await expect(runHere(here, kind, begun.data.id, withPowerCut(clearTestOrdersRunner, 2))).rejects.toThrow(
      'the power went',
    );
    expect(await count('true')).toBe(5);
    const again = await clear();
    expect(again.data.id).toBe(begun.data.id);
    await sell(2);
    await Promise.all([1, 2].map(() => runHere(here, kind, begun.data.id, clearTestOrdersRunner)));
    // What was tried out since then stays.
    expect(await count('true')).toBe(1);
    expect(await shelf()).toEqual({ on_hand: 50, reserved: 2, moved: 50 });
    expect(await summaryDifferences(eye, owner.storeId)).toEqual([]);
  });

  it('are the matter of an admin, and of no other store', async () => {
    expect(await clear()).toMatchObject({
      status: 422,
      error: 'nothing_selected',
      message: 'There are no test orders',
    });
    await sell(1);
    const manager = await app.staffMember(owner.token, owner.storeId, 'manager');
    expect((await clear(manager.token)).status).toBe(403);
    const mine = owner;
    const other = await app.verifiedUser();
    owner = { token: other.token, storeId: (await app.newStore(other.token)).id };
    ({ variantId } = await newItem(app, owner, { price: 500, opening_stock: 5 }));
    await sell(1);
    await clear();
    await app.mails();
    expect(await count('true')).toBe(0);
    owner = mine;
    expect(await count('true')).toBe(1);
  });
});
