import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mergeClient } from '#testing/clients/merge-client.ts';
import { orderClient } from '#testing/clients/order-client.ts';
import { newItem } from '#testing/clients/purchasing-calls.ts';
import { type SoldItem, tillClient } from '#testing/clients/till-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { aDiscount } from '#testing/requests/discount-requests.ts';
import { aRegister, type TestRegister } from '#testing/requests/register-requests.ts';
import { recordLeftCommands } from './record-left-commands.ts';

let app: TestApp;
let owner: { token: string; storeId: string; userId: string };
let till: TestRegister;
beforeAll(async () => {
  app = await startTestApp();
  const { token, id: userId } = await app.verifiedUser();
  owner = { token, userId, storeId: (await app.newStore(token, { mode: 'live' })).id };
  till = await aRegister(app, token, owner.storeId);
});
afterAll(() => app.close());

const { sale, command, send } = tillClient(() => ({
  ...{ app, till, storeId: owner.storeId, cashierId: owner.userId },
}));
const orders = orderClient(
  () => app,
  () => owner,
);
const people = mergeClient(
  () => app,
  () => owner,
);
const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  query<Row>(app.database.superUrl, text, values);
const at = () => ({ token: owner.token, params: { id: owner.storeId } });
const aMug = async (fields: object = {}) => {
  const item = await newItem(app, owner, { price: 500, opening_stock: 10, track_quantity: true, ...fields });
  return { ...item, sold: { variant_id: item.variantId, title: 'Mug', unit_price: 500 } satisfies SoldItem };
};

/** Sends the sale: its flags, and that it stands at its total all the same. */
async function flagsOf(sold: ReturnType<typeof sale>, sentAt?: Date): Promise<string[]> {
  const [result] = await send([sold], sentAt);
  expect(result).toMatchObject({ state: 'stored', reason: null });
  const { data } = await orders.read(sold.id);
  expect(data.flags).toEqual(result?.flags);
  expect(data).toMatchObject({ number: sold.payload.number, total: sold.payload.total });
  return data.flags;
}

describe('OFFLINE 18: the receipt wins over what has changed meanwhile', () => {
  it('the price', async () => {
    const { sold, variantId } = await aMug();
    await sql('update app.variants set price = 600 where id = $1', [variantId]);
    expect(await flagsOf(sale([sold]))).toEqual(['price_differs']);
    expect(await flagsOf(sale([{ ...sold, listed_price: 500 }]))).toEqual(['price_differs']);
    expect(await flagsOf(sale([{ ...sold, listed_price: 600 }]))).toEqual([]);
  });

  it('the rate of a product', async () => {
    const { sold, productId } = await aMug();
    await sql('update app.stores set apply_vat = true, vat_percent = 20 where id = $1', [owner.storeId]);
    const vat = { apply_vat: true, vat_percent: '20', prices_include_vat: true, shipping_vat_percent: null };
    const rung = () => sale([{ ...sold, tax_percent: '20' }], { vat });
    await sql('update app.stores set prices_include_vat = true where id = $1', [owner.storeId]);
    expect(await flagsOf(rung())).toEqual([]);
    await sql('update app.products set tax_percent = 5 where id = $1', [productId]);
    expect(await flagsOf(rung())).toEqual(['tax_differs']);
    await sql('update app.stores set apply_vat = false, prices_include_vat = false where id = $1', [
      owner.storeId,
    ]);
  });

  it('a product that was archived, or deleted: its line keeps the title of the receipt', async () => {
    const archived = await aMug();
    await sql(`update app.products set status = 'archived' where id = $1`, [archived.productId]);
    expect(await flagsOf(sale([archived.sold]))).toEqual(['product_inactive']);
    const gone = sale([{ variant_id: randomUUID(), title: 'Mug of old', unit_price: 500 }]);
    expect(await flagsOf(gone)).toEqual(['product_deleted']);
    expect((await orders.read(gone.id)).data.lines).toMatchObject([
      { title: 'Mug of old', variant_id: null },
    ]);
  });

  it('the stock: what was handed over is gone, below zero too', async () => {
    const { sold, variantId } = await aMug({ opening_stock: 1 });
    expect(await flagsOf(sale([{ ...sold, quantity: 3 }]))).toEqual(['below_stock']);
    expect(await sql('select on_hand from app.stock_levels where variant_id = $1', [variantId])).toEqual([
      { on_hand: -2 },
    ]);
  });

  it('the stock: what is to be collected is promised, though it is not there', async () => {
    const { sold, variantId } = await aMug({ opening_stock: 1 });
    const held = () => sale([sold], { fulfilled: false });
    expect(await flagsOf(held())).toEqual([]);
    expect(await flagsOf(held())).toEqual(['below_stock']);
    expect(
      await sql('select on_hand, reserved from app.stock_levels where variant_id = $1', [variantId]),
    ).toEqual([{ on_hand: 1, reserved: 2 }]);
  });

  it('a customer who was merged with another, or erased', async () => {
    const [kept, twin] = await people.addPair();
    const erased = await people.add({ name: 'Otieno' });
    await people.merge(kept, twin);
    await people.erase(erased);
    const { sold } = await aMug();
    const merged = sale([sold], { customer: { id: twin, name: 'Asha M' } });
    expect(await flagsOf(merged)).toEqual([]);
    expect((await orders.read(merged.id)).data.customer?.id).toBe(kept);
    const gone = sale([sold], { customer: { id: erased, name: 'Otieno' } });
    expect(await flagsOf(gone)).toEqual(['customer_deleted']);
    expect((await orders.read(gone.id)).data.customer).toBeNull();
    const owing = { payment_type: 'credit', due_on: '2199-01-01', payments: [] };
    const onCredit = sale([sold], { ...owing, customer: { id: erased, name: 'Otieno', phone: '' } });
    expect(await flagsOf(onCredit)).toEqual(['customer_deleted']);
    expect((await orders.read(onCredit.id)).data).toMatchObject({
      customer: { name: 'Otieno' },
      outstanding: 500,
    });
  });

  it('a location that was closed', async () => {
    const { data: places } = await app.call('GET /marketplace/v1/stores/{id}/locations', at());
    const kiosk = await app.call('POST /marketplace/v1/stores/{id}/locations', {
      ...at(),
      body: { name: 'Kiosk' },
    });
    const there = await aRegister(app, owner.token, owner.storeId);
    await sql('update app.registers set location_id = $1 where id = $2', [kiosk.data.id, there.id]);
    const { sold } = await aMug({ track_quantity: false, opening_stock: 0 });
    const rung = () => sale([sold], { register_id: there.id });
    expect(await flagsOf(rung())).toEqual([]);
    await sql('update app.locations set closed_at = now() where id = $1', [kiosk.data.id]);
    const late = rung();
    expect(await flagsOf(late)).toEqual(['location_closed']);
    expect((await orders.read(late.id)).data.location).toMatchObject({ id: places[0]?.id });
  });

  it('a discount that was used up, is off, or is gone', async () => {
    const { sold } = await aMug();
    const once = { title: 'Once', kind: 'amount', percent: null, amount: 100, use_limit: 1 };
    const id = await aDiscount(app, owner.token, owner.storeId, once);
    const offer = { discount_id: id, title: 'Once', code: null };
    const rung = () => sale([{ ...sold, offered: 100 }], { offer });
    const first = rung();
    expect(await flagsOf(first)).toEqual([]);
    expect((await orders.read(first.id)).data).toMatchObject({
      offer: { title: 'Once' },
    });
    expect(await flagsOf(rung())).toEqual(['discount_differs']);
    expect(await sql('select uses from app.discounts where id = $1', [id])).toEqual([{ uses: 2 }]);
    const gone = sale([{ ...sold, offered: 100 }], { offer: { ...offer, discount_id: randomUUID() } });
    expect(await flagsOf(gone)).toEqual(['discount_differs']);
  });
});

describe('A package from a scale', () => {
  it('costs what it weighs or what the scale printed: that is no other price', async () => {
    const { sold } = await aMug();
    const ben = await app.staffMember(owner.token, owner.storeId, 'associate');
    const rung = (price: number, grams: number | null, listed = price) =>
      flagsOf(
        sale([{ ...sold, unit_price: price, listed_price: listed, weighed: { grams } }], {
          cashier_id: ben.id,
        }),
      );
    expect(await rung(375, 750)).toEqual([]);
    expect(await rung(1234, null)).toEqual([]);
    expect(await rung(376, 750)).toEqual(['price_differs']);
    expect(await rung(300, 750, 375)).toEqual(['not_approved']);
    expect(await rung(1000, null, 1234)).toEqual(['not_approved']);
  });
});

describe('OFFLINE 22: who stood at the till', () => {
  it('may be off the staff by now: it is their sale', async () => {
    const ben = await app.staffMember(owner.token, owner.storeId, 'associate');
    await app.call('DELETE /marketplace/v1/stores/{id}/staff/{user_id}', {
      token: owner.token,
      params: { id: owner.storeId, user_id: ben.id },
    });
    const { sold } = await aMug();
    const late = sale([sold], { cashier_id: ben.id });
    expect(await flagsOf(late)).toEqual(['staff_removed']);
    expect(await sql('select sold_by from app.orders where id = $1', [late.id])).toEqual([
      { sold_by: ben.id },
    ]);
  });

  it('is nobody of another store', async () => {
    const stranger = await app.verifiedUser();
    const { sold } = await aMug();
    const odd = sale([sold], { cashier_id: stranger.id });
    expect(await flagsOf(odd)).toEqual(['staff_removed']);
    expect(await sql('select sold_by from app.orders where id = $1', [odd.id])).toEqual([{ sold_by: null }]);
  });

  it('may give no discount, change no price and sell nothing of their own without approval', async () => {
    const ben = await app.staffMember(owner.token, owner.storeId, 'associate');
    const sue = await app.staffMember(owner.token, owner.storeId, 'supervisor');
    const { sold } = await aMug();
    const acts = [
      [[{ ...sold, discount: 50 }], {}],
      [[{ ...sold, unit_price: 400, listed_price: 500 }], {}],
      [[{ title: 'Repair', unit_price: 700, listed_price: null }], {}],
      [
        [sold],
        { discount_amount: 100, total: 400, payments: [{ id: randomUUID(), method: 'cash', amount: 400 }] },
      ],
    ] as [SoldItem[], object][];
    for (const [items, payload] of acts) {
      const alone = await flagsOf(sale(items, { ...payload, cashier_id: ben.id }));
      expect(alone).toContain('not_approved');
      const payments = (payload as { payments?: object[] }).payments?.map((one) => ({
        ...one,
        id: randomUUID(),
      }));
      const approved = sale(items, {
        ...payload,
        ...(payments ? { payments } : {}),
        ...{ cashier_id: ben.id, approved_by: sue.id },
      });
      expect(await flagsOf(approved)).toEqual([]);
      const [row] = await sql('select sold_by, approved_by from app.orders where id = $1', [approved.id]);
      expect(row).toEqual({ sold_by: ben.id, approved_by: sue.id });
    }
  });
});

describe('OFFLINE 14: a clock that is wrong', () => {
  const day = 86_400_000;
  it.each([
    ['a day ahead', day],
    ['a year ahead', 365 * day],
    ['a day behind', -day],
    ['a year behind', -365 * day],
  ])('%s is put right by what it shows when it sends', async (_, off) => {
    const { sold } = await aMug();
    const now = app.services.clock().getTime();
    const rung = sale([sold], { at: new Date(now + off - 3_600_000).toISOString() });
    expect(await flagsOf(rung, new Date(now + off))).toEqual(['clock_differs']);
    const placed = Date.parse((await orders.read(rung.id)).data.placed_at ?? '');
    expect(Math.abs(placed - (now - 3_600_000))).toBeLessThan(60_000);
  });

  it('by a few minutes is right enough, and nothing lies in the future', async () => {
    const { sold } = await aMug();
    const now = app.services.clock().getTime();
    const rung = sale([sold], { at: new Date(now + 120_000).toISOString() });
    expect(await flagsOf(rung, new Date(now + 120_000))).toEqual([]);
    const { data } = await orders.read(rung.id);
    expect(data.placed_at).toBe(data.received_at);
  });
});

describe('What was kept when the server died', () => {
  it('is recorded by the clock, though the device never comes back', async () => {
    const { sold } = await aMug();
    const left = sale([sold]);
    const { id, seq, kind, version, device_id, payload } = left;
    await sql(
      `insert into app.till_commands (store_id, id, device_id, seq, kind, version, payload, digest, received_at)
       values ($1, $2, $3, $4, $5, $6, $7, '\\x00', now() - interval '2 minutes')`,
      [owner.storeId, id, device_id, seq, kind, version, JSON.stringify(payload)],
    );
    const ownerPool = new pg.Pool({ connectionString: app.database.ownerUrl });
    await recordLeftCommands({ ...app.services, ownerPool });
    expect((await orders.read(left.id)).data).toMatchObject({ number: payload.number, state: 'fulfilled' });
    await recordLeftCommands({ ...app.services, ownerPool });
    await ownerPool.end();
    expect(await sql('select count(*)::int from app.orders where id = $1', [id])).toEqual([{ count: 1 }]);
  });
});

describe('OFFLINE 20: a shift', () => {
  it('that was closed says of what comes later that it is late', async () => {
    const { sold } = await aMug();
    const opened = command('shift_opened', { opening_float: 1000 });
    const inShift = { shift_id: opened.id };
    const [first, late] = [sale([sold], inShift), sale([sold], inShift)];
    const closed = command('shift_closed', {
      ...inShift,
      counted: [],
      counted_total: 1500,
      expected_total: 1500,
    });
    expect((await send([opened, first, closed])).map(({ state }) => state)).toEqual(Array(3).fill('stored'));
    expect(await flagsOf(late)).toEqual(['after_close']);
    const again = command('shift_closed', { ...inShift, counted: [], counted_total: 9, expected_total: 9 });
    expect(await send([again])).toMatchObject([{ state: 'needs_attention', reason: 'shift_closed' }]);
  });
});
