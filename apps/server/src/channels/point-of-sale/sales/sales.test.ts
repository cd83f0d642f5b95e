import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderClient } from '#testing/clients/order-client.ts';
import { newItem } from '#testing/clients/purchasing-calls.ts';
import { tillClient } from '#testing/clients/till-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { aRegister, type TestRegister } from '#testing/requests/register-requests.ts';

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

const { sale, command, send, post } = tillClient(() => ({
  ...{ app, till, storeId: owner.storeId, cashierId: owner.userId },
}));
const orders = orderClient(
  () => app,
  () => owner,
);
const aItem = (fields: object = {}) =>
  newItem(app, owner, { price: 500, opening_stock: 10, track_quantity: true, ...fields });
const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  query<Row>(app.database.superUrl, text, values);

async function onHand(variantId: string) {
  const [row] = await sql<{ on_hand: number }>('select on_hand from app.stock_levels where variant_id = $1', [
    variantId,
  ]);
  return row?.on_hand;
}

describe('A sale of a till', () => {
  it('is an order with the number of its receipt, its register, its time and its payment', async () => {
    const item = await aItem();
    const at = new Date(app.services.clock().getTime() - 3_600_000).toISOString();
    const sold = sale([{ variant_id: item.variantId, title: 'Mug', quantity: 2, unit_price: 500 }], { at });
    const [result] = await send([sold]);
    expect(result).toMatchObject({ id: sold.id, state: 'stored', order_id: sold.id, flags: [] });
    const { data } = await orders.read(sold.id);
    expect(data).toMatchObject({
      ...{ number: 'R1-000001', channel: 'in_person', state: 'fulfilled', total: 1000, outstanding: 0 },
      ...{ placed_at: at, flags: [] },
      lines: [{ id: (sold.payload.lines as { id: string }[])[0]?.id, quantity: 2, unit_price: 500 }],
      payments: [{ method: 'cash', amount: 1000, at }],
    });
    expect(await onHand(item.variantId)).toBe(8);
    const [row] = await sql('select register_id, shift_id from app.orders where id = $1', [sold.id]);
    expect(row).toEqual({ register_id: till.id, shift_id: null });
  });

  it('is there once, however often and from wherever it is sent at once', async () => {
    const item = await aItem();
    const batch = Array.from({ length: 5 }, () => sale([{ variant_id: item.variantId, unit_price: 500 }]));
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(batch)));
    for (const results of answers) expect(results.map(({ state }) => state)).toEqual(Array(5).fill('stored'));
    expect(answers.slice(1)).toEqual(Array(5).fill(answers[0]));
    const [row] = await sql<{ count: number; numbers: number; serials: number }>(
      `select count(*)::int as count, count(distinct number)::int as numbers, count(distinct serial)::int as serials
       from app.orders where id = any ($1)`,
      [batch.map(({ id }) => id)],
    );
    expect(row).toEqual({ count: 5, numbers: 5, serials: 5 });
    expect(await onHand(item.variantId)).toBe(5);
  });

  it('is refused with another content under its id, which is kept beside it', async () => {
    const item = await aItem();
    const sold = sale([{ variant_id: item.variantId, unit_price: 500 }]);
    await send([sold]);
    const other = { ...sold, payload: { ...sold.payload, total: 400 } };
    expect(await send([other])).toMatchObject([{ id: sold.id, state: 'refused', reason: 'till_id_reused' }]);
    await send([other]);
    const kept = await sql('select state from app.till_commands where clashes_with = $1', [sold.id]);
    expect(kept).toEqual([{ state: 'refused' }]);
    expect((await orders.read(sold.id)).data.total).toBe(500);
    // The fields of the same content in another order are the same content.
    const turned = { ...sold, payload: Object.fromEntries(Object.entries(sold.payload).reverse()) };
    expect(await send([turned])).toMatchObject([{ state: 'stored' }]);
  });

  it('that cannot be read needs attention and holds up nothing', async () => {
    const item = await aItem();
    const one = { variant_id: item.variantId, unit_price: 500 };
    const [before, poison, after] = [sale([one]), sale([one], { total: 'much' }), sale([one])];
    const unknown = command('time_travel', {});
    const results = await send([before, poison, unknown, after]);
    expect(results.map(({ state, reason }) => [state, reason])).toEqual([
      ['stored', null],
      ['needs_attention', 'payload_unreadable'],
      ['needs_attention', 'kind_unknown'],
      ['stored', null],
    ]);
    expect(results[1]?.message).toBe(
      'The register sent an entry that could not be read. Reload the till, then try again.',
    );
    expect(await onHand(item.variantId)).toBe(8);
  });

  it('that the database refuses needs attention and holds up nothing: a number that is taken, a register that never was', async () => {
    const first = sale([{ title: 'Repair', unit_price: 700 }]);
    const twin = sale([{ title: 'Repair', unit_price: 700 }], { number: first.payload.number });
    const nowhere = command('shift_opened', { register_id: randomUUID(), opening_float: 0 });
    const after = sale([{ title: 'Repair', unit_price: 700 }]);
    expect((await send([first, twin, nowhere, after])).map(({ reason }) => reason)).toEqual([
      ...[null, 'not_recordable', 'not_recordable', null],
    ]);
  });

  it('that no rule can settle needs attention with the reason, and nothing of it is written', async () => {
    const item = await aItem();
    const unpaid = sale([{ variant_id: item.variantId, unit_price: 500 }], { payments: [] });
    expect(await send([unpaid])).toMatchObject([{ state: 'needs_attention', reason: 'invalid_fields' }]);
    expect(await sql('select from app.orders where id = $1', [unpaid.id])).toEqual([]);
    expect(await onHand(item.variantId)).toBe(10);
  });

  it('of a newer till is heard out: fields that are not known are kept, not refused', async () => {
    const sold = sale([{ title: 'Repair', unit_price: 700 }], { loyalty_points: 7 });
    expect(await send([sold])).toMatchObject([{ state: 'stored' }]);
    const [row] = await sql<{ payload: { loyalty_points: number } }>(
      'select payload from app.till_commands where id = $1',
      [sold.id],
    );
    expect(row?.payload.loyalty_points).toBe(7);
  });

  it('of test mode has a number and a series of its own, also when the store has gone live since', async () => {
    const sold = sale([{ title: 'Repair', unit_price: 700 }], { test: true, number: 'T-R1-000001' });
    await send([sold]);
    expect((await orders.read(sold.id)).data).toMatchObject({ number: 'T-R1-000001', test: true });
  });

  it('is in batches of up to fifty', async () => {
    const many = Array.from({ length: 51 }, () => sale([{ title: 'Repair', unit_price: 1 }]));
    expect(await post(many)).toMatchObject({ status: 400 });
    expect((await send(many.slice(0, 50))).every(({ state }) => state === 'stored')).toBe(true);
  });
});

describe('What comes after a sale in the same batch', () => {
  it('are its return and its refund, by the ids of its lines', async () => {
    const item = await aItem();
    const sold = sale([{ variant_id: item.variantId, quantity: 3, unit_price: 500 }]);
    const [line] = sold.payload.lines as { id: string }[];
    const back = command('return', {
      order_id: sold.id,
      lines: [{ line_id: line?.id, quantity: 1, restocked: true }],
      refund: { id: randomUUID(), method: 'cash', amount: 500 },
    });
    expect((await send([sold, back])).map(({ state }) => state)).toEqual(['stored', 'stored']);
    expect(await send([back])).toMatchObject([{ state: 'stored', order_id: sold.id }]);
    expect((await orders.read(sold.id)).data).toMatchObject({
      ...{ state: 'part_returned', total: 1000, outstanding: 0 },
      paid: 1500,
      refunded: 500,
    });
    expect(await onHand(item.variantId)).toBe(8);
  });

  it('may be a return at a register of another place, where the items are from then on', async () => {
    const item = await aItem();
    const kiosk = await app.call('POST /marketplace/v1/stores/{id}/locations', {
      ...{ token: owner.token, params: { id: owner.storeId } },
      body: { name: 'Kiosk' },
    });
    const there = await aRegister(app, owner.token, owner.storeId);
    await sql('update app.registers set location_id = $1 where id = $2', [kiosk.data.id, there.id]);
    const sold = sale([{ variant_id: item.variantId, quantity: 3, unit_price: 500 }]);
    const [line] = sold.payload.lines as { id: string }[];
    const back = command('return', {
      ...{ order_id: sold.id, register_id: there.id },
      lines: [{ line_id: line?.id, quantity: 2, restocked: true }],
      refund: { id: randomUUID(), method: 'cash', amount: 1000 },
    });
    expect((await send([sold, back])).map(({ state }) => state)).toEqual(['stored', 'stored']);
    const levels = await sql<{ place: string; on_hand: number }>(
      `select place.name as place, level.on_hand from app.stock_levels level
       join app.locations place on place.store_id = level.store_id and place.id = level.location_id
       where level.variant_id = $1 order by level.on_hand`,
      [item.variantId],
    );
    expect(levels).toEqual([
      { place: 'Kiosk', on_hand: 2 },
      { place: 'Main location', on_hand: 7 },
    ]);
    const [told] = await sql<{ place: string }>(
      `select data ->> 'place' as place from app.order_events where order_id = $1 and kind = 'returned'`,
      [sold.id],
    );
    expect(told).toEqual({ place: 'Kiosk' });
  });

  it('may be a return that nobody approved: it is recorded, and the order says so', async () => {
    const ben = await app.staffMember(owner.token, owner.storeId, 'associate');
    const sold = sale([{ title: 'Repair', unit_price: 700 }]);
    const [line] = sold.payload.lines as { id: string }[];
    const back = command('return', {
      ...{ order_id: sold.id, cashier_id: ben.id },
      lines: [{ line_id: line?.id, quantity: 1, restocked: false }],
      refund: { id: randomUUID(), method: 'cash', amount: 700 },
    });
    expect((await send([sold, back])).map(({ state }) => state)).toEqual(['stored', 'stored']);
    expect((await orders.read(sold.id)).data).toMatchObject({ state: 'returned', flags: ['not_approved'] });
  });

  it('that names a sale which is not there needs attention', async () => {
    const back = command('return', {
      order_id: randomUUID(),
      lines: [{ line_id: randomUUID(), quantity: 1, restocked: true }],
    });
    expect(await send([back])).toMatchObject([{ state: 'needs_attention', reason: 'not_found' }]);
  });

  it('is a customer before the sale on credit that names them', async () => {
    const asha = command('customer', { name: 'Asha Mwangi', phone: '+254712345678' });
    const sold = sale([{ title: 'Repair', unit_price: 700 }], {
      ...{ payment_type: 'credit', due_on: '2199-01-01', payments: [] },
      customer: { id: asha.id, name: 'Asha Mwangi' },
    });
    expect((await send([asha, sold])).map(({ state }) => state)).toEqual(['stored', 'stored']);
    expect((await orders.read(sold.id)).data).toMatchObject({
      ...{ customer: { id: asha.id, name: 'Asha Mwangi' }, outstanding: 700, flags: [] },
    });
  });

  it('is a customer who cannot be reached by what was typed: it is kept as a note', async () => {
    const odd = command('customer', { name: 'Otieno', phone: 'by the gate', email: 'none' });
    expect(await send([odd])).toMatchObject([{ state: 'stored' }]);
    expect(await send([{ ...odd, seq: odd.seq }])).toMatchObject([{ state: 'stored' }]);
    expect(await sql('select name, phone, notes from app.customers where id = $1', [odd.id])).toEqual([
      { name: 'Otieno', phone: '', notes: 'by the gate none' },
    ]);
  });

  it('is a parked sale that waits for every till until it is sold', async () => {
    const parked = command('sale_parked', { title: 'Mama Njeri', cart: { lines: [] } });
    const waiting = async () =>
      (
        await app.call('GET /marketplace/v1/stores/{id}/point-of-sale/setup', {
          token: till.token,
          params: { id: owner.storeId },
        })
      ).data.parked.map(({ title }) => title);
    await send([parked]);
    expect(await waiting()).toEqual(['Mama Njeri']);
    const repair = () => sale([{ title: 'Repair', unit_price: 700 }], { parked_id: parked.id });
    const sold = repair();
    expect(await send([sold])).toMatchObject([{ state: 'stored', flags: [] }]);
    expect(await waiting()).toEqual([]);
    // Another till had taken it up too; the first one may say so again.
    expect(await send([repair(), sold])).toMatchObject([
      { state: 'stored', flags: ['parked_sold_twice'] },
      { state: 'stored', flags: [] },
    ]);
    const again = command('sale_parked', { title: 'Otieno', cart: {} });
    await send([again, command('parked_sale_taken', { parked_id: again.id })]);
    expect(await waiting()).toEqual([]);
  });
});
