import { checkPaperMail } from '@sokoni/rules/paper-mail';
import { z } from 'zod';
import { defineCalls } from './call.ts';
import { id, nothing, pageOf, pageQuery, ruled } from './fields.ts';
import { letter, link } from './papers.ts';

const amount = z.number().int();

/** What is owed by how long it has been due, in minor units; all parts together are `total`. */
export const ageing = z.object({
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

/** The day in the store's time zone by which it is reckoned. */
const today = z.iso.date();

/** The first and the last day, in the store's time zone. */
const span = { from_day: z.iso.date(), to_day: z.iso.date() };

function isSpan({ from_day, to_day }: { from_day: string; to_day: string }): boolean {
  return from_day <= to_day;
}

const wrongSpan = { path: ['to_day'], message: 'The last day is not before the first' };

export const debtCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/debtors': {
    summary: 'A page of the customers who owe, who owes most first. Test orders do not count.',
    query: pageQuery,
    data: pageOf(debtor),
  },
  'GET /marketplace/v1/stores/{id}/debtors/ageing': {
    summary: 'What all customers owe together, and what is owed for sales without a name.',
    data: z.object({ today, customers: ageing, unnamed: ageing }),
  },
  'GET /marketplace/v1/stores/{id}/customers/{customer_id}/ageing': {
    summary: 'What one customer owes by how long it has been due.',
    data: z.object({ today, ageing }),
  },
  'GET /marketplace/v1/stores/{id}/customers/{customer_id}/statement': {
    summary: 'The statement of a customer as PDF (A4): a link that a browser can open for 60 seconds.',
    query: z.strictObject(span).refine(isSpan, wrongSpan),
    data: link,
  },
  'POST /marketplace/v1/stores/{id}/customers/{customer_id}/statement-mails': {
    summary: 'Mail the statement of a customer, in the name of the store.',
    body: ruled(z.strictObject({ ...span, ...letter }), checkPaperMail).refine(isSpan, wrongSpan),
    data: nothing,
  },
});
