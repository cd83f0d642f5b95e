import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderClient } from '#testing/clients/order-client.ts';
import { tillClient } from '#testing/clients/till-client.ts';
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

const { sale, command, send } = tillClient(() => ({
  ...{ app, till, storeId: owner.storeId, cashierId: owner.userId },
}));
const orders = orderClient(
  () => app,
  () => owner,
);
const report = async (shift_id: string) =>
  (
    await app.call('GET /marketplace/v1/stores/{id}/shifts/{shift_id}', {
      token: owner.token,
      params: { id: owner.storeId, shift_id },
    })
  ).data;
const cash = (amount: number) => ({ id: randomUUID(), method: 'cash', amount });

/** Two mugs at 900 were sold; one of them goes back for something at this price, as a till writes it. */
function exchange(price: number, shiftId: string | null = null) {
  const inShift = shiftId === null ? {} : { shift_id: shiftId };
  const sold = sale([{ title: 'Mug', unit_price: 900, quantity: 2 }], inShift);
  const [line] = sold.payload.lines as { id: string }[];
  const saleId = randomUUID();
  const amount = Math.min(price, 900);
  const back = command('return', {
    ...{ ...inShift, order_id: sold.id, lines: [{ line_id: line?.id, quantity: 1, restocked: true }] },
    refund: price < 900 ? cash(900 - price) : null,
    exchange: { sale_id: saleId, amount },
  });
  const instead = sale(
    [{ title: 'Bowl', unit_price: price }],
    {
      ...inShift,
      payments: price > 900 ? [cash(price - 900)] : [],
      exchange: { order_id: sold.id, number: sold.payload.number, amount },
    },
    saleId,
  );
  return { sold, back, instead };
}

it('An exchange for something dearer is paid by what came back and the difference, once, and names both sales', async () => {
  const opened = command('shift_opened', { opening_float: 0 });
  const { sold, back, instead } = exchange(1200, opened.id);
  const all = [opened, sold, back, instead];
  for (const result of [...(await send(all)), ...(await send(all))]) expect(result.state).toBe('stored');
  const before = (await orders.read(sold.id)).data;
  const after = (await orders.read(instead.id)).data;
  expect(before).toMatchObject({
    total: 900,
    paid: 1800,
    refunded: 900,
    outstanding: 0,
    state: 'part_returned',
  });
  expect(before.exchanges).toEqual([{ id: instead.id, name: instead.payload.number }]);
  expect(before.events[0]).toMatchObject({ kind: 'exchanged', order: { id: instead.id } });
  expect(after).toMatchObject({ total: 1200, paid: 1200, outstanding: 0, state: 'fulfilled', flags: [] });
  expect(after.exchange_of).toEqual({ id: sold.id, name: sold.payload.number });
  expect(after.payments.toSorted((one, other) => one.amount - other.amount)).toMatchObject([
    { method: 'cash', amount: 300 },
    { method: 'exchange', amount: 900, reference: sold.payload.number },
  ]);
  expect(await report(opened.id)).toMatchObject({
    ...{ sales: 2, gross_sales: 3000, returns: 900, total_sales: 2100, expected_cash: 2100 },
    methods: [
      { method: 'cash', payments: 2100, refunds: 0 },
      { method: 'exchange', payments: 900, refunds: 900 },
    ],
  });
});

it('An exchange for something cheaper gives the rest back', async () => {
  const opened = command('shift_opened', { opening_float: 0 });
  const { sold, back, instead } = exchange(500, opened.id);
  for (const { state } of await send([opened, sold, back, instead])) expect(state).toBe('stored');
  expect((await orders.read(sold.id)).data).toMatchObject({ refunded: 900, outstanding: 0 });
  expect((await orders.read(instead.id)).data).toMatchObject({ paid: 500, outstanding: 0 });
  expect(await report(opened.id)).toMatchObject({ returns: 900, total_sales: 1400, expected_cash: 1400 });
});

it('What went out stands, though the server does not have what it came back from', async () => {
  const { back, instead } = exchange(900);
  expect(await send([back, instead])).toMatchObject([
    { state: 'needs_attention', reason: 'not_found' },
    { state: 'stored' },
  ]);
  expect((await orders.read(instead.id)).data).toMatchObject({
    paid: 900,
    outstanding: 0,
    exchange_of: null,
  });
});
