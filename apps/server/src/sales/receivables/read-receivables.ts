import type { ageingFigures } from '@sokoni/contract/insights/reports';
import { withDepositsDue } from '@sokoni/rules/credit/deposit';
import { type Ageing, ageDebts } from '@sokoni/rules/credit/receivables-ageing';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import type { Books } from '#sales/orders/search/outstanding-orders.ts';
import {
  countDueBefore,
  findDebtors,
  findDebtsByDay,
  findDebtsOf,
  findUnpaidDeposits,
} from './receivable-queries.ts';

/** The debts of some books as they stand on a day of the store. */
export interface DebtsOn extends Books {
  today: string;
}

/** What is outstanding to the store on a day, by how long it has been due. */
export async function readAgeing(db: Db, ledger: DebtsOn): Promise<z.output<typeof ageingFigures>> {
  const debts = await findDebtsByDay(db, ledger);
  const deposits = await findUnpaidDeposits(db, ledger, 'all');
  const orders = debts.reduce((sum, day) => sum + day.orders, 0);
  return { orders, ...ageDebts(withDepositsDue(debts, deposits), ledger.today) };
}

/** How many orders should be paid by now. What has no due day, as what is paid on delivery, is not among them. */
export function readOverdue(db: Db, { today, ...ledger }: DebtsOn): Promise<number> {
  return countDueBefore(db, ledger, today);
}

/** What each of these owes, or each of all; null is nobody in particular. Who owes nothing is in it too. */
export async function ageDebtsOf(
  db: Db,
  ledger: DebtsOn,
  buyers: readonly (string | null)[] | 'all',
): Promise<(buyer: string | null) => Ageing> {
  const debts = byBuyer(await findDebtsOf(db, ledger, buyers));
  const deposits = byBuyer(await findUnpaidDeposits(db, ledger, buyers));
  return (buyer) => ageDebts(withDepositsDue(debts(buyer), deposits(buyer)), ledger.today);
}

function byBuyer<Row extends { customer_id: string | null }>(
  rows: readonly Row[],
): (buyer: string | null) => readonly Row[] {
  const found = new Map<string | null, Row[]>();
  for (const row of rows) {
    const known = found.get(row.customer_id);
    if (known) known.push(row);
    else found.set(row.customer_id, [row]);
  }
  return (buyer) => found.get(buyer) ?? [];
}

export interface AgedDebtor extends Ageing {
  /** Null for sales to nobody in particular. */
  customer: { id: string; name: string } | null;
  orders: number;
}

/** Who owes how much for how long, the most first: a page of them, or all. */
export async function readDebtors(
  db: Db,
  ledger: DebtsOn,
  page: { limit: number; offset: number } | 'all',
): Promise<{ rows: AgedDebtor[]; total: number }> {
  const isAll = page === 'all';
  const receivables = await findDebtors(db, ledger, isAll ? { limit: 1_000_000, offset: 0 } : page);
  const buyers = isAll ? 'all' : receivables.map(({ customer_id }) => customer_id);
  const agedOf = await ageDebtsOf(db, ledger, buyers);
  return {
    rows: receivables.map(({ customer_id, customer_name, orders }) => ({
      customer: customer_id === null ? null : { id: customer_id, name: customer_name ?? '' },
      orders,
      ...agedOf(customer_id),
    })),
    total: receivables[0]?.all_rows ?? 0,
  };
}
