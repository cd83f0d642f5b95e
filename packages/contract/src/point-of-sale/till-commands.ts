import { documentMailLimits } from '@sokoni/rules/documents/document-mail';
import { limits } from '@sokoni/rules/limits';
import { maxPrice } from '@sokoni/rules/money/price-change';
import { orderLimits } from '@sokoni/rules/orders/order-labels';
import { registerLimits } from '@sokoni/rules/point-of-sale/registers';
import { tillSettingsLimits } from '@sokoni/rules/point-of-sale/till-settings';
import { mostGrams } from '@sokoni/rules/point-of-sale/weighed-goods';
import * as z from 'zod';
import { day, id, text, time } from '#fields.ts';
import { money, payable, paymentMethod, paymentType, percent, taxRate, units } from '#sales/order-enums.ts';

/*
 * What a till tells afterwards, each in a version of its own. Unknown fields are dropped: a newer till is heard out. Everything
 * carries the names and figures that stood on the screen, so that it can be kept when what they name is gone.
 */

/** Who stood at the till, and who approved what the cashier may not do. */
const people = {
  cashier_id: id,
  /** The supervisor who entered a PIN; null where none was needed. */
  approved_by: id.nullable().default(null),
};

/** Where it happened. */
const till = {
  register_id: id,
  /** Null where sales are made without shifts. */
  shift_id: id.nullable().default(null),
  ...people,
  /** By the device's clock. */
  at: time,
};

/** How money changed hands, beside its amount: as the store calls it, and to the coin. */
const handed = {
  method: paymentMethod,
  /** The store's own name of the method; empty: that of its kind. */
  label: text(tillSettingsLimits.methodNameLength).default(''),
  /** What cash was rounded up by to the smallest coin; below zero: down. */
  rounding: z.number().int().min(-maxPrice).max(maxPrice).default(0),
};

const tender = z.object({
  id,
  ...handed,
  /** What counts towards the sale. */
  amount: payable,
  /** For the staff, on top of the amount. */
  tip: money.default(0),
  /** What was handed over in cash; left out: what was kept. */
  tendered: money.optional(),
  reference: text(orderLimits.referenceLength).default(''),
  /** Of a gift card that pays: such a sale is confirmed by the server before it is paid. */
  gift_card_code: z.string().max(60).optional(),
});

const saleLine = z.object({
  id,
  /** Null for a custom item. */
  variant_id: id.nullable(),
  title: text(orderLimits.titleLength),
  variant_name: text(orderLimits.titleLength).default(''),
  sku: text(100).default(''),
  quantity: units,
  /** As it was sold, and as the till knew it to be listed; null for a custom item. */
  unit_price: money,
  listed_price: money.nullable(),
  /** Off the line by hand. */
  discount: money.default(0),
  /** Off the line by the offer. */
  offered: money.default(0),
  /** Null: exempt. */
  tax_percent: taxRate.nullable(),
  note: text(orderLimits.noteLength).default(''),
  /** A package from a scale: what it weighs, or null where the scale printed what it costs. Null for anything else. */
  weighed: z
    .object({ grams: z.number().int().min(1).max(mostGrams).nullable() })
    .nullable()
    .default(null),
});

/** A sale as the receipt says it. Its id is the order's. */
export const saleRung = z.object({
  ...till,
  number: z.string().regex(/^(T-)?R\d{1,6}-\d{6,10}$/),
  test: z.boolean(),
  customer: z
    .object({ id, name: z.string().max(300), phone: z.string().max(60).default('') })
    .nullable()
    .default(null),
  lines: z.array(saleLine).min(1).max(orderLimits.lines),
  discount_amount: payable.nullable().default(null),
  discount_percent: percent.nullable().default(null),
  /** Why something was taken off, or sold at another price. */
  reason: text(registerLimits.reasonLength).default(''),
  offer: z
    .object({ discount_id: id, title: z.string().max(200), code: z.string().max(60).nullable() })
    .nullable()
    .default(null),
  vat: z.object({
    apply_vat: z.boolean(),
    vat_percent: taxRate,
    prices_include_vat: z.boolean(),
    shipping_vat_percent: taxRate.nullable(),
  }),
  total: money,
  payment_type: paymentType,
  due_on: day.nullable().default(null),
  payments: z.array(tender).max(orderLimits.payments),
  /** The items left with the customer. */
  fulfilled: z.boolean(),
  note: text(orderLimits.noteLength).default(''),
  /** The parked sale that it was; null for none. */
  parked_id: id.nullable().default(null),
  /** Opens the receipt to whoever has the paper: 128 random bits, base64url; null where the receipt has no link. */
  receipt_token: z
    .string()
    .regex(/^[\w-]{22}$/)
    .nullable()
    .default(null),
  /** The sale whose items came back for it, and what of their value pays for it, beside the payments; null for none. */
  exchange: z
    .object({ order_id: id, number: z.string().max(60), amount: payable })
    .nullable()
    .default(null),
});

/** What a customer paid later of the balance of a sale. Its id is the payment's. */
export const balancePaid = tender.omit({ id: true, gift_card_code: true }).extend({
  ...till,
  order_id: id,
  /** No method that the server has to confirm before it is paid. */
  method: paymentMethod.exclude(['store_credit', 'gift_card']),
});

/** Items that came back. Its id is the return's. */
export const returnRung = z.object({
  ...till,
  order_id: id,
  lines: z
    .array(z.object({ line_id: id, quantity: units, restocked: z.boolean() }))
    .min(1)
    .max(orderLimits.lines),
  reason: text(orderLimits.reasonLength).default(''),
  refund: z
    .object({ id, ...handed, amount: payable })
    .nullable()
    .default(null),
  /** The sale that went out instead, and what of the value pays for it; null for none. */
  exchange: z.object({ sale_id: id, amount: payable }).nullable().default(null),
});

/** A customer who was added at the till. Its id is the customer's. */
export const customerAdded = z.object({
  ...people,
  register_id: id,
  at: time,
  name: text(120),
  phone: z.string().max(40).default(''),
  email: z.string().max(254).default(''),
});

/** Its id is the shift's. */
export const shiftOpened = z.object({ ...people, register_id: id, at: time, opening_float: money });

/** Cash that went into the drawer or out of it beside sales. Its id is the movement's. */
export const cashMoved = z.object({
  ...people,
  register_id: id,
  shift_id: id,
  at: time,
  direction: z.enum(['in', 'out']),
  amount: payable,
  reason: text(registerLimits.reasonLength).min(1),
});

/** The drawer was opened without a sale. Its id is the opening's. */
export const drawerOpened = z.object(till);

export const shiftClosed = z.object({
  ...people,
  register_id: id,
  shift_id: id,
  at: time,
  /** How many of each note and coin, in minor units; empty where only the sum was counted. */
  counted: z.array(z.object({ value: payable, count: z.number().int().min(0).max(1_000_000) })).max(40),
  counted_total: money,
  /** What the till expected in the drawer. */
  expected_total: z.number().int(),
  /** Why the two differ. */
  reason: text(registerLimits.reasonLength).default(''),
});

/** A sale that waits, for every till of the store. Its id is the parked sale's. */
export const saleParked = z.object({
  ...people,
  register_id: id,
  at: time,
  title: text(120),
  /** The open sale as the till keeps it. */
  cart: z.record(z.string(), z.unknown()),
});

/** It was taken up again, or thrown away. Its id is the command's. */
export const parkedSaleTaken = z.object({ ...people, register_id: id, at: time, parked_id: id });

/** The receipt of a sale is to go by e-mail. Its id is the command's. */
export const receiptRequested = z.object({
  ...people,
  register_id: id,
  at: time,
  order_id: id,
  email: text(limits.emailLength),
  note: text(documentMailLimits.noteLength).default(''),
});

/** By the kind that a command names. */
export const tillPayloads = {
  sale: saleRung,
  balance_paid: balancePaid,
  return: returnRung,
  customer: customerAdded,
  shift_opened: shiftOpened,
  cash_moved: cashMoved,
  drawer_opened: drawerOpened,
  shift_closed: shiftClosed,
  sale_parked: saleParked,
  parked_sale_taken: parkedSaleTaken,
  receipt_requested: receiptRequested,
} as const;

export type TillCommandKind = keyof typeof tillPayloads;

/** The version in which a till of today writes each kind. */
export const payloadVersion = 1;
