import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderClient, type Seller } from '#testing/clients/order-client.ts';
import { newItem } from '#testing/clients/purchasing-calls.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';

let app: TestApp;
let owner: Seller;
beforeAll(async () => {
  app = await startTestApp();
  const { token } = await app.verifiedUser();
  owner = { token, storeId: (await app.newStore(token)).id };
});
afterAll(() => app.close());

const client = orderClient(
  () => app,
  () => owner,
);

/** What is sent, and where. */
interface Sent {
  orderId: string;
  lineId: string | undefined;
  more: { headers: Record<string, string> };
}

interface Answer {
  status: number;
  data: unknown;
}

type State = 'draft' | 'paid' | 'fulfilled';

const cash = { method: 'cash', amount: 300 };
const units = ({ lineId }: Sent) => [{ line_id: lineId, quantity: 1 }];
const back = (sent: Sent) => units(sent).map((line) => ({ ...line, restocked: true }));

/** Each act, on an order of three units at 500 in this state. */
const acts: [act: string, state: State, send: (sent: Sent) => Promise<Answer>][] = [
  ['a placement', 'draft', ({ orderId, more }) => client.place(orderId, { payment_type: 'pod' }, more)],
  ['a payment', 'paid', ({ orderId, more }) => client.pay(orderId, cash, more)],
  ['a refund', 'paid', ({ orderId, more }) => client.refund(orderId, cash, more)],
  ['a fulfilment', 'paid', (sent) => client.fulfil(sent.orderId, { lines: units(sent) }, sent.more)],
  ['a return', 'fulfilled', (sent) => client.takeBack(sent.orderId, { lines: back(sent) }, sent.more)],
  [
    'an exchange',
    'fulfilled',
    (sent) =>
      client.exchange(
        sent.orderId,
        {
          returns: back(sent),
          lines: [{ title: 'A pot', unit_price: 500, quantity: 1 }],
          settlement: { payment_type: 'pod' },
        },
        sent.more,
      ),
  ],
  ['a cancellation', 'paid', ({ orderId, more }) => client.cancel(orderId, { reason: 'Too late' }, more)],
  ['a note', 'paid', ({ orderId, more }) => client.note(orderId, { text: 'Call first' }, more)],
];

/** An order of which 400 are not paid yet. */
async function anOrder(state: State): Promise<{ id: string; lineId: string | undefined }> {
  const { variantId } = await newItem(app, owner, {
    ...{ price: 500, opening_stock: 10, track_quantity: true },
  });
  const { data } = await client.make({
    customer_id: await client.newCustomer(),
    lines: [{ variant_id: variantId, quantity: 3 }],
    ...(state !== 'draft' && {
      settlement: {
        ...{ payment_type: 'part_instant', due_on: '2099-01-01', fulfilled: state === 'fulfilled' },
        payments: [{ method: 'cash', amount: 1100 }],
      },
    }),
  });
  return { id: data.id, lineId: data.lines[0]?.id };
}

/** All that stands in the store, without what every call writes. */
async function everything(): Promise<unknown> {
  const [row] = await query(
    app.database.superUrl,
    `select (select count(*) from app.orders where store_id = $1)::int as orders,
            (select count(*) from app.order_events where store_id = $1)::int as events,
            (select coalesce(sum(case kind when 'payment' then amount else -amount end), 0)
             from app.order_payments where store_id = $1)::int as money,
            (select count(*) from app.order_fulfilment_lines where store_id = $1)::int as fulfilled,
            (select count(*) from app.order_return_lines where store_id = $1)::int as returned,
            (select count(*) from app.stock_movements where store_id = $1)::int as movements,
            (select coalesce(sum(reserved), 0) from app.stock_levels where store_id = $1)::int as reserved,
            (select count(*) from app.gift_cards where store_id = $1)::int as cards,
            (select count(*) from app.audit_log where store_id = $1)::int as audited`,
    [owner.storeId],
  );
  return row;
}

/** Sends with one key: twice at once, and again once that is through. */
async function sendThrice(send: (more: Sent['more']) => Promise<Answer>): Promise<void> {
  const more = { headers: { 'idempotency-key': randomUUID() } };
  const before = await everything();
  const [one, other] = await Promise.all([send(more), send(more)]);
  const after = await everything();
  expect(after).not.toEqual(before);
  expect([one.status, other.status]).toContain(200);
  const again = await send(more);
  const first = one.status === 200 ? one : other;
  expect([again.status, again.data]).toEqual([200, first.data]);
  expect(await everything()).toEqual(after);
}

describe('With one key, however often it is sent', () => {
  it.each(acts)('%s happens once', async (_, state, send) => {
    const { id: orderId, lineId } = await anOrder(state);
    const { events } = (await client.read(orderId)).data;
    await sendThrice((more) => send({ orderId, lineId, more }));
    const told = (await client.read(orderId)).data.events.slice(0, -events.length);
    // An exchange takes items back, and tells of it.
    expect(new Set(told.map(({ kind }) => kind)).size).toBe(told.length);
    expect(told.length).toBeGreaterThan(0);
  });

  it('a gift card is issued once', async () => {
    const cards = 'POST /marketplace/v1/stores/{id}/gift-cards';
    const note = randomUUID();
    await sendThrice((more) =>
      app.call(cards, {
        ...{ token: owner.token, params: { id: owner.storeId }, ...more },
        body: { amount: 700, paid_with: 'cash', note },
      }),
    );
    expect(
      await query(app.database.superUrl, 'select from app.gift_cards where note = $1', [note]),
    ).toHaveLength(1);
  });
});
