import type { purchaseOrderChange } from '@sokoni/contract/inventory/purchasing';
import { can } from '@sokoni/rules/access/actor';
import { allowsAct, stateByReceipts } from '@sokoni/rules/stock/purchase-order';
import type * as z from 'zod';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { sayPurchasing } from '#inventory/purchasing/sentences.ts';
import { assertOpenLocations } from '#stock/assert-stock-locations.ts';
import { assertExact, costsNotAllowed, setsUnitCosts } from './create-purchase-order.ts';
import { openOrder } from './open-purchase-order.ts';
import { orderLines } from './purchase-order-lines.ts';
import {
  deleteLines,
  findLines,
  findOrderCosts,
  type LineRow,
  type OrderRow,
  replaceOrderCosts,
  saveOrder,
  upsertLines,
} from './purchase-order-queries.ts';
import { revalueReceipts } from './receiving/revalue.ts';
import { assertActiveSuppliers } from './suppliers/save-supplier.ts';

export type OrderChange = z.output<typeof purchaseOrderChange>;

/**
 * Changes an order. A draft changes wholly; once it is ordered its supplier stays, and no line falls below what has come; once
 * nothing more comes only what it has cost changes, and the costs of what came follow.
 * @returns what differs, for the audit row
 * @throws DomainError `not_found`, `changed_meanwhile`, `wrong_state`, `supplier_archived`, `invalid_fields`, `order_too_large`,
 *   `stock_value_too_large` where the costs of what came follow, `not_allowed` for costs by who does not see them
 */
export async function changeOrder(
  db: Db,
  storeId: string,
  orderId: string,
  change: OrderChange,
  action: Action,
): Promise<{ before: Record<string, unknown>; after: Record<string, unknown> }> {
  const { actor, occurredAt } = action;
  const order = await openOrder(db, storeId, orderId, 'changeCosts');
  if (order.version !== change.version) throw new DomainError('changed_meanwhile');
  const next = merged(order, change);
  await assertPlaces(db, order, next);

  const lines = await findLines(db, storeId, orderId);
  const { current, removed } = change.lines
    ? await orderLines(db, { storeId, orderId }, change.lines, lines)
    : { current: lines, removed: [] };
  if (!can(actor, 'seeCosts')) assertCostsLeft(order, change, removed);
  if (allowsAct(order.state, 'order') === false && current.length === 0) {
    throw invalidField('lines', sayPurchasing('lines.missing'));
  }
  if (!allowsAct(order.state, 'changeLines') && movesUnits(lines, current, removed)) {
    throw new DomainError('wrong_state');
  }
  const costs = change.costs ?? (await findOrderCosts(db, storeId, orderId));
  assertExact(current, costs);

  await deleteLines(
    db,
    storeId,
    removed.map(({ id }) => id),
  );
  await upsertLines(db, current);
  if (change.costs) await replaceOrderCosts(db, storeId, orderId, change.costs);
  const state = allowsAct(order.state, 'receive') ? stateByReceipts(order.state, current) : order.state;
  const ended = state === 'received' && order.state !== 'received' ? occurredAt : order.ended_at;
  await saveOrder(db, order, { ...next, state, ended_at: ended }, action);
  await revalueReceipts(db, { ...order, ...next, state });
  publishChange(db, 'purchase_order', [orderId]);
  return { before: summary(order, lines), after: { ...summary({ ...order, ...next }, current), costs } };
}

type Fields = Pick<
  OrderRow,
  'supplier_id' | 'location_id' | 'expected_on' | 'reference' | 'note' | 'allocate_by'
>;

function merged(order: OrderRow, change: OrderChange): Fields {
  return {
    supplier_id: change.supplier_id?.toLowerCase() ?? order.supplier_id,
    location_id: change.location_id?.toLowerCase() ?? order.location_id,
    expected_on: change.expected_on === undefined ? order.expected_on : change.expected_on,
    reference: change.reference ?? order.reference,
    note: change.note ?? order.note,
    allocate_by: change.allocate_by ?? order.allocate_by,
  };
}

async function assertPlaces(db: Db, order: OrderRow, next: Fields): Promise<void> {
  if (next.supplier_id !== order.supplier_id) {
    if (!allowsAct(order.state, 'rewrite')) throw new DomainError('wrong_state');
    await assertActiveSuppliers(db, order.store_id, [next.supplier_id]);
  }
  if (next.location_id !== order.location_id) {
    if (!allowsAct(order.state, 'changeLines')) throw new DomainError('wrong_state');
    await assertOpenLocations(db, order.store_id, [next.location_id]);
  }
}

/** Who does not see costs leaves every one of them as it was. */
function assertCostsLeft(
  { allocate_by }: OrderRow,
  change: OrderChange,
  removed: readonly Pick<LineRow, 'unit_cost'>[],
): void {
  const allocations = change.allocate_by !== undefined && change.allocate_by !== allocate_by;
  if (change.costs || allocations || setsUnitCosts(change.lines ?? [])) throw costsNotAllowed();
  if (removed.some(({ unit_cost }) => unit_cost !== null)) {
    throw costsNotAllowed(sayPurchasing('costs.lineKept'));
  }
}

function movesUnits(lines: readonly LineRow[], current: readonly LineRow[], removed: readonly LineRow[]) {
  const before = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  return removed.length > 0 || current.some(({ id, quantity }) => before.get(id) !== quantity);
}

function summary(fields: Fields, lines: readonly LineRow[]): Record<string, unknown> {
  const { supplier_id, location_id, expected_on, reference, note, allocate_by } = fields;
  return {
    supplier_id,
    location_id,
    expected_on,
    reference,
    note,
    allocate_by,
    lines: lines.map(({ variant_id, quantity, unit_cost }) => ({ variant_id, quantity, unit_cost })),
  };
}
