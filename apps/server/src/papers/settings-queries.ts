import type { Db } from '#platform/database/transaction.ts';

export interface ReceiptSettings {
  receipt_mm: 58 | 80;
  reminders: boolean;
}

export async function findReceiptSettings(db: Db, storeId: string): Promise<ReceiptSettings> {
  const row = await db
    .selectFrom('paper_settings')
    .select(['receipt_mm', 'reminders'])
    .where('store_id', '=', storeId)
    .executeTakeFirst();
  return row ?? { receipt_mm: 80, reminders: false };
}

export async function keepReceiptSettings(db: Db, storeId: string, settings: ReceiptSettings): Promise<void> {
  await db
    .insertInto('paper_settings')
    .values({ store_id: storeId, ...settings })
    .onConflict((conflict) => conflict.column('store_id').doUpdateSet(settings))
    .execute();
}
