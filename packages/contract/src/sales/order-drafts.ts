import { discountLimits } from '@sokoni/rules/discounts/discount';
import { orderLimits } from '@sokoni/rules/orders/order-labels';
import * as z from 'zod';
import { day, id, occurredAt, text } from '#fields.ts';
import { type Refusal, refusal } from '#refusals.ts';
import { giftCardCode } from './gift-cards.ts';
import {
  money,
  orderChannel,
  payable,
  paymentMethod,
  paymentType,
  percent,
  refundMethod,
  taxRate,
  units,
} from './order-enums.ts';

/** What a person records in the console; the web store and wholesale place their own. */
const recordedChannel = orderChannel.extract(['in_person', 'manual']);

export const newLine = z.strictObject({
  /** Left out for a line of its own, which has a title and a price. */
  variant_id: id.optional(),
  title: text(orderLimits.titleLength).optional(),
  quantity: units,
  /** Left out: what the variant costs now. */
  unit_price: money.optional(),
  discount: money.default(0),
  /** For a line of its own. */
  exempt_vat: z.boolean().default(false),
});

/** A line that the order has already keeps its id, and its price unless one is given. */
const lineDraft = newLine.extend({ id: id.optional() });

export const mostLines = refusal('lines_too_many');

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
  tags: z.array(text(orderLimits.tagLength).min(1, refusal('note_missing'))).max(orderLimits.tags),
};

const moneyDraft = z.strictObject({
  id: id.optional(),
  method: paymentMethod,
  amount: payable,
  reference: text(orderLimits.referenceLength).default(''),
});

export const refundDraft = moneyDraft.extend({
  method: refundMethod,
  occurred_at: occurredAt.optional(),
  /** Which of the gift cards that paid gets it back; left out where one did. */
  gift_card_id: id.optional(),
});

/** What is paid with the settlement of an order, when it is placed. */
const settlingPayment = moneyDraft.extend({
  /** Of the gift card that pays. */
  gift_card_code: giftCardCode.optional(),
});

export const paymentDraft = settlingPayment.extend({ occurred_at: occurredAt.optional() });

export const settlement = z.strictObject({
  payment_type: paymentType,
  /** The day in the store's time zone by which the rest is paid. */
  due_on: day.nullable().default(null),
  payments: z.array(settlingPayment).max(orderLimits.payments).default([]),
  /**
   * What the buyer was told it costs. Where it comes to something else by now, it is refused, and nothing is placed; of a recorded sale
   * it is what the receipt says, which settles it, and the difference becomes a flag.
   */
  expected_total: money.optional(),
  /** The items were fulfilled with it: recorded whatever the shelf was thought to hold. */
  fulfilled: z.boolean().default(false),
});

/** A draft that is placed as of a time that has passed was sold then, and is recorded now. */
export const placement = settlement.extend({ occurred_at: occurredAt.optional() });

/**
 * A sale that happened before it is sent. It is kept as it was rung: the prices, discounts and rates of its lines stand, no discount
 * comes off by itself, and what does not fit the store of now becomes one of its `flags`. Items that were fulfilled are gone, below
 * stock too; others are reserved, or it is refused.
 */
const recordedSale = z.strictObject({
  occurred_at: occurredAt,
  /** How the store charged VAT then; left out: as it does now. */
  vat: z
    .strictObject({
      apply_vat: z.boolean(),
      vat_percent: taxRate,
      prices_include_vat: z.boolean(),
      /** Of the delivery; null: it bears none. */
      shipping_vat_percent: taxRate.nullable(),
    })
    .optional(),
});

/** The title is what the receipt says: it names the line where its variant is gone. */
const soldLine = newLine.extend({
  /** Of a recorded sale: the rate that it was rung at, null for exempt; left out: as its product is taxed now. */
  tax_percent: taxRate.nullable().optional(),
});

const orderDraftFields = z.strictObject({
  id: id.optional(),
  channel: recordedChannel.default('manual'),
  customer_id: orderFields.customer_id.default(null),
  location_id: orderFields.location_id,
  lines: z.array(soldLine).max(orderLimits.lines, mostLines),
  discount_amount: orderFields.discount_amount.default(null),
  discount_percent: orderFields.discount_percent.default(null),
  discount_code: orderFields.discount_code.default(null),
  shipping: orderFields.shipping.default(0),
  note: orderFields.note.default(''),
  tags: orderFields.tags.default([]),
  /** Places it at once; left out, it stays a draft. */
  settlement: settlement.optional(),
  /** For who may backdate. */
  recorded: recordedSale.optional(),
});

export const orderDraft = orderDraftFields.superRefine(({ recorded, settlement, lines }, context) => {
  const refuse = (path: (string | number)[], message: Refusal) =>
    context.addIssue({ code: 'custom', path, message });
  if (recorded && !settlement) refuse(['settlement'], refusal('settlement_missing'));
  for (const [index, { tax_percent }] of lines.entries()) {
    if (tax_percent !== undefined && !recorded)
      refuse(['lines', index, 'tax_percent'], refusal('tax_of_recorded_only'));
  }
});

/** An edit: what is left out stays. The lines are all that the order has afterwards. */
export const orderChange = z.strictObject({
  version: z.number().int(),
  /** Of a draft; the same again of an order that was placed. */
  channel: recordedChannel.optional(),
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

export const lineUnits = z.strictObject({ line_id: id, quantity: units });
export const chosenLines = z.array(lineUnits).min(1, refusal('lines_required')).max(orderLimits.lines);
