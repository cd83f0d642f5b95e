import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/database/transaction.ts';
import type { OrderRow } from './queries.ts';

export interface OrderFilter {
  /** Of test orders or of real ones. */
  test: boolean;
  /** Whose sales only; undefined for everybody's. */
  soldBy: string | undefined;
  /** The number that the search names. */
  number: number | null;
  search: string;
  state?: OrderRow['state'] | undefined;
  paymentType?: NonNullable<OrderRow['payment_type']> | undefined;
  channel?: OrderRow['channel'] | undefined;
  customerId?: string | undefined;
  owing?: boolean | undefined;
  toHandOver?: boolean | undefined;
}

/** An order with the names that are shown beside it. */
export interface NamedOrderRow extends OrderRow {
  customer_name: string | null;
  location_name: string;
  seller: string;
  creator: string;
}

export const orderSortKeys = ['number', 'total', 'due'] as const;

export type OrderSort = { key: (typeof orderSortKeys)[number]; direction: 'asc' | 'desc' };

const sorts = { number: sql`placed.number`, total: sql`placed.total`, due: sql`placed.due_on` };

const named = sql`
  select placed.*, placed.due_on::text as due_on, placed.placed_on::text as placed_on,
         customer.name as customer_name, location.name as location_name,
         coalesce(seller.first_name || ' ' || seller.last_name, '') as seller,
         coalesce(creator.first_name || ' ' || creator.last_name, '') as creator`;

const names = sql`
  join locations location on location.store_id = placed.store_id and location.id = placed.location_id
  left join customers customer on customer.store_id = placed.store_id and customer.id = placed.customer_id
  left join users seller on seller.id = placed.sold_by
  left join users creator on creator.id = placed.created_by`;

/** A page of the orders that have a number. */
export async function findOrders(
  db: Db,
  storeId: string,
  filter: OrderFilter,
  { key, direction }: OrderSort,
  { limit, offset }: { limit: number; offset: number },
): Promise<NamedOrderRow[]> {
  const order = sql`order by ${sorts[key]} ${sql.raw(direction)} nulls last, placed.number ${sql.raw(direction)}`;
  const { rows } = await sql<NamedOrderRow>`
    ${named}
    from (
      select placed.id from orders placed where ${where(storeId, filter)} ${order} limit ${limit} offset ${offset}
    ) page
    join orders placed on placed.store_id = ${storeId} and placed.id = page.id
    ${names} ${order}`.execute(db);
  return rows;
}

export async function countOrders(db: Db, storeId: string, filter: OrderFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from orders placed where ${where(storeId, filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** A page of the drafts, the last changed first. */
export async function findDrafts(
  db: Db,
  storeId: string,
  soldBy: string | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: NamedOrderRow[]; total: number }> {
  const own = soldBy === undefined ? sql`true` : sql`placed.sold_by = ${soldBy}`;
  const drafts = sql`placed.store_id = ${storeId} and placed.stage = 'draft' and ${own}`;
  const { rows } = await sql<NamedOrderRow>`
    ${named} from orders placed ${names} where ${drafts}
    order by placed.updated_at desc, placed.id desc limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from orders placed where ${drafts}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function findOrder(db: Db, storeId: string, id: string): Promise<NamedOrderRow | undefined> {
  const { rows } = await sql<NamedOrderRow>`
    ${named} from orders placed ${names} where placed.store_id = ${storeId} and placed.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** What was sold and lies there still, by the state of its order. */
const toBeHandedOver = ['placed', 'part_paid', 'paid', 'part_fulfilled'] satisfies OrderRow['state'][];

function where(storeId: string, filter: OrderFilter): RawBuilder<unknown> {
  const { soldBy, state, paymentType, channel, customerId, owing, toHandOver, number, search } = filter;
  const conditions = [
    sql<SqlBool>`placed.store_id = ${storeId} and placed.test = ${filter.test} and placed.number is not null`,
    soldBy && sql<SqlBool>`placed.sold_by = ${soldBy}`,
    state && sql<SqlBool>`placed.state = ${state}`,
    paymentType && sql<SqlBool>`placed.payment_type = ${paymentType}`,
    channel && sql<SqlBool>`placed.channel = ${channel}`,
    customerId && sql<SqlBool>`placed.customer_id = ${customerId}`,
    owing === true && sql<SqlBool>`placed.owed > 0`,
    owing === false && sql<SqlBool>`placed.owed <= 0`,
    toHandOver === true && sql<SqlBool>`placed.state = any (${toBeHandedOver})`,
    toHandOver === false && sql<SqlBool>`placed.state <> all (${toBeHandedOver})`,
    search !== '' && found(number),
  ].filter((condition) => typeof condition === 'object');
  return sql.join(conditions, sql` and `);
}

function found(number: number | null): RawBuilder<SqlBool> {
  return number === null ? sql<SqlBool>`false` : sql<SqlBool>`placed.number = ${number}`;
}
