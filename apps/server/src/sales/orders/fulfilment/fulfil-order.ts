import type { order } from '@sokoni/contract/sales/order-record';
import { personOf } from '@sokoni/rules/access/actor';
import type * as z from 'zod';
import type { Action } from '#core/action.ts';
import { underGivenIds } from '#core/database/access/failures.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { takeStock } from '#stock/reserve-stock.ts';
import { addUnits, findLines, type LineRow } from '../line-queries.ts';
import { lockOrderFor, stateAfter } from '../lock-order.ts';
import { insertParts, type NewParts } from '../parts-queries.ts';
import { type OrderRow, updateOrder } from '../queries.ts';
import { eventRows, type NewEvent } from '../records/event-queries.ts';
import { say } from '../sentences.ts';
import { lineStockLocations } from './line-stock-locations.ts';

/** How items leave. */
export interface Shipment
  extends Pick<
    z.output<typeof order>['fulfilments'][number],
    'carrier' | 'tracking_number' | 'tracking_url'
  > {
  id?: string | undefined;
}

/** Units of one line. */
export interface Pieces {
  line_id: string;
  quantity: number;
}

/**
 * Hands promised items over: they leave the shelf and the promise together.
 * @throws DomainError `not_found` for the order or a line, `wrong_state` also for more than is still to be fulfilled, `id_taken`
 */
export async function fulfilOrder(
  db: Db,
  storeId: string,
  orderId: string,
  { lines: chosen, ...shipment }: Shipment & { lines: readonly Pieces[] },
  action: Action,
): Promise<void> {
  const order = await lockOrderFor(db, storeId, orderId, action, 'fulfil');
  const lines = await findLines(db, storeId, orderId);
  const units = unitsOf(lines, chosen, ({ quantity, fulfilled }) => quantity - fulfilled);
  const stockLocations = lineStockLocations(order.location_id, units);
  if (stockLocations.length > 0) await takeStock(db, storeId, `order:${orderId}`, stockLocations, action);
  const added = units.map(({ id, quantity }) => ({ lineId: id, quantity }));
  const { event, ...parts } = fulfilmentOf(order, units, shipment, action);
  const told = { storeId, orderId, actor: action.actor, at: action.occurredAt };
  await underGivenIds(() => insertParts(db, { ...parts, order_events: eventRows(told, [event]) }));
  await addUnits(db, storeId, 'fulfilled', added);
  const after = lines.map((line) => ({
    ...line,
    fulfilled: line.fulfilled + (units.find(({ id }) => id === line.id)?.quantity ?? 0),
  }));
  await updateOrder(db, order, { state: stateAfter(order, after), updated_at: action.receivedAt });
}

/** What is written down of units that were fulfilled; what it means for stock, lines and state is the caller's. */
export function fulfilmentOf(
  { store_id, id: orderId, location_id }: Pick<OrderRow, 'store_id' | 'id' | 'location_id'>,
  units: readonly Pick<LineRow, 'id' | 'quantity'>[],
  { id: given, ...shipment }: Shipment,
  { actor, occurredAt, receivedAt }: Action,
): Pick<NewParts, 'order_fulfilments' | 'order_fulfilment_lines'> & { event: NewEvent } {
  const id = given?.toLowerCase() ?? newId();
  return {
    order_fulfilments: [
      {
        ...shipment,
        ...{ store_id, id, order_id: orderId, location_id, fulfilled_by: personOf(actor) },
        ...{ at: occurredAt, received_at: receivedAt },
      },
    ],
    order_fulfilment_lines: units.map((line) => ({
      store_id,
      fulfilment_id: id,
      line_id: line.id,
      quantity: line.quantity,
    })),
    event: { kind: 'fulfilled', data: { units: units.reduce((sum, { quantity }) => sum + quantity, 0) } },
  };
}

/**
 * The chosen lines, each with as many units as were chosen of it.
 * @param most how many units of a line can be chosen
 * @throws DomainError `not_found` for a line that the order does not have, `wrong_state` for more units than there are
 */
export function unitsOf<Chosen extends Pieces>(
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
      throw new DomainError('wrong_state', { message: say('fewLeft', { open, item: line.title }) });
    }
    return { ...line, quantity: piece.quantity, chosen: piece };
  });
}
