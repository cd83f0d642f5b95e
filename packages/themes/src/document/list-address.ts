import type { ListFilter, ProductList, ProductSort } from '#shop.ts';

export const noFilter: ListFilter = {
  min_price: null,
  max_price: null,
  in_stock: false,
  brands: [],
  entries: [],
};

/** The address of a page of a list as it is sorted and narrowed: only what differs from the plain list stands in it. */
export function listAddress(
  { path, sort, filter }: Pick<ProductList, 'path' | 'sort' | 'filter'>,
  page: number,
  priceText: (minor: number) => string,
): string {
  const pairs: [string, string][] = [
    ...(sort === 'featured' ? [] : [['sort', sort] as [string, ProductSort]]),
    ...(filter.min_price === null ? [] : [['min', priceText(filter.min_price)] as [string, string]]),
    ...(filter.max_price === null ? [] : [['max', priceText(filter.max_price)] as [string, string]]),
    ...(filter.in_stock ? [['stock', 'in'] as [string, string]] : []),
    ...filter.brands.map((brand): [string, string] => ['brand', brand]),
    ...filter.entries.map((entry): [string, string] => ['option', entry]),
    ...(page > 1 ? [['page', String(page)] as [string, string]] : []),
  ];
  if (pairs.length === 0) return path;
  const query = pairs.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&');
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

/** Whether a list is narrowed. */
export function isFiltered({ min_price, max_price, in_stock, brands, entries }: ListFilter): boolean {
  return min_price !== null || max_price !== null || in_stock || brands.length > 0 || entries.length > 0;
}
