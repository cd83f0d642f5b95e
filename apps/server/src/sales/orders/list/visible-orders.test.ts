import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderClient, type Seller } from '#testing/clients/order-client.ts';
import { newItem } from '#testing/clients/purchasing-calls.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';

let app: TestApp;
let owner: Seller;
beforeAll(async () => {
  app = await startTestApp();
  const { token } = await app.verifiedUser();
  owner = { token, storeId: (await app.newStore(token)).id };
});
afterAll(() => app.close());

const client = orderClient(
  () => app,
  () => owner,
);

async function aItem(units = 10, fields: object = {}) {
  return newItem(app, owner, { price: 500, opening_stock: units, track_quantity: true, ...fields });
}

const cash = (amount: number) => ({ method: 'cash', amount });

describe('Who sees which order', () => {
  it('an associate its own ones only, and at the listed prices', async () => {
    const associate = await app.staffMember(owner.token, owner.storeId, 'associate');
    const own = orderClient(
      () => app,
      () => ({ token: associate.token, storeId: owner.storeId }),
    );
    const { variantId } = await aItem();
    const lines = [{ variant_id: variantId, quantity: 1 }];
    const theirs = await client.make({ lines, settlement: { payment_type: 'pod' } });
    const mine = await own.make({ lines, settlement: { payment_type: 'pod' } });
    expect((await own.list()).data.items.map(({ id }) => id)).toEqual([mine.data.id]);
    expect((await own.count()).data.total).toBe(1);
    expect((await own.sources()).data).toEqual({ channels: 1, sellers: 1 });
    expect((await client.sources()).data).toEqual({ channels: 1, sellers: 2 });
    // However their own id is written; a colleague's is refused.
    expect((await own.count({ seller: associate.id.toUpperCase() })).data.total).toBe(1);
    for (const seller of [randomUUID(), 'none'])
      expect((await own.count({ seller })).error, seller).toBe('not_allowed');
    for (const answer of [
      await own.read(theirs.data.id),
      await own.pay(theirs.data.id, cash(100)),
      await own.change(theirs.data.id, { version: 2, note: 'mine' }),
      await own.note(theirs.data.id, { text: 'mine' }),
    ])
      expect(answer.error).toBe('not_found');
    for (const wish of [{ unit_price: 1 }, { discount: 1 }])
      expect((await own.make({ lines: [{ ...lines[0], ...wish }] })).error).toBe('not_allowed');
    expect((await own.make({ lines, discount_percent: '5' })).error).toBe('not_allowed');
    expect((await own.refund(mine.data.id, cash(1))).error).toBe('not_allowed');
  });

  it('an inventory officer finds no money out by an order or a filter', async () => {
    const { token } = await app.staffMember(owner.token, owner.storeId, 'inventory_officer');
    const officers = orderClient(
      () => app,
      () => ({ token, storeId: owner.storeId }),
    );
    const { data } = await client.make({
      customer_id: await client.newCustomer(),
      lines: [{ title: 'Repair', unit_price: 700, quantity: 1 }],
      settlement: { payment_type: 'credit', due_on: '2099-01-01' },
    });
    const listed = await officers.list({ unfulfilled: 'true', sort: 'number', search: `${data.number}` });
    for (const shown of [listed.data.items[0], (await officers.read(data.id)).data])
      expect(shown).toMatchObject({
        id: data.id,
        payment_type: null,
        due_on: null,
        next_due_on: null,
        total: null,
      });
    for (const query of [
      { sort: '-total' },
      { sort: 'due' },
      { unpaid: 'true' },
      { ageing: 'overdue' },
      { shipping: 'true' },
      { payment_status: 'unpaid' },
      { payment_type: 'pod' },
      { discount_id: randomUUID() },
      { flagged: 'true' },
    ] as Record<string, string>[])
      expect((await officers.list(query)).error, JSON.stringify(query)).toBe('not_allowed');
    expect((await officers.count({ unpaid: 'false' })).error).toBe('not_allowed');
  });

  it('lists by state, payment type, what is owed, number and customer', async () => {
    const customer_id = await client.newCustomer();
    const lines = [{ title: 'Repair', unit_price: 700, quantity: 1 }];
    const { data } = await client.make({ lines, customer_id, settlement: { payment_type: 'pod' } });
    const found = async ({ sort, ...filter }: Record<string, string>) => [
      (await client.list({ ...filter, ...(sort && { sort }) })).data.items
        .map(({ id }) => id)
        .includes(data.id),
      (await client.count(filter)).data.total > 0,
    ];
    const filters: Record<string, string>[] = [
      { customer_id },
      { state: 'placed' },
      { payment_status: 'unpaid' },
      { payment_type: 'pod' },
      { channel: 'manual' },
      { unpaid: 'true' },
      { unfulfilled: 'true' },
      { search: `${data.number}` },
      { sort: '-total', customer_id },
      { sort: 'due', customer_id },
    ];
    for (const filter of filters) expect(await found(filter), JSON.stringify(filter)).toEqual([true, true]);
    const ofNobody = await client.make({ lines, settlement: { payment_type: 'pod' } });
    const without = { customer_id: 'none', unpaid: 'true' };
    expect((await client.list(without)).data.items.map(({ id }) => id)).toContain(ofNobody.data.id);
    expect((await client.list(without)).data.items.map(({ customer }) => customer)).toEqual(
      Array.from({ length: (await client.count(without)).data.total }, () => null),
    );
    expect(await found({ test: 'false', customer_id })).toEqual([false, false]);
    expect(await found({ search: 'nothing like this' })).toEqual([false, false]);
    expect(await found({ unfulfilled: 'false', customer_id })).toEqual([false, false]);
    expect((await client.list({ sort: 'mood' })).status).toBe(400);
  });
});
