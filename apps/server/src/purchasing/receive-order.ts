import { averageAfter } from '@sokoni/rules/average-cost';
import { checkOrderTotal, stateByReceipts, surplus } from '@sokoni/rules/purchase-order';
import { maxQuantity } from '@sokoni/rules/stock';
import { announce } from '#platform/database/announce.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError, invalidField } from '#platform/domain-error.ts';
import { newId } from '#platform/ids.ts';
import { holdCosts, setCosts } from '#products/keep-costs.ts';
import { areOpenLocations } from '#stock/assert-spots.ts';
import { receiveStock } from '#stock/receive-stock.ts';
import { landLines, valueBetween } from './land.ts';
import { openOrder } from './open-order.ts';
import { addReceived, findLines, findOrderCosts, type LineRow, updateOrder } from './order-queries.ts';
import { insertReceipt } from './receipt-queries.ts';
import { rememberGoods } from './supplier-queries.ts';

/** What has come, line by line. */
export interface Delivery {
  id?: string | undefined;
  note: string;
  lines: readonly { line_id: string; quantity: number }[];
  /** Somebody has said that more came than was ordered. */
  more_than_ordered: boolean;
}

interface Arrival extends LineRow {
  arriving: number;
}

/**
 * Counts in what has come: the stock, the average costs and the order change together. The order is held first, then the
 * variants, then the stock, each in one order; two receipts of one order follow each other.
 * @returns the id of the receipt
 * @throws DomainError `not_found`, `wrong_state`, `over_receipt`, `location_closed`, `invalid_fields`, `id_taken`
 */
export async function receiveOrder(
  db: Db,
  storeId: string,
  orderId: string,
  delivery: Delivery,
  { actorUserId, now }: { actorUserId: string; now: Date },
): Promise<string> {
  const order = await openOrder(db, storeId, orderId, 'receive');
  if (!(await areOpenLocations(db, storeId, [order.location_id]))) throw new DomainError('location_closed');
  const lines = await findLines(db, storeId, orderId);
  const arrivals = arrivalsOf(lines, delivery);
  const after = lines.map((line) => {
    const arriving = arrivals.find(({ id }) => id === line.id)?.arriving ?? 0;
    return { ...line, received: line.received + arriving };
  });
  if (after.some(({ received }) => received > maxQuantity)) throw invalidField('lines', 'This is too large');
  const exact = checkOrderTotal(
    after.map((line) => ({ ...line, quantity: Math.max(line.quantity, line.received) })),
    [],
  );
  if (!exact.ok) throw new DomainError('invalid_fields', { message: exact.message });

  const variantIds = arrivals.map(({ variant_id }) => variant_id);
  const held = await holdCosts(db, storeId, variantIds);
  const onHand = await receiveStock(
    db,
    storeId,
    {
      reference: `purchase_order:${orderId}`,
      note: delivery.note,
      actorUserId,
      lines: arrivals.map(({ variant_id, arriving }) => ({
        variantId: variant_id,
        locationId: order.location_id,
        quantity: arriving,
      })),
    },
    now,
  );

  const shares = landLines(order, lines, await findOrderCosts(db, storeId, orderId));
  const costs = new Map<string, number | null>();
  const receiptLines = arrivals.map((line) => {
    const shared = shares.get(line.id);
    const value = shared ? valueBetween(shared, line.received, line.received + line.arriving) : null;
    const before = held.get(line.variant_id)?.cost ?? null;
    const holding = { onHand: onHand.get(line.variant_id) ?? 0, cost: before };
    const cost = averageAfter(holding, { pieces: line.arriving, value });
    costs.set(line.variant_id, cost);
    return {
      line_id: line.id,
      quantity: line.arriving,
      landed_value: value,
      cost_before: before,
      cost_after: cost,
    };
  });
  await setCosts(db, storeId, held, costs);

  const receipt = {
    store_id: storeId,
    id: delivery.id?.toLowerCase() ?? newId(),
    order_id: orderId,
    location_id: order.location_id,
    note: delivery.note,
    received_by: actorUserId,
    received_at: now,
    reversed_by: null,
    reversed_at: null,
  };
  if (!(await insertReceipt(db, receipt, receiptLines))) throw new DomainError('id_taken');
  await addReceived(
    db,
    storeId,
    arrivals.map(({ id, arriving }) => ({ lineId: id, quantity: arriving })),
  );
  const state = stateByReceipts(order.state, after);
  await updateOrder(db, order, { state, updated_at: now, ended_at: state === 'received' ? now : null });
  await rememberGoods(
    db,
    storeId,
    order.supplier_id,
    arrivals.map((line) => ({
      variantId: line.variant_id,
      supplierSku: line.supplier_sku,
      lastCost: line.unit_cost,
    })),
    now,
  );
  await announce(db, 'purchase_order', [orderId]);
  return receipt.id;
}

function arrivalsOf(lines: readonly LineRow[], delivery: Delivery): Arrival[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const pieces = new Map<string, number>();
  for (const { line_id, quantity } of delivery.lines) {
    const id = line_id.toLowerCase();
    pieces.set(id, (pieces.get(id) ?? 0) + quantity);
  }
  const arrivals = [...pieces].map(([lineId, arriving]) => {
    const line = byId.get(lineId);
    if (!line) throw new DomainError('not_found');
    return { ...line, arriving };
  });
  const tooMany = arrivals.filter((line) => surplus(line, line.arriving) > 0);
  if (tooMany.length > 0 && !delivery.more_than_ordered) throw new DomainError('over_receipt');
  return arrivals;
}
