import {
  giftCardEntryKinds,
  giftCardLimits,
  giftCardPayments,
  giftCardStates,
} from '@sokoni/rules/credit/gift-card';
import { maxPrice } from '@sokoni/rules/money/price-change';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { day, id, pageOf, pageQuery, text, time } from '#fields.ts';
import { refusal } from '#refusals.ts';

const state = z.enum(giftCardStates);

/** One line of the list. */
export const giftCardRow = z.object({
  id,
  /** The last four signs of its code. */
  last_four: z.string(),
  test: z.boolean(),
  state,
  /** Minor units: what was put on it, and what is left. */
  issued: z.number().int(),
  balance: z.number().int(),
  paid_with: z.enum(giftCardPayments),
  customer: z.object({ id, name: z.string() }).nullable(),
  /** The last day, where the store is, on which it pays. */
  ends_on: day.nullable(),
  note: z.string(),
  issued_by: z.string(),
  created_at: time,
});

export const giftCardEntry = z.object({
  id,
  kind: z.enum(giftCardEntryKinds),
  /** Below zero: taken away. */
  amount: z.number().int(),
  /** What was left after it. */
  balance: z.number().int(),
  order: z.object({ id, number: z.string().nullable() }).nullable(),
  by: z.string(),
  at: time,
});

export const giftCard = giftCardRow.extend({
  /** All of it, for who has issued the card; null for others. */
  code: z.string().nullable(),
  /** The newest first, up to 500. */
  entries: z.array(giftCardEntry),
});

/** What a seller needs to know of a card in a buyer's hand. */
export const foundGiftCard = giftCardRow.pick({
  id: true,
  last_four: true,
  state: true,
  balance: true,
  ends_on: true,
});

/** A code as it is typed; blanks, dashes and case do not matter. */
export const giftCardCode = text(40).min(1, refusal('gift_card_code_missing'));

export const giftCardCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/gift-cards': {
    summary:
      'List the gift cards of the store’s current mode, newest first; searched by the last four characters of the code.',
    query: pageQuery.omit({ sort: true }).extend({ state: state.optional() }),
    data: pageOf(giftCardRow),
  },
  'POST /marketplace/v1/stores/{id}/gift-cards': {
    summary: 'Issue a gift card: a payment in advance, not a sale. The response has its code.',
    body: z.strictObject({
      id: id.optional(),
      amount: z
        .number(refusal('amount_not_positive'))
        .int(refusal('amount_not_positive'))
        .min(1, refusal('amount_not_positive'))
        .max(maxPrice, refusal('too_large')),
      paid_with: giftCardRow.shape.paid_with,
      customer_id: id.nullable().default(null),
      ends_on: day.nullable().default(null),
      note: text(giftCardLimits.noteLength).default(''),
    }),
    data: giftCard,
  },
  'POST /marketplace/v1/stores/{id}/gift-card-look-ups': {
    summary: 'Look up the gift card with this code. Wrong codes are limited.',
    body: z.strictObject({ code: giftCardCode }),
    data: foundGiftCard,
  },
  'GET /marketplace/v1/stores/{id}/gift-cards/{gift_card_id}': {
    summary: 'Retrieve a gift card with its transactions.',
    data: giftCard,
  },
  'PUT /marketplace/v1/stores/{id}/gift-cards/{gift_card_id}/switch': {
    summary: 'Disable or enable a gift card.',
    body: z.strictObject({ active: z.boolean() }),
    data: giftCard,
  },
});
