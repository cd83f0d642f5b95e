import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { day, id, pageOf, pageOnly, time } from '#fields.ts';
import { moneyMethod, named } from '#sales/order-enums.ts';
import { commandResult } from './till.ts';

const amount = z.number().int();

/** One line of the list of shifts. Amounts are minor units. */
export const shiftRow = z.object({
  id,
  register: named,
  opened_at: time,
  opened_by: named.nullable(),
  /** Null while it is open. */
  closed_at: time.nullable(),
  closed_by: named.nullable(),
  opening_float: amount,
  /** What the drawer should hold by all that has arrived. */
  expected_cash: amount,
  counted_cash: amount.nullable(),
  /** Counted less expected; null while it is open. */
  variance: amount.nullable(),
  sales: z.number().int(),
  /** What was sold less what came back, VAT and all. */
  total_sales: amount,
});

/** The X report of a shift that is open, the Z report of one that is closed: from orders and payments, nothing of its own. */
export const shiftReport = shiftRow.extend({
  approved_by: named.nullable(),
  reason: z.string(),
  counted: z.array(z.object({ value: amount, count: z.number().int() })),
  /** What the till expected when it was closed, where that was another sum. */
  expected_at_close: amount.nullable(),
  /** Sales that arrived after it was closed. */
  late_sales: z.number().int(),
  /** The items at their prices, without VAT, as all figures up to `net_sales`: named and built as those of the reports. */
  gross_sales: amount,
  discounts: amount,
  returns: amount,
  /** Gross sales less discounts and returns. */
  net_sales: amount,
  /** VAT on what was sold, less that on what came back. With net sales it is `total_sales`. */
  taxes: amount,
  /** Net sales and VAT, both less what came back; `percent` is null for what bears no VAT. */
  tax_by_rate: z.array(z.object({ percent: z.string().nullable(), net: amount, tax: amount })),
  /** Payments taken and refunds given, by method and by what the store calls it. */
  methods: z.array(
    z.object({
      method: moneyMethod,
      /** The store's own name; empty: that of the method. */
      label: z.string(),
      payments: amount,
      refunds: amount,
      /** What payments were rounded up by, less what refunds were. */
      rounding: amount,
      tips: amount,
      count: z.number().int(),
    }),
  ),
  /** What of the payments is for sales that were not rung in this shift. */
  earlier_payments: amount,
  movements: z.array(
    z.object({
      id,
      direction: z.enum(['in', 'out']),
      amount,
      reason: z.string(),
      at: time,
      by: named.nullable(),
    }),
  ),
  cash_in: amount,
  cash_out: amount,
  /** The drawer opened without a sale, in the order in which it was. */
  drawer_openings: z.array(z.object({ id, at: time, by: named.nullable(), approved_by: named.nullable() })),
});

/** What a till sent and the books could not take, or took with a flag. */
export const attentionItem = z.object({
  id,
  kind: z.string(),
  state: z.enum(['needs_attention', 'refused']),
  reason: z.string(),
  message: z.string(),
  register: named.nullable(),
  /** When it happened, by the device. */
  at: time.nullable(),
  received_at: time,
  /** The receipt that the customer has; null for what is no sale. */
  number: z.string().nullable(),
  total: amount.nullable(),
  /** As it came. */
  payload: z.record(z.string(), z.unknown()),
});

export const shiftCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/shifts': {
    summary: 'List shifts, the newest first.',
    query: pageOnly.extend({ register_id: id.optional(), from: day.optional(), to: day.optional() }),
    data: pageOf(shiftRow),
  },
  'GET /marketplace/v1/stores/{id}/shifts/{shift_id}': {
    summary: 'The report of a shift: X while it is open, Z when it is closed.',
    data: shiftReport,
  },
  'GET /marketplace/v1/stores/{id}/shifts/{shift_id}/file': {
    summary: 'Create a link, valid for 60 seconds, to the report of a shift as a PDF or CSV file.',
    query: z.strictObject({ format: z.enum(['pdf', 'csv']) }),
    data: z.object({ url: z.string() }),
  },
  'GET /marketplace/v1/stores/{id}/point-of-sale/attention': {
    summary: 'List what registers sent and the books could not take, the oldest first.',
    query: pageOnly,
    data: pageOf(attentionItem),
  },
  'POST /marketplace/v1/stores/{id}/point-of-sale/attention/{command_id}/decisions': {
    summary: 'Try to record it again, or set it aside for good.',
    body: z.strictObject({ decision: z.enum(['retry', 'dismiss']) }),
    data: commandResult,
  },
});
