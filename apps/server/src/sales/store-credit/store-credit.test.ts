import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderClient, type Seller } from '#testing/clients/order-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';

let app: TestApp;
let token: string;
let owner: Seller;
let asha: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ token } = await app.verifiedUser());
});
afterAll(() => app.close());
beforeEach(async () => {
  const store = await app.newStore(token, { mode: 'live', currency_code: 'KES' });
  owner = { token, storeId: store.id };
  asha = await customer('Asha');
});

const client = orderClient(
  () => app,
  () => owner,
);
const credit = '/marketplace/v1/stores/{id}/customers/{customer_id}/credit' as const;
const at = (customer_id: string) => ({ token, params: { id: owner.storeId, customer_id } });

async function customer(name: string): Promise<string> {
  const { data } = await app.call('POST /marketplace/v1/stores/{id}/customers', {
    token,
    params: { id: owner.storeId },
    body: { name },
  });
  return data.id;
}

const give = (amount: unknown, more: object = {}, reason = 'A cup came back') =>
  app.call(`POST ${credit}/entries`, { ...at(asha), body: { amount, reason }, ...more });
const balance = async (id = asha) => (await app.call(`GET ${credit}`, at(id))).data?.balance;
const entries = async (id = asha) => (await app.call(`GET ${credit}/entries`, at(id))).data;
const sale = (payments: object[], fields: object = {}) =>
  client.make({
    customer_id: asha,
    lines: [{ title: 'Repair', unit_price: 1000, quantity: 1 }],
    settlement: { payment_type: 'instant', payments },
    ...fields,
  });
const byCredit = (amount: number) => ({ method: 'store_credit', amount });

describe('Store credit by hand', () => {
  it('is given and taken back, each with a reason in the ledger, whose sum is the balance', async () => {
    expect(await give(1500)).toMatchObject({
      status: 200,
      data: { balance: 1500 },
      message: 'Store credit added',
    });
    expect(await give(-400, {}, 'Given twice')).toMatchObject({
      data: { balance: 1100 },
      message: 'Store credit deducted',
    });
    expect(await balance()).toBe(1100);
    expect(await entries()).toMatchObject({
      total: 2,
      items: [
        { kind: 'withdrawn', amount: -400, balance: 1100, reason: 'Given twice', order: null },
        { kind: 'given', amount: 1500, balance: 1500, reason: 'A cup came back', by: 'Amina Bello' },
      ],
    });
    const [audited] = await query(
      app.database.superUrl,
      `select after from app.audit_log where action = 'give_credit' and store_id = $1 order by at, id limit 1`,
      [owner.storeId],
    );
    expect(audited).toEqual({ after: { amount: 1500, reason: 'A cup came back', balance: 1500 } });
  });

  it('is refused below zero, without a reason, and for what is no amount', async () => {
    await give(300);
    expect(await give(-301)).toMatchObject({
      status: 400,
      fields: { amount: 'Asha has only KES\u00a03.00 store credit. Enter that amount or less.' },
    });
    expect(await give(100, {}, ' ')).toMatchObject({ status: 400, fields: { reason: 'Enter a reason' } });
    for (const amount of [0, 1.5, '1e3', 2e12, -2e12, null])
      expect(await give(amount)).toMatchObject({ status: 400, fields: { amount: expect.any(String) } });
    expect(await balance()).toBe(300);
  });

  it('is given once however often a request comes', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    await Promise.all(Array.from({ length: 5 }, () => give(700, { headers })));
    expect(await balance()).toBe(700);
    const id = randomUUID();
    await give(50, { body: { id, amount: 50, reason: 'Late' } });
    expect(await give(50, { body: { id, amount: 50, reason: 'Late' } })).toMatchObject({ error: 'id_taken' });
    expect(await balance()).toBe(750);
  });

  it('of a customer who is not there is not found', async () => {
    const nobody = at(randomUUID());
    expect(await app.call(`GET ${credit}`, nobody)).toMatchObject({ status: 404 });
    expect(await app.call(`GET ${credit}/entries`, nobody)).toMatchObject({ status: 404 });
    expect(
      await app.call(`POST ${credit}/entries`, { ...nobody, body: { amount: 5, reason: 'x' } }),
    ).toMatchObject({ status: 404 });
  });
});

describe('Store credit on orders', () => {
  it('pays, takes refunds, and names the order in its ledger', async () => {
    await give(800);
    const { data } = await sale([byCredit(800), { method: 'cash', amount: 200 }]);
    expect(data).toMatchObject({ state: 'paid', paid: 1000 });
    expect(await balance()).toBe(0);
    await client.refund(data.id, { method: 'store_credit', amount: 1000 });
    expect(await balance()).toBe(1000);
    await client.pay(data.id, byCredit(300));
    const order = { id: data.id, number: data.number };
    expect((await entries()).items).toMatchObject([
      { kind: 'paid', amount: -300, balance: 700, order },
      { kind: 'refunded', amount: 1000, balance: 1000, order },
      { kind: 'paid', amount: -800, balance: 0, order },
      { kind: 'given', amount: 800, balance: 800, order: null },
    ]);
  });

  it('pays at most what there is, for the customer of the order', async () => {
    await give(500);
    expect(await sale([byCredit(1000)])).toMatchObject({
      status: 400,
      fields: { payments: 'Asha has only KES\u00a05.00 store credit. Enter that amount or less.' },
    });
    expect(await sale([byCredit(400), byCredit(400), { method: 'cash', amount: 200 }])).toMatchObject({
      status: 400,
    });
    expect(await sale([byCredit(1000)], { customer_id: null })).toMatchObject({
      status: 400,
      fields: { payments: 'Store credit needs a customer. Add the customer, or choose another method.' },
    });
    const { data } = await sale([], { settlement: { payment_type: 'pod' } });
    expect(await client.pay(data.id, byCredit(501))).toMatchObject({
      fields: { amount: 'Asha has only KES\u00a05.00 store credit. Enter that amount or less.' },
    });
    expect(await balance()).toBe(500);
    expect((await client.list()).data.items).toHaveLength(1);
  });

  it('of a hundred payments at once takes as many as it holds', async () => {
    await give(5000);
    const { data } = await sale([], {
      lines: [{ title: 'Repair', unit_price: 100_000, quantity: 1 }],
      settlement: { payment_type: 'pod' },
    });
    const other = await sale([], {
      lines: [{ title: 'Repair', unit_price: 100_000, quantity: 1 }],
      settlement: { payment_type: 'pod' },
    });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        client.pay(index % 2 ? data.id : other.data.id, byCredit(1000)),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(95);
    expect(await balance()).toBe(0);
    expect((await entries()).total).toBe(6);
  });

  it('tried out in test mode is apart from what is real', async () => {
    await give(900);
    await query(app.database.superUrl, `update app.stores set mode = 'test' where id = $1`, [owner.storeId]);
    expect(await balance()).toBe(0);
    expect(await sale([byCredit(1000)])).toMatchObject({
      fields: { payments: 'Asha has no store credit' },
    });
    await give(1000);
    expect(await sale([byCredit(1000)])).toMatchObject({ status: 200, data: { test: true } });
    expect((await entries()).total).toBe(2);
    await query(app.database.superUrl, `update app.stores set mode = 'live' where id = $1`, [owner.storeId]);
    expect(await balance()).toBe(900);
    expect((await entries()).items).toMatchObject([{ kind: 'given', amount: 900 }]);
  });

  it('goes the way of the money for who sells, and nowhere for who does not', async () => {
    await give(900);
    const seller = await app.staffMember(token, owner.storeId, 'associate');
    const as = (who: string) => ({ ...at(asha), token: who });
    expect(await app.call(`GET ${credit}`, as(seller.token))).toMatchObject({ data: { balance: 900 } });
    expect(await app.call(`GET ${credit}/entries`, as(seller.token))).toMatchObject({ status: 403 });
    expect(
      await app.call(`POST ${credit}/entries`, {
        ...as(seller.token),
        body: { amount: 5, reason: 'For me' },
      }),
    ).toMatchObject({ status: 403 });
    const officer = await app.staffMember(token, owner.storeId, 'inventory_officer');
    expect(await app.call(`GET ${credit}`, as(officer.token))).toMatchObject({ status: 403 });
  });
});

describe('Erasing a customer with store credit', () => {
  const erase = () =>
    app.call('DELETE /marketplace/v1/stores/{id}/customers/{customer_id}', { ...at(asha), body: {} });

  it('is refused while some is left', async () => {
    await give(1);
    expect(await erase()).toMatchObject({
      status: 409,
      error: 'customer_has_credit',
      message: 'This customer has store credit left. Pay it out or deduct it first.',
    });
    await give(-1);
    expect(await erase()).toMatchObject({ status: 200 });
    expect((await entries()).total).toBe(2);
    expect(await give(5)).toMatchObject({ status: 404 });
  });
});
