import type { Category, StockTakeRow } from '#contract-types.ts';
import { sayStockTake } from '#sentences/inventory/stock-takes.ts';

/** What a stock-take goes over. */
export function scopeText(
  { scope, scope_value }: Pick<StockTakeRow, 'scope' | 'scope_value'>,
  categories: readonly Category[],
): string {
  if (scope === 'all' || scope === 'list') return sayStockTake(`scope.${scope}`);
  if (scope === 'category')
    return categories.find(({ id }) => id === scope_value)?.name ?? sayStockTake('scope.category');
  return sayStockTake(scope === 'brand' ? 'scope.brandOf' : 'scope.tagOf', { name: scope_value });
}
