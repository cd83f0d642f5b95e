import { announce } from '#platform/database/announce.ts';
import type { Db } from '#platform/database/transaction.ts';
import { insertEvents } from './event-queries.ts';
import { type Acting, holdOrder } from './open-order.ts';

/** @throws DomainError `not_found` */
export async function noteOrder(
  db: Db,
  storeId: string,
  orderId: string,
  text: string,
  acting: Acting,
): Promise<void> {
  await holdOrder(db, storeId, orderId, acting);
  await insertEvents(db, { storeId, orderId, actorUserId: acting.userId, at: acting.now }, [
    { kind: 'noted', data: { text } },
  ]);
  await announce(db, 'order', [orderId]);
}
