import { randomUUID } from 'node:crypto';
import { orderDraft } from '@sokoni/contract/sales/order-drafts';
import { type Actor, system } from '@sokoni/rules/access/actor';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Action, actionNow } from '#core/action.ts';
import { command } from '#core/command.ts';
import { transaction } from '#core/database/access/transaction.ts';
import { orderClient, type Seller } from '#testing/clients/order-client.ts';
import { newItem, switchInventoryOn } from '#testing/clients/purchasing-calls.ts';
import { query } from '#testing/database/query.ts';
import { keyWith, registerOf } from '#testing/fixtures/actors.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { addNote } from './add-note.ts';
import { createOrder } from './create-order.ts';

let app: TestApp;
let owner: Seller & { id: string };
beforeAll(async () => {
  app = await startTestApp();
  const { token, id } = await app.verifiedUser({ first_name: 'Amina', last_name: 'Bello' });
  owner = { token, id, storeId: (await app.newStore(token)).id };
  await switchInventoryOn(app, owner);
});
afterAll(() => app.close());

const client = orderClient(
  () => app,
  () => owner,
);
const scope = () => ({ userId: null, storeId: owner.storeId });

/** Paid in cash and taken along. */
function sell(action: Action, lines: object[], amount: number) {
  const payments = [{ method: 'cash', amount }];
  const draft = orderDraft.parse({
    channel: 'in_person',
    lines,
    settlement: { payment_type: 'instant', payments, fulfilled: true },
  });
  return transaction(app.services.pool, scope(), (db) =>
    createOrder(db, owner.storeId, { ...draft, settlement: draft.settlement }, action),
  );
}

const repair = { title: 'Repair', unit_price: 1000, quantity: 1 };

const note = (orderId: string, actor: Actor) =>
  transaction(app.services.pool, scope(), (db) =>
    addNote(db, owner.storeId, orderId, 'Seen', actionNow(actor, new Date())),
  );

const stored = (orderId: string, kind: string) =>
  query(
    app.database.superUrl,
    'select actor_kind, actor_id, actor_user_id from app.order_events where order_id = $1 and kind = $2',
    [orderId, kind],
  );

describe('The timeline of an order says who acted', () => {
  it('a person of the staff by name', async () => {
    const { data } = await client.make({ lines: [repair] });
    expect(await stored(data.id, 'drafted')).toEqual([
      { actor_kind: 'staff', actor_id: owner.id, actor_user_id: owner.id },
    ]);
    expect(data.events.map(({ by }) => by)).toEqual(['Amina Bello']);
  });

  it('a register with its cashier, whose sale it is', async () => {
    const till = registerOf(owner.id);
    const { variantId } = await newItem(app, owner);
    const { id } = await sell(actionNow(till, new Date()), [{ variant_id: variantId, quantity: 2 }], 1000);
    expect(await stored(id, 'placed')).toEqual([
      {
        actor_kind: 'register',
        actor_id: till.registerId,
        actor_user_id: owner.id,
      },
    ]);
    const { data } = await client.read(id);
    expect(data.sold_by).toBe('Amina Bello');
    expect(new Set(data.events.map(({ by }) => by))).toEqual(new Set(['Amina Bello, Register']));
  });

  it('an API key and the system by what they are', async () => {
    const { data } = await client.make({ lines: [repair] });
    await note(data.id, keyWith('seeAllSales'));
    await note(data.id, system);
    const { data: noted } = await client.read(data.id);
    expect(noted.events.map(({ by }) => by).sort()).toEqual(['API key', 'Amina Bello', 'Sokoni']);
    expect(await stored(data.id, 'noted')).toContainEqual({
      actor_kind: 'system',
      actor_id: null,
      actor_user_id: null,
    });
  });
});

describe('The audit log says who acted', () => {
  const audit = async (action: string) => {
    const { data } = await app.call('GET /marketplace/v1/stores/{id}/audit-log', {
      token: owner.token,
      params: { id: owner.storeId },
      query: { action },
    });
    return data.items.map(({ actor }) => actor);
  };
  const record = (actor: Actor, action: string) =>
    command(
      app.services,
      { ...scope(), actor, networkAddress: '', requestId: randomUUID(), keyed: null },
      action,
      async () => {},
    );

  it('staff by name, a register with its cashier, the others by what they are', async () => {
    await client.make({ lines: [repair] });
    expect((await audit('create_order'))[0]).toEqual({ user_id: owner.id, name: 'Amina Bello' });
    await record(registerOf(owner.id), 'by_register');
    await record(keyWith('sell'), 'by_key');
    await record({ kind: 'customer', customerId: randomUUID() }, 'by_customer');
    await record(system, 'by_system');
    expect(await audit('by_register')).toEqual([{ user_id: owner.id, name: 'Amina Bello, Register' }]);
    expect(await audit('by_key')).toEqual([{ user_id: null, name: 'API key' }]);
    expect(await audit('by_customer')).toEqual([{ user_id: null, name: 'Customer' }]);
    expect(await audit('by_system')).toEqual([{ user_id: null, name: 'Sokoni' }]);
  });
});

describe('Who is not of the staff', () => {
  it('reaches the orders of all with the permission only', async () => {
    const { data } = await client.make({ lines: [repair] });
    await expect(note(data.id, keyWith('sell', 'seeOwnSales'))).rejects.toMatchObject({ code: 'not_found' });
    const customer = { kind: 'customer', customerId: randomUUID() } as const;
    await expect(note(data.id, customer)).rejects.toMatchObject({ code: 'not_found' });
    await note(data.id, keyWith('seeAllSales'));
  });

  it('gives a discount where its cashier may', async () => {
    const { variantId } = await newItem(app, owner);
    const lines = [{ variant_id: variantId, quantity: 1, unit_price: 1 }];
    const sold = sell(actionNow(registerOf(owner.id), new Date()), lines, 1);
    await expect(sold).rejects.toMatchObject({ code: 'not_allowed' });
  });
});

describe('A sale that arrives later', () => {
  it('counts on the day on which it happened, and keeps both times', async () => {
    const { variantId } = await newItem(app, owner, { track_quantity: true, price: 500 });
    // Half past midnight in Lagos, still the day before in London.
    const occurredAt = new Date('2026-11-01T23:30:00Z');
    const receivedAt = new Date('2026-11-04T09:00:00Z');
    const action = { actor: registerOf(owner.id), occurredAt, receivedAt };
    await query(app.database.superUrl, `update app.stores set timezone = 'Africa/Lagos' where id = $1`, [
      owner.storeId,
    ]);
    const { id } = await sell(action, [{ variant_id: variantId, quantity: 2, unit_price: 500 }], 1000);
    const times = { at: occurredAt, received_at: receivedAt };
    const of = (columns: string, table: string) =>
      query(app.database.superUrl, `select ${columns} from app.${table} where order_id = $1`, [id]);
    expect(await of('at, received_at, on_day::text', 'order_payments')).toEqual([
      { ...times, on_day: '2026-11-02' },
    ]);
    expect(await of('at, received_at', 'order_fulfilments')).toEqual([times]);
    expect(
      await query(
        app.database.superUrl,
        'select placed_at as at, received_at, placed_on::text from app.orders where id = $1',
        [id],
      ),
    ).toEqual([{ ...times, placed_on: '2026-11-02' }]);
    expect(
      await query(
        app.database.superUrl,
        'select at, received_at from app.stock_movements where reference = $1',
        [`order:${id}`],
      ),
    ).toEqual([times]);
  });

  it('is the same moment twice from the console', async () => {
    const { data } = await client.make({ lines: [repair], settlement: { payment_type: 'pod' } });
    expect(
      await query(
        app.database.superUrl,
        'select placed_at = received_at as same from app.orders where id = $1',
        [data.id],
      ),
    ).toEqual([{ same: true }]);
  });
});
