import { worthOfPieces } from '@sokoni/rules/order-total';
import { announce } from '#platform/database/announce.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/ids.ts';
import { openPlace } from '#stock/assert-spots.ts';
import { moveStock } from '#stock/move-stock.ts';
import { insertEvents } from './event-queries.ts';
import { type Pieces, piecesOf } from './fulfil-order.ts';
import { insertReturn } from './goods-queries.ts';
import { addPieces, findLines } from './line-queries.ts';
import { lineSpots } from './line-spots.ts';
import { type Acting, openOrder, stateAfter } from './open-order.ts';
import { findSellingTerms, updateOrder } from './queries.ts';

/** What came back: onto the shelf, or as a loss. */
export interface Return {
  id?: string | undefined;
  lines: readonly (Pieces & { restocked: boolean })[];
  reason: string;
}

/**
 * Takes goods back, to where they left from or, where that is closed by now, to the first open place. What they had cost the buyer
 * is no longer owed; money is given back by a refund.
 * @throws DomainError `not_found` for the order or a line, `wrong_state` also for more than was handed over, `id_taken`
 */
export async function takeBack(
  db: Db,
  storeId: string,
  orderId: string,
  { id, lines: chosen, reason }: Return,
  acting: Acting,
): Promise<void> {
  const { userId, now } = acting;
  const order = await openOrder(db, storeId, orderId, acting, 'takeBack');
  const lines = await findLines(db, storeId, orderId);
  const pieces = piecesOf(lines, chosen, ({ fulfilled, returned }) => fulfilled - returned).map((piece) => {
    const sold = lines.find((line) => line.id === piece.id)?.quantity ?? piece.quantity;
    const worth = worthOfPieces(piece.share_total, sold, { before: piece.returned, now: piece.quantity });
    return { ...piece, worth };
  });
  const worth = pieces.reduce((sum, piece) => sum + piece.worth, 0);
  const { today } = await findSellingTerms(db, storeId, now);
  const place = await openPlace(db, storeId, order.location_id);
  const isNew = await insertReturn(
    db,
    {
      store_id: storeId,
      id: id?.toLowerCase() ?? newId(),
      order_id: orderId,
      location_id: place.id,
      reason,
      worth,
      returned_by: userId,
      at: now,
      on_day: today,
    },
    pieces.map((piece) => ({
      line_id: piece.id,
      quantity: piece.quantity,
      restocked: piece.chosen.restocked,
      worth: piece.worth,
    })),
  );
  if (!isNew) throw new DomainError('id_taken');
  await addPieces(
    db,
    storeId,
    'returned',
    pieces.map((piece) => ({ lineId: piece.id, quantity: piece.quantity })),
  );
  // The customer's figures go with the order, and before the stock: see `cancelOrder`.
  const after = lines.map((line) => ({
    ...line,
    returned: line.returned + (pieces.find((piece) => piece.id === line.id)?.quantity ?? 0),
  }));
  const sums = { returned_total: order.returned_total + worth };
  await updateOrder(db, order, { ...sums, state: stateAfter({ ...order, ...sums }, after), updated_at: now });
  const onShelf = pieces.filter(({ chosen: { restocked } }) => restocked);
  const movements = {
    reason: 'return' as const,
    reference: `order:${orderId}`,
    note: reason,
    actorUserId: userId,
    lines: lineSpots(place.id, onShelf),
  };
  await moveStock(db, storeId, movements, now);
  const count = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  await insertEvents(db, { storeId, orderId, actorUserId: userId, at: now }, [
    {
      kind: 'returned',
      data: { amount: worth, pieces: count, text: reason, place: onShelf.length > 0 ? place.instead : '' },
    },
  ]);
  await announce(db, 'order', [orderId]);
}
