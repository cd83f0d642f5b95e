import { reportComparisons, reportSteps, type SalesReport, salesReports } from '@sokoni/rules/report-words';
import { z } from 'zod';
import { defineCalls } from './call.ts';
import { id, pageQuery } from './fields.ts';
import { orderChannel, paymentType } from './order-words.ts';

/** A day in the store's time zone. */
const day = z.iso.date();
const money = z.number().int();
const by = z.enum(Object.keys(salesReports) as [SalesReport, ...SalesReport[]]);
const step = z.enum(Object.keys(reportSteps) as [keyof typeof reportSteps]);
const comparison = z.enum(Object.keys(reportComparisons) as [keyof typeof reportComparisons]);
const stockBy = z.enum(['location', 'category']);

const period = { from: day, to: day };
const page = pageQuery.pick({ page: true, limit: true }).shape;

/**
 * What was sold, in minor units. A sale counts on its day with what it costs now, a cancelled one not at all; what came back
 * counts on the day on which it came back.
 */
export const salesFigures = z.object({
  /** Null where an order may stand in several rows: by category. */
  orders: z.number().int().nullable(),
  pieces: z.number().int(),
  /** Taken off the prices; VAT is inside where the prices include it. */
  discounts: money,
  /** Lines less discounts, without VAT. */
  net_sales: money,
  vat: money,
  shipping: money,
  /** Net sales, VAT and shipping: what the orders came to before anything came back. */
  total: money,
  returned_pieces: z.number().int(),
  /** What came back, without VAT. */
  returns: money,
  returned_vat: money,
  /** What the goods had cost the store, without what came back onto the shelf. Null for a role that sees no costs, as the next two. */
  cost: money.nullable(),
  /** Net sales less returns of goods whose cost nobody knows: they are left out of the margin. */
  uncosted: money.nullable(),
  /** Net sales less returns, `uncosted` and `cost`. */
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
  /** `none` is who has no name: what nobody sold, goods that are gone, goods without a category. */
  seller: z.string().optional(),
  product_id: z.string().optional(),
  category_id: z.string().optional(),
  vat_percent: z.string().optional(),
  shipping: z.literal(true).optional(),
});

export const salesRow = z.object({
  /** The first day of the step, the id of a product, category or person, the word of a channel or payment type; null for none. */
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
  compare: comparison.default('before'),
  /** Of sales by day; left out, the one that suits the period. */
  step: step.optional(),
  /** One of `salesSortKeys`, a minus in front for descending; sales by day come in their order. */
  sort: pageQuery.shape.sort,
  ...page,
});

const vatFigures = z.object({
  net_sales: money,
  vat: money,
  returns: money,
  returned_vat: money,
  /** VAT less what went back with returns. */
  due: money,
});

const stockFigures = z.object({
  pieces: z.number().int(),
  /** At what each had cost the store. */
  value: money,
  /** Pieces whose cost nobody knows: they count nothing in the value. */
  uncosted_pieces: z.number().int(),
});

const debts = z.object({
  orders: z.number().int(),
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
  z.strictObject({ report: z.literal('vat'), ...period, compare: comparison.default('none') }),
  z.strictObject({ report: z.literal('stock_value'), by: stockBy }),
  z.strictObject({ report: z.literal('ageing') }),
]);

export const reportCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/reports/sales': {
    summary:
      'What was sold in a period by day, product, category, channel, staff or payment type, with margin and the period before. Test orders count while the store is in test mode, and only then. Supervisors read today.',
    query: salesQuery,
    data: z.object({
      by,
      ...period,
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
    summary: 'Net sales and VAT of a period by rate, less what came back, and the period before.',
    query: z.strictObject({ ...period, compare: comparison.default('before') }),
    data: z.object({
      ...period,
      test: z.boolean(),
      compared: z.object(period).nullable(),
      totals: vatFigures,
      totals_before: vatFigures.nullable(),
      /** No VAT is reckoned on it; it stands beside the rates. */
      shipping: money,
      shipping_before: money.nullable(),
      rows: z.array(
        z.object({
          /** Up to 3 decimals, as text; null for what bears none. */
          vat_percent: z.string().nullable(),
          ...vatFigures.shape,
          /** The same in the period that is compared; null without one. */
          before: vatFigures.nullable(),
          behind: ordersBehind,
        }),
      ),
    }),
  },
  'GET /marketplace/v1/stores/{id}/reports/stock-value': {
    summary: 'What the stock of this moment had cost, by place or by category.',
    query: z.strictObject({ by: stockBy }),
    data: z.object({
      by: stockBy,
      totals: stockFigures,
      rows: z.array(z.object({ key: id.nullable(), label: z.string(), ...stockFigures.shape })),
    }),
  },
  'GET /marketplace/v1/stores/{id}/reports/ageing': {
    summary:
      'Who owes how much for how long, the most first. A debt without a due date is due on the day of its sale.',
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
    summary: 'A link, good for a minute, to a report with all its rows as a CSV file.',
    body: reportExport,
    data: z.object({ url: z.string() }),
  },
});
