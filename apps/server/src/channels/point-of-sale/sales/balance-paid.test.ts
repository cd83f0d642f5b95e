import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderClient } from '#testing/clients/order-client.ts';
import { tillClient } from '#testing/clients/till-client.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { aRegister, type TestRegister } from '#testing/requests/register-requests.ts';

let app: TestApp;
let owner: { token: string; storeId: string; userId: string };
let front: TestRegister;
let back: TestRegister;
let customer: { id: string; name: string };
beforeAll(async () => {
  app = await startTestApp();
  const { token, id: userId } = await app.verifiedUser();
  owner = { token, userId, storeId: (await app.newStore(token, { mode: 'live' })).id };
  front = await aRegister(app, token, owner.storeId);
  back = await aRegister(app, token, owner.storeId);
  customer = { id: await orders.newCustomer(), name: 'Zainab' };
});
afterAll(() => app.close());

const atFront = tillClient(() => ({ app, till: front, storeId: owner.storeId, cashierId: owner.userId }));
const atBack = tillClient(() => ({ app, till: back, storeId: owner.storeId, cashierId: owner.userId }));
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

/** A mug for 1,000 of which 400 was paid at the front. */
function partPaid(fields: object = {}) {
  return atFront.sale([{ title: 'Mug', unit_price: 1000 }], {
    ...{ payment_type: 'part_instant', due_on: '2199-01-01', customer },
    payments: [{ id: randomUUID(), method: 'cash', amount: 400 }],
    ...fields,
  });
}

function balanceOf(order: { id: string }, amount: number, fields: object = {}) {
  return atBack.command('balance_paid', { order_id: order.id, method: 'cash', amount, ...fields });
}

it('A balance is paid at another register, once, and stands in the report of the shift that took it', async () => {
  const morning = atFront.command('shift_opened', { opening_float: 0 });
  const sold = partPaid({ shift_id: morning.id });
  await atFront.send([morning, sold]);
  expect((await orders.read(sold.id)).data).toMatchObject({ outstanding: 600, due_on: '2199-01-01' });

  const evening = atBack.command('shift_opened', { opening_float: 100 });
  const inShift = { shift_id: evening.id };
  const first = balanceOf(sold, 250, { ...inShift, tendered: 500 });
  const rest = balanceOf(sold, 350, { ...inShift, method: 'card', label: 'Terminal', reference: '0117' });
  const all = [evening, first, rest];
  for (const result of [...(await atBack.send(all)), ...(await atBack.send(all))])
    expect(result).toMatchObject({ state: 'stored', flags: [] });

  const { data } = await orders.read(sold.id);
  expect(data).toMatchObject({ paid: 1000, outstanding: 0, flags: [] });
  expect(data.payments).toHaveLength(3);
  expect(data.payments).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: first.id, method: 'cash', amount: 250 }),
      expect.objectContaining({ id: rest.id, label: 'Terminal', reference: '0117', amount: 350 }),
    ]),
  );
  expect(data.events[0]).toMatchObject({ kind: 'paid', by: 'Amina Bello, Register' });
  expect(await report(morning.id)).toMatchObject({ expected_cash: 400, earlier_payments: 0 });
  expect(await report(evening.id)).toMatchObject({
    ...{ sales: 0, total_sales: 0, expected_cash: 350, earlier_payments: 600 },
  });
});

it('Whoever stands at the till takes the balance of what somebody else has sold', async () => {
  const sold = partPaid();
  await atFront.send([sold]);
  const { id: cashier_id } = await app.staffMember(owner.token, owner.storeId, 'associate');
  const [result] = await atBack.send([balanceOf(sold, 600, { cashier_id })]);
  expect(result).toMatchObject({ state: 'stored', flags: [] });
  expect((await orders.read(sold.id)).data.outstanding).toBe(0);
});

it('What was more than the balance is recorded with a flag, and is to be refunded', async () => {
  const sold = partPaid();
  await atFront.send([sold]);
  await orders.pay(sold.id, { method: 'bank_transfer', amount: 500 });
  const [result] = await atBack.send([balanceOf(sold, 600)]);
  expect(result).toMatchObject({ state: 'stored', flags: ['overpaid'] });
  expect((await orders.read(sold.id)).data).toMatchObject({ outstanding: -500, flags: ['overpaid'] });
});

it('What was paid for a cancelled sale is to be refunded whole', async () => {
  const sold = partPaid({ fulfilled: false });
  await atFront.send([sold]);
  await orders.cancel(sold.id, { reason: '' });
  const [result] = await atBack.send([balanceOf(sold, 600)]);
  expect(result).toMatchObject({ state: 'stored', flags: ['overpaid'] });
  expect((await orders.read(sold.id)).data).toMatchObject({ state: 'cancelled', outstanding: -1000 });
});

it('A clock that was put back pays no sooner than it sold', async () => {
  const sold = partPaid();
  await atFront.send([sold]);
  const [result] = await atBack.send([balanceOf(sold, 600, { at: '2026-01-01T08:00:00.000Z' })]);
  expect(result).toMatchObject({ state: 'stored' });
  const { data } = await orders.read(sold.id);
  expect(data.payments.find(({ amount }) => amount === 600)?.at).toBe(data.placed_at);
});

it('People look at what pays for no sale, or by what only the server can confirm', async () => {
  const sold = partPaid();
  await atFront.send([sold]);
  const results = await atBack.send([
    balanceOf({ id: randomUUID() }, 600),
    balanceOf(sold, 600, { method: 'gift_card' }),
    balanceOf(sold, 0),
  ]);
  expect(results).toMatchObject([
    { state: 'needs_attention', reason: 'not_found' },
    { state: 'needs_attention', reason: 'payload_unreadable' },
    { state: 'needs_attention', reason: 'payload_unreadable' },
  ]);
  const { data } = await app.call('GET /marketplace/v1/stores/{id}/point-of-sale/attention', {
    token: owner.token,
    params: { id: owner.storeId },
  });
  expect(data.items).toContainEqual(expect.objectContaining({ kind: 'balance_paid', total: 600 }));
});
