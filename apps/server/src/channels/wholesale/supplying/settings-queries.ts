import type { PaymentTerms } from '@sokoni/rules/wholesale/payment-terms';
import type { Db } from '#core/database/access/transaction.ts';

/** How a store sells to businesses, with the number of its last change, 0 before the first. */
export interface SettingsRow {
  listed: boolean;
  introduction: string;
  offers: 'all' | 'chosen';
  minimum_first_order: number | null;
  minimum_order: number | null;
  payment_terms: PaymentTerms;
  deposit_percent: string | null;
  mails_new_orders: boolean;
  version: number;
}

export async function findSettings(db: Db, storeId: string): Promise<SettingsRow | undefined> {
  return db
    .selectFrom('wholesale_settings')
    .select(['listed', 'introduction', 'offers', 'minimum_first_order', 'minimum_order'])
    .select(['payment_terms', 'deposit_percent', 'mails_new_orders', 'version'])
    .where('store_id', '=', storeId)
    .executeTakeFirst();
}

/** Whether they are kept; they are not when somebody else has changed them meanwhile. */
export async function keepSettings(
  db: Db,
  storeId: string,
  { version: known, ...settings }: SettingsRow,
  now: Date,
): Promise<boolean> {
  const row = { ...settings, version: known + 1, updated_at: now };
  const kept = await db
    .insertInto('wholesale_settings')
    .values({ store_id: storeId, ...row })
    .onConflict((conflict) =>
      conflict.column('store_id').doUpdateSet(row).where('wholesale_settings.version', '=', known),
    )
    .executeTakeFirst();
  return kept.numInsertedOrUpdatedRows === 1n;
}
