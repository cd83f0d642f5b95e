import type { ageingFigures } from '@sokoni/contract/reports';
import { type Ageing, ageDebts } from '@sokoni/rules/ageing';
import type { z } from 'zod';
import type { Books } from '#platform/database/owing-orders.ts';
import type { Db } from '#platform/database/transaction.ts';
import { countDueBefore, type DebtRow, findDebtors, findDebtsByDay, findDebtsOf } from './debt-queries.ts';

/** The debts of some books as they stand on a day of the store. */
export interface DebtsOn extends Books {
  today: string;
}

/** What is owed to the store on a day, by how long it has been due. */
export async function readAgeing(db: Db, books: DebtsOn): Promise<z.output<typeof ageingFigures>> {
  const debts = await findDebtsByDay(db, books);
  const orders = debts.reduce((sum, day) => sum + day.orders, 0);
  return { orders, ...ageDebts(debts, books.today) };
}

/** How many orders should be paid by now. What has no due day, as what is paid on delivery, is not among them. */
export function readOverdue(db: Db, { today, ...books }: DebtsOn): Promise<number> {
  return countDueBefore(db, books, today);
}

/** What each of these owes, or each of all; null is nobody in particular. Who owes nothing is in it too. */
export async function ageDebtsOf(
  db: Db,
  books: DebtsOn,
  buyers: readonly (string | null)[] | 'all',
): Promise<(buyer: string | null) => Ageing> {
  const debts = new Map<string | null, DebtRow[]>();
  for (const debt of await findDebtsOf(db, books, buyers)) {
    const known = debts.get(debt.customer_id);
    if (known) known.push(debt);
    else debts.set(debt.customer_id, [debt]);
  }
  return (buyer) => ageDebts(debts.get(buyer) ?? [], books.today);
}

export interface AgedDebtor extends Ageing {
  /** Null for sales to nobody in particular. */
  customer: { id: string; name: string } | null;
  orders: number;
}

/** Who owes how much for how long, the most first: a page of them, or all. */
export async function readDebtors(
  db: Db,
  books: DebtsOn,
  page: { limit: number; offset: number } | 'all',
): Promise<{ rows: AgedDebtor[]; total: number }> {
  const isAll = page === 'all';
  const debtors = await findDebtors(db, books, isAll ? { limit: 1_000_000, offset: 0 } : page);
  const buyers = isAll ? 'all' : debtors.map(({ customer_id }) => customer_id);
  const agedOf = await ageDebtsOf(db, books, buyers);
  return {
    rows: debtors.map(({ customer_id, customer_name, orders }) => ({
      customer: customer_id === null ? null : { id: customer_id, name: customer_name ?? '' },
      orders,
      ...agedOf(customer_id),
    })),
    total: debtors[0]?.all_rows ?? 0,
  };
}
