import type { Db } from '#core/database/access/transaction.ts';

export interface ReceiptSettings {
  receipt_mm: 58 | 80;
  reminders: boolean;
}

export async function findReceiptSettings(db: Db, storeId: string): Promise<ReceiptSettings> {
  const row = await db
    .selectFrom('document_settings')
    .select(['receipt_mm', 'reminders'])
    .where('store_id', '=', storeId)
    .$narrowType<{ receipt_mm: ReceiptSettings['receipt_mm'] }>()
    .executeTakeFirst();
  return row ?? { receipt_mm: 80, reminders: false };
}

export async function keepReceiptSettings(db: Db, storeId: string, settings: ReceiptSettings): Promise<void> {
  await db
    .insertInto('document_settings')
    .values({ store_id: storeId, ...settings })
    .onConflict((conflict) => conflict.column('store_id').doUpdateSet(settings))
    .execute();
}
