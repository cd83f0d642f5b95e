import type { purchaseOrderDraft } from '@sokoni/contract/inventory/purchasing';
import { type Actor, can, personOf } from '@sokoni/rules/access/actor';
import { checkOrderTotal } from '@sokoni/rules/stock/purchase-order';
import type * as z from 'zod';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { actorColumns } from '#core/database/commands/actor-columns.ts';
import { takeNumbers } from '#core/database/commands/store-numbers.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { sayOrderProblem, sayPurchasing } from '#inventory/purchasing/sentences.ts';
import { assertOpenLocations, firstLocationId } from '#stock/assert-stock-locations.ts';
import { type LineDraft, orderLines } from './purchase-order-lines.ts';
import { type CostRow, insertOrder, replaceOrderCosts, upsertLines } from './purchase-order-queries.ts';
import { assertActiveSuppliers } from './suppliers/save-supplier.ts';

export type OrderDraft = z.output<typeof purchaseOrderDraft>;

/**
 * Drafts a purchase order under the next number of the store.
 * @throws DomainError `not_found` for a supplier, place or variant, `supplier_archived`, `invalid_fields`,
 *   `order_too_large`, `id_taken`
 */
export async function makeOrder(
  db: Db,
  storeId: string,
  { id, supplier_id, location_id, lines, costs, ...fields }: OrderDraft,
  { actor, receivedAt }: Action,
): Promise<{ id: string; number: number }> {
  const supplierId = supplier_id.toLowerCase();
  await assertActiveSuppliers(db, storeId, [supplierId]);
  if (location_id) await assertOpenLocations(db, storeId, [location_id.toLowerCase()]);
  const locationId = location_id?.toLowerCase() ?? (await firstLocationId(db, storeId));
  const orderId = id?.toLowerCase() ?? newId();
  const { current } = await orderLines(db, { storeId, orderId }, lines, []);
  assertExact(current, costs);
  const number = await takeNumbers(db, storeId, 'purchase_order', 1);
  const isNew = await insertOrder(db, {
    ...fields,
    store_id: storeId,
    id: orderId,
    number,
    supplier_id: supplierId,
    location_id: locationId,
    state: 'draft',
    ...actorColumns(actor),
    created_at: receivedAt,
    updated_at: receivedAt,
    updated_by: personOf(actor),
    ordered_at: null,
    ended_at: null,
  });
  if (!isNew) throw new DomainError('id_taken');
  await upsertLines(db, current);
  await replaceOrderCosts(db, storeId, orderId, costs);
  publishChange(db, 'purchase_order', [orderId]);
  return { id: orderId, number };
}

/** @throws DomainError `order_too_large` */
export function assertExact(
  lines: readonly { quantity: number; unit_cost: number | null }[],
  costs: readonly Pick<CostRow, 'amount'>[],
): void {
  const check = checkOrderTotal(lines, costs);
  if (check.ok) return;
  const message = sayOrderProblem(check.reason);
  throw new DomainError(check.reason, { message, fields: { lines: message } });
}

/**
 * What items cost is written by who sees it.
 * @throws DomainError `not_allowed`
 */
export function assertDraftCostsAllowed(
  actor: Actor,
  { lines, costs, allocate_by }: Pick<OrderDraft, 'lines' | 'costs' | 'allocate_by'>,
): void {
  if (can(actor, 'seeCosts')) return;
  if (costs.length > 0 || allocate_by !== 'value' || setsUnitCosts(lines)) throw costsNotAllowed();
}

export function setsUnitCosts(lines: readonly LineDraft[]): boolean {
  return lines.some(({ unit_cost }) => unit_cost !== undefined);
}

export function costsNotAllowed(message = sayPurchasing('costs.forbidden')): DomainError {
  return new DomainError('not_allowed', { message });
}
