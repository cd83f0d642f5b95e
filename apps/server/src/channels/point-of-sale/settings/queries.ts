import type { TillSettings } from '@sokoni/rules/point-of-sale/till-settings';
import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

/** The settings of a store with the number of their last change. */
export interface KeptSettings extends TillSettings {
  version: number;
}

export async function findTillSettings(db: Db, storeId: string): Promise<KeptSettings | undefined> {
  const { rows } = await sql<KeptSettings>`
    select methods, round_cash, tip_percents, lock_minutes, version
    from till_settings where store_id = ${storeId}`.execute(db);
  return rows[0];
}

/** @returns false where somebody has changed them since `version`; 0: since nobody had */
export async function saveTillSettings(
  db: Db,
  storeId: string,
  { version, ...settings }: KeptSettings,
): Promise<boolean> {
  const row = { ...settings, methods: JSON.stringify(settings.methods), version: version + 1 };
  const saved = await db
    .insertInto('till_settings')
    .values({ store_id: storeId, ...row })
    .onConflict((conflict) =>
      conflict.column('store_id').doUpdateSet(row).where('till_settings.version', '=', version),
    )
    .returning('version')
    .executeTakeFirst();
  return saved !== undefined;
}
