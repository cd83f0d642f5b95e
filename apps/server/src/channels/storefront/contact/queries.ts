import type { Selectable } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { ShopMessages } from '#core/database/tables.ts';

export type ShopMessage = Selectable<ShopMessages>;

export async function insertMessage(db: Db, message: ShopMessage): Promise<void> {
  await db.insertInto('shop_messages').values(message).execute();
}

export async function findMessage(db: Db, storeId: string, id: string): Promise<ShopMessage | undefined> {
  return db
    .selectFrom('shop_messages')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function deleteMessage(db: Db, storeId: string, id: string): Promise<void> {
  await db.deleteFrom('shop_messages').where('store_id', '=', storeId).where('id', '=', id).execute();
}
