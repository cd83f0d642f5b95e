import { mostStockTakeLines } from '@sokoni/rules/stock/stock-take';
import { categoryAndBelow } from '#catalogue/categories/save-category.ts';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { actorColumns } from '#core/database/commands/actor-columns.ts';
import { takeNumbers } from '#core/database/commands/store-numbers.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { sayStockTake } from '#inventory/stock-takes/sentences.ts';
import { assertOpenLocations } from '#stock/assert-stock-locations.ts';
import { insertLines, insertStockTake, isBeingCounted, type Scope } from './queries.ts';

/** Where to count, and what. */
export interface StockTakeDraft {
  id?: string | undefined;
  locationId: string;
  scope: Scope['scope'];
  scopeValue: string;
  variantIds: readonly string[];
  note: string;
}

/**
 * Begins to count a place, and notes what the books say is there.
 * @returns the id of the stock-take
 * @throws DomainError `not_found` for an open place that the store does not have, `stock_take_open`, `id_taken`,
 *   `invalid_fields` when there is nothing to count, or too much
 */
export async function startStockTake(
  db: Db,
  storeId: string,
  draft: StockTakeDraft,
  { actor, receivedAt }: Action,
): Promise<string> {
  await assertOpenLocations(db, storeId, [draft.locationId]);
  const scope = await scopeOf(db, storeId, draft);
  if (await isBeingCounted(db, storeId, draft.locationId)) throw new DomainError('stock_take_open');
  const id = draft.id?.toLowerCase() ?? newId();
  const made = await insertStockTake(db, {
    store_id: storeId,
    id,
    number: await takeNumbers(db, storeId, 'stock_take', 1),
    location_id: draft.locationId,
    scope: draft.scope,
    scope_value: scope.scope === 'category' ? draft.scopeValue.toLowerCase() : scope.value,
    note: draft.note,
    state: 'counting',
    uncounted: null,
    job_id: null,
    ...actorColumns(actor),
    created_at: receivedAt,
    ended_at: null,
  });
  // Somebody else began in the same moment, or the id belongs to another one.
  if (!made)
    throw new DomainError(
      (await isBeingCounted(db, storeId, draft.locationId)) ? 'stock_take_open' : 'id_taken',
    );
  const lines = await insertLines(
    db,
    storeId,
    { id, locationId: draft.locationId },
    scope,
    mostStockTakeLines + 1,
  );
  if (lines > mostStockTakeLines)
    throw invalidField('scope', sayStockTake('start.tooMany', { max: mostStockTakeLines }));
  if (lines === 0) {
    throw invalidField(draft.scope === 'list' ? 'variant_ids' : 'scope_value', sayStockTake('start.nothing'));
  }
  return id;
}

async function scopeOf(db: Db, storeId: string, draft: StockTakeDraft): Promise<Scope> {
  const { scope, scopeValue, variantIds } = draft;
  const nothing = { scope, value: '', categoryIds: [], variantIds: [] };
  if (scope === 'all') return nothing;
  if (scope === 'list') {
    if (variantIds.length === 0) throw invalidField('variant_ids', sayStockTake('start.choose'));
    return { ...nothing, variantIds };
  }
  if (scopeValue === '') throw invalidField('scope_value', sayStockTake('start.choose'));
  if (scope !== 'category')
    return { ...nothing, value: scope === 'tag' ? scopeValue.toLowerCase() : scopeValue };
  return { ...nothing, categoryIds: await categoryAndBelow(db, storeId, scopeValue.toLowerCase()) };
}
