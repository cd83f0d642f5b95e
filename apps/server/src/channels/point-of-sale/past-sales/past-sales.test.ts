import { randomUUID } from 'node:crypto';
import type { Role } from '@sokoni/rules/access/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderClient } from '#testing/clients/order-client.ts';
import { tillClient } from '#testing/clients/till-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { aRegister, type TestRegister } from '#testing/requests/register-requests.ts';

let app: TestApp;
let owner: { token: string; storeId: string; userId: string };
/** Where things are sold, and where they come back. */
let front: TestRegister;
let back: TestRegister;
beforeAll(async () => {
  app = await startTestApp();
  const { token, id: userId } = await app.verifiedUser({ first_name: 'Amina', last_name: 'Bello' });
  owner = { token, userId, storeId: (await app.newStore(token, { mode: 'live' })).id };
  front = await aRegister(app, token, owner.storeId);
  back = await aRegister(app, token, owner.storeId);
});
afterAll(() => app.close());

const atFront = tillClient(() => ({ app, till: front, storeId: owner.storeId, cashierId: owner.userId }));
const atBack = tillClient(() => ({ app, till: back, storeId: owner.storeId, cashierId: owner.userId }));
const orders = orderClient(
  () => app,
  () => owner,
);
const cash = (amount: number) => ({ id: randomUUID(), method: 'cash', amount });
const token = () => randomUUID().replaceAll('-', '').slice(0, 22);

async function find(search: string, { till = back, cashier_id = owner.userId } = {}) {
  const { status, error, data } = await app.call('GET /marketplace/v1/stores/{id}/point-of-sale/past-sales', {
    token: till.token,
    params: { id: owner.storeId },
    query: { cashier_id, search },
  });
  return { status, error, numbers: data?.items.map(({ number }) => number) };
}

function open(order_id: string, cashier_id = owner.userId) {
  return app.call('GET /marketplace/v1/stores/{id}/point-of-sale/past-sales/{order_id}', {
    token: back.token,
    params: { id: owner.storeId, order_id },
    query: { cashier_id },
  });
}

/** Two mugs at 900, sold at the front. */
async function sellMugs(payload: Record<string, unknown> = {}) {
  const sold = atFront.sale([{ title: 'Enamel mug', unit_price: 900, quantity: 2 }], payload);
  expect(await atFront.send([sold])).toMatchObject([{ state: 'stored' }]);
  const [line] = sold.payload.lines as { id: string }[];
  return { id: sold.id, number: String(sold.payload.number), lineId: line?.id ?? '' };
}

const sellInOffice = async () =>
  (
    await orders.make({
      lines: [{ title: 'Repair', unit_price: 1500, quantity: 1 }],
      settlement: { payment_type: 'instant', fulfilled: true, payments: [cash(1500)] },
    })
  ).data;

describe('A sale of another register', () => {
  it('is found by the number and the link of its receipt, and by words', async () => {
    const receipt_token = token();
    const { number } = await sellMugs({ receipt_token });
    expect(await find(number)).toMatchObject({ status: 200, numbers: [number] });
    expect(await find(number.toLowerCase())).toMatchObject({ numbers: [number] });
    expect(await find(`https://sokoni.example/r/${owner.storeId}/${receipt_token}`)).toMatchObject({
      numbers: [number],
    });
    expect((await find('enamel mug')).numbers).toContain(number);
    expect(await find('R9-000001')).toMatchObject({ status: 200, numbers: [] });
    expect(await find(`https://sokoni.example/r/${owner.storeId}/${token()}`)).toMatchObject({ numbers: [] });
  });

  it('is shown as its receipt says it, with what came back of it', async () => {
    const { id, number, lineId } = await sellMugs({
      discount_percent: '10',
      total: 1620,
      payments: [cash(1620)],
    });
    expect((await open(id)).data).toMatchObject({
      ...{ id, number, test: false, state: 'fulfilled', seller: 'Amina Bello', customer: null },
      lines: [{ id: lineId, title: 'Enamel mug', quantity: 2, fulfilled: 2, unit_price: 900, total: 1620 }],
      totals: { lines: 1800, discount: 180, total: 1620 },
      payments: [{ method: 'cash', amount: 1620 }],
      ...{ exchange: null, returns: [], refunds: [], receipt_token: null },
    });
    const came = atFront.command('return', {
      ...{ order_id: id, lines: [{ line_id: lineId, quantity: 1, restocked: true }], refund: cash(810) },
    });
    await atFront.send([came]);
    expect((await open(id)).data).toMatchObject({
      returns: [{ id: came.id, lines: [{ line_id: lineId, quantity: 1 }] }],
      refunds: [{ method: 'cash', amount: 810 }],
    });
    const { data } = await open(id);
    expect(Object.keys(data)).not.toContain('events');
  });

  it('comes back at this one once, however often it is sent, and the cash is in its shift', async () => {
    const opened = atBack.command('shift_opened', { opening_float: 5000 });
    const { id, lineId } = await sellMugs();
    const lines = [{ line_id: lineId, quantity: 2, restocked: true }];
    const came = atBack.command('return', { shift_id: opened.id, order_id: id, lines, refund: cash(1800) });
    const sends = await Promise.all([[opened, came], [came], [came]].map((all) => atBack.send(all)));
    for (const results of [...sends, await atBack.send([came])])
      expect(results.at(-1)).toMatchObject({ id: came.id, state: 'stored', order_id: id });
    expect((await open(id)).data).toMatchObject({
      state: 'returned',
      returns: [{ id: came.id }],
      refunds: [{ amount: 1800 }],
    });
    const { data: report } = await app.call('GET /marketplace/v1/stores/{id}/shifts/{shift_id}', {
      token: owner.token,
      params: { id: owner.storeId, shift_id: opened.id },
    });
    expect(report).toMatchObject({ sales: 0, returns: 1800, expected_cash: 3200 });
  });

  it('is exchanged at this one, and says so afterwards', async () => {
    const { id, number, lineId } = await sellMugs();
    const saleId = randomUUID();
    const came = atBack.command('return', {
      ...{ order_id: id, lines: [{ line_id: lineId, quantity: 1, restocked: true }] },
      exchange: { sale_id: saleId, amount: 900 },
    });
    const exchange = { order_id: id, number, amount: 900 };
    const bowl = {
      ...atBack.sale([{ title: 'Bowl', unit_price: 900 }], { payments: [], exchange }),
      id: saleId,
    };
    bowl.payload.number = 'R2-000900';
    for (const { state } of await atBack.send([came, bowl])) expect(state).toBe('stored');
    expect((await open(saleId)).data).toMatchObject({ number: 'R2-000900', payments: [], exchange });
    expect((await open(id)).data.refunds).toMatchObject([{ method: 'exchange', amount: 900 }]);
  });
});

it('A sale of the back office is found by its number, and is no sale of a register', async () => {
  const { id, number } = await sellInOffice();
  expect(number).toMatch(/^#\d+$/);
  expect(await find(number ?? '')).toMatchObject({ numbers: [number] });
  expect((await open(id)).data).toMatchObject({ number, register: null, receipt_token: null });
});

it('What is not sold is not found: a draft, a cancelled order', async () => {
  const draft = await orders.make({ lines: [{ title: 'Repair', unit_price: 1500, quantity: 1 }] });
  expect((await open(draft.data.id)).status).toBe(409);
  const placed = await orders.make({
    lines: [{ title: 'Wicker chair', unit_price: 1500, quantity: 1 }],
    settlement: { payment_type: 'pod' },
  });
  expect((await find('wicker chair')).numbers).toEqual([placed.data.number]);
  await app.call('POST /marketplace/v1/stores/{id}/orders/{order_id}/cancellation', {
    token: owner.token,
    params: { id: owner.storeId, order_id: placed.data.id },
    body: {},
  });
  expect(await find('wicker chair')).toMatchObject({ numbers: [] });
});

describe('Of another store', () => {
  it('a sale is not found, not opened, and nothing comes back of it', async () => {
    const stranger = await app.verifiedUser();
    const storeId = (await app.newStore(stranger.token, { mode: 'live' })).id;
    const till = await aRegister(app, stranger.token, storeId);
    const theirs = tillClient(() => ({ app, till, storeId, cashierId: stranger.id }));
    const receipt_token = token();
    const sold = theirs.sale([{ title: 'Raffia hat', unit_price: 700 }], {
      number: 'R77-000001',
      receipt_token,
    });
    await theirs.send([sold]);
    for (const search of ['R77-000001', 'raffia hat', `https://sokoni.example/r/${storeId}/${receipt_token}`])
      expect(await find(search)).toMatchObject({ status: 200, numbers: [] });
    expect(await open(sold.id)).toMatchObject({ status: 404, error: 'not_found' });
    const [line] = sold.payload.lines as { id: string }[];
    const came = atBack.command('return', {
      ...{
        order_id: sold.id,
        lines: [{ line_id: line?.id, quantity: 1, restocked: true }],
        refund: cash(700),
      },
    });
    expect(await atBack.send([came])).toMatchObject([{ state: 'needs_attention', reason: 'not_found' }]);
    // Their register asks in our store, and their cashier at our register.
    expect(await find('enamel mug', { till })).toMatchObject({ status: 403 });
    expect(await find('enamel mug', { cashier_id: stranger.id })).toMatchObject({
      ...{ status: 422, error: 'cashier_not_allowed' },
    });
  });
});

describe('Who asks', () => {
  const staff = async (role: Role) => (await app.staffMember(owner.token, owner.storeId, role)).id;

  it('is somebody who sells here', async () => {
    const { id, number } = await sellMugs();
    for (const cashier_id of [await staff('inventory_officer'), randomUUID()]) {
      expect(await find(number, { cashier_id })).toMatchObject({ error: 'cashier_not_allowed' });
      expect(await open(id, cashier_id)).toMatchObject({ status: 422, error: 'cashier_not_allowed' });
    }
  });

  it('has the paper, or finds by words what the role sees', async () => {
    const { id, number } = await sellMugs();
    const associate = await staff('associate');
    expect(await find('enamel mug', { cashier_id: associate })).toMatchObject({ status: 200, numbers: [] });
    expect(await find(number, { cashier_id: associate })).toMatchObject({ numbers: [number] });
    expect((await open(id, associate)).data).toMatchObject({ number });
    expect((await find('enamel mug', { cashier_id: await staff('supervisor') })).numbers).toContain(number);
  });
});

it('Test orders stay apart: each mode finds its own', async () => {
  const live = await sellMugs();
  const tried = await sellMugs({ test: true, number: 'T-R1-000001' });
  expect(await find('T-R1-000001')).toMatchObject({ numbers: [] });
  expect(await open(tried.id)).toMatchObject({ status: 404 });
  const mode = `update app.stores set mode = $1 where id = $2`;
  await query(app.database.ownerUrl, mode, ['test', owner.storeId]);
  expect(await find('T-R1-000001')).toMatchObject({ numbers: ['T-R1-000001'] });
  expect(await find(live.number)).toMatchObject({ numbers: [] });
  expect(await open(live.id)).toMatchObject({ status: 404 });
  await query(app.database.ownerUrl, mode, ['live', owner.storeId]);
});
