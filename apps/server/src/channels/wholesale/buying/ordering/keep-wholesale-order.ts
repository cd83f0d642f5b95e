import { system } from '@sokoni/rules/access/actor';
import { depositOf } from '@sokoni/rules/wholesale/payment-terms';
import { actionNow } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import { inLanguage } from '#core/language/in-language.ts';
import { addNote } from '#sales/orders/add-note.ts';
import { askForDeposit } from '#sales/orders/ask-for-deposit.ts';
import { storeInbox } from '#tenancy/stores/store-inbox.ts';
import { insertWholesaleOrder } from '../purchases/purchase-queries.ts';
import { say } from '../sentences.ts';
import type { Sale } from './sell-to-company.ts';

interface Agreed {
  sale: Sale;
  reference: string;
  /** Of the buyer's side; null for a company without a store. */
  purchase: { buyerStoreId: string; purchaseOrderId: string; variantIds: readonly string[] } | null;
  /** One of the buyer's or the supplier's staff, or somebody who orders for the company in the shop. */
  placedBy: { userId: string } | { buyerId: string };
  placedAt: Date;
}

/** Notes what was agreed beside the sale, in the supplier's store, and mails that store of an order that its own staff did not place. */
export async function keepWholesaleOrder(
  db: Db,
  { sale, reference, purchase, placedBy, placedAt }: Agreed,
): Promise<void> {
  const { agreement, orderId, lines, totals } = sale;
  const { store_id, customer_id, deposit_percent } = agreement;
  const deposit = depositOf(totals.total, deposit_percent);
  await askForDeposit(db, { storeId: store_id, orderId, deposit });
  await insertWholesaleOrder(
    db,
    {
      store_id,
      order_id: orderId,
      customer_id,
      buyer_store_id: purchase?.buyerStoreId ?? null,
      purchase_order_id: purchase?.purchaseOrderId ?? null,
      reference,
      placed_by: 'userId' in placedBy ? placedBy.userId : null,
      placed_by_buyer: 'buyerId' in placedBy ? placedBy.buyerId : null,
      placed_at: placedAt,
    },
    purchase === null
      ? []
      : lines.map(({ id }, index) => ({
          store_id,
          line_id: id,
          order_id: orderId,
          variant_id: purchase.variantIds[index] ?? '',
        })),
  );
  if (reference !== '') await noteReference(db, { storeId: store_id, orderId, reference, placedAt });
  if (!sale.isByAgent) await enqueue(db, 'mail_wholesale_order', { store_id, order_id: orderId });
}

/** The supplier reads the company's own number in the timeline of the order. */
async function noteReference(
  db: Db,
  {
    storeId,
    orderId,
    reference,
    placedAt,
  }: { storeId: string; orderId: string } & Pick<Agreed, 'reference' | 'placedAt'>,
): Promise<void> {
  const inbox = await storeInbox(db, storeId);
  const words = () => say('buyersReference', { reference });
  const text = inbox ? inLanguage(inbox.language, words) : words();
  await addNote(db, storeId, orderId, text, actionNow(system, placedAt));
}
