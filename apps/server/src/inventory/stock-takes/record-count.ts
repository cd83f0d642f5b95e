import { barcodeKey } from '@sokoni/rules/products/barcode';
import { skuKey } from '@sokoni/rules/products/product-check';
import { maxQuantity } from '@sokoni/rules/stock/stock';
import { countLine } from '@sokoni/rules/stock/stock-take';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { sayStockTake } from '#inventory/stock-takes/sentences.ts';
import { assertVariants } from '#stock/assert-stock-locations.ts';
import { holdLevels } from '#stock/lock-levels.ts';
import {
  findNotedCounts,
  findVariantsByCode,
  insertCounts,
  lockLinesOf,
  lockStockTake,
  type NewCount,
  updateCounted,
} from './queries.ts';

/** One act of counting as a device sends it: a code, or a variant that was chosen from the list. */
export interface SentCount {
  id: string;
  code: string;
  variantId: string | undefined;
  kind: 'scan' | 'typed';
  units: number;
}

/**
 * Counts, in the order in which it is sent. What was sent before is left out, also when the stock-take has ended since, so
 * that a device whose answer was lost sends it again without harm. Codes that nothing has are noted.
 * @returns the variants that were counted, also those of a repetition, and the codes that nothing has
 * @throws DomainError `not_found` for the stock-take or a variant that the store does not have, `stock_take_ended`
 */
export async function count(
  db: Db,
  storeId: string,
  stockTakeId: string,
  sent: readonly SentCount[],
  action: Action,
): Promise<{ variantIds: string[]; unknown: string[] }> {
  const take = await lockStockTake(db, storeId, stockTakeId, 'share');
  if (!take) throw new DomainError('not_found');
  const counts = await resolve(db, storeId, sent);
  const answer = {
    variantIds: [...new Set(counts.flatMap(({ variantId }) => variantId ?? []))],
    unknown: [...new Set(counts.filter(({ variantId }) => variantId === null).map(({ code }) => code))],
  };
  const noted = await findNotedCounts(
    db,
    storeId,
    stockTakeId,
    counts.map(({ id }) => id),
  );
  const fresh = counts.filter(({ id }) => !noted.has(id));
  if (fresh.length === 0) return answer;
  if (take.state !== 'counting') throw new DomainError('stock_take_ended');
  const added = await insertCounts(db, storeId, stockTakeId, fresh, action);
  await countIn(
    db,
    storeId,
    take,
    fresh.filter(({ id }) => added.delete(id)),
    action.occurredAt,
  );
  return answer;
}

async function countIn(
  db: Db,
  storeId: string,
  take: { id: string; location_id: string },
  counts: readonly NewCount[],
  at: Date,
): Promise<void> {
  const variantIds = [...new Set(counts.flatMap(({ variantId }) => variantId ?? []))];
  if (variantIds.length === 0) return;
  const levels = await holdLevels(
    db,
    storeId,
    variantIds.map((variantId) => ({ variantId, locationId: take.location_id })),
  );
  const onHand = new Map(levels.map((level) => [level.variant_id, level.on_hand]));
  const lines = await lockLinesOf(db, storeId, take.id, levels);
  const after = new Map(lines.map((line) => [line.variant_id, line]));
  for (const { variantId, ...counted } of counts) {
    const line = variantId && after.get(variantId);
    if (line) after.set(line.variant_id, countLine(line, counted, onHand.get(line.variant_id) ?? 0));
  }
  const changed = [...after.values()];
  if (changed.some(({ counted }) => (counted ?? 0) > maxQuantity)) {
    throw invalidField('counts', sayStockTake('count.tooLarge'));
  }
  await updateCounted(db, storeId, take.id, changed, at);
}

async function resolve(db: Db, storeId: string, sent: readonly SentCount[]): Promise<NewCount[]> {
  const named = sent.flatMap(({ variantId }) => variantId ?? []);
  if (named.length > 0) await assertVariants(db, storeId, named);
  const codes = sent.filter(({ variantId }) => variantId === undefined).map(({ code }) => code);
  const found = await findVariantsByCode(db, storeId, codes.map(skuKey), codes.map(barcodeKey));
  const byBarcode = new Map(found.map(({ id, barcode }) => [barcode, id]));
  const bySku = new Map(found.map(({ id, sku_key }) => [sku_key, id]));
  return sent.map(({ variantId, ...counted }) => ({
    ...counted,
    variantId:
      variantId ?? byBarcode.get(barcodeKey(counted.code)) ?? bySku.get(skuKey(counted.code)) ?? null,
  }));
}
