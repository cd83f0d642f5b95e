import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tillClient } from '#testing/clients/till-client.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { aRegister, type TestRegister } from '#testing/requests/register-requests.ts';

let app: TestApp;
let owner: { token: string; storeId: string; userId: string };
let till: TestRegister;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const { token, id: userId } = await app.verifiedUser();
  owner = { token, storeId: (await app.newStore(token, { mode: 'live' })).id, userId };
  till = await aRegister(app, token, owner.storeId);
});

const at = () => ({ token: owner.token, params: { id: owner.storeId } });
const read = async () =>
  (await app.call('GET /marketplace/v1/stores/{id}/point-of-sale/settings', at())).data;
const save = (body: Record<string, unknown>) =>
  app.call('PUT /marketplace/v1/stores/{id}/point-of-sale/settings', { ...at(), body });
const ofTill = () => ({ token: till.token, params: { id: owner.storeId } });
const setup = async () =>
  (await app.call('GET /marketplace/v1/stores/{id}/point-of-sale/setup', ofTill())).data;
const { command, sale, send } = tillClient(() => ({
  ...{ app, storeId: owner.storeId, till },
  cashierId: owner.userId,
}));

const cash = { id: 'cash', name: '', kind: 'cash', opens_drawer: true, reference: 'off', active: true };
const transfer = { ...cash, id: 'gtb', name: 'GTBank', kind: 'bank_transfer', reference: 'required' };

describe('The settings of the tills', () => {
  it('are the usual ones until they are set', async () => {
    const usual = await read();
    expect(usual).toMatchObject({ version: 0, tip_percents: [], lock_minutes: null });
    expect(usual.methods[0]).toEqual(cash);
    const { version: _, ...settings } = usual;
    expect((await setup()).settings).toEqual(settings);
  });

  it('change what is sent of them, come down to every till, and stand in the audit log', async () => {
    const { sequence } = await setup();
    const answer = await save({ version: 0, methods: [transfer, cash], lock_minutes: 5 });
    expect(answer).toMatchObject({ status: 200, message: 'Till settings saved', data: { version: 1 } });
    expect((await save({ version: 1, tip_percents: [5, 10] })).data).toMatchObject({
      ...{ version: 2, methods: [transfer, cash], tip_percents: [5, 10], lock_minutes: 5 },
    });
    const changes = await app.call('GET /marketplace/v1/stores/{id}/point-of-sale/changes', {
      ...ofTill(),
      query: { since: String(sequence) },
    });
    expect(changes.data).toMatchObject({ setup: true, resync: false });
    expect((await setup()).settings).toMatchObject({ methods: [transfer, cash], tip_percents: [5, 10] });
    const log = await app.call('GET /marketplace/v1/stores/{id}/audit-log', at());
    expect(log.data.items[0]).toMatchObject({
      action: 'update_till_settings',
      before: { tip_percents: [] },
      after: { tip_percents: [5, 10] },
    });
  });

  it('are not written over a change that was made meanwhile', async () => {
    await save({ version: 0, round_cash: false });
    expect(await save({ version: 0, round_cash: true })).toMatchObject({
      status: 409,
      error: 'changed_meanwhile',
    });
    const saves = await Promise.all([1, 1].map((version) => save({ version, lock_minutes: 9 })));
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    [[{ ...cash, active: false }], 'Keep at least one payment method on'],
    [[cash, { ...cash, id: 'b', name: 'Notes' }], 'Add cash, store credit and gift cards only once each'],
    [[transfer, { ...transfer, id: 'b' }], 'A payment method with this name already exists'],
    [[transfer, cash, { ...transfer, name: 'Zenith' }], 'This payment method is listed twice. Remove one.'],
  ])('refuse a list that no till can use', async (methods, message) => {
    expect(await save({ version: 0, methods })).toMatchObject({
      status: 400,
      error: 'invalid_fields',
      fields: { methods: message },
    });
    expect((await read()).version).toBe(0);
  });

  it.each([
    { tip_percents: [5, 10, 15, 20, 25] },
    { tip_percents: [0] },
    { lock_minutes: 0 },
    { methods: [] },
    { methods: [{ ...cash, kind: 'exchange' }] },
    { methods: [{ ...cash, reference: 'maybe' }] },
  ])('refuse %o', async (body) => {
    expect((await save({ version: 0, ...body })).status).toBe(400);
  });
});

describe('What of a payment is no part of the order', () => {
  const report = async (shift_id: string) =>
    (
      await app.call('GET /marketplace/v1/stores/{id}/shifts/{shift_id}', {
        token: owner.token,
        params: { id: owner.storeId, shift_id },
      })
    ).data;
  const order = async (order_id: string) =>
    (
      await app.call('GET /marketplace/v1/stores/{id}/orders/{order_id}', {
        token: owner.token,
        params: { id: owner.storeId, order_id },
      })
    ).data;

  it('stands at it, is in the drawer, and changes nothing of what is owed', async () => {
    const opened = command('shift_opened', { opening_float: 10_000 });
    const inShift = { shift_id: opened.id };
    const paid = (payment: object) => [{ id: randomUUID(), ...payment }];
    const notes = sale([{ unit_price: 1002 }], {
      ...inShift,
      payments: paid({ method: 'cash', amount: 1002, rounding: -2, tip: 100, tendered: 2000 }),
    });
    const card = sale([{ unit_price: 500 }], {
      ...inShift,
      payments: paid({ method: 'card', label: 'Terminal 1', amount: 500, tip: 50 }),
    });
    const older = sale([{ unit_price: 300 }], inShift);
    const [line] = notes.payload.lines as { id: string }[];
    const back = command('return', {
      ...inShift,
      order_id: notes.id,
      lines: [{ line_id: line?.id, quantity: 1, restocked: false }],
      refund: { id: randomUUID(), method: 'cash', amount: 1002, rounding: -2 },
    });
    const results = await send([opened, notes, card, older, back]);
    expect(results.map(({ state, flags }) => [state, flags])).toEqual(results.map(() => ['stored', []]));

    expect(await order(notes.id)).toMatchObject({
      ...{ total: 0, paid: 1002, refunded: 1002, outstanding: 0 },
      payments: expect.arrayContaining([
        expect.objectContaining({ kind: 'payment', label: '', amount: 1002, rounding: -2, tip: 100 }),
        expect.objectContaining({ kind: 'refund', label: '', amount: 1002, rounding: -2, tip: 0 }),
      ]),
    });
    expect(await report(opened.id)).toMatchObject({
      total_sales: 800,
      expected_cash: 10_000 + (1002 - 2 + 100) + 300 - (1002 - 2),
      methods: [
        { method: 'cash', label: '', payments: 1302, refunds: 1002, rounding: 0, tips: 100, count: 3 },
        { method: 'card', label: 'Terminal 1', payments: 500, refunds: 0, rounding: 0, tips: 50, count: 1 },
      ],
    });
  });
});
