import type { reportExport } from '@sokoni/contract/insights/reports';
import type { reportSheets } from '@sokoni/messages/en/insights/reports';
import { allows, type Role } from '@sokoni/rules/access/roles';
import { ageingBuckets } from '@sokoni/rules/credit/receivables-ageing';
import { safeCell } from '@sokoni/rules/imports/csv-cell';
import { type ReportComparison, salesSortKeys } from '@sokoni/rules/reports/report-labels';
import { type Period, stepsBefore } from '@sokoni/rules/reports/report-period';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { readSort } from '#core/http/paging.ts';
import { sayAge } from '#customers/sentences.ts';
import { sayOrderLabel } from '#sales/orders/sentences.ts';
import { readDebtors } from '#sales/receivables/read-receivables.ts';
import type { SalesFigures } from './figures-view.ts';
import { readSalesReport } from './sales-report.ts';
import { saySheet } from './sentences.ts';
import { readStockValue } from './stock-value.ts';
import { readTakings, type Takings } from './takings.ts';
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
  if (asked.report === 'payments') return takingsSheet(db, asked, scope);
  return asked.report === 'stock_value' ? stockSheet(db, asked, scope) : debtSheet(db, scope);
}

async function salesSheet(
  db: Db,
  { by, from, to, step, sort, compare, register_id }: Extract<Asked, { report: 'sales' }>,
  { storeId, test, role, money }: SheetScope,
): Promise<string[][]> {
  const registerId = register_id?.toLowerCase();
  const asked = { storeId, test, role, by, from, to, step, compare, registerId, window: allRows };
  const { rows } = await readSalesReport(db, {
    ...asked,
    sort: readSort(sort || '-net_sales', salesSortKeys),
  });
  const seesCosts = allows(role, 'seeCosts');
  const cells = (row: SalesFigures) => [
    String(row.orders ?? ''),
    String(row.units),
    ...[row.gross_sales, row.discounts, row.returns, row.net_sales].map(money),
    ...[row.shipping, row.taxes, row.total_sales].map(money),
    String(row.returned_quantity),
    ...(seesCosts ? [money(row.cost), money(row.uncosted), money(row.margin)] : []),
  ];
  const headers = headersOf(
    ...(['orders', 'units', 'gross_sales', 'discounts', 'returns', 'net_sales'] as const),
    ...(['shipping', 'taxes', 'total_sales', 'returned_quantity'] as const),
    ...(seesCosts ? (['cost', 'uncosted', 'margin'] as const) : []),
  );
  const ends = [saySheet('from'), saySheet('to')];
  const steps = rows.map(({ behind }) => behind);
  const stepsThen = by === 'day' && compare !== 'none' ? stepsBefore({ from, to }, steps, compare) : null;
  return [
    [
      ...(by === 'day' ? ends : [saySheet(by)]),
      ...headers,
      ...withThen(compare, [...(stepsThen ? ends : []), ...headers]),
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
  { from, to, compare, register_id }: Extract<Asked, { report: 'vat' }>,
  { storeId, test, money }: SheetScope,
): Promise<string[][]> {
  const registerId = register_id?.toLowerCase();
  const { rows } = await readVatReport(db, { storeId, test, from, to, compare, registerId });
  const headers = headersOf('sales', 'vat', 'returns', 'returned_vat', 'net_sales', 'vat_due');
  const cells = (row: Omit<(typeof rows)[number], 'vat_percent' | 'name' | 'before' | 'behind'>) =>
    [row.sales, row.vat, row.returns, row.returned_vat, row.net_sales, row.due].map(money);
  return [
    [...headersOf('vat_rate', 'name'), ...headers, ...withThen(compare, headers)],
    ...rows.map((row) => [
      ...[row.vat_percent ?? saySheet('vat_none'), safeCell(row.name ?? '')],
      ...cells(row),
      ...(row.before ? cells(row.before) : []),
    ]),
  ];
}

async function takingsSheet(
  db: Db,
  { from, to, compare, register_id }: Extract<Asked, { report: 'payments' }>,
  { storeId, test, money }: SheetScope,
): Promise<string[][]> {
  const registerId = register_id?.toLowerCase();
  const { rows } = await readTakings(db, { storeId, test, from, to, compare, registerId });
  const headers = headersOf('payments', 'taken', 'refunded', 'net');
  const cells = (row: Takings) => [String(row.payments), ...[row.taken, row.refunded, row.net].map(money)];
  return [
    [saySheet('method'), ...headers, ...withThen(compare, headers)],
    ...rows.map((row) => [
      sayOrderLabel(`method.${row.method}`),
      ...cells(row),
      ...(row.before ? cells(row.before) : []),
    ]),
  ];
}

function headersOf(...keys: Exclude<keyof typeof reportSheets, 'previous'>[]): string[] {
  return keys.map((key) => saySheet(key));
}

/** The headers of what each figure is compared with. */
function withThen(compare: ReportComparison, headers: readonly string[]): string[] {
  return compare === 'none' ? [] : headers.map((header) => saySheet('previous', { header }));
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
    headersOf(by, 'quantity', 'value', 'uncosted_quantity'),
    ...rows.map((row) => [
      safeCell(row.label),
      String(row.units),
      money(row.value),
      String(row.uncosted_quantity),
    ]),
  ];
}

async function debtSheet(db: Db, { storeId, test, today, money }: SheetScope): Promise<string[][]> {
  const { rows } = await readDebtors(db, { storeId, test, today }, 'all');
  return [
    [...headersOf('customer', 'orders'), ...ageingBuckets.map((bucket) => sayAge(bucket)), saySheet('total')],
    ...rows.map((row) => [
      safeCell(row.customer?.name ?? saySheet('no_customer')),
      String(row.orders),
      ...ageingBuckets.map((bucket) => money(row[bucket])),
      money(row.total),
    ]),
  ];
}
