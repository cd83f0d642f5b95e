import type { shiftReport, shiftRow } from '@sokoni/contract/point-of-sale/shifts';
import { expectedCash } from '@sokoni/rules/point-of-sale/cash';
import { shortPercent } from '@sokoni/rules/pricing/taxes';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { personNamed } from '../registers/register-view.ts';
import {
  findEarlierPayments,
  findMethodSums,
  findMovements,
  findOpenings,
  findRateSums,
  findShift,
  type ListedShift,
  type RateSums,
} from './report-queries.ts';

type ShiftRowView = z.output<typeof shiftRow>;
export type ShiftReport = z.output<typeof shiftReport>;

/** A shift as the list shows it: what its drawer should hold follows from the books. */
export function shiftRowView(row: ListedShift): ShiftRowView {
  const expected = expectedCash(row);
  return {
    id: row.id,
    register: { id: row.register_id, name: row.register_name },
    opened_at: row.opened_at.toISOString(),
    opened_by: personNamed(row.opened_by, row.opened_by_name),
    closed_at: row.closed_at?.toISOString() ?? null,
    closed_by: personNamed(row.closed_by, row.closed_by_name),
    opening_float: row.opening_float,
    expected_cash: expected,
    counted_cash: row.counted_total,
    variance: row.counted_total === null ? null : row.counted_total - expected,
    sales: row.sales,
    total_sales: row.total_sales,
  };
}

/**
 * The X report of an open shift, the Z report of a closed one: from orders, payments and cash movements, which stand by themselves.
 * @throws DomainError `not_found`
 */
export async function readShiftReport(db: Db, storeId: string, id: string): Promise<ShiftReport> {
  const row = await findShift(db, storeId, id);
  if (!row) throw new DomainError('not_found');
  const rates = await findRateSums(db, storeId, id);
  const movements = await findMovements(db, storeId, id);
  const openings = await findOpenings(db, storeId, id);
  const { cash_in, cash_out, late_sales } = row;
  return {
    ...shiftRowView(row),
    ...salesFigures(rates),
    ...{ cash_in, cash_out, late_sales },
    approved_by: personNamed(row.approved_by, row.approved_by_name),
    reason: row.reason,
    counted: row.counted,
    expected_at_close: row.expected_at_close,
    methods: await findMethodSums(db, storeId, id),
    earlier_payments: await findEarlierPayments(db, storeId, id),
    tax_by_rate: rates.map(({ percent, sold, tax, returned, returned_tax }) => ({
      percent: percent === null ? null : shortPercent(percent),
      net: sold - returned,
      tax: tax - returned_tax,
    })),
    movements: movements.map(({ moved_by, moved_by_name, at, ...moved }) => ({
      ...moved,
      at: at.toISOString(),
      by: personNamed(moved_by, moved_by_name),
    })),
    drawer_openings: openings.map((opening) => ({
      id: opening.id,
      at: opening.at.toISOString(),
      by: personNamed(opening.opened_by, opening.opened_by_name),
      approved_by: personNamed(opening.approved_by, opening.approved_by_name),
    })),
  };
}

/** All rates together, as the reports name them. */
function salesFigures(rates: readonly RateSums[]) {
  const sum = (key: Exclude<keyof RateSums, 'percent'>) => rates.reduce((all, rate) => all + rate[key], 0);
  const [discounts, sold, returns] = [sum('discounts'), sum('sold'), sum('returned')];
  return {
    gross_sales: sold + discounts,
    discounts,
    returns,
    net_sales: sold - returns,
    taxes: sum('tax') - sum('returned_tax'),
  };
}
