import type { reportExport } from '@sokoni/contract/insights/reports';
import { allows } from '@sokoni/rules/access/roles';
import { salesReportsOfRegister, salesSortKeys } from '@sokoni/rules/reports/report-labels';
import { checkPeriod, type Period } from '@sokoni/rules/reports/report-period';
import type * as z from 'zod';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { signedLink } from '#core/http/downloads.ts';
import { readSort } from '#core/http/paging.ts';
import type { StoreCall, StoreHandler } from '#core/http/route.ts';
import { readAgeing, readDebtors } from '#sales/receivables/read-receivables.ts';
import { storeDay } from '#tenancy/stores/days/store-day.ts';
import { readSalesReport } from './sales-report.ts';
import { say } from './sentences.ts';
import { readStockValue } from './stock-value.ts';
import { readTakings } from './takings.ts';
import { readVatReport } from './vat-report.ts';

type AnyCall = Pick<StoreCall<'GET /marketplace/v1/stores/{id}/reports/vat'>, 'role' | 'storeId' | 'now'>;

function registerOf({ register_id }: { register_id?: string | undefined }): string | undefined {
  return register_id?.toLowerCase();
}

/** @throws DomainError `invalid_fields` */
function assertPeriod(period: Period): void {
  const check = checkPeriod(period);
  if (!check.ok) throw invalidField('to', say(`period.${check.reason}`));
}

/** Who does not see reports sees those of today. @throws DomainError `not_allowed` */
function assertDaysSeen({ role }: AnyCall, { from, to }: Period, today: string): void {
  if (allows(role, 'seeReports') || (from === today && to === today)) return;
  throw new DomainError('not_allowed', { message: say('todayOnly') });
}

type SalesQuery = StoreCall<'GET /marketplace/v1/stores/{id}/reports/sales'>['query'];

/** @throws DomainError `invalid_fields`, `not_allowed` for an order by what the role does not see */
function sortOf(
  { role }: AnyCall,
  { by, sort, step, register_id }: Pick<SalesQuery, 'by' | 'sort' | 'step' | 'register_id'>,
) {
  if (register_id !== undefined && !salesReportsOfRegister.some((one) => one === by))
    throw invalidField('register_id', say('notByRegister'));
  if (by !== 'day' && step !== undefined) throw invalidField('step', say('stepsOfDays'));
  if (by === 'day' && sort !== '') throw invalidField('sort', say('daysByDate'));
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
    const asked = {
      ...{ storeId, test: terms.test, from, to, by, compare, step: query.step, sort, window, role },
      registerId: registerOf(query),
    };
    return { test: terms.test, ...(await readSalesReport(db, asked)) };
  });
  return { data: { by, from, to, page, limit, register_id: query.register_id ?? null, ...data } };
};

export const getVatReport: StoreHandler<'GET /marketplace/v1/stores/{id}/reports/vat'> = async (call) => {
  const { query, storeId, now } = call;
  assertPeriod(query);
  const { from, to } = query;
  const data = await call.read(async (db) => {
    const { test } = await storeDay(db, storeId, now);
    const { compare } = query;
    const asked = { storeId, test, from, to, compare, registerId: registerOf(query) };
    return { test, ...(await readVatReport(db, asked)) };
  });
  return { data: { from, to, register_id: query.register_id ?? null, ...data } };
};

export const getTakings: StoreHandler<'GET /marketplace/v1/stores/{id}/reports/payments'> = async (call) => {
  const { query, storeId, role, now } = call;
  assertPeriod(query);
  const { from, to } = query;
  const data = await call.read(async (db) => {
    const { test, today } = await storeDay(db, storeId, now);
    assertDaysSeen(call, query, today);
    const compare = allows(role, 'seeReports') ? query.compare : 'none';
    const asked = { storeId, test, from, to, compare, registerId: registerOf(query) };
    return { test, ...(await readTakings(db, asked)) };
  });
  return { data: { from, to, register_id: query.register_id ?? null, ...data } };
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
    const ledger = { storeId, test, today };
    const outstanding = await readAgeing(db, ledger);
    const { rows, total } = await readDebtors(db, ledger, { limit, offset: (page - 1) * limit });
    return { data: { day: today, test, totals: outstanding, rows, page, limit, total_rows: total } };
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
