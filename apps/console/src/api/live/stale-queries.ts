import type { LiveSubject } from '@sokoni/contract/live';
import type { InvalidateQueryFilters, QueryKey } from '@tanstack/react-query';
import { keys } from '#api/client/keys.ts';

/** What changed: the ids by subject; null for many. */
export type Changed = ReadonlyMap<LiveSubject, ReadonlySet<string> | null>;

export type StaleQueries = (storeId: string, ids: readonly string[] | null) => InvalidateQueryFilters[];

const anything: StaleQueries = (storeId) => [{ queryKey: keys.store(storeId) }];

/** A spreadsheet that somebody types in keeps its lines as they were read, and says at the save what others have changed. */
export function isStill(queryKey: QueryKey): boolean {
  return queryKey[0] === keys.variantCells('')[0];
}

/** Items and their stock stand in lists, figures, orders and takes of every kind: all but what shows none, or other ones. */
const items: StaleQueries = (storeId, ids) => {
  const without = [
    keys.store(storeId),
    keys.modules(storeId),
    keys.staff(storeId),
    keys.sentInvites(storeId),
    keys.categories(storeId),
    keys.taxRates(storeId),
    keys.locations(storeId),
    keys.jobs(storeId),
  ].map(kindOf);
  const anyProduct = kindOf(keys.product(storeId, ''));
  const changed = ids?.map((id) => kindOf(keys.product(storeId, id)));
  const shows = (kind: string) =>
    !without.includes(kind) && (!changed || !kind.startsWith(anyProduct) || changed.includes(kind));
  return [
    {
      queryKey: keys.store(storeId),
      predicate: ({ queryKey }) => shows(kindOf(queryKey)),
    },
  ];
};

/** What follows the store in a key; empty for the store itself. */
function kindOf(key: QueryKey): string {
  return String(key[2] ?? '');
}

/** Every customer that is open: a group that is deleted leaves them all. */
function anyCustomer(storeId: string): InvalidateQueryFilters {
  const start = kindOf(keys.customer(storeId, ''));
  return {
    queryKey: keys.store(storeId),
    predicate: ({ queryKey }) => kindOf(queryKey).startsWith(start),
  };
}

/** What a screen may show of each subject, by the keys of the queries: what changed is read anew where it is looked at. */
const stale: Readonly<Record<LiveSubject, StaleQueries>> = {
  store: (id) => [
    { queryKey: keys.start },
    { queryKey: keys.home(id) },
    { queryKey: keys.store(id), exact: true },
    { queryKey: keys.taxRates(id) },
  ],
  module: (id) => [{ queryKey: keys.start }, { queryKey: keys.modules(id) }, { queryKey: keys.home(id) }],
  staff: (id) => [{ queryKey: keys.start }, { queryKey: keys.me }, { queryKey: keys.staff(id) }],
  invite: (id) => [{ queryKey: keys.sentInvites(id) }],
  product: items,
  stock: items,
  // Every scan is told.
  stock_take: (id) => [{ queryKey: keys.stockTakes(id) }],
  transfer: (id) => [{ queryKey: keys.transfers(id) }, { queryKey: keys.stock(id) }],
  // Every sale is told, and what a customer has bought and owes follows.
  order: (id) => [
    { queryKey: keys.orders(id) },
    { queryKey: keys.customers(id) },
    { queryKey: keys.companies(id) },
    { queryKey: keys.receivables(id) },
    anyCustomer(id),
    { queryKey: keys.home(id) },
    { queryKey: keys.reports(id) },
  ],
  discount: (id) => [{ queryKey: keys.discounts(id) }],
  gift_card: (id) => [{ queryKey: keys.giftCards(id) }],
  register: (id) => [
    { queryKey: keys.registers(id) },
    { queryKey: keys.tillSettings(id) },
    { queryKey: keys.tillLayout(id) },
  ],
  shift: (id) => [{ queryKey: keys.registers(id) }, { queryKey: keys.shifts(id) }],
  delivery: (id) => [{ queryKey: keys.delivery(id) }],
  storefront: (id) => [{ queryKey: keys.storefront(id) }, { queryKey: keys.manualPayments(id) }],
  wholesale: (id) => [
    {
      queryKey: keys.store(id),
      predicate: ({ queryKey }) =>
        /^(companies|access-requests|price-lists|listed-prices|offered-products|wholesale|payables)/.test(
          kindOf(queryKey),
        ),
    },
  ],
  job: (id, ids) => [
    { queryKey: keys.jobs(id) },
    ...(ids ?? []).map((job) => ({ queryKey: keys.job(id, job) })),
    // Changes of many products, and imports, are told by their jobs.
    { queryKey: keys.bulkEdits(id) },
    { queryKey: keys.orderActs(id) },
    {
      queryKey: keys.store(id),
      predicate: ({ queryKey }) => kindOf(queryKey).startsWith(kindOf(keys.import(id, '')).trim()),
    },
  ],
  customer: (id, ids) => [
    { queryKey: keys.customers(id) },
    { queryKey: keys.companies(id) },
    { queryKey: keys.customerGroups(id) },
    ...(ids?.map((customer) => ({ queryKey: keys.customer(id, customer) })) ?? [anyCustomer(id)]),
  ],
  customer_group: (id) => [{ queryKey: keys.customerGroups(id) }],
  // These are seldom, and much goes by them.
  category: anything,
  location: anything,
  view: anything,
  supplier: anything,
  purchase_order: anything,
};

/** The queries that no longer tell how things are. */
export function staleQueries(storeId: string, changed: Changed): InvalidateQueryFilters[] {
  const all = [...changed].flatMap(([subject, ids]) => stale[subject](storeId, ids && [...ids]));
  // Every change leaves its line there.
  return [...all, { queryKey: keys.auditLog(storeId) }];
}
