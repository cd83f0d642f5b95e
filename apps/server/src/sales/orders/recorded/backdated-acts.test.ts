import { wallTimeOf } from '@sokoni/rules/wall-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderClient, type Seller } from '#testing/clients/order-client.ts';
import { newItem } from '#testing/clients/purchasing-calls.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';

let app: TestApp;
let owner: Seller;
let manager: Seller;
let supervisor: Seller;
beforeAll(async () => {
  app = await startTestApp();
  const { token } = await app.verifiedUser();
  const storeId = (await app.newStore(token)).id;
  owner = { token, storeId };
  manager = { ...(await app.staffMember(token, storeId, 'manager')), storeId };
  supervisor = { ...(await app.staffMember(token, storeId, 'supervisor')), storeId };
});
afterAll(() => app.close());

const clientOf = (who: () => Seller) => orderClient(() => app, who);
const client = clientOf(() => manager);

const minute = 60;
const ago = (seconds: number) => new Date(app.services.clock().getTime() - seconds * 1000).toISOString();
const dayOf = (instant: string) => wallTimeOf(instant, 'Africa/Lagos').day;

/** Three of a product, ordered to be paid on delivery 50 minutes ago. */
async function anOrder() {
  const { variantId } = await newItem(app, owner, { opening_stock: 9, track_quantity: true });
  const { data } = await client.make({
    lines: [{ variant_id: variantId, quantity: 3 }],
    settlement: { payment_type: 'pod' },
  });
  app.advance(50 * minute);
  return data;
}

const stored = (table: string, orderId: string, day = '') =>
  query(app.database.superUrl, `select at, received_at ${day} from app.${table} where order_id = $1`, [
    orderId,
  ]);

describe('What became of an order', () => {
  it('is recorded with the time at which it happened: payment, fulfilment, return, refund', async () => {
    const { id, lines } = await anOrder();
    const times = [40, 30, 20, 10].map((minutes) => ago(minutes * minute));
    const [paid = '', sent = '', back = '', refunded = ''] = times;
    const one = [{ line_id: lines[0]?.id, quantity: 1 }];
    await client.pay(id, { method: 'cash', amount: 1500, occurred_at: paid });
    await client.fulfil(id, { lines: one, occurred_at: sent });
    await client.takeBack(id, { lines: [{ ...one[0], restocked: true }], occurred_at: back });
    const { data } = await client.refund(id, { method: 'cash', amount: 500, occurred_at: refunded });
    expect(data.events.map(({ kind, at }) => [kind, at]).slice(0, 4)).toEqual([
      ['refunded', refunded],
      ['returned', back],
      ['fulfilled', sent],
      ['paid', paid],
    ]);
    expect(data.payments.map(({ at }) => at)).toEqual([paid, refunded]);
    expect([data.fulfilments[0]?.at, data.returns[0]?.at]).toEqual([sent, back]);
    const received_at = expect.toSatisfy((at: Date) => at.toISOString() > refunded);
    const row = (at: string) => ({ at: new Date(at), received_at });
    expect(await stored('order_payments', id, ', on_day::text')).toEqual(
      [paid, refunded].map((at) => ({ ...row(at), on_day: dayOf(at) })),
    );
    expect(await stored('order_returns', id, ', on_day::text')).toEqual([
      { ...row(back), on_day: dayOf(back) },
    ]);
    expect(await stored('order_fulfilments', id)).toEqual([row(sent)]);
    expect(
      await query(
        app.database.superUrl,
        `select at, received_at from app.stock_movements where reference = $1 order by at`,
        [`order:${id}`],
      ),
    ).toEqual([row(sent), row(back)]);
  });

  it('is on the new order of an exchange too', async () => {
    const { id, lines } = await anOrder();
    await client.fulfil(id, { lines: [{ line_id: lines[0]?.id, quantity: 1 }] });
    const occurred_at = ago(60);
    const { data } = await client.exchange(id, {
      returns: [{ line_id: lines[0]?.id, quantity: 1, restocked: true }],
      lines: [{ title: 'Bowl', unit_price: 100, quantity: 1 }],
      settlement: { payment_type: 'pod' },
      occurred_at,
    });
    expect(data.placed_at).toBe(occurred_at);
    expect((await client.read(id)).data.returns[0]?.at).toBe(occurred_at);
  });

  it('happened earlier for managers and up alone', async () => {
    const { id, lines } = await anOrder();
    const leads = clientOf(() => supervisor);
    const told = { occurred_at: ago(minute) };
    const chosen = [{ line_id: lines[0]?.id, quantity: 1, restocked: true }];
    const answers = [
      await leads.pay(id, { method: 'cash', amount: 1, ...told }),
      await leads.refund(id, { method: 'cash', amount: 1, ...told }),
      await leads.fulfil(id, { lines: [{ line_id: lines[0]?.id, quantity: 1 }], ...told }),
      await leads.takeBack(id, { lines: chosen, ...told }),
      await leads.exchange(id, {
        ...{ returns: chosen, lines: [{ title: 'Bowl', unit_price: 1, quantity: 1 }] },
        ...{ settlement: { payment_type: 'pod' }, ...told },
      }),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({
        ...{ status: 403, error: 'not_allowed' },
        message: 'Your role in this store can’t backdate sales, payments and stock',
      });
    expect((await leads.pay(id, { method: 'cash', amount: 1 })).status).toBe(200);
  });

  it('is never in the future; a clock that is a little ahead means now', async () => {
    const { id } = await anOrder();
    const pay = (occurred_at: string) => client.pay(id, { method: 'cash', amount: 1, occurred_at });
    expect(await pay(ago(-301))).toMatchObject({
      status: 400,
      fields: { occurred_at: 'This is in the future. Enter the actual date and time.' },
    });
    const ahead = ago(-290);
    const { data } = await pay(ahead);
    expect(data.payments).toHaveLength(1);
    expect((data.payments[0]?.at ?? ahead) < ahead).toBe(true);
  });

  it('is told as a time from 2000 on, and not before the order was made', async () => {
    const { id, lines } = await anOrder();
    for (const occurred_at of [
      '1999-12-31T23:59:59Z',
      'yesterday',
      '2026-11-24',
      '2026-11-24T09:00:00+01:00',
      7,
    ])
      expect(await client.pay(id, { method: 'cash', amount: 1, occurred_at })).toMatchObject({
        status: 400,
        fields: { occurred_at: expect.any(String) },
      });
    const before = { occurred_at: ago(60 * minute) };
    for (const answer of [
      await client.pay(id, { method: 'cash', amount: 1, ...before }),
      await client.fulfil(id, { lines: [{ line_id: lines[0]?.id, quantity: 1 }], ...before }),
    ])
      expect(answer).toMatchObject({
        status: 400,
        fields: { occurred_at: expect.stringMatching(/^This is before the order was created\. /) },
      });
    // Where the console asks for a day alone, the earliest one helps.
    const { data } = await client.read(id);
    const placedOn = new Date(`${dayOf(data.placed_at ?? '')}T12:00:00Z`);
    const day = placedOn.toLocaleDateString('en-GB', { dateStyle: 'medium' });
    const daysBefore = { occurred_at: ago(9 * 24 * 60 * minute) };
    expect(await client.pay(id, { method: 'cash', amount: 1, ...daysBefore })).toMatchObject({
      fields: { occurred_at: `This is before the order was created. Choose ${day} or later.` },
    });
    expect((await client.read(id)).data).toMatchObject({ paid: 0, fulfilments: [] });
  });

  it('has no time of its own for what is settled with the order', async () => {
    const payments = [{ method: 'cash', amount: 100, occurred_at: ago(minute) }];
    const answer = await client.make({
      lines: [{ title: 'Bowl', unit_price: 100, quantity: 1 }],
      settlement: { payment_type: 'instant', payments },
    });
    expect(answer).toMatchObject({ status: 400, error: 'invalid_fields' });
  });
});
