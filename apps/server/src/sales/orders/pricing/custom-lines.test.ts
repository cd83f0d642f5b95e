import { randomUUID } from 'node:crypto';
import { orderDraft } from '@sokoni/contract/sales/order-drafts';
import type { Actor } from '@sokoni/rules/access/actor';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionNow } from '#core/action.ts';
import { transaction } from '#core/database/access/transaction.ts';
import { createOrder } from '#sales/orders/create-order.ts';
import { orderClient, type Seller } from '#testing/clients/order-client.ts';
import { newItem } from '#testing/clients/purchasing-calls.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';

let app: TestApp;
let owner: Seller;
let associate: Seller & { id: string };
let supervisor: Seller;
beforeAll(async () => {
  app = await startTestApp();
  const { token } = await app.verifiedUser();
  owner = { token, storeId: (await app.newStore(token)).id };
  const { storeId } = owner;
  associate = { ...(await app.staffMember(token, storeId, 'associate')), storeId };
  supervisor = { ...(await app.staffMember(token, storeId, 'supervisor')), storeId };
});
afterAll(() => app.close());

const clientOf = (who: () => Seller) => orderClient(() => app, who);
const theirs = clientOf(() => associate);
const leads = clientOf(() => supervisor);

const repair = { title: 'Repair', unit_price: 1, quantity: 2 };
const pod = { payment_type: 'pod' };
const refused = {
  status: 403,
  error: 'not_allowed',
  message: 'Your role in this store can’t sell custom items',
};

/** An order of the associate with a product, which a supervisor gave a custom line too. */
async function withRepair(settlement: object | undefined) {
  const { variantId } = await newItem(app, owner, { opening_stock: 5 });
  const { data } = await theirs.make({ lines: [{ variant_id: variantId, quantity: 1 }], settlement });
  const product = { id: data.lines[0]?.id, quantity: 1 };
  const given = await leads.change(data.id, { version: data.version, lines: [product, repair] });
  const custom = { id: given.data.lines[1]?.id, quantity: 2 };
  return { id: data.id, version: given.data.version, product, custom };
}

describe('A custom line', () => {
  it('is sold by a supervisor, and by no associate in a new draft or sale', async () => {
    expect((await leads.make({ lines: [repair], settlement: pod })).data).toMatchObject({ total: 2 });
    for (const settlement of [undefined, pod])
      expect(await theirs.make({ lines: [repair], settlement })).toMatchObject(refused);
  });

  it.each([
    ['a draft', undefined],
    ['a placed order', pod],
  ])('gets into %s by no edit of an associate', async (_order, settlement) => {
    const { variantId } = await newItem(app, owner, { opening_stock: 5 });
    const { data } = await theirs.make({ lines: [{ variant_id: variantId, quantity: 1 }], settlement });
    const lines = [{ id: data.lines[0]?.id, quantity: 1 }, repair];
    expect(await theirs.change(data.id, { version: data.version, lines })).toMatchObject(refused);
    expect((await theirs.read(data.id)).data.lines).toHaveLength(1);
  });

  it.each([
    ['a draft', undefined],
    ['a placed order', pod],
  ])('of a supervisor stays as it is in %s of an associate, or goes', async (_order, settlement) => {
    const { id, version, product, custom } = await withRepair(settlement);
    for (const more of [{ title: 'Rice' }, { quantity: 3 }])
      expect(await theirs.change(id, { version, lines: [product, { ...custom, ...more }] })).toMatchObject(
        refused,
      );
    const priced = await theirs.change(id, { version, lines: [product, { ...custom, unit_price: 2 }] });
    expect(priced).toMatchObject({ message: 'Your role in this store can’t change prices' });
    const kept = await theirs.change(id, { version, lines: [product, { ...custom, title: 'Repair' }] });
    expect(kept.data).toMatchObject({ lines: [{}, { title: 'Repair', quantity: 2 }] });
    const fewer = await theirs.change(id, {
      version: version + 1,
      lines: [product, { ...custom, quantity: 1 }],
    });
    expect(fewer.data).toMatchObject({ lines: [{}, { quantity: 1 }] });
    expect((await theirs.change(id, { version: version + 2, lines: [product] })).data.lines).toHaveLength(1);
  });

  it('of a draft is placed by an associate', async () => {
    const { id } = await withRepair(undefined);
    expect((await theirs.place(id, pod)).data).toMatchObject({ lines: [{}, { title: 'Repair' }] });
  });

  it('goes out in an exchange of a supervisor, and in none of an associate', async () => {
    const { variantId } = await newItem(app, owner, { opening_stock: 5 });
    const { data } = await theirs.make({
      lines: [{ variant_id: variantId, quantity: 1 }],
      settlement: { ...pod, fulfilled: true },
    });
    const body = {
      returns: [{ line_id: data.lines[0]?.id, quantity: 1, restocked: true }],
      lines: [repair],
      settlement: { payment_type: 'instant', payments: [{ method: 'cash', amount: 2 }] },
    };
    expect(await theirs.exchange(data.id, body)).toMatchObject({ status: 403 });
    expect(await leads.exchange(data.id, body)).toMatchObject({ status: 200 });
  });

  it('that costs nothing asks for who gives discounts too', async () => {
    const sell = (...scopes: Extract<Actor, { kind: 'api_key' }>['scopes']) =>
      transaction(app.services.pool, { userId: null, storeId: owner.storeId }, (db) =>
        createOrder(
          db,
          owner.storeId,
          { ...orderDraft.parse({ lines: [{ ...repair, unit_price: 0 }] }), settlement: undefined },
          actionNow({ kind: 'api_key', keyId: randomUUID(), scopes }, new Date()),
        ),
      );
    await expect(sell('sell', 'sellCustomLine')).rejects.toMatchObject({
      code: 'not_allowed',
      message: 'Your role in this store can’t give discounts',
    });
    expect(await sell('sell', 'sellCustomLine', 'giveDiscount')).toMatchObject({ ordered_total: 0 });
  });
});
