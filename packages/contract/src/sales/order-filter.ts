import { debtAges } from '@sokoni/rules/credit/receivables-ageing';
import { orderLimits } from '@sokoni/rules/orders/order-labels';
import * as z from 'zod';
import { day, id, pageQuery, text } from '#fields.ts';
import {
  fulfilmentStatus,
  orderChannel,
  orderState,
  paymentStatus,
  paymentType,
  taxRate,
} from './order-enums.ts';

/** `none` is what has none: a sale of nobody, a line of its own, items without a category. */
const idOrNone = z.union([z.literal('none'), id]);

export const orderFilter = z.strictObject({
  search: pageQuery.shape.search,
  /** The furthest step that was taken. An order that is paid and has left is `fulfilled`: ask for `payment_status` instead. */
  state: orderState.exclude(['draft']).optional(),
  /** What is paid of it, as of today in the store's time zone: one that is late is `overdue` before it is anything else. */
  payment_status: paymentStatus.optional(),
  /** What of it has left. */
  fulfilment_status: fulfilmentStatus.optional(),
  payment_type: paymentType.optional(),
  channel: orderChannel.optional(),
  customer_id: idOrNone.optional(),
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
  unpaid: z.stringbool().optional(),
  /** Something is to be paid: its due day is past, or it has been due for so long, without a due day since its sale. */
  ageing: z.enum(debtAges).optional(),
  /** Something did not fit when it was recorded, and nobody has reviewed it yet. */
  flagged: z.stringbool().optional(),
  /** Rung at this register. */
  register_id: idOrNone.optional(),
  /** Rung in this shift. */
  shift_id: id.optional(),
  /** Placed, and some of its items are still to be fulfilled. */
  unfulfilled: z.stringbool().optional(),
  /** Placed and not cancelled: what counts as a sale. */
  sold: z.stringbool().optional(),
  /** One of its lines bears this rate of VAT; `none` is none. */
  vat_percent: z.union([z.literal('none'), taxRate]).optional(),
  /** Something is charged for shipping. */
  shipping: z.stringbool().optional(),
  /** Days on which something of it came back: of the product, category and rate of VAT, where those are named. */
  returned_from: day.optional(),
  returned_to: day.optional(),
  /** Test orders or real ones; left out: those of the mode that the store is in. */
  test: z.stringbool().optional(),
});
