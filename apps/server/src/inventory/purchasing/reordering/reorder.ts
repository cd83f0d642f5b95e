import { can } from '@sokoni/rules/access/actor';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { makeOrder } from '#inventory/purchasing/create-purchase-order.ts';
import { assertActiveSuppliers } from '#inventory/purchasing/suppliers/save-supplier.ts';
import { findKnownItems } from './purchasable-queries.ts';

export interface ReorderLine {
  variant_id: string;
  supplier_id: string;
  quantity: number;
}

export interface DraftedOrder {
  id: string;
  number: number;
  supplier: { id: string; name: string };
  line_count: number;
}

/**
 * Drafts one purchase order for each supplier of the list, all or none. What a supplier took the last time is the cost, where
 * whoever reorders sees costs.
 * @throws DomainError `not_found`, `supplier_archived`, `invalid_fields` for a variant that stands twice at one supplier
 */
export async function reorder(
  db: Db,
  storeId: string,
  { locationId, lines }: { locationId: string | undefined; lines: readonly ReorderLine[] },
  action: Action,
): Promise<DraftedOrder[]> {
  const wanted = lines.map((line) => ({
    variantId: line.variant_id.toLowerCase(),
    supplierId: line.supplier_id.toLowerCase(),
    quantity: line.quantity,
  }));
  const names = await assertActiveSuppliers(
    db,
    storeId,
    wanted.map(({ supplierId }) => supplierId),
  );
  const known = new Map(
    (await findKnownItems(db, storeId, wanted)).map((row) => [`${row.supplier_id} ${row.variant_id}`, row]),
  );
  const seesCosts = can(action.actor, 'seeCosts');
  const drafted: DraftedOrder[] = [];
  for (const [supplierId, name] of names) {
    const own = wanted.filter((line) => line.supplierId === supplierId);
    const order = await makeOrder(
      db,
      storeId,
      {
        supplier_id: supplierId,
        location_id: locationId,
        expected_on: null,
        reference: '',
        note: '',
        allocate_by: 'value',
        lines: own.map(({ variantId, quantity }) => {
          const row = known.get(`${supplierId} ${variantId}`);
          return {
            variant_id: variantId,
            quantity,
            unit_cost: seesCosts ? (row?.last_cost ?? null) : null,
            supplier_sku: row?.supplier_sku ?? '',
          };
        }),
        costs: [],
      },
      action,
    );
    drafted.push({ ...order, supplier: { id: supplierId, name }, line_count: own.length });
  }
  return drafted;
}
