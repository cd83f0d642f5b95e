import type { Role } from '@sokoni/rules/access/roles';
import type { Db } from '#core/database/access/transaction.ts';
import { figuresView, type SalesFigures } from './figures-view.ts';
import { type Asked, sumSales } from './sales-queries.ts';

/** What was sold on a day, as the role sees it. */
export async function dayFigures(
  db: Db,
  { day, ...of }: Pick<Asked, 'storeId' | 'test' | 'registerId'> & { day: string },
  role: Role,
): Promise<SalesFigures> {
  return figuresView(await sumSales(db, { ...of, from: day, to: day }), role);
}
