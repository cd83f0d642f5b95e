import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#core/database/access/transaction.ts';
import type { OrderFilter } from '#sales/orders/search/order-filter.ts';
import { countOrders, type OrderSort } from '#sales/orders/search/order-serials.ts';
import { findDebtors } from '#sales/receivables/receivable-queries.ts';
import { rowsRead } from '#testing/checks/rows-read.ts';
import { query } from '#testing/database/query.ts';
import { addCrowd, type Crowd } from '#testing/fixtures/many-orders.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { findDrafts, findOrders, findTags } from './list-queries.ts';

let app: TestApp;
let storeId: string;
let crowd: Crowd;

const orders = 20_000;
/** Every thousandth. */
const rare = orders / 1000;
/** A search may look at all items that were ever sold, where those are a thousand. */
const mostOf = ({ search }: Partial<OrderFilter>) => rare * 20 + (search ? 1000 : 0);

beforeAll(async () => {
  app = await startTestApp();
  const { token, id: sellerId } = await app.verifiedUser();
  storeId = (await app.newStore(token)).id;
  crowd = await addCrowd(app.database.superUrl, { storeId, sellerId }, orders);
}, 120_000);
afterAll(() => app.close());

const whole = { search: '', numbers: [], isNumberOnly: false, test: false, soldBy: undefined };
const page = { limit: 25, offset: 0 };
const byNumber: OrderSort = { key: 'number', direction: 'desc' };

const figureOf = ({ number }: { number: string | null }) => Number(number?.replace('#', ''));

/** What a page of a list comes to, and how many rows were looked at for it. */
async function listed(filter: Partial<OrderFilter>, sort = byNumber, window = page) {
  let numbers: number[] = [];
  const read = await rowsRead(app, storeId, async (db) => {
    const rows = await findOrders(db, storeId, { ...whole, ...filter }, sort, window);
    numbers = rows.map(figureOf);
  });
  return { found: numbers.length, numbers, read };
}

/** The numbers of a page. */
async function numbersOf(filter: Partial<OrderFilter>, sort = byNumber, window = page) {
  const rows = await transaction(app.services.pool, { userId: null, storeId }, (db) =>
    findOrders(db, storeId, { ...whole, ...filter }, sort, window),
  );
  return rows.map(figureOf);
}

async function counted(filter: Partial<OrderFilter>) {
  let found = 0;
  const read = await rowsRead(app, storeId, async (db) => {
    found = await countOrders(db, storeId, { ...whole, ...filter });
  });
  return { found, read };
}

/** As `addCrowd` makes them: what the n-th of the crowd is of. */
const isUsual = (of: number) => of % 1000 > 0;
const sold = (of: number) =>
  [0, 1].filter((place) => place === 0 || isUsual(of)).map((place) => 1 + ((of * 7 + place * 11) % 999));

/** Some of what the orders have sold is read, until it is known that it is much; then the list is walked. */
const fewEnough = orders;

/** Before the day on which the rare ones are due. */
const today = '2026-12-31';

/** The filters that leave few of the orders. */
const narrow: [string, () => Partial<OrderFilter>][] = [
  ['a category', () => ({ categoryId: crowd.rare })],
  ['a product', () => ({ productId: crowd.rareProduct })],
  ['a tag', () => ({ tag: 'rare' })],
  ['a customer', () => ({ customerId: crowd.customerId })],
  ['nobody in particular', () => ({ customerId: null })],
  ['nobody in particular, who owes', () => ({ customerId: null, unpaid: true })],
  ['a seller', () => ({ soldBy: crowd.sellerId })],
  ['a rate of VAT', () => ({ vatPercent: '8' })],
  ['a discount', () => ({ discountId: crowd.discountId })],
  ['a register', () => ({ registerId: crowd.registerId })],
  ['what is to be reviewed', () => ({ flagged: true })],
  ['a state', () => ({ state: 'placed' })],
  ['a channel', () => ({ channel: 'wholesale' })],
  ['a payment type', () => ({ paymentType: 'credit' })],
  ['what is owed', () => ({ unpaid: true })],
  ['what is paid in part', () => ({ payment: { status: 'part_paid', today } })],
  ['what is not paid', () => ({ payment: { status: 'unpaid', today } })],
  ['what is to be given back', () => ({ payment: { status: 'refund_due', today } })],
  ['what has not left', () => ({ fulfilment: 'unfulfilled' })],
  ['what is overdue', () => ({ unpaid: true, overdueOn: '2027-01-02' })],
  ['what is owed for long', () => ({ unpaid: true, dueSince: { to: '2026-01-01' } })],
  ['shipping that is charged', () => ({ shipping: true })],
  ['what is to be handed over', () => ({ unfulfilled: true })],
  ['days', () => ({ from: '2020-01-02', to: '2020-01-02' })],
  ['days of what came back', () => ({ returnedFrom: '2020-01-02', returnedTo: '2020-01-09' })],
  [
    'what came back of a category',
    () => ({ returnedFrom: '2020-02-15', returnedTo: '2020-02-25', categoryId: crowd.rare }),
  ],
  ['a buyer, searched by name', () => ({ search: 'buyer 1' })],
  ['a good, searched by name', () => ({ search: 'goods 1000' })],
  ['a number', () => ({ search: '#1500', numbers: ['#1500'], isNumberOnly: true })],
];

describe('Of 20,000 orders', () => {
  it.each(narrow)('those of %s are found without a look at the others', async (_, filter) => {
    for (const sort of [byNumber, { key: 'total', direction: 'asc' }] as const) {
      const { found, read } = await listed(filter(), sort);
      expect(found).toBeGreaterThan(0);
      expect(read, sort.key).toBeLessThan(mostOf(filter()));
    }
    const { found, read } = await counted(filter());
    expect(found).toBeGreaterThan(0);
    expect(read).toBeLessThan(mostOf(filter()));
  });

  it.each<[string, () => Partial<OrderFilter>, number, (of: number) => boolean]>([
    ['all', () => ({}), 200, () => true],
    [
      'of a category',
      () => ({ categoryId: crowd.common }),
      fewEnough,
      (of) => sold(of).some((item) => item % 5 > 0),
    ],
    [
      'of a category among others',
      () => ({ categoryId: crowd.usual }),
      fewEnough,
      (of) => sold(of).some((item) => item % 5 === 0),
    ],
    ['of a tag', () => ({ tag: 'common' }), fewEnough, isUsual],
    ['that are sold', () => ({ sold: true }), 200, () => true],
    ['of a state', () => ({ state: 'fulfilled' }), 200, isUsual],
    ['of a channel', () => ({ channel: 'web' }), 200, isUsual],
    ['of a payment type', () => ({ paymentType: 'instant' }), 200, isUsual],
    ['that have left', () => ({ fulfilment: 'fulfilled' }), 200, isUsual],
    [
      'that are paid',
      () => ({ payment: { status: 'paid', today } }),
      200,
      (of) => of % 500 > 0 && of % 1000 !== 125,
    ],
    ['that owe nothing', () => ({ unpaid: false }), 200, (of) => of % 500 > 0],
  ])('a page of those that are many, %s, is read from the list', async (_, filter, most, isMeant) => {
    const all = Array.from({ length: orders }, (__, index) => index + 1).filter(isMeant);
    const directions = ['asc', 'desc'] as const;
    for (const direction of directions) {
      for (const key of ['number', 'total'] as const) {
        const { numbers, read } = await listed(filter(), { key, direction });
        // All cost the same: they go by their serials anyway.
        const first = direction === 'asc' ? all : all.toReversed();
        expect(numbers).toEqual(first.slice(0, page.limit).map((of) => 1000 + of));
        expect(read, `${key} ${direction}`).toBeLessThan(most);
      }
    }
  });

  it('those of which something came back on some days are each listed once, in their order', async () => {
    // Of one of them more came back on the next day, forty times.
    await query(
      app.database.superUrl,
      `insert into app.order_returns (store_id, id, order_id, test, serial, location_id, reason, value, at, on_day)
       select store_id, gen_random_uuid(), order_id, test, serial, location_id, '', 0, at, on_day + 1
       from app.order_returns, generate_series(1, 40) where store_id = $1 and serial = 1100`,
      [storeId],
    );
    const all = await query<{ serial: string }>(
      app.database.superUrl,
      `select distinct serial from app.order_returns
       where store_id = $1 and on_day between '2020-01-03' and '2020-03-01' order by serial`,
      [storeId],
    );
    const expected = all.map(({ serial }) => Number(serial));
    const filter = { returnedFrom: '2020-01-03', returnedTo: '2020-03-01' };
    for (const offset of [0, 40]) {
      const window = { limit: 30, offset };
      expect(await numbersOf(filter, { key: 'number', direction: 'asc' }, window)).toEqual(
        expected.slice(offset, offset + 30),
      );
      expect(await numbersOf(filter, byNumber, window)).toEqual(
        expected.toReversed().slice(offset, offset + 30),
      );
    }
  });

  it('those of almost all goods are all but those of the others', async () => {
    // Two sold nothing but a delivery, one to nobody in particular, one to whom the search means; a third sold it beside items.
    await query(
      app.database.superUrl,
      `with delivery as (
         insert into app.sold_items (store_id, id, product_id, title, variant_name, sku_key)
         values ('${storeId}', md5('delivery')::uuid, null, 'Delivery', '', '') returning id
       ), gone as (
         delete from app.order_items where store_id = '${storeId}' and serial in (1500, 2000)
       )
       insert into app.order_items (store_id, test, serial, item_id)
       select '${storeId}', false, serial, delivery.id from delivery, unnest(array[1500, 2000, 1003]) serial`,
    );
    await query(app.database.superUrl, `update app.customers set name = 'Buyer 1 of goods' where id = $1`, [
      crowd.customerId,
    ]);
    expect((await counted({ search: 'goods' })).found).toBe(orders - 1);
  });

  it('tags, drafts and debtors are looked up', async () => {
    expect(await rowsRead(app, storeId, (db) => findTags(db, storeId, ''))).toBeLessThan(50);
    expect(await rowsRead(app, storeId, (db) => findDrafts(db, storeId, undefined, page))).toBeLessThan(50);
    expect(
      await rowsRead(app, storeId, (db) => findDebtors(db, { storeId, test: false }, page)),
    ).toBeLessThan(50);
  });
});

describe('Where the newest orders are all of something else', () => {
  const newest = orders * 0.6;

  beforeAll(async () => {
    const { superUrl } = app.database;
    await query(
      superUrl,
      `delete from app.order_items sold using app.sold_items items, app.products product
       where sold.store_id = $1 and sold.serial > 1000 + ${orders - newest}
         and items.store_id = sold.store_id and items.id = sold.item_id
         and product.store_id = items.store_id and product.id = items.product_id and product.category_id = $2`,
      [storeId, crowd.usual],
    );
    await query(
      superUrl,
      `insert into app.customers (store_id, id, name, created_at, updated_at, last_ordered_at)
       select $1, md5('former ' || n)::uuid, 'Former ' || n, now(), now(), now() from generate_series(1, 600) n`,
      [storeId],
    );
    // Without triggers: the crowd's buyers have no figures to take these off.
    await query(
      superUrl,
      `set local session_replication_role = replica;
       update app.orders set customer_id = md5('former ' || 1 + serial % 600)::uuid
       where store_id = '${storeId}' and serial <= 1000 + ${orders - newest}`,
    );
    await query(superUrl, 'analyze app.customers, app.orders, app.order_items');
  });

  it.each<[string, () => Partial<OrderFilter>]>([
    ['of a category that many have', () => ({ categoryId: crowd.usual })],
    ['of a name that many have', () => ({ search: 'former' })],
  ])('a page %s is gathered, and not walked to', async (_, filter) => {
    for (const direction of ['desc', 'asc'] as const) {
      for (const run of ['first', 'second']) {
        const { found, read } = await listed(filter(), { key: 'number', direction });
        expect(found).toBe(page.limit);
        // Each step past them would be two looks at least.
        expect(read, `${direction}, ${run} time`).toBeLessThan(newest * 1.5);
      }
    }
  });

  it('and has the last of them, in their order', async () => {
    const last = orders - newest + 1000;
    for (const offset of [0, 25]) {
      expect(await numbersOf({ search: 'former' }, byNumber, { limit: 25, offset })).toEqual(
        Array.from({ length: 25 }, (_, place) => last - offset - place),
      );
      const shelf = await numbersOf({ categoryId: crowd.usual }, byNumber, { limit: 25, offset });
      const all = await query<{ serial: string }>(
        app.database.superUrl,
        `select distinct serial from app.order_items sold
         join app.sold_items items on items.store_id = sold.store_id and items.id = sold.item_id
         join app.products product on product.store_id = items.store_id and product.id = items.product_id
         where sold.store_id = $1 and product.category_id = $2 order by serial desc limit 25 offset $3`,
        [storeId, crowd.usual, offset],
      );
      expect(shelf).toEqual(all.map(({ serial }) => Number(serial)));
    }
  });
});

describe('Where the newest orders are of nobody in particular', () => {
  const older = orders * 0.4;

  beforeAll(async () => {
    await query(
      app.database.superUrl,
      `set local session_replication_role = replica;
       update app.orders set customer_id = null where store_id = '${storeId}' and serial > 1000 + ${older}`,
    );
    await query(app.database.superUrl, 'analyze app.orders');
  });

  it('a page of a name that many have is gathered', async () => {
    for (const offset of [0, 25]) {
      const { numbers, read } = await listed({ search: 'forme' }, byNumber, { limit: 25, offset });
      expect(numbers).toEqual(Array.from({ length: 25 }, (_, place) => 1000 + older - offset - place));
      // The newest orders, the customers that are meant, a few orders of each, and all items.
      expect(read).toBeLessThan(orders / 4 + 1000);
    }
  });
});

describe('Where almost all is owed, and still to come', () => {
  beforeAll(async () => {
    // Every thousandth was to be paid long ago, is paid, and is paid in part.
    await query(
      app.database.superUrl,
      `set local session_replication_role = replica;
       update app.orders set paid = case serial % 1000 when 375 then ordered_total when 625 then 1 else 0 end,
         due_on = case when serial % 1000 = 500 then date '2020-06-01' else date '2099-01-01' end
       where store_id = '${storeId}'`,
    );
    await query(app.database.superUrl, 'analyze app.orders');
  });
  const sorts = (['number', 'due'] as const).flatMap((key) =>
    (['asc', 'desc'] as const).map((direction) => ({ key, direction })),
  );

  it.each(sorts)('what is overdue is found without a look at the rest, by $key $direction', async (sort) => {
    for (const age of [{ overdueOn: '2026-11-22' }, { dueSince: { to: '2026-08-23' } }]) {
      const { numbers, read } = await listed({ unpaid: true, ...age }, sort);
      const all = Array.from({ length: rare }, (_, place) => 1500 + place * 1000);
      expect(numbers).toEqual(sort.direction === 'asc' ? all : all.toReversed());
      expect(read).toBeLessThan(rare * 20);
      const total = await counted({ unpaid: true, ...age });
      expect(total.found).toBe(rare);
      expect(total.read).toBeLessThan(rare * 20);
    }
  });

  it.each([
    ['paid', 375],
    ['part_paid', 625],
  ] as const)('those that are %s are found without a look at the rest', async (status, place) => {
    const filter = { payment: { status, today } };
    const { numbers, read } = await listed(filter);
    expect(numbers).toEqual(Array.from({ length: rare }, (_, of) => place + (rare - of) * 1000));
    expect(read).toBeLessThan(rare * 20);
    const total = await counted(filter);
    expect(total.found).toBe(rare);
    expect(total.read).toBeLessThan(rare * 20);
  });

  it.each(sorts)('a page of the rest is read from the list, by $key $direction', async (sort) => {
    for (const age of [{ overdueOn: '2099-01-02' }, { dueSince: { from: '2098-01-01' } }]) {
      const { found, read } = await listed({ unpaid: true, ...age }, sort);
      expect(found).toBe(page.limit);
      expect(read).toBeLessThan(500);
    }
  });

  describe('and a few have a deposit to pay', () => {
    beforeAll(async () => {
      await query(
        app.database.superUrl,
        `set local session_replication_role = replica;
         update app.orders set deposit = 1 where store_id = '${storeId}' and serial % 1000 = 250`,
      );
      await query(app.database.superUrl, 'analyze app.orders');
    });

    it.each(sorts)(
      'the deposits that are due are found without a look at the rest, by $key $direction',
      async (sort) => {
        const age = { dueSince: { from: '2019-01-01', to: '2026-08-23' } };
        const { found, read } = await listed({ unpaid: true, ...age }, sort, { limit: 50, offset: 0 });
        expect(found).toBe(rare * 2);
        expect(read).toBeLessThan(rare * 40);
      },
    );
  });
});
