import type { purchaseOrderDraft } from '@sokoni/contract/inventory/purchasing';
import { fewestUnits } from '@sokoni/rules/stock/purchase-order';
import type * as z from 'zod';
import { readCosts } from '#catalogue/products/save-costs.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { sayPurchasing } from '#inventory/purchasing/sentences.ts';
import { assertVariants } from '#stock/assert-stock-locations.ts';
import type { LineRow } from './purchase-order-queries.ts';

export type LineDraft = z.output<typeof purchaseOrderDraft>['lines'][number];

/**
 * The lines of an order as somebody has put them: by their variants, those that are there keep their id, what has come, and
 * what is not said.
 * @throws DomainError `not_found` for a variant, `invalid_fields`, `wrong_state` for less than has come
 */
export async function orderLines(
  db: Db,
  { storeId, orderId }: { storeId: string; orderId: string },
  drafts: readonly LineDraft[],
  existing: readonly LineRow[],
): Promise<{ current: LineRow[]; removed: LineRow[] }> {
  const lines = drafts.map((draft) => ({ ...draft, variant_id: draft.variant_id.toLowerCase() }));
  const variantIds = lines.map(({ variant_id }) => variant_id);
  if (new Set(variantIds).size < lines.length) {
    throw invalidField('lines', sayPurchasing('lines.twice'));
  }
  await assertVariants(db, storeId, variantIds);
  const facts = await readCosts(db, storeId, variantIds);
  const existingByVariant = new Map(existing.map((line) => [line.variant_id, line]));
  const current = lines.map((draft, position): LineRow => {
    const row = existingByVariant.get(draft.variant_id);
    if (row && draft.quantity < fewestUnits(row)) throw tooLittle();
    return {
      store_id: storeId,
      id: row?.id ?? newId(),
      order_id: orderId,
      position,
      variant_id: draft.variant_id,
      quantity: draft.quantity,
      received: row?.received ?? 0,
      returned: row?.returned ?? 0,
      unit_cost: draft.unit_cost === undefined ? (row?.unit_cost ?? null) : draft.unit_cost,
      weight_grams: facts.get(draft.variant_id)?.weight_grams ?? null,
      supplier_sku: draft.supplier_sku ?? row?.supplier_sku ?? '',
    };
  });
  const removed = existing.filter(({ variant_id }) => !variantIds.includes(variant_id));
  if (removed.some(({ received }) => received > 0)) throw tooLittle();
  return { current, removed };
}

function tooLittle(): DomainError {
  return new DomainError('wrong_state', {
    message: sayPurchasing('lines.received'),
  });
}
