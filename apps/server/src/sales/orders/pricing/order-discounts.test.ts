import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderClient, type Seller } from '#testing/clients/order-client.ts';
import { newItem } from '#testing/clients/purchasing-calls.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { aDiscount } from '#testing/requests/discount-requests.ts';

let app: TestApp;
let who: Seller;
let owner: Seller;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const { token } = await app.verifiedUser();
  owner = { token, storeId: (await app.newStore(token)).id };
  who = owner;
  await query(app.database.superUrl, `update app.stores set mode = 'live' where id = $1`, [owner.storeId]);
});

const client = orderClient(
  () => app,
  () => who,
);
const add = (fields: object) =>
  aDiscount(app, owner.token, owner.storeId, { title: 'code' in fields ? '' : 'Half', ...fields });
const repair = (fields: object = {}) => ({ title: 'Repair', unit_price: 1000, quantity: 1, ...fields });
const pod = { settlement: { payment_type: 'pod' } };
const cartOffer = (body: object) =>
  app.call('POST /marketplace/v1/stores/{id}/cart-offers', {
    token: who.token,
    params: { id: who.storeId },
    body: { channel: 'manual', ...body },
  });
const inCart = { product_id: null, unit_price: 1000, quantity: 1 };

async function aCustomer(name: string): Promise<string> {
  const at = { token: owner.token, params: { id: owner.storeId } };
  return (await app.call('POST /marketplace/v1/stores/{id}/customers', { ...at, body: { name } })).data.id;
}

async function usesOf(discountId: string) {
  const [row] = await query<{ uses: number; total_discounted: number; rows: number }>(
    app.database.superUrl,
    `select uses, total_discounted::int, (select count(*)::int from app.discount_redemptions where discount_id = $1) as rows
     from app.discounts where id = $1`,
    [discountId],
  );
  expect(row?.rows).toBe(row?.uses);
  return [row?.uses, row?.total_discounted];
}

describe('The discount of an order', () => {
  it('is that of its code, apart from what is off by hand, and named by the order', async () => {
    const ten = await add({ title: 'A tenth', code: 'TEN', percent: 10 });
    await add({ title: 'Half', percent: 50 });
    const { data } = await client.make({
      lines: [repair({ discount: 100 }), repair({ quantity: 2 })],
      discount_amount: 290,
      discount_code: ' ten ',
      ...pod,
    });
    expect(data).toMatchObject({
      ...{ discount_code: 'TEN', offer: { discount_id: ten, title: 'A tenth', amount: 261 } },
      ...{ lines_total: 3000, discount_total: 651, ordered_total: 2349, outstanding: 2349 },
      lines: [
        { discount: 100, offered: 81 },
        { discount: 0, offered: 180 },
      ],
    });
    expect(await usesOf(ten)).toEqual([1, 261]);
    expect((await client.list({ discount_id: ten })).data.items.map(({ id }) => id)).toEqual([data.id]);
    expect((await client.count({ discount_id: ten })).data).toEqual({ total: 1 });
  });

  it('is the best that applies by itself in its channel where no code is typed', async () => {
    const third = await add({ title: 'A third', percent: 33.333 });
    await add({ title: 'In the web store', percent: 90, channels: ['web'] });
    const { data } = await client.make({ lines: [repair()], ...pod });
    expect(data.offer).toEqual({ discount_id: third, title: 'A third', amount: 333 });
    expect(data.ordered_total).toBe(667);
  });

  it('is said before the sale, line by line, or why there is none', async () => {
    await add({ title: 'A tenth', code: 'TEN', percent: 10, minimum_spend: 1500 });
    const lines = [inCart, { ...inCart, quantity: 2, discount: 500 }];
    expect((await cartOffer({ lines, discount_code: 'ten' })).data).toEqual({
      offer: { title: 'A tenth', amount: 250, lines: [100, 150] },
      refusal: null,
      items: [],
    });
    expect((await cartOffer({ lines: [inCart], discount_code: 'ten' })).data).toEqual({
      offer: null,
      refusal: expect.stringMatching(/^Add items worth .*5\.00 more$/),
      items: [],
    });
    expect((await cartOffer({ lines, discount_code: 'NINE' })).data.refusal).toBe(
      'No discount with code “NINE”',
    );
    expect((await cartOffer({ lines })).data).toEqual({ offer: null, refusal: null, items: [] });
    for (const quantity of [0, -1, 1.5, 1e12]) {
      const { error } = await cartOffer({ lines: [{ ...inCart, quantity }] });
      expect(error).toBe('invalid_fields');
    }
  });

  it('holds no order up that is only drafted: the draft keeps the code and says what it takes off', async () => {
    const code = await add({ code: 'TWO', percent: 50, minimum_quantity: 2 });
    const { data } = await client.make({ lines: [repair()], discount_code: 'two' });
    expect(data).toMatchObject({ discount_code: 'TWO', offer: null, ordered_total: 1000 });
    const refused = await client.place(data.id, { payment_type: 'pod' });
    expect(refused).toMatchObject({
      ...{ status: 422, error: 'discount_refused', fields: { discount_code: 'Add 1 more item' } },
    });
    const line = { id: data.lines[0]?.id, quantity: 2 };
    const changed = await client.change(data.id, { version: data.version, lines: [line] });
    expect(changed.data).toMatchObject({
      offer: { discount_id: null, title: 'TWO', amount: 1000 },
      ordered_total: 1000,
    });
    expect(await usesOf(code)).toEqual([0, 0]);
    const placed = await client.place(data.id, { payment_type: 'pod' });
    expect(placed.data).toMatchObject({ offer: { discount_id: code, amount: 1000 }, outstanding: 1000 });
    expect(await usesOf(code)).toEqual([1, 1000]);
  });

  it('stays when the order is edited, reckoned for the lines that stand, whatever its dates and limits say since', async () => {
    const code = await add({ code: 'HALF', use_limit: 1 });
    const { data } = await client.make({ lines: [repair()], discount_code: 'HALF', ...pod });
    await app.call('PUT /marketplace/v1/stores/{id}/discounts/{discount_id}/switch', {
      token: owner.token,
      params: { id: owner.storeId, discount_id: code },
      body: { active: false },
    });
    const lines = [{ id: data.lines[0]?.id, quantity: 3 }];
    const changed = await client.change(data.id, { version: data.version, lines });
    expect(changed.data).toMatchObject({ offer: { discount_id: code, amount: 1500 }, ordered_total: 1500 });
    expect(await usesOf(code)).toEqual([1, 1500]);
    expect(
      (await cartOffer({ order_id: data.id, discount_code: 'HALF', lines: [{ ...inCart, quantity: 4 }] }))
        .data,
    ).toMatchObject({ offer: { amount: 2000 } });
  });

  it('of an edited order does not change with its terms while nothing changes that it looks at', async () => {
    const code = await add({ code: 'HALF' });
    const { data } = await client.make({ lines: [repair()], discount_code: 'HALF', ...pod });
    await query(app.database.superUrl, 'update app.discounts set percent = 10 where id = $1', [code]);
    const noted = await client.change(data.id, { version: data.version, note: 'Ring first', shipping: 200 });
    expect(noted.data).toMatchObject({ offer: { amount: 500 }, ordered_total: 700 });
    const lines = [{ id: data.lines[0]?.id, quantity: 2 }];
    const changed = await client.change(data.id, { version: noted.data.version, lines });
    expect(changed.data).toMatchObject({ offer: { amount: 200 }, ordered_total: 2000 });
  });

  it('is exchanged or taken away by an edit, and its use comes back', async () => {
    const [half, tenth] = [await add({ code: 'HALF' }), await add({ code: 'TEN', percent: 10 })];
    const { data } = await client.make({ lines: [repair()], discount_code: 'HALF', ...pod });
    const wrong = await client.change(data.id, { version: data.version, discount_code: 'NONE' });
    expect(wrong).toMatchObject({ error: 'discount_refused', fields: { discount_code: expect.any(String) } });
    const other = await client.change(data.id, { version: data.version, discount_code: 'ten' });
    expect(other.data).toMatchObject({ discount_code: 'TEN', ordered_total: 900 });
    expect([await usesOf(half), await usesOf(tenth)]).toEqual([
      [0, 0],
      [1, 100],
    ]);
    const none = await client.change(data.id, { version: other.data.version, discount_code: null });
    expect(none.data).toMatchObject({ discount_code: null, offer: null, ordered_total: 1000 });
    expect(await usesOf(tenth)).toEqual([0, 0]);
  });

  it('is used by who buys after an edit, and no more by who bought before', async () => {
    const once = await add({ code: 'ONCE', customer_limit: 1 });
    const [asha, juma] = [await aCustomer('Asha'), await aCustomer('Juma')];
    const sale = (customer_id: string) =>
      client.make({ customer_id, lines: [repair()], discount_code: 'ONCE', ...pod });
    const { data } = await sale(asha);
    expect((await sale(asha)).error).toBe('discount_refused');
    const given = await client.change(data.id, { version: data.version, customer_id: juma });
    expect(given.data).toMatchObject({ discount_code: 'ONCE', customer: { id: juma } });
    expect((await sale(juma)).error).toBe('discount_refused');
    expect((await sale(asha)).status).toBe(200);
    expect((await usesOf(once))[0]).toBe(2);
  });

  it('that is exchanged is told of to who looks at either of the two', async () => {
    const [half, tenth] = [await add({ code: 'HALF' }), await add({ code: 'TEN', percent: 10 })];
    const { data } = await client.make({ lines: [repair()], discount_code: 'HALF', ...pod });
    await client.change(data.id, { version: data.version, discount_code: 'ten' });
    const [told] = await query<{ ids: string[] }>(
      app.database.superUrl,
      `select payload -> 'ids' as ids from app.events where store_id = $1 and kind = 'discount.changed' order by sequence desc limit 1`,
      [owner.storeId],
    );
    expect(told?.ids.toSorted()).toEqual([half, tenth].toSorted());
  });

  it('that came by itself goes where the lines left have nothing of it; a code is refused with a sentence', async () => {
    const lines = [repair({ quantity: 2 })];
    await add({ code: 'PAIR', minimum_quantity: 2 });
    const byCode = await client.make({ lines, discount_code: 'PAIR', ...pod });
    const auto = await add({ title: 'Two for less', minimum_quantity: 2 });
    const byItself = await client.make({ lines, ...pod });
    expect(await usesOf(auto)).toEqual([1, 1000]);
    const less = (order: typeof byItself) =>
      client.change(order.data.id, {
        version: order.data.version,
        lines: [{ id: order.data.lines[0]?.id, quantity: 1 }],
      });
    expect((await less(byItself)).data).toMatchObject({ offer: null, ordered_total: 1000 });
    expect(await usesOf(auto)).toEqual([0, 0]);
    expect(await less(byCode)).toMatchObject({ error: 'discount_refused', message: 'Add 1 more item' });
  });

  it('comes back when the order is cancelled, which still says what it had', async () => {
    const code = await add({ code: 'ONCE', use_limit: 1 });
    const { data } = await client.make({ lines: [repair()], discount_code: 'ONCE', ...pod });
    const cancelled = await client.cancel(data.id, {});
    expect(cancelled.data.offer).toEqual({ discount_id: code, title: 'ONCE', amount: 500 });
    expect(await usesOf(code)).toEqual([0, 0]);
    const again = await client.make({ lines: [repair()], discount_code: 'ONCE', ...pod });
    expect(again.data.offer).toMatchObject({ amount: 500 });
  });

  it('of a test order uses nothing up, and is not deleted while the order names it', async () => {
    await query(app.database.superUrl, `update app.stores set mode = 'test' where id = $1`, [owner.storeId]);
    const code = await add({ code: 'ONCE', use_limit: 1 });
    const one = await client.make({ lines: [repair()], discount_code: 'ONCE', ...pod });
    const two = await client.make({ lines: [repair()], discount_code: 'ONCE', ...pod });
    expect([one.data.ordered_total, two.data.ordered_total]).toEqual([500, 500]);
    expect(await usesOf(code)).toEqual([0, 0]);
    const gone = await app.call('DELETE /marketplace/v1/stores/{id}/discounts/{discount_id}', {
      token: owner.token,
      params: { id: owner.storeId, discount_id: code },
    });
    expect(gone.data.message).toBe('ONCE ended. Orders use it, so it can’t be deleted.');
  });

  it('is for an associate too, who takes nothing off by hand; an inventory officer sees nothing of it', async () => {
    await add({ title: 'Secret sale', code: 'HALF' });
    const { variantId } = await newItem(app, owner, { track_quantity: false });
    who = { ...owner, token: (await app.staffMember(owner.token, owner.storeId, 'associate')).token };
    const lines = [{ variant_id: variantId, quantity: 1 }];
    const { data } = await client.make({ lines, discount_code: 'HALF', ...pod });
    expect(data).toMatchObject({ ordered_total: 250, offer: { title: 'Secret sale' } });
    const byHand = await client.make({ lines: [{ ...lines[0], discount: 10 }], ...pod });
    expect(byHand.error).toBe('not_allowed');
    who = { ...owner, token: (await app.staffMember(owner.token, owner.storeId, 'inventory_officer')).token };
    const seen = await client.read(data.id);
    expect(seen.data).toMatchObject({ discount_code: null, offer: null, lines: [{ offered: null }] });
    expect(JSON.stringify(seen.data)).not.toMatch(/Secret|HALF/);
    expect((await client.list({ discount_id: data.offer?.discount_id ?? '' })).error).toBe('not_allowed');
    expect((await cartOffer({ lines: [inCart] })).error).toBe('not_allowed');
  });

  it('with a code of limit 1: exactly one of 100 orders at the same time has it, the others lose nothing', async () => {
    const code = await add({ code: 'ONCE', use_limit: 1 });
    const { variantId } = await newItem(app, owner, { opening_stock: 200, track_quantity: true });
    const sale = { lines: [{ variant_id: variantId, quantity: 1 }], discount_code: 'ONCE', ...pod };
    const answers = await Promise.all(Array.from({ length: 100 }, () => client.make(sale)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(99);
    expect(new Set(refused.map(({ error, message }) => `${error}: ${message}`))).toEqual(
      new Set(['discount_refused: This discount has reached its limit of uses']),
    );
    expect(await usesOf(code)).toEqual([1, 250]);
    const [kept] = await query(
      app.database.superUrl,
      `select (select count(*)::int from app.orders where store_id = $1) as orders,
              (select last_number::int from app.store_numbers where store_id = $1 and series = 'order') as numbers,
              (select reserved from app.stock_levels where variant_id = $2) as reserved`,
      [owner.storeId, variantId],
    );
    expect(kept).toEqual({ orders: 1, numbers: 1, reserved: 1 });
  });
});
