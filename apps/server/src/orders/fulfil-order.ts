import type { order } from '@sokoni/contract/order-record';
import type { z } from 'zod';
import { underGivenIds } from '#platform/database/failures.ts';
import { together } from '#platform/database/together.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/ids.ts';
import { takeStock } from '#stock/reserve-stock.ts';
import { eventRows, type NewEvent } from './event-queries.ts';
import { addPieces, findLines, type LineRow } from './line-queries.ts';
import { lineSpots } from './line-spots.ts';
import { type Acting, openOrder, stateAfter } from './open-order.ts';
import { insertParts, type NewParts } from './parts-queries.ts';
import { type OrderRow, updateOrder } from './queries.ts';

/** How goods leave. */
export interface Shipment
  extends Pick<
    z.output<typeof order>['fulfilments'][number],
    'carrier' | 'tracking_number' | 'tracking_url'
  > {
  id?: string | undefined;
}

/** Pieces of one line. */
export interface Pieces {
  line_id: string;
  quantity: number;
}

/**
 * Hands promised goods over: they leave the shelf and the promise together.
 * @throws DomainError `not_found` for the order or a line, `wrong_state` also for more than is still to be handed over, `id_taken`
 */
export async function fulfilOrder(
  db: Db,
  storeId: string,
  orderId: string,
  { lines: chosen, ...shipment }: Shipment & { lines: readonly Pieces[] },
  acting: Acting,
): Promise<void> {
  const order = await openOrder(db, storeId, orderId, acting, 'fulfil');
  const lines = await findLines(db, storeId, orderId);
  const pieces = piecesOf(lines, chosen, ({ quantity, fulfilled }) => quantity - fulfilled);
  const spots = lineSpots(order.location_id, pieces);
  const sale = { reference: `order:${orderId}`, actorUserId: acting.userId };
  if (spots.length > 0) await takeStock(db, storeId, sale, spots, acting.now);
  const added = pieces.map(({ id, quantity }) => ({ lineId: id, quantity }));
  const { event, ...parts } = handOver(order, pieces, shipment, acting);
  const told = { storeId, orderId, actorUserId: acting.userId, at: acting.now };
  await together([
    underGivenIds(insertParts(db, orderId, { ...parts, order_events: eventRows(told, [event]) })),
    addPieces(db, storeId, 'fulfilled', added),
  ]);
  const after = lines.map((line) => ({
    ...line,
    fulfilled: line.fulfilled + (pieces.find(({ id }) => id === line.id)?.quantity ?? 0),
  }));
  await updateOrder(db, order, { state: stateAfter(order, after), updated_at: acting.now });
}

/** What is written down of pieces that were handed over; what it means for stock, lines and state is the caller's. */
export function handOver(
  { store_id, id: orderId, location_id }: Pick<OrderRow, 'store_id' | 'id' | 'location_id'>,
  pieces: readonly Pick<LineRow, 'id' | 'quantity'>[],
  { id: given, ...shipment }: Shipment,
  { userId, now }: Acting,
): Pick<NewParts, 'order_fulfilments' | 'order_fulfilment_lines'> & { event: NewEvent } {
  const id = given?.toLowerCase() ?? newId();
  return {
    order_fulfilments: [
      { ...shipment, store_id, id, order_id: orderId, location_id, fulfilled_by: userId, at: now },
    ],
    order_fulfilment_lines: pieces.map((line) => ({
      store_id,
      fulfilment_id: id,
      line_id: line.id,
      quantity: line.quantity,
    })),
    event: { kind: 'fulfilled', data: { pieces: pieces.reduce((sum, { quantity }) => sum + quantity, 0) } },
  };
}

/**
 * The chosen lines, each with as many pieces as were chosen of it.
 * @param most how many pieces of a line can be chosen
 * @throws DomainError `not_found` for a line that the order does not have, `wrong_state` for more pieces than there are
 */
export function piecesOf<Chosen extends Pieces>(
  lines: readonly LineRow[],
  chosen: readonly Chosen[],
  most: (line: LineRow) => number,
): (LineRow & { chosen: Chosen })[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  return chosen.map((piece) => {
    const line = byId.get(piece.line_id.toLowerCase());
    // A line that is named twice is not there the second time.
    if (!line) throw new DomainError('not_found');
    byId.delete(line.id);
    const open = most(line);
    if (piece.quantity > open) {
      throw new DomainError('wrong_state', { message: `Of ${line.title} there are only ${open} left.` });
    }
    return { ...line, quantity: piece.quantity, chosen: piece };
  });
}
