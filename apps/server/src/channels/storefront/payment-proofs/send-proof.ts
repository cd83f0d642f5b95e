import { orderOfLink } from '#channels/storefront/checkout/order-link.ts';
import { readPayingOf } from '#channels/storefront/checkout/pages/read-paying.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { keepProof } from '#sales/orders/payments/keep-proof.ts';
import type { KeptPicture } from '#tenancy/stores/pictures/save-picture.ts';
import { sayProofProblem } from './sentences.ts';

declare module '#core/database/commands/enqueue.ts' {
  interface Jobs {
    mail_payment_proof: { store_id: string; order_id: string; image_id: string };
  }
}

/**
 * The order that a link leads to, and that asks for a picture of its payment.
 * @throws DomainError `not_found`, `invalid_fields` where the order asks for none
 */
export async function orderToProve(db: Db, storeId: string, token: string): Promise<string> {
  const orderId = await orderOfLink(db, storeId, token);
  if (orderId === undefined) throw new DomainError('not_found');
  const paying = await readPayingOf(db, storeId, orderId);
  if (!paying?.asks_proof) throw invalidField('file', sayProofProblem('notAsked'));
  return orderId;
}

/**
 * Keeps the picture of a transfer with the order that a link leads to, and tells the store.
 * @throws DomainError `not_found`, `invalid_fields` where the order asks for none, or has enough
 */
export async function sendProof(
  db: Db,
  storeId: string,
  { token, picture, now }: { token: string; picture: KeptPicture; now: Date },
): Promise<void> {
  const orderId = await orderToProve(db, storeId, token);
  await keepProof(db, storeId, orderId, { picture, now });
  await enqueue(db, 'mail_payment_proof', { store_id: storeId, order_id: orderId, image_id: picture.id });
}
