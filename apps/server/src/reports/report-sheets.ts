import type { reportExport } from '@sokoni/contract/reports';
import { ageingBuckets } from '@sokoni/rules/ageing';
import { safeCell } from '@sokoni/rules/csv-cell';
import { type Period, stepsBefore } from '@sokoni/rules/report-period';
import { type ReportComparison, salesSortKeys } from '@sokoni/rules/report-words';
import { allows, type Role } from '@sokoni/rules/roles';
import type { z } from 'zod';
import { readDebtors } from '#debts/read-debts.ts';
import type { Db } from '#platform/database/transaction.ts';
import { readSort } from '#platform/paging.ts';
import type { SalesFigures } from './figures-view.ts';
import { readSalesReport } from './sales-report.ts';
import { readStockValue } from './stock-value.ts';
import { readVatReport } from './vat-report.ts';

type Asked = z.output<typeof reportExport>;

export interface SheetScope {
  storeId: string;
  test: boolean;
  today: string;
  role: Role;
  /** Minor units as a decimal; nothing for null. */
  money: (minor: number | null) => string;
}

/** More rows than any report has: all are read as of one moment, so that they add up. */
const allRows = { limit: 1_000_000, offset: 0 };

/** A report cell by cell, the headers first; text that would run as a formula is quoted. */
export function sheetOf(db: Db, asked: Asked, scope: SheetScope): Promise<string[][]> {
  if (asked.report === 'sales') return salesSheet(db, asked, scope);
  if (asked.report === 'vat') return vatSheet(db, asked, scope);
  return asked.report === 'stock_value' ? stockSheet(db, asked, scope) : debtSheet(db, scope);
}

const firstColumn = {
  day: 'From',
  product: 'Product',
  category: 'Category',
  channel: 'Channel',
  staff: 'Sold by',
  payment_type: 'Payment type',
};

async function salesSheet(
  db: Db,
  { by, from, to, step, sort, compare }: Extract<Asked, { report: 'sales' }>,
  { storeId, test, role, money }: SheetScope,
): Promise<string[][]> {
  const asked = { storeId, test, role, by, from, to, step, compare, window: allRows };
  const { rows } = await readSalesReport(db, {
    ...asked,
    sort: readSort(sort || '-net_sales', salesSortKeys),
  });
  const seesCosts = allows(role, 'seeCosts');
  const cells = (row: SalesFigures) => [
    String(row.orders ?? ''),
    String(row.pieces),
    money(row.discounts),
    money(row.net_sales),
    money(row.vat),
    money(row.shipping),
    money(row.total),
    String(row.returned_pieces),
    money(row.returns),
    money(row.returned_vat),
    ...(seesCosts ? [money(row.cost), money(row.uncosted), money(row.margin)] : []),
  ];
  const headers = [
    ...['Orders', 'Pieces', 'Discounts', 'Net sales', 'VAT', 'Shipping', 'Total'],
    ...['Returned pieces', 'Returns', 'Returned VAT'],
    ...(seesCosts ? ['Cost', 'Sales without cost', 'Margin'] : []),
  ];
  const steps = rows.map(({ behind }) => behind);
  const stepsThen = by === 'day' && compare !== 'none' ? stepsBefore({ from, to }, steps, compare) : null;
  return [
    [
      ...[firstColumn[by], ...(by === 'day' ? ['To'] : []), ...headers],
      ...withThen(compare, [...(stepsThen ? ['From', 'To'] : []), ...headers]),
    ],
    ...rows.map((row, index) => [
      ...[safeCell(row.label), ...(by === 'day' ? [row.behind.to] : []), ...cells(row)],
      ...(stepsThen ? daysOf(stepsThen[index]) : []),
      ...(row.before ? cells(row.before) : []),
    ]),
  ];
}

async function vatSheet(
  db: Db,
  { from, to, compare }: Extract<Asked, { report: 'vat' }>,
  { storeId, test, money }: SheetScope,
): Promise<string[][]> {
  const { rows } = await readVatReport(db, { storeId, test, from, to, compare });
  const headers = ['Net sales', 'VAT', 'Returns', 'Returned VAT', 'VAT due'];
  const cells = (row: Omit<(typeof rows)[number], 'vat_percent' | 'before' | 'behind'>) =>
    [row.net_sales, row.vat, row.returns, row.returned_vat, row.due].map(money);
  return [
    ['VAT rate', ...headers, ...withThen(compare, headers)],
    ...rows.map((row) => [
      row.vat_percent ?? 'None',
      ...cells(row),
      ...(row.before ? cells(row.before) : []),
    ]),
  ];
}

/** The headers of what each figure is compared with. */
function withThen(compare: ReportComparison, headers: readonly string[]): string[] {
  return compare === 'none' ? [] : headers.map((header) => `${header} before`);
}

/** Both ends of the days that a step is compared with; nothing where it has none. */
function daysOf(days: Period | undefined): string[] {
  return days && days.from <= days.to ? [days.from, days.to] : ['', ''];
}

async function stockSheet(
  db: Db,
  { by }: Extract<Asked, { report: 'stock_value' }>,
  { storeId, money }: SheetScope,
): Promise<string[][]> {
  const { rows } = await readStockValue(db, storeId, by);
  return [
    [by === 'location' ? 'Place' : 'Category', 'Pieces', 'Value', 'Pieces without cost'],
    ...rows.map((row) => [
      safeCell(row.label),
      String(row.pieces),
      money(row.value),
      String(row.uncosted_pieces),
    ]),
  ];
}

async function debtSheet(db: Db, { storeId, test, today, money }: SheetScope): Promise<string[][]> {
  const { rows } = await readDebtors(db, { storeId, test, today }, 'all');
  return [
    ['Customer', 'Orders', ...Object.values(ageingBuckets), 'Total'],
    ...rows.map((row) => [
      safeCell(row.customer?.name ?? 'Nobody in particular'),
      String(row.orders),
      ...[row.to_30, row.to_60, row.to_90, row.over_90, row.total].map(money),
    ]),
  ];
}
