import { personOf, tillColumns } from '@sokoni/rules/access/actor';
import { allocateUnits } from '@sokoni/rules/money/allocate';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { type Pieces, unitsOf } from '#sales/orders/fulfilment/fulfil-order.ts';
import { insertReturn } from '#sales/orders/fulfilment/fulfilment-queries.ts';
import { lineStockLocations } from '#sales/orders/fulfilment/line-stock-locations.ts';
import { addUnits, findLines } from '#sales/orders/line-queries.ts';
import { lockOrderFor, stateAfter } from '#sales/orders/lock-order.ts';
import { findSellingTerms, updateOrder } from '#sales/orders/queries.ts';
import { insertEvents } from '#sales/orders/records/event-queries.ts';
import { locationName, openPlace } from '#stock/assert-stock-locations.ts';
import { moveStock } from '#stock/move-stock.ts';

/** What came back: onto the shelf, or as a loss. */
export interface Return {
  id?: string | undefined;
  lines: readonly (Pieces & { restocked: boolean })[];
  reason: string;
  /** Where it came back to; without it, to where it left from. */
  locationId?: string | undefined;
}

/**
 * Takes items back; where the place is closed by now, to the first open one. What they had cost the buyer is no longer owed; money is
 * given back by a refund.
 * @throws DomainError `not_found` for the order or a line, `wrong_state` also for more than was fulfilled, `id_taken`
 */
export async function returnItems(
  db: Db,
  storeId: string,
  orderId: string,
  { id, lines: chosen, reason, locationId }: Return,
  action: Action,
): Promise<void> {
  const { actor, occurredAt, receivedAt } = action;
  const order = await lockOrderFor(db, storeId, orderId, action, 'return');
  const lines = await findLines(db, storeId, orderId);
  const units = unitsOf(lines, chosen, ({ fulfilled, returned }) => fulfilled - returned).map((piece) => {
    const sold = lines.find((line) => line.id === piece.id)?.quantity ?? piece.quantity;
    const value = allocateUnits(piece.share_total, sold, { before: piece.returned, now: piece.quantity });
    return { ...piece, value };
  });
  const value = units.reduce((sum, piece) => sum + piece.value, 0);
  const { today } = await findSellingTerms(db, storeId, occurredAt);
  const place = await openPlace(db, storeId, locationId ?? order.location_id);
  const isNew = await insertReturn(
    db,
    {
      store_id: storeId,
      id: id?.toLowerCase() ?? newId(),
      order_id: orderId,
      location_id: place.id,
      reason,
      value,
      returned_by: personOf(actor),
      shift_id: tillColumns(actor).shift_id,
      at: occurredAt,
      received_at: receivedAt,
      on_day: today,
    },
    units.map((piece) => ({
      line_id: piece.id,
      quantity: piece.quantity,
      restocked: piece.chosen.restocked,
      value: piece.value,
    })),
  );
  if (!isNew) throw new DomainError('id_taken');
  await addUnits(
    db,
    storeId,
    'returned',
    units.map((piece) => ({ lineId: piece.id, quantity: piece.quantity })),
  );
  // The customer's figures go with the order, and before the stock: see `cancelOrder`.
  const after = lines.map((line) => ({
    ...line,
    returned: line.returned + (units.find((piece) => piece.id === line.id)?.quantity ?? 0),
  }));
  const sums = { returned_total: order.returned_total + value };
  await updateOrder(db, order, {
    ...sums,
    state: stateAfter({ ...order, ...sums }, after),
    updated_at: receivedAt,
  });
  const onShelf = units.filter(({ chosen: { restocked } }) => restocked);
  const movements = {
    reason: 'return' as const,
    reference: `order:${orderId}`,
    note: reason,
    lines: lineStockLocations(place.id, onShelf),
  };
  await moveStock(db, storeId, movements, action);
  const count = units.reduce((sum, { quantity }) => sum + quantity, 0);
  const isElsewhere = onShelf.length > 0 && place.id !== order.location_id;
  const elsewhere = isElsewhere ? await locationName(db, storeId, place.id) : '';
  await insertEvents(db, { storeId, orderId, actor, at: occurredAt }, [
    {
      kind: 'returned',
      data: { amount: value, units: count, text: reason, place: elsewhere },
    },
  ]);
  publishChange(db, 'order', [orderId]);
}
