import { type Holding, isStoreValueExact, isValueExact, weighs } from '@sokoni/rules/stock/stock-value';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { findHoldings, sumHoldings } from './value-queries.ts';

/**
 * After quantities or costs of these variants were written: no sum of the store's stock leaves what a figure can hold.
 * @throws DomainError `stock_value_too_large`
 */
export async function assertStockValue(
  db: Db,
  storeId: string,
  variantIds: readonly string[],
): Promise<void> {
  if (variantIds.length === 0) return;
  const holdings = await findHoldings(db, storeId, variantIds);
  if (holdings.some((holding) => !isValueExact(holding))) throw tooLarge();
  if (weighs(holdings) && !isStoreValueExact(await sumHoldings(db, storeId))) throw tooLarge();
}

/** What lies of these variants, by their ids; whoever is to change costs checks them before it writes. */
export async function readHoldings(
  db: Db,
  storeId: string,
  variantIds: readonly string[],
): Promise<Map<string, Holding>> {
  const rows = variantIds.length === 0 ? [] : await findHoldings(db, storeId, variantIds);
  return new Map(rows.map((row) => [row.id, row]));
}

function tooLarge(): DomainError {
  return new DomainError('stock_value_too_large');
}
