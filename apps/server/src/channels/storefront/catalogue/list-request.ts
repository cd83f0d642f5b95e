import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import { toMinorUnits } from '@sokoni/rules/money/money';
import { type ListFilter, type ProductSort, productSorts } from '@sokoni/themes/shop.ts';

/** Who looks further filters, or searches. */
export const mostPages = 100;
const mostChosen = 20;
const longestChosen = 100;

/** How a list was asked for, in its address. */
export interface ListRequest {
  sort: ProductSort;
  page: number;
  filter: ListFilter;
}

/** What stands behind the question mark; what is none of it is left out. */
export function readListRequest(query: URLSearchParams, currency: CurrencyCode): ListRequest {
  const page = Number(/^\d{1,3}$/.exec(query.get('page') ?? '')?.[0] ?? 1);
  return {
    sort: productSorts.find((sort) => sort === query.get('sort')) ?? 'featured',
    page: Math.min(mostPages, Math.max(1, page)),
    filter: {
      min_price: amountOf(query.get('min'), currency),
      max_price: amountOf(query.get('max'), currency),
      in_stock: query.get('stock') === 'in',
      brands: chosen(query, 'brand'),
      entries: chosen(query, 'option'),
    },
  };
}

function amountOf(text: string | null, currency: CurrencyCode): number | null {
  const amount = toMinorUnits(text?.trim() ?? '', currency);
  return amount.ok && amount.value >= 0 ? amount.value : null;
}

function chosen(query: URLSearchParams, key: string): string[] {
  const words = query.getAll(key).filter((word) => word !== '' && word.length <= longestChosen);
  return [...new Set(words)].slice(0, mostChosen);
}
