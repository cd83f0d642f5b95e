import { purchaseOrderDraft } from '@sokoni/contract/purchasing';
import type { Db } from '#platform/database/transaction.ts';
import { makeOrder } from '#purchasing/make-order.ts';
import { placeOrder } from '#purchasing/move-order.ts';
import { receiveOrder } from '#purchasing/receive-order.ts';
import { later } from './days.ts';
import { note } from './note.ts';
import { findOrderedGoods } from './queries.ts';
import type { Stocked } from './shelves.ts';
import type { Later, Shop } from './year.ts';

/** On Mondays what has run low is ordered; it comes two days later. */
export async function restock(db: Db, shop: Shop, at: Date): Promise<Later[]> {
  const { storeId, chance, supplierIds, staff, owner } = shop;
  const low = shop.goods.filter(({ isMade, left, full }) => !isMade && left < full / 2);
  if (low.length === 0) return [];
  const { id: actorUserId } = staff.find(({ role }) => role === 'inventory_officer') ?? owner;
  const draft = purchaseOrderDraft.parse({
    supplier_id: chance.of(supplierIds),
    lines: low.map((good) => ({
      variant_id: good.variantId,
      quantity: good.full - good.left,
      unit_cost: good.cost,
    })),
  });
  const { id, number } = await makeOrder(db, storeId, draft, { actorUserId, now: at });
  await placeOrder(db, storeId, id, at);
  await note(db, { storeId, actorUserId, at }, 'create_purchase_order', `purchase_order:${id}`, { number });
  return [{ at: later(at, 2, 45), happen: (db, at) => receive(db, shop, id, low, { actorUserId, at }) }];
}

async function receive(
  db: Db,
  { storeId }: Shop,
  orderId: string,
  low: readonly Stocked[],
  { actorUserId, at }: { actorUserId: string; at: Date },
): Promise<Later[]> {
  const lines = await findOrderedGoods(db, storeId, orderId);
  const delivery = {
    note: '',
    lines: lines.map(({ id, quantity }) => ({ line_id: id, quantity })),
    more_than_ordered: false,
  };
  await receiveOrder(db, storeId, orderId, delivery, { actorUserId, now: at });
  await note(db, { storeId, actorUserId, at }, 'receive_purchase_order', `purchase_order:${orderId}`, {});
  for (const good of low) {
    good.left += lines.find(({ variant_id }) => variant_id === good.variantId)?.quantity ?? 0;
  }
  return [];
}
