import type { ageingFigures } from '@sokoni/contract/reports';
import { ageDebts } from '@sokoni/rules/ageing';
import type { z } from 'zod';
import type { Db } from '#platform/database/transaction.ts';
import { findDebtsByDay } from './debt-queries.ts';

/** What is owed to the store on a day, by how long it has been due, and how much of it is overdue. */
export async function readAgeing(
  db: Db,
  { storeId, test, today }: { storeId: string; test: boolean; today: string },
): Promise<{ owed: z.output<typeof ageingFigures>; overdue: number }> {
  const debts = await findDebtsByDay(db, storeId, test);
  const count = (days: typeof debts) => days.reduce((sum, { orders }) => sum + orders, 0);
  return {
    owed: { orders: count(debts), ...ageDebts(debts, today) },
    overdue: count(debts.filter(({ due_on }) => due_on < today)),
  };
}
