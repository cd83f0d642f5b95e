import { ageDebts } from '@sokoni/rules/credit/receivables-ageing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderClient } from '#testing/clients/order-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let test: TestApp;
let owner: TestUser;
let storeId: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
  storeId = (await test.newStore(owner.token, { mode: 'live' })).id;
  const body = { timezone: 'Africa/Nairobi' };
  await test.call('PUT /marketplace/v1/stores/{id}/update', { ...at(), body });
});
afterAll(() => test.close());

const at = () => ({ token: owner.token, params: { id: storeId } });
const of = (customerId: string) => ({
  token: owner.token,
  params: { id: storeId, customer_id: customerId },
});
const client = orderClient(
  () => test,
  () => ({ token: owner.token, storeId }),
);

const setMode = (mode: string) =>
  query(test.database.superUrl, 'update app.stores set mode = $2 where id = $1', [storeId, mode]);

/** Sold on credit; then the day of the sale and the due day are moved back, which no call does. */
async function aDebt(customerId: string | null, amount: number, daysAgo: number) {
  const settlement = customerId ? { payment_type: 'credit', due_on: '2099-01-01' } : { payment_type: 'pod' };
  const { data, message } = await client.make({
    customer_id: customerId,
    lines: [{ title: 'Repair', unit_price: amount, quantity: 1 }],
    settlement,
  });
  if (!data) throw new Error(message);
  await query(
    test.database.ownerUrl,
    `update app.orders set due_on = current - $2::int, placed_on = current - $2::int - 200
     from (select (now() at time zone 'Africa/Nairobi')::date as current) today where id = $1`,
    [data.id, daysAgo],
  );
  return data.id;
}

const page = async (query: Record<string, string> = {}) =>
  (await test.call('GET /marketplace/v1/stores/{id}/receivables', { ...at(), query })).data;
const whole = async () => (await test.call('GET /marketplace/v1/stores/{id}/receivables/ageing', at())).data;

describe('Who owes the store', () => {
  it('stands by what is owed, in parts by how long it is due, and all parts are the orders, summed both ways', async () => {
    const [asha, juma, paid] = [
      await client.newCustomer({ name: 'Asha' }),
      await client.newCustomer({ name: 'Juma' }),
      await client.newCustomer({ name: 'Paid' }),
    ];
    await aDebt(asha, 1000, 0);
    await aDebt(asha, 200, 31);
    await aDebt(juma, 30_000, 61);
    await setMode('test');
    await aDebt(asha, 90_000, 0);
    await setMode('live');
    const old = await aDebt(juma, 4000, 91);
    await client.pay(old, { method: 'cash', amount: 1500 });
    await aDebt(null, 77, 45);
    await client.pay(await aDebt(paid, 500, 100), { method: 'cash', amount: 500 });
    const { items, total } = await page({ limit: '25' });
    expect(total).toBe(2);
    expect(items.map(({ name, ageing }) => [name, ageing])).toEqual([
      ['Juma', { not_due: 0, to_30: 0, to_60: 0, to_90: 30_000, over_90: 2500, total: 32_500 }],
      ['Asha', { not_due: 1000, to_30: 0, to_60: 200, to_90: 0, over_90: 0, total: 1200 }],
    ]);
    const { customers, unnamed, today } = await whole();
    expect(unnamed).toEqual({ not_due: 0, to_30: 0, to_60: 77, to_90: 0, over_90: 0, total: 77 });

    // From the orders up: what each of them owes, aged by the rule.
    const orders = await query<{ outstanding: string; due_on: string; named: boolean }>(
      test.database.ownerUrl,
      `select outstanding, coalesce(due_on, placed_on)::text as due_on, customer_id is not null as named from app.orders
       where store_id = $1 and outstanding > 0 and number is not null and not test`,
      [storeId],
    );
    const debts = orders.map(({ outstanding, ...debt }) => ({ ...debt, outstanding: Number(outstanding) }));
    expect(customers).toEqual(
      ageDebts(
        debts.filter(({ named }) => named),
        today,
      ),
    );
    // From the list down: each part, and what stands with the customers.
    for (const part of ['not_due', 'to_30', 'to_60', 'to_90', 'over_90', 'total'] as const) {
      expect(items.reduce((sum, { ageing }) => sum + ageing[part], 0)).toBe(customers[part]);
    }
    const [ledger] = await query<{ outstanding: string }>(
      test.database.ownerUrl,
      'select sum(outstanding) as outstanding from app.customers where store_id = $1',
      [storeId],
    );
    expect(Number(ledger?.outstanding)).toBe(customers.total);
    const own = await test.call('GET /marketplace/v1/stores/{id}/customers/{customer_id}/ageing', of(juma));
    expect(own.data).toEqual({ today, ageing: items[0]?.ageing });
  });

  it('owes what is paid on delivery since the day of its sale, and is overdue from a due day alone', async () => {
    const overdue = async () =>
      (await test.call('GET /marketplace/v1/stores/{id}/home', at())).data.to_do.overdue;
    const before = await overdue();
    const buyer = await client.newCustomer({ name: 'Wanjiru', credit_limit: 1500 });
    const lines = [{ title: 'Repair', unit_price: 1000, quantity: 1 }];
    const sale = { customer_id: buyer, lines, settlement: { payment_type: 'pod' } };
    const { data: order } = await client.make(sale);
    expect(order).toMatchObject({ outstanding: 1000, due_on: null });
    const sold = async (days: number) =>
      query(test.database.ownerUrl, 'update app.orders set placed_on = placed_on - $2::int where id = $1', [
        order.id,
        days,
      ]);
    await sold(29);
    const aged = async () =>
      (await test.call('GET /marketplace/v1/stores/{id}/customers/{customer_id}/ageing', of(buyer))).data
        .ageing;
    expect(await aged()).toMatchObject({ to_30: 1000, to_60: 0, total: 1000 });
    expect(await overdue()).toBe(before);
    await sold(2);
    expect(await aged()).toMatchObject({ to_30: 0, to_60: 1000, total: 1000 });
    expect(await overdue()).toBe(before);
    // It counts against what the buyer may owe.
    expect((await client.make(sale)).error).toBe('over_credit_limit');
    await query(
      test.database.ownerUrl,
      `update app.orders set due_on = (now() at time zone 'Africa/Nairobi')::date - 1 where id = $1`,
      [order.id],
    );
    expect(await overdue()).toBe(before + 1);
    await client.pay(order.id, { method: 'cash', amount: 1000 });
    expect(await overdue()).toBe(before);
  });

  it('is turned over in pages', async () => {
    const first = await page({ limit: '1' });
    const second = await page({ limit: '1', page: '2' });
    expect([first.items[0]?.name, second.items[0]?.name]).toEqual(['Juma', 'Asha']);
    expect((await page({ limit: '1', page: '3' })).items).toEqual([]);
    expect(
      (await test.call('GET /marketplace/v1/stores/{id}/receivables', { ...at(), query: { sort: 'name' } }))
        .status,
    ).toBe(400);
  });

  it('leaves out test orders', async () => {
    const trial = await test.newStore(owner.token);
    const params = { id: trial.id };
    const { data: customer } = await test.call('POST /marketplace/v1/stores/{id}/customers', {
      token: owner.token,
      params,
      body: { name: 'Asha' },
    });
    const { data } = await test.call('POST /marketplace/v1/stores/{id}/orders', {
      token: owner.token,
      params,
      body: {
        customer_id: customer.id,
        lines: [{ title: 'Repair', unit_price: 1000, quantity: 1 }],
        settlement: { payment_type: 'credit', due_on: '2099-01-01' },
      },
    });
    expect(data.outstanding).toBe(1000);
    const list = await test.call('GET /marketplace/v1/stores/{id}/receivables', {
      token: owner.token,
      params,
    });
    expect(list.data).toMatchObject({ items: [], total: 0 });
  });

  it('is read from its indexes, among thousands of customers', async () => {
    const plan = async (statement: string) => {
      const rows = await query<{ 'QUERY PLAN': string }>(
        test.database.ownerUrl,
        `explain ${statement.replaceAll('$1', `'${storeId}'`)}`,
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    const { id: crowd } = await test.newStore(owner.token);
    await query(
      test.database.ownerUrl,
      `insert into app.customers (store_id, id, name, created_at, updated_at, outstanding)
       select $1, gen_random_uuid(), 'Asha', now(), now(), case when n % 10 = 0 then n else 0 end
       from generate_series(1, 4000) as made (n)`,
      [crowd],
    );
    await query(test.database.ownerUrl, 'analyze app.customers');
    expect(
      await plan(`select id from app.customers where store_id = '${crowd}' and outstanding > 0
        order by outstanding desc, id limit 25 offset 100`),
    ).toContain('customers_with_balance');
    expect(
      await plan(`select count(*) from app.customers where store_id = '${crowd}' and outstanding > 0`),
    ).toContain('customers_with_balance');
  });
});
