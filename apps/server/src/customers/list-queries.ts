import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { keeping } from '#core/database/access/connect.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { pipelined } from '#core/database/pipelined.ts';
import { beginsWith, firstRanked } from '#core/database/ranking.ts';
import type { CustomerRow } from './queries.ts';
import { customersExactly, searchCustomers } from './search/search-customers.ts';

export interface CustomerFilter {
  search: string;
  group_id?: string | undefined;
  /** Those that owe money, or those that owe none. */
  unpaid?: boolean | undefined;
}

export const sortKeys = ['name', 'outstanding', 'spent', 'last_order', 'created'] as const;
export type SortKey = (typeof sortKeys)[number];

const columns = {
  name: sql`customer.name_key collate app.names`,
  outstanding: sql`customer.outstanding`,
  spent: sql`customer.spent`,
  last_order: sql`customer.last_ordered_at`,
  created: sql`customer.created_at`,
} satisfies Record<SortKey, unknown>;

export interface CustomerSort {
  key: SortKey;
  direction: 'asc' | 'desc';
}

interface Window {
  limit: number;
  offset: number;
}

/**
 * A page of the customers who are there: their ids are found in an index, however deep the page lies, then read.
 * @param sort null puts what is searched in the order of its rank
 */
export async function findPageOfCustomers(
  db: Db,
  storeId: string,
  filter: CustomerFilter,
  sort: CustomerSort | null,
  window: Window,
): Promise<CustomerRow[]> {
  const ids = sort
    ? sql`array(${idsInOrder(await conditionOf(db, storeId, filter), sort)} limit ${window.limit} offset ${window.offset})`
    : sql`${await idsByRank(db, storeId, filter, window)}::uuid[]`;
  const { rows } = await sql<CustomerRow>`
    select customer.*
    from unnest(${ids}) with ordinality as page (customer_id, place)
    join customers customer on customer.store_id = ${storeId} and customer.id = page.customer_id
    order by page.place`.execute(db);
  return rows;
}

function idsInOrder(condition: RawBuilder<SqlBool>, { key, direction }: CustomerSort): RawBuilder<unknown> {
  const way = sql.raw(direction === 'desc' ? 'desc nulls last' : 'asc nulls first');
  const order =
    key === 'last_order' ? sql`${columns[key]} ${way}` : sql`${columns[key]} ${sql.raw(direction)}`;
  return sql`select customer.id from customers customer where ${condition} order by ${order}, customer.id ${sql.raw(direction)}`;
}

/** First whose email or phone number is searched, then the names that begin with the words, then all others, each by name. */
async function idsByRank(
  db: Db,
  storeId: string,
  { search, ...filter }: CustomerFilter,
  { limit, offset }: Window,
): Promise<string[]> {
  const most = offset + limit;
  const listed = await conditionOf(db, storeId, { ...filter, search: '' });
  const find = async (isFound: RawBuilder<SqlBool>): Promise<string[]> => {
    const ids = idsInOrder(sql`${listed} and ${isFound}`, { key: 'name', direction: 'asc' });
    const { rows } = await sql<{ id: string }>`${ids} limit ${sql.lit(most)}`.execute(keeping(db));
    return rows.map(({ id }) => id);
  };
  const found = await firstRanked(most, (id) => id, [
    async () => {
      const exactly = find(sql`customer.id = any (${customersExactly(search)})`);
      return (await pipelined([exactly, find(beginsWith(sql`customer.name_key`, search))])).flat();
    },
    async () => find(await searchCustomers(db, search)),
  ]);
  return found.slice(offset);
}

/** The exact number of customers that a filter leaves. */
export async function countCustomers(db: Db, storeId: string, filter: CustomerFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from customers customer where ${await conditionOf(db, storeId, filter)}`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

/** What a filter leaves of the customers who are there: a condition on the row `customer`. */
export async function conditionOf(
  db: Db,
  storeId: string,
  { search, group_id, unpaid }: CustomerFilter,
): Promise<RawBuilder<SqlBool>> {
  const conditions: RawBuilder<SqlBool>[] = [
    sql`customer.store_id = ${storeId}`,
    sql`customer.erased_at is null`,
  ];
  if (group_id !== undefined) conditions.push(sql`customer.group_id = ${group_id}`);
  if (unpaid !== undefined)
    conditions.push(unpaid ? sql`customer.outstanding > 0` : sql`customer.outstanding = 0`);
  if (search !== '') conditions.push(await searchCustomers(db, search));
  return sql`${sql.join(conditions, sql` and `)}`;
}
