import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { searchCustomers } from '#platform/database/search-customers.ts';
import type { Db } from '#platform/database/transaction.ts';
import type { CustomerRow } from './queries.ts';

export interface CustomerFilter {
  search: string;
  group_id?: string | undefined;
  /** Those that owe money, or those that owe none. */
  owing?: boolean | undefined;
}

export const sortKeys = ['name', 'owed', 'spent', 'last_order', 'created'] as const;
export type SortKey = (typeof sortKeys)[number];

const columns = {
  name: sql`customer.name collate app.names`,
  owed: sql`customer.owed`,
  spent: sql`customer.spent`,
  last_order: sql`customer.last_ordered_at`,
  created: sql`customer.created_at`,
} satisfies Record<SortKey, unknown>;

/** A page of the customers who are there: their ids are found in an index, however deep the page lies, then read. */
export async function findPageOfCustomers(
  db: Db,
  storeId: string,
  filter: CustomerFilter,
  { key, direction }: { key: SortKey; direction: 'asc' | 'desc' },
  window: { limit: number; offset: number },
): Promise<CustomerRow[]> {
  const way = sql.raw(direction === 'desc' ? 'desc nulls last' : 'asc nulls first');
  const order =
    key === 'last_order' ? sql`${columns[key]} ${way}` : sql`${columns[key]} ${sql.raw(direction)}`;
  const { rows } = await sql<CustomerRow>`
    select customer.*
    from unnest(array(
      select customer.id from customers customer where ${await conditionOf(db, storeId, filter)}
      order by ${order}, customer.id ${sql.raw(direction)}
      limit ${window.limit} offset ${window.offset}
    )) with ordinality as page (customer_id, place)
    join customers customer on customer.store_id = ${storeId} and customer.id = page.customer_id
    order by page.place`.execute(db);
  return rows;
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
export async function conditionOf(db: Db, storeId: string, { search, group_id, owing }: CustomerFilter) {
  const conditions: RawBuilder<SqlBool>[] = [
    sql`customer.store_id = ${storeId}`,
    sql`customer.erased_at is null`,
  ];
  if (group_id !== undefined) conditions.push(sql`customer.group_id = ${group_id}`);
  if (owing !== undefined) conditions.push(owing ? sql`customer.owed > 0` : sql`customer.owed = 0`);
  if (search !== '') conditions.push(await searchCustomers(db, storeId, search));
  return sql.join(conditions, sql` and `);
}
