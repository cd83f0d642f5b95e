import { purchaseOrderDraft } from '@sokoni/contract/inventory/purchasing';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { placeOrder } from '#inventory/purchasing/change-purchase-order-state.ts';
import { makeOrder } from '#inventory/purchasing/create-purchase-order.ts';
import { receiveOrder } from '#inventory/purchasing/receiving/receive-purchase-order.ts';
import { later } from './days.ts';
import { note } from './note.ts';
import { doneBy } from './people.ts';
import { findOrderedItems } from './queries.ts';
import type { Stocked } from './shelves.ts';
import type { Later, Shop } from './year.ts';

/** On Mondays what has run low is ordered; it comes two days later. */
export async function restock(db: Db, shop: Shop, at: Date): Promise<Later[]> {
  const { storeId, chance, supplierIds, staff, owner } = shop;
  const low = shop.items.filter(({ isMade, left, full }) => !isMade && left < full / 2);
  if (low.length === 0) return [];
  const keeper = staff.find(({ role }) => role === 'inventory_officer') ?? owner;
  const action = doneBy(keeper, at);
  const draft = purchaseOrderDraft.parse({
    supplier_id: chance.of(supplierIds),
    lines: low.map((item) => ({
      variant_id: item.variantId,
      quantity: item.full - item.left,
      unit_cost: item.cost,
    })),
  });
  const { id, number } = await makeOrder(db, storeId, draft, action);
  await placeOrder(db, storeId, id, action);
  await note(db, storeId, action, 'create_purchase_order', `purchase_order:${id}`, { number });
  return [{ at: later(at, 2, 45), happen: (db, at) => receive(db, shop, id, low, doneBy(keeper, at)) }];
}

async function receive(
  db: Db,
  { storeId }: Shop,
  orderId: string,
  low: readonly Stocked[],
  action: Action,
): Promise<Later[]> {
  const lines = await findOrderedItems(db, storeId, orderId);
  const delivery = {
    note: '',
    lines: lines.map(({ id, quantity }) => ({ line_id: id, quantity })),
    more_than_ordered: false,
  };
  await receiveOrder(db, storeId, orderId, delivery, action);
  await note(db, storeId, action, 'receive_purchase_order', `purchase_order:${orderId}`, {});
  for (const item of low) {
    item.left += lines.find(({ variant_id }) => variant_id === item.variantId)?.quantity ?? 0;
  }
  return [];
}
