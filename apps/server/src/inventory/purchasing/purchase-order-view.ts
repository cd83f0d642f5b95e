import type { purchaseOrder, purchaseOrderRow, purchaseReceipt } from '@sokoni/contract/inventory/purchasing';
import { type Actor, can } from '@sokoni/rules/access/actor';
import { landedUnitCost } from '@sokoni/rules/stock/landed-cost';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { smallPicture } from '#core/pictures/pictures.ts';
import { actorLabel } from '#tenancy/staff/actor-label.ts';
import type { ListedOrder } from './list-queries.ts';
import { findNamedLines, findOrder, findOrderCosts, type NamedLineRow } from './purchase-order-queries.ts';
import { landLines } from './receiving/allocate-landed-costs.ts';
import {
  findReceiptLines,
  findReceipts,
  type NamedReceiptRow,
  type ReceiptLineRow,
} from './receiving/receipt-queries.ts';

/**
 * The purchase order of the contract; costs are for who sees them.
 * @throws DomainError `not_found`
 */
export async function readOrder(
  db: Db,
  storeId: string,
  orderId: string,
  actor: Actor,
): Promise<z.output<typeof purchaseOrder>> {
  const order = await findOrder(db, storeId, orderId);
  if (!order) throw new DomainError('not_found');
  const lines = await findNamedLines(db, storeId, orderId);
  const costs = await findOrderCosts(db, storeId, orderId);
  const receipts = await findReceipts(db, storeId, orderId);
  const came = await findReceiptLines(db, storeId, orderId);
  const shares = landLines(order, lines, costs);
  const seesCosts = can(actor, 'seeCosts');
  const itemsTotal = lines.reduce((sum, line) => sum + line.quantity * (line.unit_cost ?? 0), 0);
  const costsTotal = costs.reduce((sum, { amount }) => sum + amount, 0);
  const totals = {
    line_count: lines.length,
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    received: lines.reduce((sum, { received }) => sum + received, 0),
    total: itemsTotal + costsTotal,
  };
  const { address, city, region, country, phone } = order;
  return {
    ...orderRowView({ ...order, ...totals }, actor),
    location: { id: order.location_id, name: order.location_name, address, city, region, country, phone },
    supplier: { id: order.supplier_id, name: order.supplier_name, email: order.supplier_email },
    note: order.note,
    allocate_by: order.allocate_by,
    version: order.version,
    lines: lines.map((line) => {
      const shared = shares.get(line.id);
      const landed = shared ? landedUnitCost(shared.landed, shared.share) : null;
      return lineView(storeId, line, seesCosts ? landed : null, actor);
    }),
    costs: seesCosts ? costs.map(({ kind, label, amount }) => ({ kind, label, amount })) : [],
    items_total: seesCosts ? itemsTotal : null,
    costs_total: seesCosts ? costsTotal : null,
    unknown_costs: seesCosts ? lines.filter(({ unit_cost }) => unit_cost === null).length : null,
    receipts: receipts.map((receipt) => receiptView(receipt, came, seesCosts)),
    created_by: actorLabel(order.actor_kind, order.by),
    ordered_at: order.ordered_at?.toISOString() ?? null,
    ended_at: order.ended_at?.toISOString() ?? null,
    updated_at: order.updated_at.toISOString(),
    updated_by: order.saved_by ?? '',
  };
}

/** One line of the list. */
export function orderRowView(row: ListedOrder, actor: Actor): z.output<typeof purchaseOrderRow> {
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    supplier: { id: row.supplier_id, name: row.supplier_name },
    location: { id: row.location_id, name: row.location_name },
    expected_on: row.expected_on,
    reference: row.reference,
    line_count: row.line_count,
    quantity: row.quantity,
    received: row.received,
    total: can(actor, 'seeCosts') ? row.total : null,
    created_at: row.created_at.toISOString(),
  };
}

function lineView(
  storeId: string,
  line: NamedLineRow,
  landed: number | null,
  actor: Actor,
): z.output<typeof purchaseOrder>['lines'][number] {
  return {
    id: line.id,
    variant_id: line.variant_id,
    product_id: line.product_id,
    product_title: line.product_title,
    variant_name: line.variant_name,
    sku: line.sku,
    barcode: line.barcode ?? '',
    supplier_sku: line.supplier_sku,
    image: smallPicture(storeId, line.image_id),
    weight_grams: line.weight_grams,
    quantity: line.quantity,
    received: line.received,
    returned: line.returned,
    unit_cost: can(actor, 'seeCosts') ? line.unit_cost : null,
    landed_unit_cost: landed,
  };
}

function receiptView(
  receipt: NamedReceiptRow,
  came: readonly ReceiptLineRow[],
  seesCosts: boolean,
): z.output<typeof purchaseReceipt> {
  return {
    id: receipt.id,
    location: { id: receipt.location_id, name: receipt.location_name },
    note: receipt.note,
    received_by: actorLabel(receipt.actor_kind, receipt.by),
    received_at: receipt.at.toISOString(),
    reversed_by: receipt.reverser_kind ? actorLabel(receipt.reverser_kind, receipt.reverser) : '',
    reversed_at: receipt.reversed_at?.toISOString() ?? null,
    lines: came
      .filter(({ receipt_id }) => receipt_id === receipt.id)
      .map(({ line_id, quantity, landed_value }) => ({
        line_id,
        quantity,
        landed_value: seesCosts ? landed_value : null,
      })),
  };
}
