import { system } from '@sokoni/rules/access/actor';
import { transaction } from '#core/database/access/transaction.ts';
import { readId } from '#core/ids.ts';
import type { Services } from '#core/services.ts';
import { type OrderDocument, readOrderDocument } from '#sales/documents/order-document.ts';
import { findReceiptLink } from './link-queries.ts';

/** What a printed link names. */
export interface ReceiptLink {
  store_id: string;
  token: string;
}

/** A receipt as it is now. `unknown`: no store has such a link. `not_arrived`: the till may have to send its sale first. */
export type PublicReceipt = OrderDocument | 'unknown' | 'not_arrived';

const tokenPattern = /^[\w-]{22}$/;

/** Reads the receipt that a link leads to, as whoever has the paper may see it. */
export async function readPublicReceipt(
  { pool, reading }: Pick<Services, 'pool' | 'reading'>,
  { store_id, token }: ReceiptLink,
): Promise<PublicReceipt> {
  const storeId = readId(store_id);
  if (storeId === null || !tokenPattern.test(token)) return 'unknown';
  return reading(async () => {
    const link = await transaction(pool, { userId: null, storeId: null }, (db) =>
      findReceiptLink(db, storeId, token),
    );
    if (!link) return 'unknown';
    const { order_id: orderId } = link;
    if (orderId === null) return 'not_arrived';
    return transaction(pool, { userId: null, storeId }, async (db) =>
      withoutPeople(await readOrderDocument(db, storeId, orderId, system)),
    );
  });
}

/** A paper that is lost tells nothing of a person: neither who bought and who sold, nor what was written for them, nor the references of payments. */
function withoutPeople(document: OrderDocument): OrderDocument {
  const { order, store } = document;
  return {
    ...document,
    buyer: null,
    receiptNote: '',
    store: { ...store, email: '' },
    order: {
      ...order,
      customer: null,
      sold_by: '',
      payments: order.payments.map((payment) => ({ ...payment, reference: '', gift_card: null })),
    },
  };
}
