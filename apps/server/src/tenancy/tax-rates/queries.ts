import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { TaxRates } from '#core/database/tables.ts';

export type TaxRateRow = Selectable<TaxRates>;

/** All of them, the highest first; there are at most `taxRateLimits.rates`. */
export async function findTaxRates(db: Db, storeId: string): Promise<TaxRateRow[]> {
  return db
    .selectFrom('tax_rates')
    .selectAll()
    .where('store_id', '=', storeId)
    .orderBy('percent', 'desc')
    .execute();
}

/** The rates of the store change by one at a time, so that no two get the same name. */
export async function lockTaxRates(db: Db, storeId: string): Promise<TaxRateRow[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tax rates ${storeId}`}, 0))`.execute(db);
  return findTaxRates(db, storeId);
}

export async function insertTaxRate(db: Db, rate: TaxRateRow): Promise<void> {
  await db.insertInto('tax_rates').values(rate).execute();
}

export async function updateTaxRateRow(
  db: Db,
  { store_id, id }: TaxRateRow,
  values: Updateable<TaxRates>,
): Promise<void> {
  await db
    .updateTable('tax_rates')
    .set(values)
    .where('store_id', '=', store_id)
    .where('id', '=', id)
    .execute();
}
