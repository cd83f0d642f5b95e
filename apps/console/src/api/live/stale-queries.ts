import type { LiveSubject } from '@sokoni/contract/live';
import type { InvalidateQueryFilters, QueryKey } from '@tanstack/react-query';
import { keys } from '#api/keys.ts';

/** What changed: the ids by subject; null for many. */
export type Changed = ReadonlyMap<LiveSubject, ReadonlySet<string> | null>;

type StaleQueries = (storeId: string, ids: readonly string[] | null) => InvalidateQueryFilters[];

const anything: StaleQueries = (storeId) => [{ queryKey: keys.store(storeId) }];

/** What a screen may show of each subject, by the keys of the queries: what changed is read anew where it is looked at. */
const stale: Readonly<Record<LiveSubject, StaleQueries>> = {
  store: (id) => [
    { queryKey: keys.start },
    { queryKey: keys.store(id), exact: true },
    { queryKey: keys.overview(id) },
  ],
  module: (id) => [{ queryKey: keys.start }, { queryKey: keys.modules(id) }, { queryKey: keys.overview(id) }],
  staff: (id) => [{ queryKey: keys.start }, { queryKey: keys.me }, { queryKey: keys.staff(id) }],
  invite: (id) => [{ queryKey: keys.sentInvites(id) }],
  product: (id, ids) => [
    { queryKey: keys.products(id) },
    { queryKey: keys.productWords(id) },
    { queryKey: keys.overview(id) },
    ...productsOf(id, ids),
  ],
  stock: (id, ids) => [
    { queryKey: keys.products(id) },
    { queryKey: keys.overview(id) },
    ...productsOf(id, ids),
  ],
  job: (id, ids) => [
    { queryKey: keys.jobs(id) },
    ...(ids ?? []).map((job) => ({ queryKey: keys.job(id, job) })),
  ],
  // These are seldom, and much goes by them.
  category: anything,
  location: anything,
  view: anything,
  supplier: anything,
  purchase_order: anything,
  stock_take: anything,
  transfer: anything,
};

/** The queries that no longer tell how things are. */
export function staleQueries(storeId: string, changed: Changed): InvalidateQueryFilters[] {
  const all = [...changed].flatMap(([subject, ids]) => stale[subject](storeId, ids && [...ids]));
  // Every change leaves its line there.
  return [...all, { queryKey: keys.auditLog(storeId) }];
}

function productsOf(storeId: string, ids: readonly string[] | null): InvalidateQueryFilters[] {
  if (ids) return ids.map((id) => ({ queryKey: keys.product(storeId, id) }));
  const anyOf = keys.product(storeId, '');
  return [{ predicate: ({ queryKey }: { queryKey: QueryKey }) => isOneOf(anyOf, queryKey) }];
}

/** Whether the key begins as `start` does, whose last part may go on. */
function isOneOf(start: readonly string[], key: QueryKey): boolean {
  return start.every((part, index) => {
    const other = key[index];
    return index < start.length - 1 ? other === part : typeof other === 'string' && other.startsWith(part);
  });
}
