import type { SavedView } from '#api/insights/views.ts';
import { type ListQuery, type Sort, wholeList } from './product-list-query.ts';

type ProductView = SavedView<'products'>;

export type ViewQuery = ProductView['query'];

/** What of a list a view keeps. */
export function viewQueryOf({ search, status, category, brand, tag, stock, sort }: ListQuery): ViewQuery {
  return {
    search: search.trim(),
    sort: sort === wholeList.sort ? '' : sort,
    ...(status && { status }),
    ...(category && { category_id: category }),
    ...(brand && { brand }),
    ...(tag && { tag }),
    ...(stock && { stock }),
  };
}

/** The list as a view shows it. Who sees no money gets no order by price. */
export function listOf({ id, query }: ProductView, seesMoney: boolean): ListQuery {
  const sort: Sort = query.sort || wholeList.sort;
  return {
    ...wholeList,
    view: id,
    search: query.search,
    status: query.status ?? null,
    category: query.category_id ?? '',
    brand: query.brand ?? '',
    tag: query.tag ?? '',
    stock: query.stock ?? null,
    sort: !seesMoney && sort.endsWith('price') ? wholeList.sort : sort,
  };
}

/** Whether the list is narrowed or ordered otherwise than the view says. */
export function differsFrom(view: ProductView, query: ListQuery, seesMoney: boolean): boolean {
  return textOf(query) !== textOf(listOf(view, seesMoney));
}

/** Whether there is something about the list that a new view could keep. */
export function isWorthKeeping(query: ListQuery): boolean {
  return textOf({ ...query, status: null }) !== textOf(wholeList);
}

function textOf(query: ListQuery): string {
  const { search, sort, status, category_id, brand, tag, stock } = viewQueryOf(query);
  return JSON.stringify([search, sort, status, category_id, brand, tag, stock]);
}
