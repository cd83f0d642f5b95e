import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { orderDesk, type Seller } from '#testing/order-desk.ts';
import { newGood } from '#testing/purchasing.ts';
import { query } from '#testing/query.ts';

let app: TestApp;
let owner: Seller;
beforeAll(async () => {
  app = await startTestApp();
  const { token } = await app.verifiedUser();
  owner = { token, storeId: (await app.newStore(token)).id };
});
afterAll(() => app.close());

const desk = orderDesk(
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
const pieces = ({ lineId }: Sent) => [{ line_id: lineId, quantity: 1 }];
const back = (sent: Sent) => pieces(sent).map((line) => ({ ...line, restocked: true }));

/** Each act, on an order of three pieces at 500 in this state. */
const acts: [act: string, state: State, send: (sent: Sent) => Promise<Answer>][] = [
  ['a placement', 'draft', ({ orderId, more }) => desk.place(orderId, { payment_type: 'pod' }, more)],
  ['a payment', 'paid', ({ orderId, more }) => desk.pay(orderId, cash, more)],
  ['a refund', 'paid', ({ orderId, more }) => desk.refund(orderId, cash, more)],
  ['a fulfilment', 'paid', (sent) => desk.fulfil(sent.orderId, { lines: pieces(sent) }, sent.more)],
  ['a return', 'fulfilled', (sent) => desk.takeBack(sent.orderId, { lines: back(sent) }, sent.more)],
  [
    'an exchange',
    'fulfilled',
    (sent) =>
      desk.exchange(
        sent.orderId,
        {
          returns: back(sent),
          lines: [{ title: 'A pot', unit_price: 500, quantity: 1 }],
          settlement: { payment_type: 'pod' },
        },
        sent.more,
      ),
  ],
  ['a cancellation', 'paid', ({ orderId, more }) => desk.cancel(orderId, { reason: 'Too late' }, more)],
  ['a note', 'paid', ({ orderId, more }) => desk.note(orderId, { text: 'Call first' }, more)],
];

/** An order of which 400 are not paid yet. */
async function anOrder(state: State): Promise<{ id: string; lineId: string | undefined }> {
  const { variantId } = await newGood(app, owner, {
    ...{ price: 500, opening_stock: 10, track_quantity: true },
  });
  const { data } = await desk.make({
    customer_id: await desk.newCustomer(),
    lines: [{ variant_id: variantId, quantity: 3 }],
    ...(state !== 'draft' && {
      placement: {
        ...{ payment_type: 'part_instant', due_on: '2099-01-01', handed_over: state === 'fulfilled' },
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
    const { events } = (await desk.read(orderId)).data;
    await sendThrice((more) => send({ orderId, lineId, more }));
    const told = (await desk.read(orderId)).data.events.slice(0, -events.length);
    // An exchange takes goods back, and tells of it.
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
