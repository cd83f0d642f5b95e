import { depositDue } from '@sokoni/rules/credit/deposit';
import { ageingBuckets } from '@sokoni/rules/credit/receivables-ageing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderClient } from '#testing/clients/order-client.ts';
import { buyingClient, goLive, newWholesale, type Wholesale } from '#testing/clients/wholesale-client.ts';
import { query } from '#testing/database/query.ts';
import { readPdfAt } from '#testing/documents/read-pdf.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';

let app: TestApp;
let two: Wholesale;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  two = await newWholesale(app, { terms: { deposit_percent: '30', payment_terms: 'net_30' } });
  await goLive(app, two);
});

const buying = buyingClient(
  () => app,
  () => two,
);
const sales = orderClient(
  () => app,
  () => two.supplier,
);
const run = (text: string, values: unknown[]) => query(app.database.superUrl, text, values);
const atSupplier = () => ({ token: two.supplier.token, params: { id: two.supplier.storeId } });

async function place(quantity = 10): Promise<string> {
  const { variantId } = await buying.item({ price: 1000 });
  const lines = [{ variant_id: variantId, quantity }];
  return (await buying.order({ lines, expected_total: quantity * 1000 })).data.order_id;
}
/** As if it had been placed so many days before: its term is still to come. */
const placedBefore = (days: number, id: string) =>
  run('update app.orders set placed_on = placed_on - $2::int where id = $1', [id, days]);
/** The deposit is due on the day of the order, before the rest. */
async function daysOf(id: string) {
  const [row] = await run('select placed_on::text, due_on::text from app.orders where id = $1', [id]);
  return { next_due_on: row?.placed_on, due_on: row?.due_on };
}
const ageing = async () =>
  (await app.call('GET /marketplace/v1/stores/{id}/receivables/ageing', atSupplier())).data.customers;
const overdue = async () =>
  (
    await app.call('GET /marketplace/v1/stores/{id}/orders', {
      ...atSupplier(),
      query: { ageing: 'overdue' },
    })
  ).data;
/** The orders of each age, with how many there are. */
async function ofAges() {
  const found: Record<string, { ids: string[]; total: number }> = {};
  for (const age of ageingBuckets) {
    const asked = { ...atSupplier(), query: { ageing: age } };
    const { items } = (await app.call('GET /marketplace/v1/stores/{id}/orders', asked)).data;
    const { total } = (await app.call('GET /marketplace/v1/stores/{id}/orders/total', asked)).data;
    if (total > 0 || items.length > 0) found[age] = { ids: items.map(({ id }) => id).toSorted(), total };
  }
  return found;
}
const customerAgeing = async () =>
  (await app.call('GET /marketplace/v1/stores/{id}/receivables', atSupplier())).data.items[0]?.ageing;

describe('A deposit', () => {
  it('is due on the day of the order, and the rest at its term, on both sides', async () => {
    const id = await place();
    expect((await sales.read(id)).data).toMatchObject({
      deposit: 3000,
      deposit_due: 3000,
      outstanding: 10_000,
    });
    expect((await buying.purchase(id)).data).toMatchObject({ deposit: 3000, deposit_due: 3000 });
    expect(await ageing()).toMatchObject({ not_due: 10_000, to_30: 0, total: 10_000 });
    expect((await overdue()).items).toEqual([]);

    await placedBefore(10, id);
    expect(await ageing()).toMatchObject({ not_due: 7000, to_30: 3000, total: 10_000 });
    expect(await customerAgeing()).toMatchObject({ not_due: 7000, to_30: 3000, total: 10_000 });
    expect((await overdue()).items).toMatchObject([{ id, ...(await daysOf(id)) }]);
    expect((await sales.read(id)).data).toMatchObject(await daysOf(id));
    expect((await buying.purchase(id)).data).toMatchObject(await daysOf(id));
    expect((await buying.payables()).data).toMatchObject([
      { orders: 1, outstanding: 10_000, not_due: 7000, days_30: 3000 },
    ]);

    await sales.pay(id, { method: 'bank_transfer', amount: 1000 });
    expect((await buying.purchase(id)).data).toMatchObject({ deposit: 3000, deposit_due: 2000 });
    expect(await ageing()).toMatchObject({ not_due: 7000, to_30: 2000, total: 9000 });
    await sales.pay(id, { method: 'bank_transfer', amount: 2500 });
    const { data: order } = await sales.read(id);
    expect(order).toMatchObject({ deposit_due: 0, outstanding: 6500, next_due_on: order.due_on });
    expect(await ageing()).toMatchObject({ not_due: 6500, to_30: 0, total: 6500 });
    expect((await overdue()).items).toEqual([]);
    expect((await buying.payables()).data).toMatchObject([{ not_due: 6500, days_30: 0 }]);
  });

  it('lists its order among those of its own age too, until it is paid', async () => {
    const [id, without] = [await place(), await place()];
    await run('update app.orders set deposit = 0 where id = $1', [without]);
    const among = (...ids: string[]) => ({ ids: ids.toSorted(), total: ids.length });
    expect(await ofAges()).toEqual({ not_due: among(id, without) });
    await placedBefore(10, id);
    expect(await ofAges()).toEqual({ not_due: among(id, without), to_30: among(id) });
    // All that is outstanding is the deposit.
    await run('update app.orders set returned_total = 7000 where id = $1', [id]);
    expect(await ofAges()).toEqual({ not_due: among(without), to_30: among(id) });
    await run('update app.orders set returned_total = 0 where id = $1', [id]);
    await sales.pay(id, { method: 'bank_transfer', amount: 3000 });
    expect(await ofAges()).toEqual({ not_due: among(id, without) });
    await run('update app.orders set due_on = placed_on where id = $1', [id]);
    expect(await ofAges()).toEqual({ not_due: among(without), to_30: among(id) });
  });

  it('is never more than what is still to be paid, as the rule says', async () => {
    const id = await place(2);
    const sums =
      'select deposit, paid, refunded, total, outstanding, deposit_due from app.orders where id = $1';
    for (const [paid, refunded, returned] of [
      [0, 0, 0],
      [400, 0, 0],
      [400, 200, 0],
      [0, 0, 1700],
      [100, 0, 1700],
      [2000, 0, 0],
      [2000, 0, 2000],
    ]) {
      await run('update app.orders set paid = $2, refunded = $3, returned_total = $4 where id = $1', [
        ...[id, paid, refunded, returned],
      ]);
      const [row] = await run(sums, [id]);
      const numbers = Object.fromEntries(
        Object.entries(row ?? {}).map(([key, value]) => [key, Number(value)]),
      );
      const { deposit = 0, total = 0, deposit_due } = numbers;
      expect(deposit_due).toBe(depositDue({ deposit, paid: paid ?? 0, refunded: refunded ?? 0, total }));
      expect(deposit_due).toBeLessThanOrEqual(Math.max(0, numbers.outstanding ?? 0));
    }
  });

  it('stands on the invoice and the proforma until it is paid, and is over with the order', async () => {
    const id = await place();
    const words = async (document: 'invoice' | 'proforma') => {
      const { data } = await app.call(
        `GET /marketplace/v1/stores/{id}/wholesale/purchases/{purchase_id}/${document}`,
        { token: two.buyer.token, params: { id: two.buyer.storeId, purchase_id: id } },
      );
      return (await readPdfAt(`${app.url}${data.url}`)).flatMap(({ lines }) => lines).join('\n');
    };
    for (const document of ['invoice', 'proforma'] as const) {
      expect(await words(document)).toContain('Deposit due now');
      expect(await words(document)).toContain('30.00');
    }
    await sales.pay(id, { method: 'bank_transfer', amount: 3000 });
    expect(await words('invoice')).not.toContain('Deposit due now');
    const other = await place();
    await sales.cancel(other, { reason: 'Out of season' });
    expect((await sales.read(other)).data).toMatchObject({ deposit_due: 0 });
  });
});
