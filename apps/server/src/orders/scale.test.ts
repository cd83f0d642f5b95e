import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDebtors } from '#debts/debt-queries.ts';
import type { OrderFilter } from '#platform/database/order-filter.ts';
import { countOrders, type OrderSort } from '#platform/database/order-numbers.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { addCrowd, type Crowd } from '#testing/many-orders.ts';
import { rowsRead } from '#testing/rows-read.ts';
import { findDrafts, findOrders, findTags } from './list-queries.ts';

let app: TestApp;
let storeId: string;
let crowd: Crowd;

const orders = 20_000;
/** Every thousandth. */
const rare = orders / 1000;

beforeAll(async () => {
  app = await startTestApp();
  const { token, id: sellerId } = await app.verifiedUser();
  storeId = (await app.newStore(token)).id;
  crowd = await addCrowd(app.database.superUrl, { storeId, sellerId }, orders);
}, 120_000);
afterAll(() => app.close());

const whole = { search: '', number: null, isNumberOnly: false, test: false, soldBy: undefined };
const page = { limit: 25, offset: 0 };
const byNumber: OrderSort = { key: 'number', direction: 'desc' };

/** What a page of a list comes to, and how many rows were looked at for it. */
async function listed(filter: Partial<OrderFilter>, sort = byNumber, window = page) {
  let found = 0;
  const read = await rowsRead(app, storeId, async (db) => {
    found = (await findOrders(db, storeId, { ...whole, ...filter }, sort, window)).length;
  });
  return { found, read };
}

async function counted(filter: Partial<OrderFilter>) {
  let found = 0;
  const read = await rowsRead(app, storeId, async (db) => {
    found = await countOrders(db, storeId, { ...whole, ...filter });
  });
  return { found, read };
}

/** As many are read and sorted, whatever they are of; of what is more the list is walked. */
const fewEnough = 8000;

/** The filters that leave few of the orders. */
const narrow: [string, () => Partial<OrderFilter>][] = [
  ['a category', () => ({ categoryId: crowd.rare })],
  ['a product', () => ({ productId: crowd.rareProduct })],
  ['a tag', () => ({ tag: 'rare' })],
  ['a customer', () => ({ customerId: crowd.customerId })],
  ['nobody in particular', () => ({ customerId: null })],
  ['nobody in particular, who owes', () => ({ customerId: null, owing: true })],
  ['a seller', () => ({ soldBy: crowd.sellerId })],
  ['a rate of VAT', () => ({ vatPercent: '8' })],
  ['a discount', () => ({ discountId: crowd.discountId })],
  ['a state', () => ({ state: 'placed' })],
  ['a channel', () => ({ channel: 'wholesale' })],
  ['a payment type', () => ({ paymentType: 'credit' })],
  ['what is owed', () => ({ owing: true })],
  ['what is to be handed over', () => ({ toHandOver: true })],
  ['days', () => ({ from: '2020-01-02', to: '2020-01-02' })],
  ['days of what came back', () => ({ returnedFrom: '2020-01-02', returnedTo: '2020-01-09' })],
  [
    'what came back of a category',
    () => ({ returnedFrom: '2020-02-15', returnedTo: '2020-02-25', categoryId: crowd.rare }),
  ],
  ['a buyer, searched by name', () => ({ search: 'buyer 1' })],
  ['a good, searched by name', () => ({ search: 'goods 1000' })],
  ['a number', () => ({ search: '#1500', number: 1500, isNumberOnly: true })],
];

describe('Of 20,000 orders', () => {
  it.each(narrow)('those of %s are found without a look at the others', async (_, filter) => {
    for (const sort of [byNumber, { key: 'total', direction: 'asc' }] as const) {
      const { found, read } = await listed(filter(), sort);
      expect(found).toBeGreaterThan(0);
      expect(read, sort.key).toBeLessThan(rare * 20);
    }
    const { found, read } = await counted(filter());
    expect(found).toBeGreaterThan(0);
    expect(read).toBeLessThan(rare * 20);
  });

  it.each<[string, () => Partial<OrderFilter>, number]>([
    ['all', () => ({}), 200],
    ['of a category', () => ({ categoryId: crowd.common }), fewEnough],
    ['of a category among others', () => ({ categoryId: crowd.usual }), fewEnough],
    ['of a tag', () => ({ tag: 'common' }), fewEnough],
    ['that are sold', () => ({ sold: true }), 200],
    ['of a state', () => ({ state: 'fulfilled' }), 200],
    ['of a channel', () => ({ channel: 'web' }), 200],
    ['of a payment type', () => ({ paymentType: 'instant' }), 200],
    ['that owe nothing', () => ({ owing: false }), 200],
  ])('a page of those that are many, %s, is read from the list', async (_, filter, most) => {
    const directions = ['asc', 'desc'] as const;
    for (const direction of directions) {
      for (const key of ['number', 'total'] as const) {
        const { found, read } = await listed(filter(), { key, direction });
        expect(found).toBe(page.limit);
        expect(read, `${key} ${direction}`).toBeLessThan(most);
      }
    }
  });

  it('tags, drafts and debtors are looked up', async () => {
    expect(await rowsRead(app, storeId, (db) => findTags(db, storeId, ''))).toBeLessThan(50);
    expect(await rowsRead(app, storeId, (db) => findDrafts(db, storeId, undefined, page))).toBeLessThan(50);
    expect(
      await rowsRead(app, storeId, (db) => findDebtors(db, { storeId, test: false }, page)),
    ).toBeLessThan(50);
  });
});
