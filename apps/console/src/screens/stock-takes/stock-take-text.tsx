import { stockTakeScopes } from '@sokoni/rules/stock/stock-take';
import type { Category, StockTakeRow } from '#contract-types.ts';

/** What a stock-take goes over. */
export function scopeText(
  { scope, scope_value }: Pick<StockTakeRow, 'scope' | 'scope_value'>,
  categories: readonly Category[],
): string {
  if (scope === 'all' || scope === 'list') return stockTakeScopes[scope];
  if (scope === 'category') return categories.find(({ id }) => id === scope_value)?.name ?? 'Category';
  return `${scope === 'brand' ? 'Brand' : 'Tag'} ${scope_value}`;
}
