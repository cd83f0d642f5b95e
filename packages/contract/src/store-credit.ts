import { maxPrice } from '@sokoni/rules/price-change';
import { creditEntryKinds, creditReasonLength } from '@sokoni/rules/store-credit';
import { z } from 'zod';
import { defineCalls } from './call.ts';
import { id, pageOf, pageQuery, text, time } from './fields.ts';

/** What a customer has to spend in the store, in minor units; test orders have a balance of their own. */
export const storeCredit = z.object({ balance: z.number().int() });

export const creditEntry = z.object({
  id,
  kind: z.enum(Object.keys(creditEntryKinds) as [keyof typeof creditEntryKinds]),
  /** Below zero: taken away. */
  amount: z.number().int(),
  /** What was left after it. */
  balance: z.number().int(),
  reason: z.string(),
  order: z.object({ id, number: z.number().int().nullable(), test: z.boolean() }).nullable(),
  by: z.string(),
  at: time,
});

export const storeCreditCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/customers/{customer_id}/credit': {
    summary: 'What a customer has to spend in the store, in the mode that the store is in.',
    data: storeCredit,
  },
  'GET /marketplace/v1/stores/{id}/customers/{customer_id}/credit/entries': {
    summary: 'Every amount that made the credit of a customer, the newest first.',
    query: pageQuery.pick({ page: true, limit: true }),
    data: pageOf(creditEntry),
  },
  'POST /marketplace/v1/stores/{id}/customers/{customer_id}/credit/entries': {
    summary: 'Give a customer credit, or take some back: an amount below zero. It never falls below zero.',
    body: z.strictObject({
      id: id.optional(),
      amount: z
        .number()
        .int()
        .min(-maxPrice, 'This is too large')
        .max(maxPrice, 'This is too large')
        .refine((amount) => amount !== 0, 'Enter an amount above 0'),
      reason: text(creditReasonLength).min(1, 'Say why'),
    }),
    data: storeCredit,
  },
});
