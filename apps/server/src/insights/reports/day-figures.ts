import type { Role } from '@sokoni/rules/access/roles';
import type { Db } from '#core/database/access/transaction.ts';
import { figuresView, type SalesFigures } from './figures-view.ts';
import { sumSales } from './sales-queries.ts';

/** What was sold on a day, as the role sees it. */
export async function dayFigures(
  db: Db,
  { day, ...of }: { storeId: string; test: boolean; day: string },
  role: Role,
): Promise<SalesFigures> {
  return figuresView(await sumSales(db, { ...of, from: day, to: day }), role);
}
