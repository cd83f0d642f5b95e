import type { ordersBehind, salesRow } from '@sokoni/contract/insights/reports';
import type { Role } from '@sokoni/rules/access/roles';
import { orderChannels } from '@sokoni/rules/orders/order-labels';
import { paymentTypes } from '@sokoni/rules/orders/payment-types';
import {
  type ReportComparison,
  type ReportStep,
  type SalesReport,
  shippingKey,
} from '@sokoni/rules/reports/report-labels';
import {
  maxReportSteps,
  type Period,
  periodBefore,
  stepsBefore,
  stepsOf,
  usualStep,
} from '@sokoni/rules/reports/report-period';
import type * as z from 'zod';
import { categoryPathsById } from '#catalogue/categories/category-paths.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { invalidField } from '#core/errors/domain-error.ts';
import { sayOrderLabel } from '#sales/orders/sentences.ts';
import { figuresView, type SalesFigures } from './figures-view.ts';
import {
  type Asked,
  findNames,
  findRegisterNames,
  type ItemsSort,
  noSales,
  type SalesSums,
  sumSales,
  sumSalesBy,
  sumSalesByCategory,
  sumSalesByProduct,
  sumSalesOf,
  sumShipping,
} from './sales-queries.ts';
import { say } from './sentences.ts';

/** A report as it is asked for. */
export interface AskedReport extends Asked {
  by: SalesReport;
  compare: ReportComparison;
  step: ReportStep | undefined;
  sort: ItemsSort;
  window: { limit: number; offset: number };
  role: Role;
}

type SalesRow = z.output<typeof salesRow>;
type Behind = z.output<typeof ordersBehind>;

export interface SalesReportData {
  step: ReportStep | null;
  compared: Period | null;
  totals: SalesFigures;
  totals_before: SalesFigures | null;
  rows: SalesRow[];
  total_rows: number;
}

/** What was sold in a period, by one of its words. @throws DomainError `invalid_fields` for too many steps */
export async function readSalesReport(db: Db, asked: AskedReport): Promise<SalesReportData> {
  const { role, compare } = asked;
  const compared = periodBefore(asked, compare);
  const earlier = compared && { ...asked, ...compared };
  const step = asked.by === 'day' ? (asked.step ?? usualStep(asked)) : null;
  const { rows, total } = await rowsOf(db, asked, earlier, step);
  const before = earlier && (await sumSales(db, earlier));
  // An order is of several categories, and has its delivery beside its products.
  const isCounted = (key: string | null) => asked.by !== 'category' && key !== shippingKey;
  const shown = (key: string | null, sums: Sums) => {
    const figures = figuresView(sums, role);
    return isCounted(key) ? figures : { ...figures, orders: null };
  };
  return {
    step,
    compared,
    totals: figuresView(await sumSales(db, asked), role),
    totals_before: before && figuresView(before, role),
    rows: rows.map(({ key, label, sums, before: then, behind }) => ({
      key,
      label,
      ...shown(key, sums),
      before: earlier ? shown(key, then ?? noSales) : null,
      behind: { ...ordersOf(asked), ...behind },
    })),
    total_rows: total,
  };
}

/** The orders behind all that was asked for. */
function ordersOf({ from, to, test, registerId }: Asked): Behind {
  return { from, to, test, sold: true, ...(registerId !== undefined && { register_id: registerId }) };
}

type Sums = Omit<SalesSums, 'shipping'> & { shipping?: number };

interface Row {
  key: string | null;
  label: string;
  sums: Sums;
  before: Sums | undefined;
  behind: Partial<Behind>;
}

type Found = Sums & { key: string | null; label?: string | null };

async function rowsOf(
  db: Db,
  asked: AskedReport,
  earlier: AskedReport | null,
  step: ReportStep | null,
): Promise<{ rows: Row[]; total: number }> {
  if (step) return stepRows(db, asked, earlier, step);
  if (asked.by === 'product') {
    const page = await sumSalesByProduct(db, asked, asked.sort, asked.window);
    const keys = page.rows.map(({ key }) => key);
    const then = earlier ? await sumSalesOf(db, earlier, keys) : [];
    return withShipping(db, asked, earlier, {
      rows: page.rows.map((row) => named(row, row.label ?? say('otherItems'), then, 'product_id')),
      total: page.total,
    });
  }
  const page = pageOfRows(asked, await fewRows(db, asked, earlier));
  return asked.by === 'category' ? withShipping(db, asked, earlier, page) : page;
}

/** Delivery belongs to no product and no category: it has a row of its own, after all of them, so that the rows are the totals. */
async function withShipping(
  db: Db,
  { window, ...asked }: AskedReport,
  earlier: AskedReport | null,
  page: { rows: Row[]; total: number },
): Promise<{ rows: Row[]; total: number }> {
  const sums = await sumShipping(db, asked);
  const before = earlier ? await sumShipping(db, earlier) : undefined;
  if (sums.shipping === 0 && !before?.shipping) return page;
  const row = { key: shippingKey, label: say('shipping'), sums, before, behind: { shipping: true as const } };
  const isLast = window.offset <= page.total && page.total < window.offset + window.limit;
  return { rows: isLast ? [...page.rows, row] : page.rows, total: page.total + 1 };
}

/** Reports with as many rows as a store has categories, people or channels. */
async function fewRows(db: Db, asked: AskedReport, earlier: AskedReport | null): Promise<Row[]> {
  if (asked.by === 'category') {
    const now = await sumSalesByCategory(db, asked);
    const then = earlier ? await sumSalesByCategory(db, earlier) : [];
    const paths = await categoryPathsById(db, asked.storeId);
    const label = (key: string | null) =>
      key === null ? say('noCategory') : (paths.get(key)?.join(' > ') ?? '');
    return merged(now, then).map((row) => named(row, label(row.key), then, 'category_id'));
  }
  const by = asked.by as 'channel' | 'payment_type' | 'staff' | 'register';
  const now = await sumSalesBy(db, by, asked);
  const then = earlier ? await sumSalesBy(db, by, earlier) : [];
  const all = merged<Found>(now, then);
  if (by === 'staff') {
    const names = await findNames(
      db,
      all.flatMap(({ key }) => key ?? []),
    );
    return all.map((row) =>
      named(row, row.key === null ? say('noStaff') : (names.get(row.key) ?? ''), then, 'seller'),
    );
  }
  if (by === 'register') {
    const names = await findRegisterNames(db, asked.storeId);
    return all.map((row) =>
      named(row, row.key === null ? say('noRegister') : (names.get(row.key) ?? ''), then, 'register_id'),
    );
  }
  return all.map((row) => named(row, labelOf(by, row.key), then, by));
}

function labelOf(by: 'channel' | 'payment_type', key: string | null): string {
  const channel = orderChannels.find((one) => one === key);
  const type = paymentTypes.find((one) => one === key);
  if (by === 'channel') return channel ? sayOrderLabel(`channel.${channel}`) : '';
  return type ? sayOrderLabel(`type.${type}`) : '';
}

/** What was sold in either period has a row. */
function merged<T extends Found>(now: readonly T[], then: readonly T[]): Found[] {
  const keys = new Set(now.map(({ key }) => key));
  const gone = then.filter(({ key }) => !keys.has(key)).map(({ key }) => ({ ...noSales, key }));
  return [...now, ...gone];
}

function named(
  sums: Found,
  label: string,
  then: readonly Found[],
  filter: 'product_id' | 'category_id' | 'seller' | 'channel' | 'payment_type' | 'register_id',
): Row {
  const before = then.find(({ key }) => key === sums.key);
  return { key: sums.key, label, sums, before, behind: { [filter]: sums.key ?? 'none' } };
}

const sorts: Record<ItemsSort['key'], (row: Row) => number | string> = {
  gross_sales: ({ sums }) => sums.net + sums.discounts,
  net_sales: ({ sums }) => sums.net - sums.returned_net,
  units: ({ sums }) => sums.units,
  orders: ({ sums }) => sums.orders,
  discounts: ({ sums }) => sums.discounts,
  returns: ({ sums }) => sums.returned_net,
  margin: ({ sums }) => sums.net - sums.returned_net - sums.uncosted - sums.cost,
  label: ({ label }) => label.toLowerCase(),
};

function pageOfRows({ sort, window }: AskedReport, rows: readonly Row[]): { rows: Row[]; total: number } {
  const value = sorts[sort.key];
  const sign = sort.direction === 'desc' ? -1 : 1;
  const sorted = rows.toSorted((one, other) => sign * compareValues(value(one), value(other)));
  return { rows: sorted.slice(window.offset, window.offset + window.limit), total: rows.length };
}

function compareValues(one: number | string, other: number | string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** A row for each step, also for those without a sale, each beside the days that it is compared with. */
async function stepRows(
  db: Db,
  asked: AskedReport,
  earlier: AskedReport | null,
  step: ReportStep,
): Promise<{ rows: Row[]; total: number }> {
  const steps = stepsOf(asked, step);
  if (steps.length > maxReportSteps) throw invalidField('step', say('longerSteps'));
  const now = bySteps(await sumSalesBy(db, 'day', asked), steps);
  const { compare } = asked;
  const then =
    earlier && compare !== 'none'
      ? bySteps(await sumSalesBy(db, 'day', earlier), stepsBefore(asked, steps, compare))
      : [];
  const rows = steps.map((part, index) => ({
    key: part.from,
    label: part.from,
    sums: now[index] ?? noSales,
    before: then[index],
    behind: part,
  }));
  return { rows, total: rows.length };
}

function bySteps(
  days: readonly (SalesSums & { key: string | null })[],
  steps: readonly Period[],
): SalesSums[] {
  return steps.map(({ from, to }) =>
    days
      .filter(({ key }) => key !== null && from <= key && key <= to)
      .map(({ key: _, ...sums }) => sums)
      .reduce(added, noSales),
  );
}

function added(one: SalesSums, other: SalesSums): SalesSums {
  const keys = Object.keys(noSales) as (keyof SalesSums)[];
  return Object.fromEntries(keys.map((key) => [key, one[key] + other[key]])) as unknown as SalesSums;
}
