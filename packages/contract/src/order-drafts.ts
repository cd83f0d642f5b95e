import { discountLimits } from '@sokoni/rules/discount';
import { orderLimits } from '@sokoni/rules/order-words';
import { z } from 'zod';
import { id, text } from './fields.ts';
import { giftCardCode } from './gift-cards.ts';
import {
  day,
  money,
  orderChannel,
  payable,
  paymentMethod,
  paymentType,
  percent,
  pieces,
} from './order-words.ts';

/** What a person records in the console; the web store and wholesale place their own. */
const recordedChannel = orderChannel.extract(['in_person', 'manual']);

export const newLine = z.strictObject({
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

export const mostLines = `An order has at most ${orderLimits.lines} lines`;

export const orderFields = {
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

export const refundDraft = z.strictObject({
  id: id.optional(),
  method: paymentMethod,
  amount: payable,
  reference: text(orderLimits.referenceLength).default(''),
  /** Which of the gift cards that paid gets it back; left out where one did. */
  gift_card_id: id.optional(),
});

export const paymentDraft = refundDraft.omit({ gift_card_id: true }).extend({
  /** Of the gift card that pays. */
  gift_card_code: giftCardCode.optional(),
});

export const placement = z.strictObject({
  payment_type: paymentType,
  /** The day in the store's time zone by which the rest is paid. */
  due_on: day.nullable().default(null),
  payments: z.array(paymentDraft).max(orderLimits.payments).default([]),
  /** What the buyer was told it costs. Where it comes to something else by now, it is refused, and nothing is placed. */
  expected_total: money.optional(),
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

export const linePieces = z.strictObject({ line_id: id, quantity: pieces });
export const chosenLines = z.array(linePieces).min(1, 'Choose at least one line').max(orderLimits.lines);
