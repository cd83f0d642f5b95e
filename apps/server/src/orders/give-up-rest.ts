import { withoutOpenPieces } from '@sokoni/rules/given-up-pieces';
import { announce } from '#platform/database/announce.ts';
import type { Db } from '#platform/database/transaction.ts';
import { releaseStock } from '#stock/reserve-stock.ts';
import { insertEvents } from './event-queries.ts';
import { deleteLines, findLines, upsertLines } from './line-queries.ts';
import { openSpots } from './line-spots.ts';
import { type Acting, stateAfter } from './open-order.ts';
import { countOfferAnew } from './order-offer.ts';
import { type OrderRow, updateOrder } from './queries.ts';
import { summedUp } from './reckon.ts';

/**
 * What is still to go of an order goes no more: its pieces are free again, and what they cost is not owed. The lines stand for what
 * was handed over, with their shares, so that what came back of them is worth what it was.
 * @param order held, and handed over in part
 */
export async function giveUpRest(
  db: Db,
  order: OrderRow,
  reason: string,
  { userId, now }: Acting,
): Promise<void> {
  const { store_id: storeId, id: orderId } = order;
  const before = await findLines(db, storeId, orderId);
  const lines = before.filter(({ fulfilled }) => fulfilled > 0).map((line) => withoutOpenPieces(line, order));
  const figures = summedUp(lines, order);
  const discount = figures.offered_total === 0 ? { discount_id: null, discount_title: '' } : {};
  const after = { ...order, ...figures, ...discount };
  await updateOrder(db, order, {
    ...figures,
    ...discount,
    state: stateAfter(after, lines),
    updated_at: now,
  });
  const spots = openSpots(order.location_id, before);
  if (spots.length > 0) await releaseStock(db, storeId, spots);
  const gone = before.filter(({ fulfilled }) => fulfilled === 0);
  await deleteLines(
    db,
    storeId,
    gone.map(({ id }) => id),
  );
  await upsertLines(db, lines);
  await countOfferAnew(db, order, after, now);
  const data = {
    amount: order.ordered_total - after.ordered_total,
    pieces: order.pieces - after.pieces,
    text: reason,
  };
  await insertEvents(db, { storeId, orderId, actorUserId: userId, at: now }, [{ kind: 'cancelled', data }]);
  await announce(db, 'order', [orderId]);
}
