import { maxPrice } from '@sokoni/rules/money/price-change';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { assertStockValue } from '#stock/assert-stock-value.ts';
import { type CostRow, findCosts, lockCosts, updateCost } from './cost-queries.ts';

/** What the variants have cost and weigh, by their ids. */
export async function readCosts(
  db: Db,
  storeId: string,
  variantIds: readonly string[],
): Promise<Map<string, CostRow>> {
  const rows = variantIds.length === 0 ? [] : await findCosts(db, storeId, variantIds);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The same, held: nobody else changes these costs before the transaction ends. */
export async function holdCosts(
  db: Db,
  storeId: string,
  variantIds: readonly string[],
): Promise<Map<string, CostRow>> {
  const rows = variantIds.length === 0 ? [] : await lockCosts(db, storeId, variantIds);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Writes the costs that differ from those that are held.
 * @throws DomainError `stock_value_too_large`, also for a unit that would cost more than any may
 */
export async function setCosts(
  db: Db,
  storeId: string,
  held: ReadonlyMap<string, CostRow>,
  costs: ReadonlyMap<string, number | null>,
): Promise<void> {
  const productIds = new Set<string>();
  for (const [variantId, cost] of costs) {
    const row = held.get(variantId);
    if (!row || row.cost === cost) continue;
    if (cost !== null && cost > maxPrice) throw new DomainError('stock_value_too_large');
    await updateCost(db, storeId, variantId, cost);
    productIds.add(row.product_id);
  }
  await assertStockValue(db, storeId, [...costs.keys()]);
  if (productIds.size > 0) publishChange(db, 'product', [...productIds]);
}
