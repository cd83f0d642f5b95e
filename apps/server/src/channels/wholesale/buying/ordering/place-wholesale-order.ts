import { type Action, actionNow } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { findCarriedOver } from '../purchases/purchase-queries.ts';
import { asCompany, type Buying, inSupplierStore } from '../suppliers/in-supplier-store.ts';
import { type CartOwner, saveCart } from './cart-queries.ts';
import { keepWholesaleOrder } from './keep-wholesale-order.ts';
import { sellToCompany, type WholesaleDraft } from './sell-to-company.ts';
import { noteArrival, placeInBuyersStore } from './where-it-goes.ts';
import { writePurchase } from './write-purchase.ts';

/**
 * Orders from a supplier: the supplier's sale and the buyer's purchase order are written in one transaction, which begins and ends in the
 * buyer's store. What the buyer's store knows the items by, see `carryOver`; their costs are known where both stores have one currency.
 * @returns the id of the supplier's order
 * @throws DomainError `not_found` for the supplier and the location, `not_a_company`, `supplier_archived`, `order_too_large`, and what
 * `sellToCompany` refuses
 */
export async function placeWholesaleOrder(
  db: Db,
  buying: Buying,
  draft: WholesaleDraft & { location_id?: string | undefined },
  { userId, action }: { userId: string; action: Action },
): Promise<string> {
  const place = await placeInBuyersStore(db, buying.buyerStoreId, draft.location_id);
  const { sale, known } = await asCompany(db, buying, async (agreement) => {
    const asCustomer = actionNow({ kind: 'customer', customerId: agreement.customer_id }, action.receivedAt);
    const sold = await sellToCompany(db, agreement, draft, { agent: null, action: asCustomer });
    await noteArrival(db, sold, place);
    const ids = sold.lines.map(({ variant }) => variant.id);
    return { sale: sold, known: await findCarriedOver(db, buying, ids) };
  });
  const { note, location_id, reference } = draft;
  const written = await writePurchase(db, buying, { sale, note, location_id, known }, action);
  await inSupplierStore(db, buying, async () => {
    const purchase = { buyerStoreId: buying.buyerStoreId, ...written };
    await keepWholesaleOrder(db, {
      ...{ sale, reference, purchase },
      ...{ placedBy: { userId }, placedAt: action.occurredAt },
    });
    if (!draft.quoted) await saveCart(db, { ...buying, userId } satisfies CartOwner, [], action.receivedAt);
  });
  return sale.orderId;
}
