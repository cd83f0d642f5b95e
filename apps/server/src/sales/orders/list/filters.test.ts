import { randomUUID } from 'node:crypto';
import { orderFilter } from '@sokoni/contract/sales/order-filter';
import { depositDue } from '@sokoni/rules/credit/deposit';
import { bucketOf, daysBetween } from '@sokoni/rules/credit/receivables-ageing';
import type { OrderState } from '@sokoni/rules/orders/order-state';
import {
  fulfilmentStatus,
  fulfilmentStatuses,
  paymentStatus,
  paymentStatuses,
} from '@sokoni/rules/orders/order-statuses';
import { hasWords, searchedWords } from '@sokoni/rules/search/words';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionNow } from '#core/action.ts';
import { types } from '#core/database/access/connect.ts';
import { type Db, transaction } from '#core/database/access/transaction.ts';
import { countOrders, orderSortKeys } from '#sales/orders/search/order-serials.ts';
import { orderClient, type Seller } from '#testing/clients/order-client.ts';
import { query } from '#testing/database/query.ts';
import { addMixedOrders, type Mixed, type MixedOrder, mixOrders } from '#testing/fixtures/mixed-orders.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { countFromFigures } from './count-queries.ts';
import { findOrders } from './list-queries.ts';
import { readFilter } from './read-filter.ts';

let app: TestApp;
let owner: Seller;
let of: Mixed;
let orders: MixedOrder[];
/** As who sees the rows of all stores. */
let pool: pg.Pool;

const count = 160;

beforeAll(async () => {
  app = await startTestApp();
  pool = new pg.Pool({ connectionString: app.database.ownerUrl, types });
  const { token, id: seller } = await app.verifiedUser();
  const aStore = async (): Promise<Mixed> => {
    owner = { token, storeId: (await app.newStore(token, { mode: 'live' })).id };
    const [customer, category, discount, register] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const products: Mixed['products'] = [randomUUID(), randomUUID(), randomUUID()];
    return { seller, customer, products, category, discount, register };
  };
  // The same numbers stand in another store too.
  for (let store = 0; store < 2; store += 1) {
    of = await aStore();
    orders = mixOrders(count, of);
    await addMixedOrders(app.database.superUrl, owner.storeId, of, orders);
  }
  await query(app.database.superUrl, 'analyze');
}, 60_000);
afterAll(async () => {
  await pool.end();
  await app.close();
});

const client = orderClient(
  () => app,
  () => owner,
);

const dueSince = ({ due_on, placed_on }: MixedOrder) => due_on ?? placed_on;

function isOfAge(order: MixedOrder, age: string): boolean {
  const today = new Date().toISOString().slice(0, 10);
  const { placed_on, due_on, paid } = order;
  const total = order.stage === 'cancelled' ? 0 : order.total;
  const deposit = depositDue({ deposit: order.deposit, paid, refunded: 0, total });
  const rest = total - paid - deposit;
  if (age === 'overdue')
    return (deposit > 0 && placed_on < today) || (rest > 0 && due_on !== null && due_on < today);
  const isThen = (day: string) => bucketOf(daysBetween(day, today)) === age;
  return (deposit > 0 && isThen(placed_on)) || (rest > 0 && isThen(dueSince(order)));
}

/** What the badges of an order say. */
function statusesOf(order: MixedOrder): { payment: string | null; fulfilment: string | null } {
  const { paid, placed_on, due_on, stage } = order;
  const state = order.state as OrderState;
  const total = stage === 'cancelled' ? 0 : order.total;
  const deposit = depositDue({ deposit: order.deposit, paid, refunded: 0, total });
  const debt = {
    ...{ state, total: order.total, outstanding: total - paid },
    next_due_on: deposit > 0 ? placed_on : due_on,
  };
  const today = new Date().toISOString().slice(0, 10);
  return { payment: paymentStatus(debt, today), fulfilment: fulfilmentStatus(state) };
}

type Line = MixedOrder['lines'][number];
const outstanding = ({ stage, total, paid }: MixedOrder) => (stage === 'cancelled' ? 0 : total) - paid;
const isIn = (category: string, { product_id }: Line) =>
  product_id !== null && product_id !== of.products[2] ? category === of.category : category === 'none';
const bears = (rate: string, { apply_vat, vat_percent }: MixedOrder, { exempt_vat }: Line) =>
  apply_vat && !exempt_vat ? rate === String(vat_percent) : rate === 'none';

/** Whether a line is of the items and the rate that a filter names. */
const isMeant = (wanted: Record<string, string>, order: MixedOrder, line: Line) =>
  (!wanted.product_id || wanted.product_id === (line.product_id ?? 'none')) &&
  (!wanted.category_id || isIn(wanted.category_id, line)) &&
  (!wanted.vat_percent || bears(wanted.vat_percent, order, line));

/** Each filter in the words of the contract, as a plain reading of the order. */
const rules: Record<string, (order: MixedOrder, value: string, wanted: Record<string, string>) => boolean> = {
  test: () => true,
  state: ({ state }, value) => state === value,
  payment_status: (order, value) => statusesOf(order).payment === value,
  fulfilment_status: (order, value) => statusesOf(order).fulfilment === value,
  payment_type: ({ payment_type }, value) => payment_type === value,
  channel: ({ channel }, value) => channel === value,
  customer_id: ({ customer_id }, value) => (customer_id ?? 'none') === value.toLowerCase(),
  seller: ({ sold_by }, value) => (sold_by ?? 'none') === value.toLowerCase(),
  discount_id: ({ discount_id }, value) => discount_id === value.toLowerCase(),
  register_id: ({ register_id }, value) => (register_id ?? 'none') === value.toLowerCase(),
  flagged: ({ flags }, value) => flags.length > 0 === (value === 'true'),
  tag: ({ tags }, value) => tags.some((tag) => tag.toLowerCase() === value.toLowerCase()),
  from: ({ placed_on }, value) => placed_on >= value,
  to: ({ placed_on }, value) => placed_on <= value,
  unpaid: (order, value) => outstanding(order) > 0 === (value === 'true'),
  ageing: (order, value) => outstanding(order) > 0 && isOfAge(order, value),
  shipping: ({ shipping }, value) => shipping > 0 === (value === 'true'),
  unfulfilled: ({ stage, lines }, value) =>
    (stage === 'placed' && lines.some(({ fulfilled }) => fulfilled < 2)) === (value === 'true'),
  sold: ({ stage }, value) => (stage === 'placed') === (value === 'true'),
  product_id: (order, product_id) => order.lines.some((line) => isMeant({ product_id }, order, line)),
  category_id: (order, category_id) => order.lines.some((line) => isMeant({ category_id }, order, line)),
  vat_percent: (order, vat_percent) => order.lines.some((line) => isMeant({ vat_percent }, order, line)),
  // Only of what came back is a line all of it at once.
  returned_from: (order, _, wanted) => cameBack(order, wanted),
  returned_to: (order, _, wanted) => cameBack(order, wanted),
  search: ({ number, customer_id, lines }, value) =>
    /^(#|T-)\d/.test(value)
      ? value.replace(/^(#|T-)/, '') === number.replace(/^(#|T-)/, '')
      : (value === 'asha' && customer_id !== null) ||
        lines.some(({ title }) => hasWords(title, searchedWords(value))),
};

function cameBack(order: MixedOrder, wanted: Record<string, string>): boolean {
  return order.returns.some(({ on_day, line }) => {
    const back = order.lines[line];
    const isThen = (wanted.returned_from ?? '') <= on_day && on_day <= (wanted.returned_to ?? '9');
    return isThen && back !== undefined && isMeant(wanted, order, back);
  });
}

/** One of each, and days of which an end is open. */
const values = (): [string, Record<string, string>][] =>
  (
    [
      { state: 'placed' },
      { state: 'cancelled' },
      { state: 'part_fulfilled' },
      ...paymentStatuses.map((payment_status) => ({ payment_status })),
      // Nothing came back of a mixed order as a whole.
      ...fulfilmentStatuses
        .filter((status) => status !== 'returned')
        .map((fulfilment_status) => ({ fulfilment_status })),
      { payment_type: 'credit' },
      { channel: 'web' },
      { customer_id: of.customer.toUpperCase() },
      { customer_id: 'none' },
      { seller: of.seller.toUpperCase() },
      { seller: 'none' },
      { discount_id: of.discount.toUpperCase() },
      { register_id: of.register.toUpperCase() },
      { register_id: 'none', channel: 'web' },
      { flagged: 'true' },
      { flagged: 'false', channel: 'in_person' },
      { tag: 'GIFT' },
      { tag: 'rush' },
      { from: '2026-01-03', to: '2026-01-09' },
      { from: '2026-01-15' },
      { to: '2026-01-04' },
      { unpaid: 'true' },
      { unpaid: 'false' },
      { ageing: 'overdue' },
      { ageing: 'not_due' },
      { ageing: 'to_30' },
      { ageing: 'to_60' },
      { ageing: 'to_90' },
      { ageing: 'over_90' },
      { shipping: 'true' },
      { shipping: 'false', unpaid: 'true' },
      { unfulfilled: 'true' },
      { unfulfilled: 'false' },
      { sold: 'true' },
      { sold: 'false' },
      { product_id: of.products[0].toUpperCase() },
      { product_id: 'none' },
      { category_id: of.category.toUpperCase() },
      { category_id: 'none' },
      { vat_percent: '16' },
      { vat_percent: '1.005' },
      { vat_percent: 'none' },
      { returned_from: '2026-01-12', returned_to: '2026-01-15' },
      { returned_from: '2026-01-14' },
      { returned_to: '2026-01-13' },
      { search: 'rice' },
      { search: 'ri' },
      { search: 'asha' },
      { search: '#1007' },
      { search: 'T-1007' },
      { test: 'true' },
    ] as Record<string, string>[]
  ).map((value) => [JSON.stringify(value), value]);

const byNumber = (one: MixedOrder, other: MixedOrder) => one.serial - other.serial;
const sorts: Record<string, (one: MixedOrder, other: MixedOrder) => number> = {
  number: byNumber,
  total: (one, other) => one.total - other.total || byNumber(one, other),
  age: (one, other) => dueSince(one).localeCompare(dueSince(other)) || byNumber(one, other),
  due: (one, other) => (one.due_on ?? '').localeCompare(other.due_on ?? '') || byNumber(one, other),
};

/** The numbers that a filter leaves, in the order asked for; those that are never due come last whichever way. */
function expected(wanted: Record<string, string>, sort: string): string[] {
  const meant = Object.fromEntries(
    Object.entries(wanted).map(([name, value]) => [name, name.endsWith('_id') ? value.toLowerCase() : value]),
  );
  // The number of a test order says that it is one.
  const isOfTest = wanted.test === 'true' || wanted.search?.startsWith('T-') === true;
  const left = orders.filter(
    (order) =>
      order.test === isOfTest &&
      Object.entries(meant).every(([name, value]) => rules[name]?.(order, value, meant)),
  );
  const key = sort.replace('-', '');
  // What is outstanding for so long comes in the order in which it is due, also where that is the day of the sale.
  const isByAge = key === 'due' && wanted.ageing !== undefined;
  const sorted = left.toSorted(isByAge ? sorts.age : sorts[key]);
  if (sort.startsWith('-')) sorted.reverse();
  const last = key === 'due' && !isByAge ? sorted.filter(({ due_on }) => due_on === null) : [];
  return [...sorted.filter((order) => !last.includes(order)), ...last].map(({ number }) => number);
}

const everySort = ['number', '-number', 'total', '-total', 'due', '-due'];

async function check(wanted: Record<string, string>, sort: string, limit = 100): Promise<number> {
  const all = expected(wanted, sort);
  const asked = `${JSON.stringify(wanted)} by ${sort}`;
  // One page more than there are, where there are several.
  const pages = Math.ceil(all.length / limit) + Number(limit < 100);
  for (let page = 1; page <= Math.max(1, pages); page += 1) {
    const { data } = await client.list({ ...wanted, sort, limit: String(limit), page: String(page) });
    expect(
      data?.items.map(({ number }) => number),
      `${asked}, page ${page}`,
    ).toEqual(all.slice((page - 1) * limit, page * limit));
  }
  expect((await client.count(wanted)).data?.total, asked).toBe(all.length);
  return all.length;
}

describe('A filter of orders leaves what a plain reading of them says', () => {
  it('each by itself, in each order, page by page', async () => {
    for (const [name, wanted] of values()) {
      for (const sort of everySort) {
        const found = await check(wanted, sort, 16);
        expect(found, name).toBeGreaterThan(0);
        if (!wanted.test) expect(found, name).toBeLessThan(count / 2);
      }
    }
  }, 120_000);

  it('of what came back, by all that a line can be', async () => {
    const lines = values().filter(([, value]) => /product|category|vat/.test(Object.keys(value)[0] ?? ''));
    for (const [, one] of lines)
      for (const [, other] of lines)
        await check({ ...one, ...other, returned_from: '2026-01-12', returned_to: '2026-01-16' }, '-number');
  });

  it('each together with each other one, also asked as who sees the orders of all stores', async () => {
    const all = values().map(([, wanted]) => wanted);
    await transaction(pool, { userId: null, storeId: owner.storeId }, async (db) => {
      for (const [index, one] of all.entries()) {
        for (const other of all.slice(index)) {
          const isTwice = Object.keys(one).some((name) => name in other);
          if (other === one || !isTwice) await checkQueries(db, { ...one, ...other });
        }
      }
    });
  }, 120_000);
});

async function checkQueries(db: Db, wanted: Record<string, string>): Promise<void> {
  const asked = JSON.stringify(wanted);
  const action = actionNow({ kind: 'staff', userId: of.seller, role: 'admin' }, new Date());
  const filter = await readFilter(db, owner.storeId, orderFilter.parse({ search: '', ...wanted }), action);
  for (const key of orderSortKeys) {
    const page = { limit: 100, offset: 0 };
    const rows = await findOrders(db, owner.storeId, filter, { key, direction: 'asc' }, page);
    const numbers = rows.map(({ number }) => number);
    expect(numbers, `${asked} by ${key}`).toEqual(expected(wanted, key));
  }
  const { length } = expected(wanted, 'number');
  expect(await countOrders(db, owner.storeId, filter), asked).toBe(length);
  expect((await countFromFigures(db, owner.storeId, filter)) ?? length, asked).toBe(length);
}
