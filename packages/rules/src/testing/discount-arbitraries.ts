import fc from 'fast-check';
import type { DiscountCart, OfferedDiscount } from '#discounts/discount-offer.ts';
import { orderChannels } from '#orders/order-labels.ts';

/** `food` holds `fruit`, which holds `mango`; `soap` lies beside. */
export const categoryTree = [
  { id: 'food', parent_id: null },
  { id: 'fruit', parent_id: 'food' },
  { id: 'mango', parent_id: 'fruit' },
  { id: 'soap', parent_id: null },
];
const categoryIds = categoryTree.map(({ id }) => id);
const productIds = ['p1', 'p2', 'p3', 'p4'];

/** A tenth off everything, everywhere, for as long as it likes. */
export const tenOff: OfferedDiscount = {
  title: 'A tenth off',
  code: 'TEN',
  kind: 'percent',
  percent: 10,
  amount: null,
  buy_quantity: null,
  get_quantity: null,
  most_times: null,
  applies_to: 'order',
  product_ids: [],
  category_ids: [],
  minimum_spend: null,
  minimum_quantity: null,
  channels: orderChannels,
  starts_at: '2026-11-01T00:00:00.000Z',
  ends_at: null,
  use_limit: null,
  customer_limit: null,
  active: true,
  uses: 0,
  customer_uses: 0,
};

/** Two units of 500 and one of 2000, in the web store. */
export const smallCart: DiscountCart = {
  lines: [
    { product_id: 'p1', category_id: 'mango', quantity: 2, unit_price: 500, discount: 0 },
    { product_id: 'p2', category_id: 'soap', quantity: 1, unit_price: 2000, discount: 0 },
  ],
  channel: 'web',
  hasCustomer: false,
  at: '2026-11-21T12:00:00.000Z',
  categories: categoryTree,
};

const units = fc.integer({ min: 1, max: 6 });
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 2 });

const anyValue = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100_000 }) }),
  fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 50_000_000 }) }),
  fc.record({
    kind: fc.constant('buy_get' as const),
    percent: fc.integer({ min: 1, max: 100_000 }),
    buy_quantity: units,
    get_quantity: units,
    most_times: maybe(units),
  }),
);

/** A discount that passes the check and holds for every cart of `anyCart`. */
export const anyDiscount = fc
  .record({
    value: anyValue,
    applies_to: fc.constantFrom('order' as const, 'products' as const, 'categories' as const),
    product_ids: fc.subarray(productIds, { minLength: 1 }),
    category_ids: fc.subarray(categoryIds, { minLength: 1 }),
    minimum_spend: maybe(fc.integer({ min: 1, max: 100_000 })),
    isAutomatic: fc.boolean(),
  })
  .map(({ value, isAutomatic, ...terms }): OfferedDiscount => {
    const percent = 'percent' in value ? value.percent / 1000 : null;
    return { ...tenOff, ...terms, ...value, percent, code: isAutomatic ? null : 'TEN' };
  });

const anyLine = fc
  .record({
    product_id: maybe(fc.constantFrom(...productIds)),
    category_id: maybe(fc.constantFrom(...categoryIds)),
    quantity: fc.integer({ min: 1, max: 40 }),
    unit_price: fc.integer({ min: 0, max: 5_000_000 }),
    off: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ off, ...line }) => ({ ...line, discount: Math.floor(line.quantity * line.unit_price * off) }));

export const anyCart = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
    channel: fc.constantFrom(...orderChannels),
  })
  .map((cart) => ({ ...smallCart, ...cart }));
