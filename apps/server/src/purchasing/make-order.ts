import type { purchaseOrderDraft } from '@sokoni/contract/purchasing';
import { checkOrderTotal } from '@sokoni/rules/purchase-order';
import { allows, type Role } from '@sokoni/rules/roles';
import type { z } from 'zod';
import { announce } from '#platform/database/announce.ts';
import { takeNumbers } from '#platform/database/store-numbers.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/ids.ts';
import { assertOpenLocations, firstLocationId } from '#stock/assert-spots.ts';
import { assertActiveSuppliers } from './keep-supplier.ts';
import { type LineDraft, orderLines } from './order-lines.ts';
import { type CostRow, insertOrder, replaceOrderCosts, upsertLines } from './order-queries.ts';

export type OrderDraft = z.output<typeof purchaseOrderDraft>;

/** Who makes it, and when. */
export interface Making {
  actorUserId: string;
  now: Date;
}

/**
 * Drafts a purchase order under the next number of the store.
 * @throws DomainError `not_found` for a supplier, place or variant, `supplier_archived`, `invalid_fields`, `id_taken`
 */
export async function makeOrder(
  db: Db,
  storeId: string,
  { id, supplier_id, location_id, lines, costs, ...fields }: OrderDraft,
  { actorUserId, now }: Making,
): Promise<{ id: string; number: number }> {
  const supplierId = supplier_id.toLowerCase();
  await assertActiveSuppliers(db, storeId, [supplierId]);
  if (location_id) await assertOpenLocations(db, storeId, [location_id.toLowerCase()]);
  const locationId = location_id?.toLowerCase() ?? (await firstLocationId(db, storeId));
  const orderId = id?.toLowerCase() ?? newId();
  const { kept } = await orderLines(db, { storeId, orderId }, lines, []);
  assertExact(kept, costs);
  const number = await takeNumbers(db, storeId, 'purchase_order', 1);
  const isNew = await insertOrder(db, {
    ...fields,
    store_id: storeId,
    id: orderId,
    number,
    supplier_id: supplierId,
    location_id: locationId,
    state: 'draft',
    created_by: actorUserId,
    created_at: now,
    updated_at: now,
    ordered_at: null,
    ended_at: null,
  });
  if (!isNew) throw new DomainError('id_taken');
  await upsertLines(db, kept);
  await replaceOrderCosts(db, storeId, orderId, costs);
  await announce(db, 'purchase_order', [orderId]);
  return { id: orderId, number };
}

/** @throws DomainError `invalid_fields` */
export function assertExact(
  lines: readonly { quantity: number; unit_cost: number | null }[],
  costs: readonly Pick<CostRow, 'amount'>[],
): void {
  const check = checkOrderTotal(lines, costs);
  if (!check.ok) {
    throw new DomainError('invalid_fields', { message: check.message, fields: { lines: check.message } });
  }
}

/**
 * What goods cost is written by roles that see it.
 * @throws DomainError `not_allowed`
 */
export function assertCostsAllowed(
  role: Role,
  { lines = [], costs }: { lines?: readonly LineDraft[] | undefined; costs?: readonly unknown[] | undefined },
): void {
  if (allows(role, 'seeCosts')) return;
  const setsCosts = (costs?.length ?? 0) > 0 || lines.some(({ unit_cost }) => unit_cost !== undefined);
  if (setsCosts) {
    throw new DomainError('not_allowed', { message: 'Your role in this store does not set costs.' });
  }
}
