import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { orderDesk, type Seller } from '#testing/order-desk.ts';
import { newGood } from '#testing/purchasing.ts';

let app: TestApp;
let owner: Seller;
beforeAll(async () => {
  app = await startTestApp();
  const { token } = await app.verifiedUser();
  owner = { token, storeId: (await app.newStore(token)).id };
});
afterAll(() => app.close());

const desk = orderDesk(
  () => app,
  () => owner,
);

async function aGood(pieces = 10, fields: object = {}) {
  return newGood(app, owner, { price: 500, opening_stock: pieces, track_quantity: true, ...fields });
}

const cash = (amount: number) => ({ method: 'cash', amount });

describe('Who sees which order', () => {
  it('an associate its own ones only, and at the listed prices', async () => {
    const associate = await app.staffMember(owner.token, owner.storeId, 'associate');
    const own = orderDesk(
      () => app,
      () => ({ token: associate.token, storeId: owner.storeId }),
    );
    const { variantId } = await aGood();
    const lines = [{ variant_id: variantId, quantity: 1 }];
    const theirs = await desk.make({ lines, placement: { payment_type: 'pod' } });
    const mine = await own.make({ lines, placement: { payment_type: 'pod' } });
    expect((await own.list()).data.items.map(({ id }) => id)).toEqual([mine.data.id]);
    expect((await own.count()).data.total).toBe(1);
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
    const officers = orderDesk(
      () => app,
      () => ({ token, storeId: owner.storeId }),
    );
    const { data } = await desk.make({
      customer_id: await desk.newCustomer(),
      lines: [{ title: 'Repair', unit_price: 700, quantity: 1 }],
      placement: { payment_type: 'credit', due_on: '2099-01-01' },
    });
    const listed = await officers.list({ to_hand_over: 'true', sort: 'number', search: `#${data.number}` });
    for (const shown of [listed.data.items[0], (await officers.read(data.id)).data])
      expect(shown).toMatchObject({ id: data.id, payment_type: null, due_on: null, total: null });
    for (const query of [
      { sort: '-total' },
      { sort: 'due' },
      { owing: 'true' },
      { owed_for: 'overdue' },
      { shipping: 'true' },
      { payment_type: 'pod' },
      { discount_id: randomUUID() },
    ] as Record<string, string>[])
      expect((await officers.list(query)).error, JSON.stringify(query)).toBe('not_allowed');
    expect((await officers.count({ owing: 'false' })).error).toBe('not_allowed');
  });

  it('lists by state, payment type, what is owed, number and customer', async () => {
    const customer_id = await desk.newCustomer();
    const lines = [{ title: 'Repair', unit_price: 700, quantity: 1 }];
    const { data } = await desk.make({ lines, customer_id, placement: { payment_type: 'pod' } });
    const found = async ({ sort, ...filter }: Record<string, string>) => [
      (await desk.list({ ...filter, ...(sort && { sort }) })).data.items
        .map(({ id }) => id)
        .includes(data.id),
      (await desk.count(filter)).data.total > 0,
    ];
    const filters: Record<string, string>[] = [
      { customer_id },
      { state: 'placed' },
      { payment_type: 'pod' },
      { channel: 'manual' },
      { owing: 'true' },
      { to_hand_over: 'true' },
      { search: `T-${data.number}` },
      { sort: '-total', customer_id },
      { sort: 'due', customer_id },
    ];
    for (const filter of filters) expect(await found(filter), JSON.stringify(filter)).toEqual([true, true]);
    const ofNobody = await desk.make({ lines, placement: { payment_type: 'pod' } });
    const without = { customer_id: 'none', owing: 'true' };
    expect((await desk.list(without)).data.items.map(({ id }) => id)).toContain(ofNobody.data.id);
    expect((await desk.list(without)).data.items.map(({ customer }) => customer)).toEqual(
      Array.from({ length: (await desk.count(without)).data.total }, () => null),
    );
    expect(await found({ test: 'false', customer_id })).toEqual([false, false]);
    expect(await found({ search: 'nothing like this' })).toEqual([false, false]);
    expect(await found({ to_hand_over: 'false', customer_id })).toEqual([false, false]);
    expect((await desk.list({ sort: 'mood' })).status).toBe(400);
  });
});
