import { creditEntryKinds, creditReasonLength } from '@sokoni/rules/credit/store-credit';
import { maxPrice } from '@sokoni/rules/money/price-change';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { id, pageOf, pageOnly, text, time } from '#fields.ts';
import { refusal } from '#refusals.ts';

/** What a customer has to spend in the store, in minor units; test orders have a balance of their own. */
export const storeCredit = z.object({ balance: z.number().int() });

export const creditEntry = z.object({
  id,
  kind: z.enum(creditEntryKinds),
  /** Below zero: taken away. */
  amount: z.number().int(),
  /** What was left after it. */
  balance: z.number().int(),
  reason: z.string(),
  order: z.object({ id, number: z.string().nullable() }).nullable(),
  by: z.string(),
  at: time,
});

export const storeCreditCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/customers/{customer_id}/credit': {
    summary: 'Retrieve the store credit of a customer, in the store’s current mode.',
    data: storeCredit,
  },
  'GET /marketplace/v1/stores/{id}/customers/{customer_id}/credit/entries': {
    summary: 'List the store credit transactions of a customer, newest first.',
    query: pageOnly,
    data: pageOf(creditEntry),
  },
  'POST /marketplace/v1/stores/{id}/customers/{customer_id}/credit/entries': {
    summary: 'Add store credit, or remove it with a negative amount. The balance never falls below zero.',
    body: z.strictObject({
      id: id.optional(),
      amount: z
        .number()
        .int()
        .min(-maxPrice, refusal('too_large'))
        .max(maxPrice, refusal('too_large'))
        .refine((amount) => amount !== 0, refusal('amount_not_positive')),
      reason: text(creditReasonLength).min(1, refusal('reason_missing')),
    }),
    data: storeCredit,
  },
});
