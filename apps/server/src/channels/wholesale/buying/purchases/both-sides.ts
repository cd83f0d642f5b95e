import { system } from '@sokoni/rules/access/actor';
import { allowsOrderAct } from '@sokoni/rules/orders/order-state';
import { allowsAct } from '@sokoni/rules/stock/purchase-order';
import type { Action } from '#core/action.ts';
import { setLocal } from '#core/database/access/settings.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { changeOrder, type OrderChange } from '#inventory/purchasing/change-purchase-order.ts';
import { cancelOrder as cancelPurchaseOrder } from '#inventory/purchasing/change-purchase-order-state.ts';
import { readOrder as readPurchaseOrder } from '#inventory/purchasing/purchase-order-view.ts';
import { cancelOrder } from '#sales/orders/cancel-order.ts';
import { readOrder as readSale } from '#sales/orders/order-view.ts';
import { sellingTerms } from '#sales/orders/pricing/selling-terms.ts';
import { storeCurrency } from '#tenancy/stores/store-currency.ts';
import { carryOver } from '../ordering/carry-over.ts';
import { say } from '../sentences.ts';
import { inSupplierStore } from '../suppliers/in-supplier-store.ts';
import { findSold } from '../suppliers/supplier-queries.ts';
import { isAsAgreed, purchaseOf, type Sale } from './purchase-of-sale.ts';
import {
  findBoughtVariants,
  findCarriedOver,
  findLinkedPurchase,
  findLinkedSale,
  insertBoughtVariants,
} from './purchase-queries.ts';

/**
 * What the supplier changes of a sale changes the purchase order of the store that bought: the hook of an order. The transaction is in the
 * supplier's store before and after.
 */
export async function followSale(db: Db, supplierId: string, orderId: string, action: Action): Promise<void> {
  const link = await findLinkedPurchase(db, supplierId, orderId);
  if (!link) return;
  const sale = await readSale(db, supplierId, orderId, system);
  const { buyer_store_id: buyerStoreId, purchase_order_id: purchaseOrderId } = link;
  const buying = { supplierId, buyerStoreId };
  const known = await findBoughtVariants(db, supplierId, orderId);
  const added = await newLines(db, buying, sale, known);
  const currency = await storeCurrency(db, supplierId);
  await setLocal(db, 'app.store_id', buyerStoreId);
  const order = await readPurchaseOrder(db, buyerStoreId, purchaseOrderId, system);
  const byPlatform = { ...action, actor: system };
  if (sale.state === 'cancelled') {
    if (allowsAct(order.state, 'cancel')) {
      await cancelPurchaseOrder(db, buyerStoreId, purchaseOrderId, byPlatform);
    }
    await setLocal(db, 'app.store_id', supplierId);
    return;
  }
  const carried = await carryOver(
    db,
    buying,
    added.map(({ bought }) => bought),
    byPlatform,
  );
  const fresh = added.map(({ lineId }, index) => ({ lineId, variantId: carried[index] ?? '' }));
  if (allowsAct(order.state, 'changeCosts')) {
    const variants = new Map([
      ...known,
      ...fresh.map(({ lineId, variantId }) => [lineId, variantId] as const),
    ]);
    const areCostsKnown = (await storeCurrency(db, buyerStoreId)) === currency;
    const { apply_vat: reclaimsVat } = await sellingTerms(db, buyerStoreId, action.occurredAt);
    const change = purchaseOf(sale, order, { variants, areCostsKnown, reclaimsVat });
    if (change) await changeOrder(db, buyerStoreId, purchaseOrderId, change, byPlatform);
  }
  await setLocal(db, 'app.store_id', supplierId);
  await insertBoughtVariants(
    db,
    fresh.map(({ lineId, variantId }) => ({
      store_id: supplierId,
      line_id: lineId,
      order_id: orderId,
      variant_id: variantId,
    })),
  );
}

/**
 * What is agreed with a supplier on the platform is changed by the supplier: the hook of a purchase order. What units cost is for the buyer
 * to say where the supplier sells in another currency.
 * @throws DomainError `wrong_state`
 */
export async function refuseRewriting(
  db: Db,
  buyerStoreId: string,
  purchaseOrderId: string,
  change: OrderChange,
): Promise<void> {
  const link = await findLinkedSale(db, purchaseOrderId);
  if (!link) return;
  const order = await readPurchaseOrder(db, buyerStoreId, purchaseOrderId, system);
  if (isAsAgreed(order, change)) {
    const { supplier_id: supplierId } = link;
    const sold = await inSupplierStore(db, { buyerStoreId, supplierId }, () => storeCurrency(db, supplierId));
    if (sold !== (await storeCurrency(db, buyerStoreId))) return;
  }
  throw new DomainError('wrong_state', { message: say('agreed') });
}

/**
 * A purchase order that is cancelled cancels the sale, while the supplier has sent nothing of it.
 * @throws DomainError `wrong_state`
 */
export async function cancelSale(
  db: Db,
  buyerStoreId: string,
  purchaseOrderId: string,
  action: Action,
): Promise<void> {
  const link = await findLinkedSale(db, purchaseOrderId);
  if (!link) return;
  const { supplier_id: supplierId, order_id: orderId } = link;
  await inSupplierStore(db, { buyerStoreId, supplierId }, async () => {
    const sale = await readSale(db, supplierId, orderId, system);
    if (sale.state === 'cancelled') return;
    const isUnsent = allowsOrderAct(sale.state, 'cancel') && sale.state !== 'part_fulfilled';
    if (!isUnsent) throw new DomainError('wrong_state', { message: say('sent') });
    await cancelOrder(db, supplierId, orderId, say('cancelledByBuyer'), { ...action, actor: system });
  });
}

/** Lines that came into a sale since it was placed, as the buyer's store carries them over; own lines of the supplier stand for nothing. */
async function newLines(
  db: Db,
  buying: { supplierId: string; buyerStoreId: string },
  sale: Sale,
  known: ReadonlyMap<string, string>,
) {
  const added = sale.lines.filter(({ id, variant_id }) => variant_id !== null && !known.has(id));
  if (added.length === 0) return [];
  const ids = added.flatMap(({ variant_id }) => variant_id ?? []);
  const products = await findSold(db, buying.supplierId, ids);
  const before = await findCarriedOver(db, buying, ids);
  return added.flatMap(({ id: lineId, variant_id }) => {
    const product = products.find(({ variants }) => variants.some(({ id }) => id === variant_id));
    const variant = product?.variants.find(({ id }) => id === variant_id);
    return product && variant
      ? [{ lineId, bought: { product, variant, known: before.get(variant.id) } }]
      : [];
  });
}
