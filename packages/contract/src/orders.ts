import { discountLimits } from '@sokoni/rules/discount';
import { orderStates } from '@sokoni/rules/order-state';
import { moneyMethods, orderChannels, orderLimits, paymentMethods } from '@sokoni/rules/order-words';
import { paymentTypeLabels } from '@sokoni/rules/payment-types';
import { toThousandths } from '@sokoni/rules/percent';
import { maxPrice } from '@sokoni/rules/price-change';
import { maxQuantity } from '@sokoni/rules/stock';
import { z } from 'zod';
import { defineCalls } from './call.ts';
import { id, pageOf, pageQuery, text, time } from './fields.ts';
import { giftCardCode } from './gift-cards.ts';

export const orderState = z.enum(Object.keys(orderStates) as [keyof typeof orderStates]);
export const orderChannel = z.enum(Object.keys(orderChannels) as [keyof typeof orderChannels]);
export const paymentMethod = z.enum(Object.keys(paymentMethods) as [keyof typeof paymentMethods]);
/** All that can stand in the books. */
export const moneyMethod = z.enum(Object.keys(moneyMethods) as [keyof typeof moneyMethods]);
export const paymentType = z.enum(Object.keys(paymentTypeLabels) as [keyof typeof paymentTypeLabels]);
/** What a person records in the console; the web store and wholesale place their own. */
const recordedChannel = orderChannel.extract(['in_person', 'manual']);
const day = z.iso.date();
const pieces = z.number().int().min(1, 'Enter 1 or more').max(maxQuantity, 'This is too large');
const money = z.number().int().min(0, 'Enter an amount from 0 up').max(maxPrice, 'This is too large');
const payable = z.number().int().min(1, 'Enter an amount above 0').max(maxPrice, 'This is too large');
const percent = z.string().refine((value) => {
  const read = toThousandths(value);
  return read.ok && read.value > 0 && read.value <= 100_000;
}, 'Enter a percentage above 0 and up to 100, with at most 3 decimals');
/** Minor units; null for a role that sees no money. */
const shownMoney = z.number().int().nullable();
const named = z.object({ id, name: z.string() });

/** One line of the list of orders. */
export const orderRow = z.object({
  id,
  /** Null for a draft. */
  number: z.number().int().nullable(),
  /** A test order: its number is shown as `T-1001`, and it stays out of the figures. */
  test: z.boolean(),
  state: orderState,
  channel: orderChannel,
  /** Null for a draft, and for a role that sees no money. */
  payment_type: paymentType.nullable(),
  customer: named.nullable(),
  /** Whose sale it is. */
  sold_by: z.string(),
  pieces: z.number().int(),
  total: shownMoney,
  /** Below zero: to be given back. */
  owed: shownMoney,
  /** Null where nothing is owed later, and for a role that sees no money. */
  due_on: day.nullable(),
  placed_at: time.nullable(),
  updated_at: time,
});

export const orderLine = z.object({
  id,
  /** Null for a line of its own, and when the product was deleted since. */
  product_id: id.nullable(),
  variant_id: id.nullable(),
  title: z.string(),
  variant_name: z.string(),
  sku: z.string(),
  /** Address of the small picture. */
  image: z.string().nullable(),
  quantity: z.number().int(),
  fulfilled: z.number().int(),
  returned: z.number().int(),
  unit_price: shownMoney,
  /** Off the line itself, by hand. */
  discount: shownMoney,
  /** What the order's discount takes off it. */
  offered: shownMoney,
  exempt_vat: z.boolean(),
  /** What the buyer pays for the line: with its share of the order's discount and VAT. */
  total: shownMoney,
});

export const orderPayment = z.object({
  id,
  kind: z.enum(['payment', 'refund']),
  method: moneyMethod,
  amount: z.number().int(),
  reference: z.string(),
  /** The card that paid, or got it back. */
  gift_card: z.object({ id, last_four: z.string() }).nullable(),
  recorded_by: z.string(),
  at: time,
});

const movedPieces = z.object({ line_id: id, quantity: z.number().int() });

export const orderFulfilment = z.object({
  id,
  carrier: z.string(),
  tracking_number: z.string(),
  tracking_url: z.string(),
  fulfilled_by: z.string(),
  at: time,
  lines: z.array(movedPieces),
});

export const orderReturn = z.object({
  id,
  reason: z.string(),
  worth: shownMoney,
  returned_by: z.string(),
  at: time,
  lines: z.array(movedPieces.extend({ restocked: z.boolean(), worth: shownMoney })),
});

/** One step of what happened to an order. Amounts are left out for a role that sees no money. */
export const orderEvent = z.object({
  id,
  kind: z.enum([
    'drafted',
    'placed',
    'edited',
    'paid',
    'refunded',
    'fulfilled',
    'returned',
    'cancelled',
    'exchanged',
    'noted',
    'mailed',
    'merged',
  ]),
  by: z.string(),
  at: time,
  amount: z.number().int().nullable(),
  pieces: z.number().int().nullable(),
  method: moneyMethod.nullable(),
  /** What somebody wrote: a note, a reason. */
  text: z.string(),
  /** What was mailed, and where to; the address is empty once the customer is erased. */
  mail: z
    .object({
      paper: z.enum(['invoice', 'receipt', 'reminder', 'statement']),
      to: z.string(),
      /** `dropped`: there was nothing to be sent any more when its turn came. */
      state: z.enum(['waiting', 'sent', 'dropped']),
    })
    .nullable(),
  /** The other order of an exchange; without its id for who does not see it. */
  order: named.extend({ id: id.nullable() }).nullable(),
});

/** What a discount of the store takes off. */
export const orderOffer = z.object({
  /** Null while the order is a draft. */
  discount_id: id.nullable(),
  title: z.string(),
  amount: z.number().int(),
});

export const order = orderRow.extend({
  location: named,
  note: z.string(),
  tags: z.array(z.string()),
  version: z.number().int(),
  apply_vat: z.boolean(),
  /** Up to 3 decimals, as text. */
  vat_percent: z.string(),
  prices_include_vat: z.boolean(),
  /** Off the whole order, by hand; null where there is none of the kind. */
  discount_amount: shownMoney,
  discount_percent: z.string().nullable(),
  /** As it was typed, in upper case; null for none. One of a draft may not hold yet. */
  discount_code: z.string().nullable(),
  /** The discount that the order has, by its code or by itself; null for none, and for a role that sees no money. */
  offer: orderOffer.nullable(),
  lines_total: shownMoney,
  discount_total: shownMoney,
  vat_total: shownMoney,
  shipping: shownMoney,
  /** What it cost before anything came back. */
  ordered_total: shownMoney,
  returned_total: shownMoney,
  paid: shownMoney,
  refunded: shownMoney,
  created_by: z.string(),
  created_at: time,
  cancelled_at: time.nullable(),
  lines: z.array(orderLine),
  /** Empty for a role that sees no money. */
  payments: z.array(orderPayment),
  fulfilments: z.array(orderFulfilment),
  returns: z.array(orderReturn),
  /** The newest first. */
  events: z.array(orderEvent),
  /** The order whose goods came back for it; its name is its number. */
  exchange_of: named.nullable(),
  /** Those that went out instead of goods of this one. */
  exchanges: z.array(named),
});

/** A variant of an active product as it is sold at this moment. */
export const goodForSale = z.object({
  variant_id: id,
  product_id: id,
  product_title: z.string(),
  variant_name: z.string(),
  sku: z.string(),
  /** Address of the small picture. */
  image: z.string().nullable(),
  /** What one piece costs now, in minor units. */
  price: z.number().int(),
  exempt_vat: z.boolean(),
  /** Over all places; null when its quantity is not tracked. */
  available: z.number().int().nullable(),
  /** Its SKU or barcode is what was searched for. */
  is_own_code: z.boolean(),
});

const newLine = z.strictObject({
  /** Left out for a line of its own, which has a title and a price. */
  variant_id: id.optional(),
  title: text(orderLimits.titleLength).optional(),
  quantity: pieces,
  /** Left out: what the variant costs now. */
  unit_price: money.optional(),
  discount: money.default(0),
  /** For a line of its own. */
  exempt_vat: z.boolean().default(false),
});

/** A line that the order has already keeps its id, and its price unless one is given. */
const lineDraft = newLine.extend({ id: id.optional() });

const mostLines = `An order has at most ${orderLimits.lines} lines`;

const orderFields = {
  customer_id: id.nullable(),
  /** Where it leaves from; left out: the first place. */
  location_id: id.optional(),
  discount_amount: payable.nullable(),
  discount_percent: percent.nullable(),
  /** As somebody types it. Without one, the best of the discounts that apply by themselves counts. */
  discount_code: text(discountLimits.codeLength).nullable(),
  shipping: money,
  note: text(orderLimits.noteLength),
  tags: z.array(text(orderLimits.tagLength).min(1, 'Write something')).max(orderLimits.tags),
};

const refundDraft = z.strictObject({
  id: id.optional(),
  method: paymentMethod,
  amount: payable,
  reference: text(orderLimits.referenceLength).default(''),
  /** Which of the gift cards that paid gets it back; left out where one did. */
  gift_card_id: id.optional(),
});

const paymentDraft = refundDraft.omit({ gift_card_id: true }).extend({
  /** Of the gift card that pays. */
  gift_card_code: giftCardCode.optional(),
});

export const placement = z.strictObject({
  payment_type: paymentType,
  /** The day in the store's time zone by which the rest is paid. */
  due_on: day.nullable().default(null),
  payments: z.array(paymentDraft).max(orderLimits.payments).default([]),
  /** The goods were handed over with it: recorded whatever the shelf was thought to hold. */
  handed_over: z.boolean().default(false),
});

export const orderDraft = z.strictObject({
  id: id.optional(),
  channel: recordedChannel.default('manual'),
  customer_id: orderFields.customer_id.default(null),
  location_id: orderFields.location_id,
  lines: z.array(newLine).max(orderLimits.lines, mostLines),
  discount_amount: orderFields.discount_amount.default(null),
  discount_percent: orderFields.discount_percent.default(null),
  discount_code: orderFields.discount_code.default(null),
  shipping: orderFields.shipping.default(0),
  note: orderFields.note.default(''),
  tags: orderFields.tags.default([]),
  /** Places it at once; left out, it stays a draft. */
  placement: placement.optional(),
});

/** An edit: what is left out stays. The lines are all that the order has afterwards. */
export const orderChange = z.strictObject({
  version: z.number().int(),
  customer_id: orderFields.customer_id.optional(),
  location_id: orderFields.location_id,
  lines: z.array(lineDraft).max(orderLimits.lines, mostLines).optional(),
  discount_amount: orderFields.discount_amount.optional(),
  discount_percent: orderFields.discount_percent.optional(),
  discount_code: orderFields.discount_code.optional(),
  shipping: orderFields.shipping.optional(),
  note: orderFields.note.optional(),
  tags: orderFields.tags.optional(),
  due_on: day.nullable().optional(),
});

/** `none` is what has none: a sale of nobody, a line of its own, goods without a category. */
const idOrNone = z.union([z.literal('none'), id]);

export const orderFilter = z.strictObject({
  search: pageQuery.shape.search,
  state: orderState.exclude(['draft']).optional(),
  payment_type: paymentType.optional(),
  channel: orderChannel.optional(),
  customer_id: id.optional(),
  /** Something of this product was sold. */
  product_id: idOrNone.optional(),
  /** Something that is in this category now was sold; what is in those below it does not count. */
  category_id: idOrNone.optional(),
  /** Whose sale it is. */
  seller: idOrNone.optional(),
  tag: text(orderLimits.tagLength).optional(),
  /** Days of the sale in the store's time zone, both of them counted. */
  from: day.optional(),
  to: day.optional(),
  /** That have this discount. */
  discount_id: id.optional(),
  /** Something is still to be paid. */
  owing: z.stringbool().optional(),
  /** Placed, and some of its goods are still to be handed over. */
  to_hand_over: z.stringbool().optional(),
  /** Placed and not cancelled: what counts as a sale. */
  sold: z.stringbool().optional(),
  /** One of its lines bears this rate of VAT; `none` is none. */
  vat_percent: z.union([z.literal('none'), percent]).optional(),
  /** Days on which something of it came back: of the product, category and rate of VAT, where those are named. */
  returned_from: day.optional(),
  returned_to: day.optional(),
  /** Test orders or real ones; left out: those of the mode that the store is in. */
  test: z.stringbool().optional(),
});

/** An order as it is being written. */
export const cart = z.strictObject({
  /** The order that is written, saved or not: its own use of a discount does not count against it, and a placed one keeps what
   * it has. */
  order_id: id.nullable().default(null),
  channel: orderChannel,
  customer_id: orderFields.customer_id.default(null),
  discount_amount: orderFields.discount_amount.default(null),
  discount_percent: orderFields.discount_percent.default(null),
  discount_code: orderFields.discount_code.default(null),
  lines: z
    .array(
      z.strictObject({
        /** Null for a line of its own. */
        product_id: id.nullable(),
        quantity: pieces,
        unit_price: money,
        discount: money.default(0),
      }),
    )
    .max(orderLimits.lines, mostLines),
});

/** What comes off it, line by line; or why the code takes nothing off. */
export const cartOffer = z.object({
  offer: z
    .object({ title: z.string(), amount: z.number().int(), lines: z.array(z.number().int()) })
    .nullable(),
  /** A sentence; null where no code was typed, or it holds. */
  refusal: z.string().nullable(),
});

const linePieces = z.strictObject({ line_id: id, quantity: pieces });
const chosenLines = z.array(linePieces).min(1, 'Choose at least one line').max(orderLimits.lines);

export const orderCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/orders': {
    summary:
      'A page of the placed and cancelled orders, the newest first unless sorted. Sellers see their own.',
    query: z.strictObject({ ...pageQuery.shape, ...orderFilter.shape }),
    data: pageOf(orderRow).omit({ total: true }),
  },
  'GET /marketplace/v1/stores/{id}/orders/total': {
    summary: 'How many orders a filter leaves, exactly.',
    query: orderFilter,
    data: z.object({ total: z.number().int() }),
  },
  'GET /marketplace/v1/stores/{id}/order-tags': {
    summary:
      'Up to 20 tags that orders have, in lower case, which begin so; none for who sees own sales only.',
    query: z.strictObject({ search: pageQuery.shape.search }),
    data: z.array(z.string()),
  },
  'GET /marketplace/v1/stores/{id}/goods-for-sale': {
    summary: 'Up to 24 active goods to sell, each kind on its own: found by a search, or what is sold often.',
    query: z.strictObject({ search: pageQuery.shape.search }),
    data: z.array(goodForSale),
  },
  'POST /marketplace/v1/stores/{id}/cart-offers': {
    summary: 'What a discount would take off an order that is being written. Nothing is saved or counted.',
    body: cart,
    data: cartOffer,
  },
  'GET /marketplace/v1/stores/{id}/order-drafts': {
    summary: 'A page of the drafts, the last changed first.',
    query: pageQuery,
    data: pageOf(orderRow),
  },
  'POST /marketplace/v1/stores/{id}/orders': {
    summary: 'Draft an order, or record a sale: with `placement` it is placed at once.',
    body: orderDraft,
    data: order,
  },
  'GET /marketplace/v1/stores/{id}/orders/{order_id}': {
    summary: 'One order with its lines, payments and all that happened to it.',
    data: order,
  },
  'PUT /marketplace/v1/stores/{id}/orders/{order_id}': {
    summary: 'Edit a draft or a placed order; what is owed follows.',
    body: orderChange,
    data: order,
  },
  'DELETE /marketplace/v1/stores/{id}/orders/{order_id}': {
    summary: 'Throw a draft away.',
    data: z.object({ message: z.string() }),
  },
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/placement': {
    summary: 'Place a draft: it gets its number, and its goods are reserved or handed over.',
    body: placement,
    data: order,
  },
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/payments': {
    summary: 'Record money that came in, at most what is owed.',
    body: paymentDraft,
    data: order,
  },
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/refunds': {
    summary:
      'Record money that was given back, at most what was paid; to the credit of the customer, or to a gift card that paid.',
    body: refundDraft,
    data: order,
  },
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/fulfilments': {
    summary: 'Hand goods over.',
    body: z.strictObject({
      id: id.optional(),
      lines: chosenLines,
      carrier: text(orderLimits.carrierLength).default(''),
      tracking_number: text(orderLimits.trackingLength).default(''),
      tracking_url: z.union([z.literal(''), z.httpUrl().max(500)]).default(''),
    }),
    data: order,
  },
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/returns': {
    summary: 'Take goods back, onto the shelf or as a loss; what they cost is no longer owed.',
    body: z.strictObject({
      id: id.optional(),
      lines: z
        .array(linePieces.extend({ restocked: z.boolean() }))
        .min(1, 'Choose at least one line')
        .max(orderLimits.lines),
      reason: text(orderLimits.reasonLength).default(''),
    }),
    data: order,
  },
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/exchanges': {
    summary:
      'Take goods back and sell others instead, in an order of their own: what the return frees pays for it, as far as it goes. Answers the new order.',
    body: z.strictObject({
      /** Of the new order. */
      id: id.optional(),
      returns: z
        .array(linePieces.extend({ restocked: z.boolean() }))
        .min(1, 'Choose at least one line')
        .max(orderLimits.lines),
      reason: text(orderLimits.reasonLength).default(''),
      /** What goes out instead. */
      lines: z.array(newLine).min(1, 'Add at least one line').max(orderLimits.lines, mostLines),
      discount_code: orderFields.discount_code.default(null),
      shipping: orderFields.shipping.default(0),
      /** How that is settled which the return does not pay. */
      settlement: placement,
    }),
    data: order,
  },
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/cancellation': {
    summary: 'Cancel an order of which nothing was handed over; its goods are free again.',
    body: z.strictObject({ reason: text(orderLimits.reasonLength).default('') }),
    data: order,
  },
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/notes': {
    summary: 'Write a note into what happened.',
    body: z.strictObject({ text: text(orderLimits.noteLength).min(1, 'Write something') }),
    data: order,
  },
});
