import fc from 'fast-check';
import type { CartDiscount } from '#cart/cart-totals.ts';
import type { DiscountTerms } from '#discounts/discount.ts';
import { type PaymentType, paymentTypes } from '#orders/payment-types.ts';
import type { VatMethod } from '#pricing/vat-breakdown.ts';
import { anyFate, type Fate } from './request-outcomes.ts';

/** What can happen in a shop that takes orders. */
export const orderKinds = [
  'deliver',
  'give_credit',
  'issue_card',
  'draft',
  'sell',
  'place',
  'edit',
  'edit_buyer',
  'edit_place',
  'pay',
  'refund',
  'fulfil',
  'take_back',
  'exchange',
  'cancel',
  'discard',
  'change_vat',
] as const;

/** What the shop sells. */
export const items = [
  { tracked: true, exempt_vat: false },
  { tracked: true, exempt_vat: true },
  { tracked: false, exempt_vat: false },
] as const;

/** Who buys there, with what they may owe in minor units. */
export const buyers = [{ credit_limit: null }, { credit_limit: 1_000_000 }] as const;

const always = {
  title: 'A campaign',
  channels: ['manual'],
  starts_at: '2020-01-01T00:00:00.000Z',
  ends_at: null,
  ...{ percent: null, amount: null, buy_quantity: null, get_quantity: null, most_times: null },
  ...{ minimum_spend: null, minimum_quantity: null, use_limit: null, customer_limit: null },
} as const;

/** What the shop takes off; `product_ids` are places in `items`. */
export const offers: readonly (Omit<DiscountTerms, 'category_ids' | 'product_ids'> & {
  readonly product_ids: readonly number[];
})[] = [
  { ...always, code: 'TENTH', kind: 'percent', percent: 10, applies_to: 'order', product_ids: [] },
  {
    ...always,
    code: 'ONCE',
    kind: 'amount',
    amount: 70_001,
    applies_to: 'order',
    product_ids: [],
    use_limit: 1,
  },
  {
    ...{ ...always, code: 'EACH', kind: 'percent', percent: 33.333, customer_limit: 1 },
    ...{ applies_to: 'products', product_ids: [0, 1], minimum_quantity: 2 },
  },
  {
    ...{
      ...always,
      code: null,
      kind: 'buy_get',
      percent: 50,
      buy_quantity: 3,
      get_quantity: 1,
      most_times: 2,
    },
    ...{ applies_to: 'products', product_ids: [0, 2] },
  },
];

export interface BasketLine {
  /** Null for a line of its own. */
  readonly item: number | null;
  readonly quantity: number;
  readonly unit_price: number;
  /** Percent off the line. */
  readonly off: number;
  /** For a line of its own. */
  readonly exempt_vat: boolean;
}

export interface OrderStep {
  readonly kind: (typeof orderKinds)[number];
  /** Which order, from the newest. */
  readonly nth: number;
  /** Only among the orders that allow it. */
  readonly fits: boolean;
  readonly basket: readonly BasketLine[];
  readonly discount: CartDiscount | null;
  /** As somebody types it. */
  readonly code: string | null;
  readonly shipping: number;
  readonly buyer: 0 | 1 | null;
  /** Of the first payment; what else is paid at once is cash. */
  readonly method: 'cash' | 'store_credit' | 'gift_card';
  readonly place: 0 | 1;
  readonly type: PaymentType;
  /** What is paid at once: what the payment type asks for, or what somebody thinks. */
  readonly paysAtOnce: 'as asked' | 'all' | 'part' | 'nothing';
  readonly due: '2000-01-01' | '2099-12-31' | null;
  readonly isFulfilled: boolean;
  /** How much of what there is: all, a part or more than that. */
  readonly reach: 'all' | 'part' | 'beyond';
  /** Tenths of an amount, or units. */
  readonly share: number;
  readonly restocked: boolean;
  readonly vat: VatMethod;
}

/** A step as it is sent: the order that it makes has the key as its id, and the second sending of a key does nothing. */
export interface SentOrderStep extends OrderStep {
  readonly key: string;
}

export interface FatedOrderStep extends OrderStep {
  readonly fate: Fate;
}

const percent = fc.integer({ min: 1, max: 100_000 }).map((thousandths) => (thousandths / 1000).toFixed(3));

export const anyVat = fc.record<VatMethod>({
  apply_vat: fc.boolean(),
  vat_percent: fc.constantFrom('7.500', '16.000', '18.000', '9.975', '0.000', '33.333'),
  prices_include_vat: fc.boolean(),
});

/** The usual, and as often as each of the others three times more. */
const mostly = <Value>(usual: Value, others: readonly Value[]) =>
  fc.constantFrom(...others, ...Array<Value>(others.length * 3).fill(usual));

const basketLine = fc.record<BasketLine>({
  item: fc.constantFrom(0, 0, 1, 2, null),
  quantity: fc.integer({ min: 1, max: 9 }),
  unit_price: fc.oneof({ weight: 9, arbitrary: fc.nat(300_000) }, fc.constantFrom(0, 1, 3)),
  off: fc.constantFrom(0, 0, 0, 7, 33, 100),
  exempt_vat: fc.boolean(),
});

/** Without items and orders there is little to do: they and what comes of them come more often. */
const frequent = [
  ...(['deliver', 'deliver', 'sell', 'sell', 'sell', 'sell', 'place', 'place', 'place'] as const),
  ...(['pay', 'pay', 'refund', 'fulfil', 'fulfil', 'take_back', 'exchange', 'exchange', 'exchange'] as const),
] as const;

/** Up to 60 steps in any order. */
export const orderSteps = fc.array(
  fc.record<FatedOrderStep>({
    kind: fc.constantFrom(...orderKinds, ...frequent),
    nth: fc.nat(3),
    fits: fc.constantFrom(true, true, true, false),
    basket: fc.oneof(
      { weight: 12, arbitrary: fc.array(basketLine, { minLength: 1, maxLength: 4 }) },
      fc.constant([]),
    ),
    discount: fc.oneof(
      fc.constant(null),
      fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 400_000 }) }),
      fc.record({ kind: fc.constant('percent' as const), percent }),
    ),
    code: mostly<string | null>(null, ['TENTH', 'ONCE', 'EACH', 'EACH', 'NONE']),
    shipping: fc.constantFrom(0, 0, 1, 49_999),
    buyer: fc.constantFrom(0, 0, 1, 1, null),
    method: fc.constantFrom('cash', 'cash', 'cash', 'store_credit', 'gift_card'),
    place: fc.constantFrom(0, 0, 0, 1),
    type: fc.constantFrom(...paymentTypes),
    paysAtOnce: mostly<OrderStep['paysAtOnce']>('as asked', ['all', 'part', 'nothing']),
    due: mostly<OrderStep['due']>('2099-12-31', ['2000-01-01', null]),
    isFulfilled: fc.constantFrom(true, true, false, false, false),
    reach: fc.constantFrom('all', 'part', 'part', 'part', 'beyond'),
    share: fc.integer({ min: 1, max: 9 }),
    restocked: fc.boolean(),
    vat: anyVat,
    fate: anyFate,
  }),
  // Without a size the arrays of fast-check end at ten.
  { maxLength: 60, size: 'max' },
);
