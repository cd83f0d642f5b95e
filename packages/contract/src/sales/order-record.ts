import { mailedDocuments } from '@sokoni/rules/documents/document-mail';
import * as z from 'zod';
import { day, id, time } from '#fields.ts';
import {
  moneyMethod,
  named,
  orderChannel,
  orderFlag,
  orderState,
  paymentType,
  shownMoney,
} from './order-enums.ts';

/** One line of the list of orders. */
export const orderRow = z.object({
  id,
  /** As it is printed, `#1001`, and of a test order `T-1001`; null for a draft. */
  number: z.string().nullable(),
  /** A test order stays out of the figures. */
  test: z.boolean(),
  state: orderState,
  channel: orderChannel,
  /** Null for a draft, and for a role that sees no money. */
  payment_type: paymentType.nullable(),
  customer: named.nullable(),
  /** Whose sale it is. */
  sold_by: z.string(),
  units: z.number().int(),
  total: shownMoney,
  /** Below zero: to be given back. */
  outstanding: shownMoney,
  /** Null where nothing is outstanding later, and for a role that sees no money. */
  due_on: day.nullable(),
  /** When the next of it is to be paid: while a deposit is outstanding the day of the order, then `due_on`. */
  next_due_on: day.nullable(),
  /** What did not fit when it was recorded afterwards; those that speak of money are left out for a role that sees none. */
  flags: z.array(orderFlag),
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
  /** Whether its variant has stock: what returns is restocked or lost. */
  track_quantity: z.boolean(),
  quantity: z.number().int(),
  fulfilled: z.number().int(),
  returned: z.number().int(),
  unit_price: shownMoney,
  /** Off the line itself, by hand. */
  discount: shownMoney,
  /** What the order's discount takes off it. */
  offered: shownMoney,
  exempt_vat: z.boolean(),
  /** The tax rate that it is sold at, in percent; null: exempt, or the order bears no VAT. */
  tax_percent: z.string().nullable(),
  /** What the buyer pays for the line: with its share of the order's discount and VAT. */
  total: shownMoney,
});

export const orderPayment = z.object({
  id,
  kind: z.enum(['payment', 'refund']),
  method: moneyMethod,
  /** What the store called it at the till; empty: the name of the method. */
  label: z.string(),
  amount: z.number().int(),
  /** What cash was rounded up by to the smallest coin; below zero: down. It changes nothing of what is owed. */
  rounding: z.number().int(),
  /** On top of the amount. */
  tip: z.number().int(),
  reference: z.string(),
  /** The card that paid, or got it back. */
  gift_card: z.object({ id, last_four: z.string() }).nullable(),
  recorded_by: z.string(),
  at: time,
});

const movedUnits = z.object({ line_id: id, quantity: z.number().int() });

export const orderFulfilment = z.object({
  id,
  carrier: z.string(),
  tracking_number: z.string(),
  tracking_url: z.string(),
  fulfilled_by: z.string(),
  at: time,
  lines: z.array(movedUnits),
});

export const orderReturn = z.object({
  id,
  reason: z.string(),
  value: shownMoney,
  returned_by: z.string(),
  at: time,
  lines: z.array(movedUnits.extend({ restocked: z.boolean(), value: shownMoney })),
});

/** Where an order goes that was bought online, as its buyer wrote it; all of that is empty once the customer is erased. */
export const orderDelivery = z.object({
  /** What the buyer chose, as the store calls it: a rate, or the place where it is collected. Empty where nothing was to be chosen. */
  title: z.string(),
  /** The buyer comes for it. */
  collected: z.boolean(),
  /** The hour that the buyer chose to come, on the store's clocks; null: any. */
  pickup: z.object({ day, from: z.string(), to: z.string() }).nullable(),
  /** Since when it lies there for the buyer. */
  ready_at: time.nullable(),
  recipient: z.string(),
  email: z.string(),
  phone: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  region: z.string(),
  postal_code: z.string(),
  /** ISO 3166 alpha-2, or empty. */
  country: z.string(),
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
    'reviewed',
    'ready',
    'proof_sent',
  ]),
  by: z.string(),
  at: time,
  amount: z.number().int().nullable(),
  units: z.number().int().nullable(),
  /** The staff placed it for a company. */
  by_agent: z.boolean(),
  /** What the receipt says it comes to, where a recorded sale comes to something else. */
  rung_total: shownMoney,
  method: moneyMethod.nullable(),
  /** What somebody wrote: a note, a reason. */
  text: z.string(),
  /** The name of the place that items went to, or leave from since, instead of one that was closed; empty for none. */
  place: z.string(),
  /** What was mailed, and where to; the address is empty once the customer is erased. */
  mail: z
    .object({
      document: z.enum(mailedDocuments),
      to: z.string(),
      /** `dropped`: there was nothing to be sent any more when its turn came. */
      state: z.enum(['waiting', 'sent', 'dropped']),
    })
    .nullable(),
  /** What had not fitted, where it was reviewed. */
  flags: z.array(orderFlag),
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
  /** Where and in which shift it was rung; null for what was sold elsewhere. */
  register: named.nullable(),
  shift_id: id.nullable(),
  /** Who approved what the seller may not do by themselves; empty for nobody. */
  approved_by: z.string(),
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
  /** VAT of the delivery: inside `shipping` where prices include VAT, else on top of it. */
  shipping_vat: shownMoney,
  /** The rate of the delivery; null: it bears no VAT. */
  shipping_vat_percent: z.string().nullable(),
  /** What was ordered by tax rate, the highest first; `percent` is null for what is exempt, `base` is without tax. Empty without VAT. */
  taxes: z.array(
    z.object({ percent: z.string().nullable(), base: z.number().int(), amount: z.number().int() }),
  ),
  /** What it cost before anything came back. */
  ordered_total: shownMoney,
  returned_total: shownMoney,
  paid: shownMoney,
  refunded: shownMoney,
  /** Asked for when it was placed, and due on that day; what of it is still to be paid. */
  deposit: shownMoney,
  deposit_due: shownMoney,
  created_by: z.string(),
  created_at: time,
  cancelled_at: time.nullable(),
  /** When its placing arrived: later than `placed_at` where it was recorded afterwards. Null for a draft. */
  received_at: time.nullable(),
  lines: z.array(orderLine),
  /** Empty for a role that sees no money. */
  payments: z.array(orderPayment),
  /**
   * How the buyer chose to pay by hand when it was placed online, and to which mobile money account (as the store calls it now). Null
   * for another order, where it is not known any more, and for a role that sees no money.
   */
  payment_choice: z
    .object({ method: moneyMethod, account: z.object({ name: z.string(), number: z.string() }).nullable() })
    .nullable(),
  /** Pictures of a transfer that the buyer has sent, the first first; empty for a role that sees no money. */
  payment_proofs: z.array(z.object({ id, small: z.string(), large: z.string(), sent_at: time })),
  /** Null for an order that was not bought online. */
  delivery: orderDelivery.nullable(),
  fulfilments: z.array(orderFulfilment),
  returns: z.array(orderReturn),
  /** The newest first. */
  events: z.array(orderEvent),
  /** The order whose items came back for it; its name is its number. */
  exchange_of: named.nullable(),
  /** Those that went out instead of items of this one. */
  exchanges: z.array(named),
});
