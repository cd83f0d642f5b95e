import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { day, id, text, time } from '#fields.ts';
import { moneyMethod, orderState } from '#sales/order-enums.ts';
import { orderLine, orderPayment } from '#sales/order-record.ts';

/** Who stands at the till and asks: the key of a register speaks for no person. */
const asked = { cashier_id: id };

const amount = z.number().int();

/** Money as a receipt shows it. */
const paid = orderPayment.pick({ id: true, label: true, amount: true, rounding: true }).extend({
  method: moneyMethod,
});

/** A line of the list of past sales. */
export const pastSaleRow = z.object({
  id,
  number: z.string(),
  /** When it was sold. */
  at: time,
  customer: z.string().nullable(),
  units: z.number().int(),
  total: amount,
});

/**
 * A sale of the store wherever it was made, as a till shows a sale of its own: with what its receipt says, and all that came back and
 * was refunded since.
 */
export const pastSale = z.object({
  id,
  number: z.string(),
  at: time,
  test: z.boolean(),
  state: orderState,
  /** Where it was rung; null for what was sold elsewhere. */
  register: z.string().nullable(),
  /** Who sold it; empty for nobody. */
  seller: z.string(),
  customer: z.object({ id, name: z.string(), phone: z.string() }).nullable(),
  lines: z.array(
    orderLine
      .pick({
        id: true,
        title: true,
        variant_name: true,
        quantity: true,
        /** What left with the customer: no more can come back. */
        fulfilled: true,
      })
      .extend({ unit_price: amount, discount: amount, offered: amount, total: amount }),
  ),
  /** What takes something off without being typed; null for none. */
  offer: z.object({ title: z.string() }).nullable(),
  prices_include_vat: z.boolean(),
  /** What it came to before anything came back. */
  totals: z.object({
    lines: amount,
    discount: amount,
    offer: amount,
    vat: amount,
    shipping: amount,
    shipping_vat: amount,
    total: amount,
    taxes: z.array(z.object({ percent: z.string().nullable(), base: amount, amount })),
  }),
  due_on: day.nullable(),
  payments: z.array(paid.extend({ tip: amount, reference: z.string() })),
  /** The sale whose items came back for it, as far as the store has it, and what of their value paid for it; null for none. */
  exchange: z.object({ order_id: id.nullable(), number: z.string(), amount }).nullable(),
  returns: z.array(z.object({ id, lines: z.array(z.object({ line_id: id, quantity: z.number().int() })) })),
  refunds: z.array(paid),
  /** What of its note stands on the receipt. */
  note: z.string(),
  /** Of the link on its receipt; null where it has none. */
  receipt_token: z.string().nullable(),
});

/** What a register asks of sales that its device did not make, with its key. */
export const pastSaleCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/point-of-sale/past-sales': {
    summary:
      'Sales of the store that a search finds, the best first, wherever they were made; without a search the newest. The whole number of a receipt or an order and the link on a receipt open any sale, as whoever has the paper may; words find what the cashier sees of the orders.',
    query: z.strictObject({ ...asked, search: text(300).default('') }),
    data: z.object({ items: z.array(pastSaleRow) }),
  },
  'GET /marketplace/v1/stores/{id}/point-of-sale/past-sales/{order_id}': {
    summary:
      'A sale of the store, wherever it was made, with what came back of it. Asked with the key of a register.',
    query: z.strictObject(asked),
    data: pastSale,
  },
});
