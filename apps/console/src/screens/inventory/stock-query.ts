import { readPage } from '@sokoni/rules/lists/page-window';
import type { StockListQuery } from '#api/inventory/stock-lists.ts';

export const stockFilters = ['low', 'out', 'negative', 'oversold'] as const;

export type StockFilterState = (typeof stockFilters)[number];

/** What the list of stock shows, as it stands in the address. */
export interface StockQuery {
  search: string;
  place: string;
  category: string;
  state: StockFilterState | null;
  page: number;
}

export const wholeStock: StockQuery = { search: '', place: '', category: '', state: null, page: 1 };

/** Reads the address; what it cannot mean is left out. */
export function readStockQuery(params: URLSearchParams): StockQuery {
  const text = (name: string) => params.get(name) ?? '';
  return {
    search: text('search').slice(0, 100),
    place: text('place'),
    category: text('category'),
    state: stockFilters.find((state) => state === text('state')) ?? null,
    page: readPage(text('page')),
  };
}

/** The address of a list: only what differs from the whole one. */
export function writeStockQuery(query: StockQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== wholeStock[name as keyof StockQuery] && value !== null) params.set(name, String(value));
  }
  return params;
}

export function isStockFiltered({ page: _, ...filter }: StockQuery): boolean {
  return Object.values(filter).some((value) => value !== '' && value !== null);
}

/** The query as the call takes it. */
export function stockCallQuery(
  { search, place, category, state, page }: StockQuery,
  limit: number,
): StockListQuery {
  return {
    page,
    limit,
    search: search.trim(),
    location_id: place || undefined,
    category_id: category || undefined,
    state: state ?? undefined,
  };
}
