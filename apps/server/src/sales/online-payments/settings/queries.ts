import type { PaymentMode, PaymentProvider } from '@sokoni/rules/online-payments/payment-providers';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { PaymentProviders } from '#core/database/tables.ts';

export type ProviderRow = Selectable<PaymentProviders>;

export async function findProviders(db: Db, storeId: string): Promise<ProviderRow[]> {
  return db.selectFrom('payment_providers').selectAll().where('store_id', '=', storeId).execute();
}

export async function findProvider(
  db: Db,
  storeId: string,
  provider: PaymentProvider,
): Promise<ProviderRow | undefined> {
  return db
    .selectFrom('payment_providers')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('provider', '=', provider)
    .executeTakeFirst();
}

/** The providers of a store change one after the other, the first time too. */
export async function lockProviders(db: Db, storeId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payment providers ${storeId}`}, 0))`.execute(db);
}

export async function keepProvider(db: Db, row: ProviderRow): Promise<void> {
  const { store_id: _, provider: __, ...values } = row;
  await db
    .insertInto('payment_providers')
    .values(row)
    .onConflict((conflict) => conflict.columns(['store_id', 'provider']).doUpdateSet(values))
    .execute();
}

export async function updateKeys(
  db: Db,
  { store_id, provider }: ProviderRow,
  keys: Updateable<PaymentProviders>,
): Promise<void> {
  await db
    .updateTable('payment_providers')
    .set(keys)
    .where('store_id', '=', store_id)
    .where('provider', '=', provider)
    .execute();
}

/** Whether what the store sells now is real. */
export async function findStoreMode(db: Db, storeId: string): Promise<PaymentMode> {
  const { mode } = await db
    .selectFrom('stores')
    .select('mode')
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow();
  return mode;
}

/** As the owner: every store that has set up a provider. */
export async function findStoresWithProviders(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('payment_providers').select('store_id').distinct().execute();
  return rows.map((row) => row.store_id);
}
