import type { CustomerListQuery } from '#api/customers/customers.ts';

/** The orders of the list; a minus in front is descending. */
const sorts = [
  'name',
  '-name',
  '-outstanding',
  'outstanding',
  '-spent',
  'spent',
  '-last_order',
  'last_order',
  '-created',
  'created',
] as const;

export type Sort = (typeof sorts)[number];
export type SortKey = 'name' | 'outstanding' | 'spent' | 'last_order';

const ofSales = /outstanding|spent|last_order/;

/** The orders that a role can choose: what tells what others sold is for who sees all sales. */
export function sortsFor(seesSales: boolean): Sort[] {
  return sorts.filter((sort) => seesSales || !ofSales.test(sort));
}

/** What the address asks for, as far as the role may. */
export function readList(filter: (name: string) => string, seesSales: boolean) {
  return {
    sort: sortsFor(seesSales).find((sort) => sort === filter('sort')) ?? ('name' as const),
    group: filter('group'),
    unpaid: seesSales && filter('unpaid') === 'yes',
  };
}

/** What a press on the head of a column asks for: figures begin with the largest, names with A; again turns it around. */
export function nextSort(sort: Sort, key: SortKey): Sort {
  const first: Sort = key === 'name' ? 'name' : `-${key}`;
  if (sort !== first) return first;
  return key === 'name' ? '-name' : key;
}

/** The query as the call takes it. */
export function callQuery(
  { sort, group, unpaid }: ReturnType<typeof readList>,
  { page, limit, search }: { page: number; limit: number; search: string },
): CustomerListQuery {
  return {
    page,
    limit,
    search,
    sort: sort === 'name' ? '' : sort,
    group_id: group || undefined,
    unpaid: unpaid ? 'true' : undefined,
  };
}
