import type { reportExport } from '@sokoni/contract/reports';
import { checkPeriod, type Period } from '@sokoni/rules/report-period';
import { salesSortKeys } from '@sokoni/rules/report-words';
import { allows } from '@sokoni/rules/roles';
import type { z } from 'zod';
import { readAgeing, readDebtors } from '#debts/read-debts.ts';
import { DomainError, invalidField } from '#platform/domain-error.ts';
import { signedLink } from '#platform/downloads.ts';
import { readSort } from '#platform/paging.ts';
import type { StoreCall, StoreHandler } from '#platform/route.ts';
import { storeDay } from '#stores/store-day.ts';
import { readSalesReport } from './sales-report.ts';
import { readStockValue } from './stock-value.ts';
import { readVatReport } from './vat-report.ts';

type AnyCall = Pick<StoreCall<'GET /marketplace/v1/stores/{id}/reports/vat'>, 'role' | 'storeId' | 'now'>;

/** @throws DomainError `invalid_fields` */
function assertPeriod(period: Period): void {
  const check = checkPeriod(period);
  if (!check.ok) throw invalidField('to', check.message);
}

/** Who does not see reports sees those of today. @throws DomainError `not_allowed` */
function assertDaysSeen({ role }: AnyCall, { from, to }: Period, today: string): void {
  if (allows(role, 'seeReports') || (from === today && to === today)) return;
  throw new DomainError('not_allowed', { message: 'Your role in this store sees the reports of today.' });
}

type SalesQuery = StoreCall<'GET /marketplace/v1/stores/{id}/reports/sales'>['query'];

/** @throws DomainError `invalid_fields`, `not_allowed` for an order by what the role does not see */
function sortOf({ role }: AnyCall, { by, sort }: Pick<SalesQuery, 'by' | 'sort'>) {
  if (by === 'day' && sort !== '') throw invalidField('sort', 'Days come in their order');
  const read = readSort(sort || '-net_sales', salesSortKeys);
  if (read.key === 'margin' && !allows(role, 'seeCosts')) throw new DomainError('not_allowed');
  return read;
}

export const getSalesReport: StoreHandler<'GET /marketplace/v1/stores/{id}/reports/sales'> = async (call) => {
  const { query, storeId, role, now } = call;
  const { by, from, to, page, limit } = query;
  assertPeriod(query);
  const sort = sortOf(call, query);
  const data = await call.read(async (db) => {
    const terms = await storeDay(db, storeId, now);
    assertDaysSeen(call, query, terms.today);
    const compare = allows(role, 'seeReports') ? query.compare : 'none';
    const window = { limit, offset: (page - 1) * limit };
    const asked = { storeId, test: terms.test, from, to, by, compare, step: query.step, sort, window, role };
    return { test: terms.test, ...(await readSalesReport(db, asked)) };
  });
  return { data: { by, from, to, page, limit, ...data } };
};

export const getVatReport: StoreHandler<'GET /marketplace/v1/stores/{id}/reports/vat'> = async (call) => {
  const { query, storeId, now } = call;
  assertPeriod(query);
  const { from, to } = query;
  const data = await call.read(async (db) => {
    const { test } = await storeDay(db, storeId, now);
    return { test, ...(await readVatReport(db, { storeId, test, ...query })) };
  });
  return { data: { from, to, ...data } };
};

export const getStockValue: StoreHandler<'GET /marketplace/v1/stores/{id}/reports/stock-value'> = async (
  call,
) => {
  const { by } = call.query;
  return { data: { by, ...(await call.read((db) => readStockValue(db, call.storeId, by))) } };
};

export const getAgeingReport: StoreHandler<'GET /marketplace/v1/stores/{id}/reports/ageing'> = async (
  call,
) => {
  const { storeId, now } = call;
  const { page, limit } = call.query;
  return call.read(async (db) => {
    const { test, today } = await storeDay(db, storeId, now);
    const books = { storeId, test, today };
    const owed = await readAgeing(db, books);
    const { rows, total } = await readDebtors(db, books, { limit, offset: (page - 1) * limit });
    return { data: { day: today, test, totals: owed, rows, page, limit, total_rows: total } };
  });
};

export const exportReport: StoreHandler<'POST /marketplace/v1/stores/{id}/report-exports'> = async (call) => {
  const { storeId, body, role } = call;
  assertExport(call, body);
  // Who took the figures along is on record, although nothing changes.
  await call.command('export_report', async (_db, notes) => notes.audit({ subject: '', after: { ...body } }));
  const input = { store_id: storeId, role, asked: body };
  return { data: { url: signedLink(call.services.secrets, 'report', input, call.now) } };
};

/** @throws DomainError `invalid_fields` */
function assertExport(call: AnyCall, asked: z.output<typeof reportExport>): void {
  if ('from' in asked) assertPeriod(asked);
  if (asked.report === 'sales') sortOf(call, asked);
}
