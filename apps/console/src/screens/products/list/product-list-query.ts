import { readPage } from '@sokoni/rules/lists/page-window';
import { type ProductStatus, productStatuses } from '@sokoni/rules/products/product-check';
import type { ProductListQuery } from '#api/catalogue/products.ts';

export const stockStates = ['in', 'low', 'out', 'untracked'] as const;

export type StockState = (typeof stockStates)[number];

/** The orders of the list; a minus in front is descending. */
export const listSorts = [
  'title',
  '-title',
  'price',
  '-price',
  'stock',
  '-stock',
  '-updated',
  'updated',
] as const;

export type Sort = (typeof listSorts)[number];

/** What the list shows, as it stands in the address. */
export interface ListQuery {
  search: string;
  status: ProductStatus | null;
  category: string;
  brand: string;
  tag: string;
  stock: StockState | null;
  sort: Sort;
  /** The saved view that it was opened from; empty for a tab that every store has. */
  view: string;
  page: number;
}

export const wholeList: ListQuery = {
  search: '',
  status: null,
  category: '',
  brand: '',
  tag: '',
  stock: null,
  sort: 'title',
  view: '',
  page: 1,
};

/** Reads the address; what it cannot mean is left out. */
export function readListQuery(params: URLSearchParams): ListQuery {
  const text = (name: string) => params.get(name) ?? '';
  return {
    search: text('search').slice(0, 100),
    status: oneOf(productStatuses, text('status')),
    category: text('category'),
    brand: text('brand'),
    tag: text('tag'),
    stock: oneOf(stockStates, text('stock')),
    sort: oneOf(listSorts, text('sort')) ?? wholeList.sort,
    view: text('view'),
    page: readPage(text('page')),
  };
}

/** The address of a list: only what differs from the whole one. */
export function writeListQuery(query: ListQuery): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== wholeList[name as keyof ListQuery] && value !== null) params.set(name, String(value));
  }
  return params.size > 0 ? `?${params}` : '';
}

/** Another filter begins at the first page; another page keeps the rest. */
export function withChange(query: ListQuery, change: Partial<ListQuery>): ListQuery {
  return { ...query, page: 1, ...change };
}

/** Whether something but the order and the tab narrows the list. */
export function isFiltered({ search, category, brand, tag, stock }: ListQuery): boolean {
  return search !== '' || category !== '' || brand !== '' || tag !== '' || stock !== null;
}

/** What narrows the list, as the calls take it. */
export function filterOf(query: ListQuery) {
  return {
    search: query.search.trim(),
    status: query.status ?? undefined,
    category_id: query.category || undefined,
    brand: query.brand || undefined,
    tag: query.tag || undefined,
    stock: query.stock ?? undefined,
  };
}

/** The query as the call takes it; the title's order is the one without a word for it. */
export function callQuery(query: ListQuery, limit: number): ProductListQuery {
  return {
    ...filterOf(query),
    page: query.page,
    limit,
    sort: query.sort === wholeList.sort ? '' : query.sort,
  };
}

function oneOf<Choice extends string>(choices: readonly Choice[], text: string): Choice | null {
  return choices.find((choice) => choice === text) ?? null;
}
