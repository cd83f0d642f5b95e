import type { purchaseOrder, purchaseOrderRow, purchaseReceipt } from '@sokoni/contract/purchasing';
import { landedUnitCost } from '@sokoni/rules/landed-cost';
import { allows, type Role } from '@sokoni/rules/roles';
import type { z } from 'zod';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { pictureKeys } from '#platform/pictures.ts';
import type { StoreCall } from '#platform/route.ts';
import { landLines } from './land.ts';
import type { ListedOrder } from './list-queries.ts';
import { findNamedLines, findOrder, findOrderCosts, type NamedLineRow } from './order-queries.ts';
import {
  findReceiptLines,
  findReceipts,
  type NamedReceiptRow,
  type ReceiptLineRow,
} from './receipt-queries.ts';

/** For whom an order is shown: costs are for roles that see them. */
export interface Viewer {
  role: Role;
  publicUrl: string;
}

export function viewerOf({
  role,
  services,
}: Pick<StoreCall<'GET /marketplace/v1/stores/{id}/low-stock'>, 'role' | 'services'>): Viewer {
  return { role, publicUrl: services.config.publicUrl };
}

/**
 * The purchase order of the contract.
 * @throws DomainError `not_found`
 */
export async function readOrder(
  db: Db,
  storeId: string,
  orderId: string,
  viewer: Viewer,
): Promise<z.output<typeof purchaseOrder>> {
  const order = await findOrder(db, storeId, orderId);
  if (!order) throw new DomainError('not_found');
  const lines = await findNamedLines(db, storeId, orderId);
  const costs = await findOrderCosts(db, storeId, orderId);
  const receipts = await findReceipts(db, storeId, orderId);
  const came = await findReceiptLines(db, storeId, orderId);
  const shares = landLines(order, lines, costs);
  const seesCosts = allows(viewer.role, 'seeCosts');
  const goodsTotal = lines.reduce((sum, line) => sum + line.quantity * (line.unit_cost ?? 0), 0);
  const costsTotal = costs.reduce((sum, { amount }) => sum + amount, 0);
  const figures = {
    line_count: lines.length,
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    received: lines.reduce((sum, { received }) => sum + received, 0),
    total: goodsTotal + costsTotal,
  };
  return {
    ...orderRowView({ ...order, ...figures }, viewer),
    note: order.note,
    spread: order.spread,
    version: order.version,
    lines: lines.map((line) => {
      const shared = shares.get(line.id);
      const landed = shared ? landedUnitCost(shared.landed, shared.share) : null;
      return lineView(storeId, line, seesCosts ? landed : null, viewer);
    }),
    costs: seesCosts ? costs.map(({ kind, label, amount }) => ({ kind, label, amount })) : [],
    goods_total: seesCosts ? goodsTotal : null,
    costs_total: seesCosts ? costsTotal : null,
    unknown_costs: seesCosts ? lines.filter(({ unit_cost }) => unit_cost === null).length : null,
    receipts: receipts.map((receipt) => receiptView(receipt, came, seesCosts)),
    created_by: order.creator,
    ordered_at: order.ordered_at?.toISOString() ?? null,
    ended_at: order.ended_at?.toISOString() ?? null,
    updated_at: order.updated_at.toISOString(),
  };
}

/** One line of the list. */
export function orderRowView(row: ListedOrder, { role }: Viewer): z.output<typeof purchaseOrderRow> {
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
    total: allows(role, 'seeCosts') ? row.total : null,
    created_at: row.created_at.toISOString(),
  };
}

function lineView(
  storeId: string,
  line: NamedLineRow,
  landed: number | null,
  viewer: Viewer,
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
    image: smallImage(storeId, line.image_id, viewer),
    weight_grams: line.weight_grams,
    quantity: line.quantity,
    received: line.received,
    unit_cost: allows(viewer.role, 'seeCosts') ? line.unit_cost : null,
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
    received_by: receipt.receiver,
    received_at: receipt.received_at.toISOString(),
    reversed_by: receipt.reverser,
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

/** Address of the small size of a picture; null without one. */
export function smallImage(storeId: string, imageId: string | null, { publicUrl }: Viewer): string | null {
  return imageId && `${publicUrl}/uploads/${pictureKeys(storeId, imageId).small}`;
}
