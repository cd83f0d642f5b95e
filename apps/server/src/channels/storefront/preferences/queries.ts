import type { ShopPreferences } from '@sokoni/rules/storefront/preferences';
import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

/** The preferences of a store with the number of their last change, 0 before the first. */
export interface KeptPreferences extends ShopPreferences {
  password_hash: string | null;
  version: number;
}

export async function findPreferences(db: Db, storeId: string): Promise<KeptPreferences | undefined> {
  const { rows } = await sql<KeptPreferences>`
    select status, paused_message, password_hash, hold_minutes, counts_visits, shows_email, shows_whatsapp, takes_notes,
           mails_new_orders, minimum_order, policies, version
    from storefront_preferences where store_id = ${storeId}`.execute(db);
  return rows[0];
}

/** Whether they are kept; they are not when somebody else has changed them meanwhile. */
export async function keepPreferences(
  db: Db,
  storeId: string,
  { version: known, ...preferences }: KeptPreferences,
): Promise<boolean> {
  const row = { ...preferences, version: known + 1 };
  const kept = await db
    .insertInto('storefront_preferences')
    .values({ store_id: storeId, ...row })
    .onConflict((conflict) =>
      conflict.column('store_id').doUpdateSet(row).where('storefront_preferences.version', '=', known),
    )
    .executeTakeFirst();
  return kept.numInsertedOrUpdatedRows === 1n;
}
