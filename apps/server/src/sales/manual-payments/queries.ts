import type { ManualPayments } from '@sokoni/rules/storefront/manual-payments';
import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

/** The settings of a store with the number of their last change, 0 before the first. */
export interface KeptManualPayments extends ManualPayments {
  version: number;
}

export async function findManualPayments(db: Db, storeId: string): Promise<KeptManualPayments | undefined> {
  const { rows } = await sql<KeptManualPayments>`
    select pay_on_delivery, pay_on_delivery_max, pay_on_delivery_zones, bank_transfer, bank_transfer_proof, bank_transfer_days,
           mobile_money, version
    from manual_payments where store_id = ${storeId}`.execute(db);
  return rows[0];
}

/** Whether they are kept; they are not when somebody else has changed them meanwhile. */
export async function keepManualPayments(
  db: Db,
  storeId: string,
  { version: known, mobile_money, ...settings }: KeptManualPayments,
): Promise<boolean> {
  const row = { ...settings, mobile_money: JSON.stringify(mobile_money), version: known + 1 };
  const kept = await db
    .insertInto('manual_payments')
    .values({ store_id: storeId, ...row })
    .onConflict((conflict) =>
      conflict.column('store_id').doUpdateSet(row).where('manual_payments.version', '=', known),
    )
    .executeTakeFirst();
  return kept.numInsertedOrUpdatedRows === 1n;
}

/** What the store has customers transfer money to, as on its invoices. */
export async function findBankDetails(db: Db, storeId: string): Promise<string> {
  const { bank_details } = await db
    .selectFrom('stores')
    .select('bank_details')
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow();
  return bank_details;
}
