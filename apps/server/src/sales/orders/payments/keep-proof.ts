import { type Actor, system } from '@sokoni/rules/access/actor';
import type { Db } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { invalidField } from '#core/errors/domain-error.ts';
import { pictureKeys } from '#core/pictures/pictures.ts';
import { lockOrder } from '#sales/orders/lock-order.ts';
import { insertEvents } from '#sales/orders/records/event-queries.ts';
import { say } from '#sales/orders/sentences.ts';
import { recordPicture } from '#tenancy/stores/pictures/record-picture.ts';
import type { KeptPicture } from '#tenancy/stores/pictures/save-picture.ts';
import { countProofs, deleteProofsOf, insertProof } from './proof-queries.ts';

/** Whoever has the link of an order sends no more pictures than that. */
const proofsOfOrder = 3;

/**
 * Records a picture of a transfer, whose files are written, with the order that was paid by it.
 * @throws DomainError `not_found`, `invalid_fields` for an order that is paid, and for one too many
 */
export async function keepProof(
  db: Db,
  storeId: string,
  orderId: string,
  { picture, now }: { picture: KeptPicture; now: Date },
): Promise<void> {
  const { outstanding, customer_id: customerId } = await lockOrder(db, storeId, orderId, { actor: system });
  if (outstanding <= 0) throw invalidField('file', say('proofOfPaid'));
  if ((await countProofs(db, storeId, orderId)) >= proofsOfOrder)
    throw invalidField('file', say('proofsTooMany', { max: proofsOfOrder }));
  await recordPicture(db, storeId, 'payment_proof', picture, null, now);
  await insertProof(db, { store_id: storeId, order_id: orderId, image_id: picture.id, sent_at: now });
  const actor: Actor = customerId === null ? system : { kind: 'customer', customerId };
  await insertEvents(db, { storeId, orderId, actor, at: now }, [{ kind: 'proof_sent' }]);
  publishChange(db, 'order', [orderId]);
}

/** How many pictures were sent for an order. */
export function proofsOf(db: Db, storeId: string, orderId: string): Promise<number> {
  return countProofs(db, storeId, orderId);
}

/** Deletes what an erased customer has sent; the files go after the commit. */
export async function forgetProofs(db: Db, storeId: string, customerId: string): Promise<void> {
  const ids = await deleteProofsOf(db, storeId, customerId);
  const keys = ids.flatMap((id) => Object.values(pictureKeys(storeId, id)));
  if (keys.length > 0) await enqueue(db, 'remove_files', { keys });
}
