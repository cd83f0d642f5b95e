import { orderLimits } from '@sokoni/rules/orders/order-labels';
import { registerLimits } from '@sokoni/rules/point-of-sale/registers';
import { z } from 'zod';
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

const tender = z.object({
  id,
  method: paymentMethod,
  /** What counts towards the sale. */
  amount: payable,
  /** What was handed over in cash; left out: as much. */
  tendered: payable.optional(),
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
  refund: z.object({ id, method: paymentMethod, amount: payable }).nullable().default(null),
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

/** By the kind that a command names. */
export const tillPayloads = {
  sale: saleRung,
  return: returnRung,
  customer: customerAdded,
  shift_opened: shiftOpened,
  cash_moved: cashMoved,
  shift_closed: shiftClosed,
  sale_parked: saleParked,
  parked_sale_taken: parkedSaleTaken,
} as const;

export type TillCommandKind = keyof typeof tillPayloads;

/** The version in which a till of today writes each kind. */
export const payloadVersion = 1;
