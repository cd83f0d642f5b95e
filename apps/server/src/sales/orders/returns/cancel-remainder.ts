import { withoutOpenUnits } from '@sokoni/rules/orders/cancel-unfulfilled';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { openStockLocations } from '#sales/orders/fulfilment/line-stock-locations.ts';
import { deleteLines, findLines, upsertLines } from '#sales/orders/line-queries.ts';
import { stateAfter } from '#sales/orders/lock-order.ts';
import { summedUp } from '#sales/orders/pricing/calculate-order.ts';
import { countOfferAnew } from '#sales/orders/pricing/order-discount.ts';
import { type OrderRow, updateOrder } from '#sales/orders/queries.ts';
import { insertEvents } from '#sales/orders/records/event-queries.ts';
import { releaseStock } from '#stock/reserve-stock.ts';

/**
 * What is still to go of an order goes no more: its units are free again, and what they cost is not owed. The lines stand for what
 * was fulfilled, with their shares, so that what came back of them is worth what it was.
 * @param order held, and fulfilled in part
 */
export async function cancelRemainder(
  db: Db,
  order: OrderRow,
  reason: string,
  { actor, occurredAt, receivedAt }: Action,
): Promise<void> {
  const { store_id: storeId, id: orderId } = order;
  const before = await findLines(db, storeId, orderId);
  const lines = before.filter(({ fulfilled }) => fulfilled > 0).map((line) => withoutOpenUnits(line, order));
  const totals = summedUp(lines, order);
  const discount = totals.offered_total === 0 ? { discount_id: null, discount_title: '' } : {};
  const after = { ...order, ...totals, ...discount };
  await updateOrder(db, order, {
    ...totals,
    ...discount,
    state: stateAfter(after, lines),
    updated_at: receivedAt,
  });
  const stockLocations = openStockLocations(order.location_id, before);
  if (stockLocations.length > 0) await releaseStock(db, storeId, stockLocations);
  const gone = before.filter(({ fulfilled }) => fulfilled === 0);
  await deleteLines(
    db,
    storeId,
    gone.map(({ id }) => id),
  );
  await upsertLines(db, lines);
  await countOfferAnew(db, order, after, occurredAt);
  const data = {
    amount: order.ordered_total - after.ordered_total,
    units: order.units - after.units,
    text: reason,
  };
  await insertEvents(db, { storeId, orderId, actor, at: occurredAt }, [{ kind: 'cancelled', data }]);
  publishChange(db, 'order', [orderId]);
}
