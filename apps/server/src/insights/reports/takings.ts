import type { MoneyMethod } from '@sokoni/rules/orders/order-labels';
import type { ReportComparison } from '@sokoni/rules/reports/report-labels';
import { type Period, periodBefore } from '@sokoni/rules/reports/report-period';
import type { Db } from '#core/database/access/transaction.ts';
import { type Asked, sumTakings, type TakingsSums } from './sales-queries.ts';

/** What came in and went back, in minor units. */
export interface Takings extends TakingsSums {
  net: number;
}

interface TakingsRow extends Takings {
  method: MoneyMethod;
  before: Takings | null;
}

export interface TakingsReport {
  compared: Period | null;
  totals: Takings;
  totals_before: Takings | null;
  rows: TakingsRow[];
}

const none: Takings = { payments: 0, taken: 0, refunded: 0, net: 0 };

/** Takings by payment method, the largest first. What was used in either period has a row. */
export async function readTakings(
  db: Db,
  asked: Asked & { compare: ReportComparison },
): Promise<TakingsReport> {
  const compared = periodBefore(asked, asked.compare);
  const now = await byMethod(db, asked);
  const then = compared && (await byMethod(db, { ...asked, ...compared }));
  const methods = [...new Set([...now.keys(), ...(then?.keys() ?? [])])];
  return {
    compared,
    totals: totalOf(now),
    totals_before: then && totalOf(then),
    rows: methods
      .map((method) => ({
        ...{ method, ...(now.get(method) ?? none) },
        before: then && (then.get(method) ?? none),
      }))
      .toSorted((one, other) => other.net - one.net || one.method.localeCompare(other.method)),
  };
}

async function byMethod(db: Db, asked: Asked): Promise<Map<MoneyMethod, Takings>> {
  const rows = await sumTakings(db, asked);
  return new Map(rows.map(({ method, ...sums }) => [method, { ...sums, net: sums.taken - sums.refunded }]));
}

function totalOf(methods: ReadonlyMap<MoneyMethod, Takings>): Takings {
  return [...methods.values()].reduce(
    (sum, one) => ({
      payments: sum.payments + one.payments,
      taken: sum.taken + one.taken,
      refunded: sum.refunded + one.refunded,
      net: sum.net + one.net,
    }),
    none,
  );
}
