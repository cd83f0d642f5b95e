import { randomUUID } from 'node:crypto';
import { dayAfter } from '@sokoni/rules/wall-time';
import { query } from './query.ts';

/** Ids of what mixed orders are of. */
export interface Mixed {
  seller: string;
  customer: string;
  products: [string, string, string];
  category: string;
  discount: string;
}

/** A line of a mixed order. */
export interface MixedLine {
  id: string;
  product_id: string | null;
  title: string;
  exempt_vat: boolean;
  /** Of two pieces. */
  fulfilled: number;
}

/** An order as it was written, for a test that reckons by itself which orders a filter leaves. */
export interface MixedOrder {
  id: string;
  number: number;
  test: boolean;
  stage: 'placed' | 'cancelled';
  state: string;
  channel: string;
  payment_type: string;
  customer_id: string | null;
  sold_by: string | null;
  discount_id: string | null;
  tags: string[];
  placed_on: string;
  due_on: string | null;
  total: number;
  paid: number;
  shipping: number;
  apply_vat: boolean;
  vat_percent: number;
  lines: MixedLine[];
  /** Which line came back, on which day. */
  returns: { on_day: string; line: number }[];
}

const ofNone = <T>(index: number, values: readonly T[]): T | null => values[index] ?? null;
const day = (of: number) => `2026-01-${String(1 + of).padStart(2, '0')}`;
/** Of each age, as of today, with days to spare: which day it is here and there is not asked. */
const dueIn = [5, -20, -45, -75, -100];
const dueDay = (of: number) => dayAfter(new Date().toISOString().slice(0, 10), dueIn[of % dueIn.length] ?? 0);

/** As many orders as asked for in which whatever a filter asks for is mixed with everything else. */
export function mixOrders(count: number, of: Mixed): MixedOrder[] {
  const states = ['placed', 'paid', 'fulfilled', 'part_returned', 'cancelled'] as const;
  // One is called after the number of an order.
  const titles = ['Rice', 'Soap', 'Price of a visit', 'Repair', 'Repair of #1007'];
  return Array.from({ length: count }, (_, n) => {
    const last = states[(n * 7 + Math.floor(n / 5)) % 5] ?? 'placed';
    // Of some of which something came back, other goods are still to go.
    const state = last === 'part_returned' && n % 3 === 0 ? 'part_fulfilled' : last;
    const fulfilled = { fulfilled: 2, part_returned: 2, part_fulfilled: 1 }[state as string] ?? 0;
    const lines = Array.from({ length: 1 + (n % 3) }, (__, place): MixedLine => {
      const product = (n + place * 2) % 5;
      return {
        ...{ id: randomUUID(), product_id: ofNone(product, of.products) },
        ...{ title: titles[product] ?? '', exempt_vat: (n + place) % 4 === 0, fulfilled },
      };
    });
    return {
      ...{ id: randomUUID(), number: 1001 + Math.floor(n / 2), test: n % 2 === 1, state, lines },
      stage: state === 'cancelled' ? 'cancelled' : 'placed',
      channel: ['web', 'in_person', 'wholesale', 'manual'][Math.floor(n / 3) % 4] ?? 'web',
      payment_type: ['instant', 'credit', 'pod'][Math.floor(n / 7) % 3] ?? 'pod',
      customer_id: n % 5 < 2 ? of.customer : null,
      sold_by: Math.floor(n / 2) % 3 === 0 ? of.seller : null,
      discount_id: Math.floor(n / 4) % 3 === 0 ? of.discount : null,
      tags: [['Gift'], ['Gift', 'Rush'], []][Math.floor(n / 5) % 3] ?? [],
      placed_on: day(Math.floor(n / 8)),
      due_on: n % 3 === 0 ? dueDay(Math.floor(n / 12)) : null,
      total: 500 + 200 * (Math.floor(n / 2) % 3),
      // Nothing, all, or more than that.
      paid: state === 'cancelled' ? 100 * (n % 2) : ([0, 500, 700, 1100][Math.floor(n / 3) % 4] ?? 0),
      shipping: n % 5 === 0 ? 50 : 0,
      apply_vat: n % 6 !== 0,
      // Times a thousand the second is no integer to a computer.
      vat_percent: n % 4 < 2 ? 16 : 1.005,
      returns:
        last === 'part_returned'
          ? [{ on_day: day(10 + (n % 7)), line: Math.floor(n / 5) % lines.length }]
          : [],
    };
  });
}

/** Writes such orders into a store, with whom and what they name. */
export async function addMixedOrders(superUrl: string, storeId: string, of: Mixed, orders: MixedOrder[]) {
  const lines = orders.flatMap((order) =>
    order.lines.map((line, position) => ({ ...line, order_id: order.id, position })),
  );
  const returns = orders.flatMap((order) =>
    order.returns.map(({ on_day, line }) => ({
      ...{ id: randomUUID(), order_id: order.id, on_day, line_id: order.lines[line]?.id },
    })),
  );
  const bears = (order: MixedOrder) => ({
    bears_no_vat: !order.apply_vat || order.lines.some(({ exempt_vat }) => exempt_vat),
    vat_borne:
      order.apply_vat && order.lines.some(({ exempt_vat }) => !exempt_vat)
        ? Math.round(order.vat_percent * 1000)
        : null,
  });
  const steps: [string, unknown[]][] = [
    [
      `insert into app.categories (store_id, id, name, position, created_at) values ($1, $2, 'Shelf', 0, now())`,
      [of.category],
    ],
    // The last one is in no category.
    [
      `insert into app.products (store_id, id, title, status, search_text, category_id, created_at, updated_at)
       select $1, id, 'Goods', 'active', ' goods', case when place < 3 then $3::uuid end, now(), now()
       from unnest($2::uuid[]) with ordinality as good (id, place)`,
      [of.products, of.category],
    ],
    [
      `insert into app.customers (store_id, id, name, search_text, created_at, updated_at, last_ordered_at)
       values ($1, $2, 'Asha', ' asha', now(), now(), now())`,
      [of.customer],
    ],
    [
      `insert into app.discounts (store_id, id, code, kind, percent, applies_to, channels, starts_at, active, created_at, updated_at)
       values ($1, $2, 'MIXED', 'percent', 10, 'order', '{web}', now(), true, now(), now())`,
      [of.discount],
    ],
    [
      `insert into app.orders (store_id, id, number, test, channel, stage, state, customer_id, location_id, payment_type, due_on, apply_vat,
         vat_percent, vat_borne, bears_no_vat, prices_include_vat, lines_total, discount_total, vat_total, ordered_total, paid, shipping, pieces, sold_by,
         placed_at, placed_on, created_at, updated_at, discount_id, tags)
       select $1, made.id, number, test, channel, stage, state, customer_id, location.id, payment_type, due_on, apply_vat, vat_percent, vat_borne,
         bears_no_vat, false, total, 0, 0, total, paid, shipping, 1, sold_by, now(), placed_on, now(), now(), discount_id, tags
       from jsonb_to_recordset($2::jsonb) as made (id uuid, number bigint, test boolean, channel text, stage text, state text, customer_id uuid,
         payment_type text, due_on date, apply_vat boolean, vat_percent numeric, vat_borne integer, bears_no_vat boolean, total bigint,
         paid bigint, shipping bigint, sold_by uuid, placed_on date, discount_id uuid, tags text[])
       cross join (select id from app.locations where store_id = $1 limit 1) location`,
      [JSON.stringify(orders.map((order) => ({ ...order, ...bears(order) })))],
    ],
    [
      `insert into app.order_lines (store_id, id, order_id, position, product_id, title, quantity, unit_price, exempt_vat, share_discount,
         share_vat, share_total, fulfilled, returned)
       select $1, id, order_id, position, product_id, title, 2, 0, exempt_vat, 0, 0, 0, fulfilled, least(fulfilled, 1)
       from jsonb_to_recordset($2::jsonb) as made (id uuid, order_id uuid, position integer, product_id uuid, title text, exempt_vat boolean,
         fulfilled integer)`,
      [JSON.stringify(lines)],
    ],
    [
      `insert into app.order_returns (store_id, id, order_id, location_id, worth, at, on_day)
       select $1, made.id, order_id, location.id, 0, now(), on_day
       from jsonb_to_recordset($2::jsonb) as made (id uuid, order_id uuid, on_day date)
       cross join (select id from app.locations where store_id = $1 limit 1) location`,
      [JSON.stringify(returns)],
    ],
    [
      `insert into app.order_return_lines (store_id, return_id, line_id, quantity, restocked, worth)
       select $1, id, line_id, 1, true, 0 from jsonb_to_recordset($2::jsonb) as made (id uuid, line_id uuid)`,
      [JSON.stringify(returns)],
    ],
  ];
  for (const [statement, values] of steps) await query(superUrl, statement, [storeId, ...values]);
}
