import { averageAfter } from '@sokoni/rules/stock/average-cost';
import { stateByReceipts, surplus } from '@sokoni/rules/stock/purchase-order';
import { maxQuantity } from '@sokoni/rules/stock/stock';
import { holdCosts, setCosts } from '#catalogue/products/save-costs.ts';
import { type Action, assertNotBefore } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { actorColumns } from '#core/database/commands/actor-columns.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { assertExact } from '#inventory/purchasing/create-purchase-order.ts';
import { openOrder } from '#inventory/purchasing/open-purchase-order.ts';
import {
  addReceived,
  findLines,
  findOrderCosts,
  type LineRow,
  updateOrder,
} from '#inventory/purchasing/purchase-order-queries.ts';
import { sayPurchasing } from '#inventory/purchasing/sentences.ts';
import { rememberItems } from '#inventory/purchasing/suppliers/supplier-queries.ts';
import { areOpenLocations } from '#stock/assert-stock-locations.ts';
import { receiveStock } from '#stock/receive-stock.ts';
import { landLines, valueBetween } from './allocate-landed-costs.ts';
import { insertReceipt } from './receipt-queries.ts';

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
 * @throws DomainError `not_found`, `wrong_state`, `over_receipt`, `location_closed`, `invalid_fields`, `order_too_large`,
 *   `stock_value_too_large`, `id_taken`
 */
export async function receiveOrder(
  db: Db,
  storeId: string,
  orderId: string,
  delivery: Delivery,
  action: Action,
): Promise<string> {
  const { actor, occurredAt, receivedAt } = action;
  const order = await openOrder(db, storeId, orderId, 'receive');
  const orderedAt = order.ordered_at ?? order.created_at;
  assertNotBefore(action, orderedAt, sayPurchasing('receipt.tooEarly'));
  if (!(await areOpenLocations(db, storeId, [order.location_id]))) throw new DomainError('location_closed');
  const lines = await findLines(db, storeId, orderId);
  const arrivals = arrivalsOf(lines, delivery);
  const after = lines.map((line) => {
    const arriving = arrivals.find(({ id }) => id === line.id)?.arriving ?? 0;
    return { ...line, received: line.received + arriving };
  });
  if (after.some(({ received }) => received > maxQuantity))
    throw invalidField('lines', sayPurchasing('lines.tooLarge'));
  const onTop = await findOrderCosts(db, storeId, orderId);
  assertExact(
    after.map((line) => ({ ...line, quantity: Math.max(line.quantity, line.received) })),
    onTop,
  );

  const variantIds = arrivals.map(({ variant_id }) => variant_id);
  const held = await holdCosts(db, storeId, variantIds);
  const onHand = await receiveStock(
    db,
    storeId,
    {
      reference: `purchase_order:${orderId}`,
      note: delivery.note,
      lines: arrivals.map(({ variant_id, arriving }) => ({
        variantId: variant_id,
        locationId: order.location_id,
        quantity: arriving,
      })),
    },
    action,
  );

  const shares = landLines(order, lines, onTop);
  const costs = new Map<string, number | null>();
  const receiptLines = arrivals.map((line) => {
    const shared = shares.get(line.id);
    const value = shared ? valueBetween(shared, line.received, line.received + line.arriving) : null;
    const before = held.get(line.variant_id)?.cost ?? null;
    const holding = { onHand: onHand.get(line.variant_id) ?? 0, cost: before };
    const cost = averageAfter(holding, { units: line.arriving, value });
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
    ...actorColumns(actor),
    at: occurredAt,
    received_at: receivedAt,
  };
  if (!(await insertReceipt(db, receipt, receiptLines))) throw new DomainError('id_taken');
  await addReceived(
    db,
    storeId,
    arrivals.map(({ id, arriving }) => ({ lineId: id, quantity: arriving })),
  );
  const state = stateByReceipts(order.state, after);
  const ended_at = state === 'received' ? occurredAt : null;
  await updateOrder(db, order, { state, updated_at: receivedAt, ended_at });
  await rememberItems(
    db,
    storeId,
    order.supplier_id,
    arrivals.map((line) => ({
      variantId: line.variant_id,
      supplierSku: line.supplier_sku,
      lastCost: line.unit_cost,
    })),
    occurredAt,
  );
  publishChange(db, 'purchase_order', [orderId]);
  return receipt.id;
}

function arrivalsOf(lines: readonly LineRow[], delivery: Delivery): Arrival[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const units = new Map<string, number>();
  for (const { line_id, quantity } of delivery.lines) {
    const id = line_id.toLowerCase();
    units.set(id, (units.get(id) ?? 0) + quantity);
  }
  const arrivals = [...units].map(([lineId, arriving]) => {
    const line = byId.get(lineId);
    if (!line) throw new DomainError('not_found');
    return { ...line, arriving };
  });
  const tooMany = arrivals.filter((line) => surplus(line, line.arriving) > 0);
  if (tooMany.length > 0 && !delivery.more_than_ordered) throw new DomainError('over_receipt');
  return arrivals;
}
