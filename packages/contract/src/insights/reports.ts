import { reportComparisons, reportSteps, salesReports } from '@sokoni/rules/reports/report-labels';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { day, id, pageOnly, pageQuery } from '#fields.ts';
import { moneyMethod, orderChannel, paymentType } from '#sales/order-enums.ts';

const money = z.number().int();
const by = z.enum(salesReports);
const step = z.enum(reportSteps);
const comparison = z.enum(reportComparisons);
const stockBy = z.enum(['location', 'category']);

const period = { from: day, to: day };
const page = pageOnly.shape;
/** Only what was rung at a register. */
const ofRegister = { register_id: id.optional() };

/**
 * What was sold, in minor units. A sale counts on its day with what it costs now, a cancelled one not at all; what came back
 * counts on the day on which it came back.
 */
export const salesFigures = z.object({
  /** Null where an order may stand in several rows: by category. */
  orders: z.number().int().nullable(),
  units: z.number().int(),
  /** Lines at their prices, without VAT. */
  gross_sales: money,
  /** Taken off the prices, without VAT. */
  discounts: money,
  returned_quantity: z.number().int(),
  /** What came back, without VAT. */
  returns: money,
  /** Gross sales less discounts and returns. */
  net_sales: money,
  shipping: money,
  /** VAT on what was sold, less `returned_taxes`. */
  taxes: money,
  /** VAT that went back with returns. */
  returned_taxes: money,
  /** Net sales, shipping and taxes. */
  total_sales: money,
  /** What the items had cost the store, without what came back onto the shelf. Null for a role that sees no costs, as the next two. */
  cost: money.nullable(),
  /** Net sales of items whose cost nobody knows: they are left out of the margin. */
  uncosted: money.nullable(),
  /** Net sales less `uncosted` and `cost`. */
  margin: money.nullable(),
});

/** The query of the list of orders that shows the orders behind a figure. */
export const ordersBehind = z.object({
  ...period,
  test: z.boolean(),
  /** Placed and not cancelled. */
  sold: z.literal(true),
  channel: orderChannel.optional(),
  payment_type: paymentType.optional(),
  register_id: z.string().optional(),
  /** `none` is who has no name: what nobody sold, items that are gone, items without a category. */
  seller: z.string().optional(),
  product_id: z.string().optional(),
  category_id: z.string().optional(),
  vat_percent: z.string().optional(),
  shipping: z.literal(true).optional(),
});

export const salesRow = z.object({
  /** The first day of the step, the id of a product, category or person, the word of a channel or payment type; null for none.
   * `shipping` is what was asked for delivery, which belongs to no product and no category. */
  key: z.string().nullable(),
  label: z.string(),
  ...salesFigures.shape,
  /** The same in the period that is compared; null without one. */
  before: salesFigures.nullable(),
  behind: ordersBehind,
});

const salesQuery = z.strictObject({
  by,
  ...period,
  /** In the reports of `salesReportsOfRegister`. */
  ...ofRegister,
  compare: comparison.default('before'),
  /** Of sales by day; left out, the one that suits the period. */
  step: step.optional(),
  /** One of `salesSortKeys`, a minus in front for descending; sales by day come in their order. */
  sort: pageQuery.shape.sort,
  ...page,
});

const vatFigures = z.object({
  /** What was sold, without VAT. */
  sales: money,
  vat: money,
  returns: money,
  returned_vat: money,
  /** Sales less returns. */
  net_sales: money,
  /** VAT less what went back with returns. */
  due: money,
});

const takings = z.object({
  /** How many payments there were; refunds are not counted. */
  payments: z.number().int(),
  taken: money,
  refunded: money,
  /** Taken less refunded. */
  net: money,
});

const stockFigures = z.object({
  units: z.number().int(),
  /** At what each had cost the store. */
  value: money,
  /** Units whose cost nobody knows: they count nothing in the value. */
  uncosted_quantity: z.number().int(),
});

const debts = z.object({
  orders: z.number().int(),
  /** Due today or later. */
  not_due: money,
  to_30: money,
  to_60: money,
  to_90: money,
  over_90: money,
  total: money,
});

export const ageingFigures = debts;

/** What a CSV file is made of: the same as is read, all rows; with a comparison each figure has another one beside it. */
export const reportExport = z.discriminatedUnion('report', [
  z.strictObject({
    report: z.literal('sales'),
    ...salesQuery.omit({ page: true, limit: true }).shape,
    compare: comparison.default('none'),
  }),
  z.strictObject({ report: z.literal('vat'), ...period, ...ofRegister, compare: comparison.default('none') }),
  z.strictObject({
    report: z.literal('payments'),
    ...period,
    ...ofRegister,
    compare: comparison.default('none'),
  }),
  z.strictObject({ report: z.literal('stock_value'), by: stockBy }),
  z.strictObject({ report: z.literal('ageing') }),
]);

export const reportCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/reports/sales': {
    summary:
      'Retrieve the sales of a period by day, product, category, channel, staff, register or payment type, with margin and the previous period. Test orders count only while the store is in test mode. Supervisors see today only.',
    query: salesQuery,
    data: z.object({
      by,
      ...period,
      register_id: id.nullable(),
      step: step.nullable(),
      test: z.boolean(),
      compared: z.object(period).nullable(),
      totals: salesFigures,
      totals_before: salesFigures.nullable(),
      rows: z.array(salesRow),
      page: z.number().int(),
      limit: z.number().int(),
      total_rows: z.number().int(),
    }),
  },
  'GET /marketplace/v1/stores/{id}/reports/vat': {
    summary: 'Retrieve net sales and VAT of a period by rate, less returns, and the previous period.',
    query: z.strictObject({ ...period, ...ofRegister, compare: comparison.default('before') }),
    data: z.object({
      ...period,
      register_id: id.nullable(),
      test: z.boolean(),
      compared: z.object(period).nullable(),
      totals: vatFigures,
      totals_before: vatFigures.nullable(),
      /** Delivery without VAT, beside the rates; where it bears VAT it is in its rate. */
      shipping: money,
      shipping_before: money.nullable(),
      rows: z.array(
        z.object({
          /** Up to 3 decimals, as text; null for what bears none. */
          vat_percent: z.string().nullable(),
          /** What the store calls the rate; null for its VAT and for what has no name. */
          name: z.string().nullable(),
          ...vatFigures.shape,
          /** The same in the period that is compared; null without one. */
          before: vatFigures.nullable(),
          behind: ordersBehind,
        }),
      ),
    }),
  },
  'GET /marketplace/v1/stores/{id}/reports/payments': {
    summary:
      'Retrieve takings of a period by payment method: payments, refunds and the net, on the day on which the money moved, and the previous period. Supervisors see today only.',
    query: z.strictObject({ ...period, ...ofRegister, compare: comparison.default('before') }),
    data: z.object({
      ...period,
      register_id: id.nullable(),
      test: z.boolean(),
      compared: z.object(period).nullable(),
      totals: takings,
      totals_before: takings.nullable(),
      /** The largest net first; a method that was used in either period has a row. */
      rows: z.array(
        z.object({
          method: moneyMethod,
          ...takings.shape,
          /** The same in the period that is compared; null without one. */
          before: takings.nullable(),
        }),
      ),
    }),
  },
  'GET /marketplace/v1/stores/{id}/reports/stock-value': {
    summary: 'Retrieve the current value of stock at cost, by location or by category.',
    query: z.strictObject({ by: stockBy }),
    data: z.object({
      by: stockBy,
      totals: stockFigures,
      rows: z.array(z.object({ key: id.nullable(), label: z.string(), ...stockFigures.shape })),
    }),
  },
  'GET /marketplace/v1/stores/{id}/reports/ageing': {
    summary:
      'Retrieve outstanding balances by customer and age, the largest first. A balance without a due date is due on the day of the sale.',
    query: z.strictObject(page),
    data: z.object({
      day,
      test: z.boolean(),
      totals: debts,
      rows: z.array(
        z.object({
          /** Null for sales to nobody in particular. */
          customer: z.object({ id, name: z.string() }).nullable(),
          ...debts.shape,
        }),
      ),
      page: z.number().int(),
      limit: z.number().int(),
      total_rows: z.number().int(),
    }),
  },
  'POST /marketplace/v1/stores/{id}/report-exports': {
    summary: 'Create a link, valid for 60 seconds, to a CSV file of all rows of a report.',
    body: reportExport,
    data: z.object({ url: z.string() }),
  },
});
