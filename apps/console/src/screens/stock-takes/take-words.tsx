import { type StockTakeState, stockTakeScopes, stockTakeStates } from '@sokoni/rules/stock-take';
import type { Category, StockTakeRow } from '#api/types.ts';
import { Badge } from '#ui/badge.tsx';

const looks = {
  counting: { tone: 'info', shape: 'half' },
  applying: { tone: 'attention', shape: 'half' },
  applied: { tone: 'good', shape: 'full' },
  cancelled: { tone: 'neutral', shape: 'mark' },
} as const;

export function TakeBadge({ state }: { state: StockTakeState }) {
  return <Badge {...looks[state]}>{stockTakeStates[state]}</Badge>;
}

/** What a stock-take goes over. */
export function scopeText(
  { scope, scope_value }: Pick<StockTakeRow, 'scope' | 'scope_value'>,
  categories: readonly Category[],
): string {
  if (scope === 'all' || scope === 'list') return stockTakeScopes[scope];
  if (scope === 'category') return categories.find(({ id }) => id === scope_value)?.name ?? 'A category';
  return `${scope === 'brand' ? 'Brand' : 'Tag'} ${scope_value}`;
}
