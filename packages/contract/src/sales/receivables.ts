import { mostOrdersPaid } from '@sokoni/rules/credit/allocate-payment';
import { checkDocumentMail } from '@sokoni/rules/documents/document-mail';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { day, id, nothing, pageOf, pageOnly, reasoned, time } from '#fields.ts';
import { refusal } from '#refusals.ts';
import { letter, link } from './documents.ts';
import { paymentDraft } from './order-drafts.ts';
import { named } from './order-enums.ts';

const amount = z.number().int();

/** What is outstanding by how long it has been due, in minor units; all parts together are `total`. */
export const ageing = z.object({
  /** Due today or later. */
  not_due: amount,
  to_30: amount,
  to_60: amount,
  to_90: amount,
  over_90: amount,
  total: amount,
});

/** Somebody who owes. */
export const debtor = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  ageing,
});

/** An order with a balance due. */
export const unpaidOrder = z.object({
  id,
  number: z.string(),
  /** The day it is due, or of its sale where it has no due day. */
  due_on: day,
  has_due_day: z.boolean(),
  placed_at: time,
  total: amount,
  outstanding: amount,
});

/** The day in the store's time zone by which it is reckoned. */
const today = day;

/** The first and the last day, in the store's time zone. */
const span = { from_day: day, to_day: day };

function isSpan({ from_day, to_day }: { from_day: string; to_day: string }): boolean {
  return from_day <= to_day;
}

const wrongSpan = { path: ['to_day'], message: refusal('span_backwards') };

/** Of a statement: its first day and its last. */
export const statementQuery = z.strictObject(span).refine(isSpan, wrongSpan);

export const debtCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/receivables': {
    summary: 'List customers with an outstanding balance, the largest first. Test orders do not count.',
    query: pageOnly,
    data: pageOf(debtor),
  },
  'GET /marketplace/v1/stores/{id}/receivables/ageing': {
    summary: 'Retrieve the total outstanding balance by age, and the share of sales without a customer.',
    data: z.object({ today, customers: ageing, unnamed: ageing }),
  },
  'GET /marketplace/v1/stores/{id}/customers/{customer_id}/ageing': {
    summary: 'Retrieve the outstanding balance of a customer by age.',
    data: z.object({ today, ageing }),
  },
  'GET /marketplace/v1/stores/{id}/customers/{customer_id}/unpaid-orders': {
    summary: `List the orders of a customer with a balance due, the oldest due first, up to ${mostOrdersPaid}.`,
    data: z.array(unpaidOrder),
  },
  'POST /marketplace/v1/stores/{id}/customers/{customer_id}/payments': {
    summary: 'Record one payment for the unpaid orders of a customer, allocated to the oldest due first.',
    body: paymentDraft.omit({ id: true }),
    data: z.object({
      payments: z.array(z.object({ order: named, amount })),
    }),
  },
  'GET /marketplace/v1/stores/{id}/customers/{customer_id}/statement': {
    summary: 'Create a link, valid for 60 seconds, to the statement of a customer as PDF (A4).',
    query: statementQuery,
    data: link,
  },
  'POST /marketplace/v1/stores/{id}/customers/{customer_id}/statement-mails': {
    summary: 'Email the statement of a customer, in the store’s name.',
    body: reasoned(z.strictObject({ ...span, ...letter }), checkDocumentMail).refine(isSpan, wrongSpan),
    data: nothing,
  },
});
