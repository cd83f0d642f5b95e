import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { keeping } from '#core/database/access/connect.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { OrderRow } from '#sales/orders/queries.ts';
import type { OrderFilter } from '#sales/orders/search/order-filter.ts';
import { findSerials, isLeft, type OrderSort } from '#sales/orders/search/order-serials.ts';
import { nextDueOn } from '#sales/orders/search/outstanding-orders.ts';
import { ofMode } from '#sales/orders/search/ways.ts';

/** What a list shows of an order. */
export interface ListedOrderRow
  extends Pick<
    OrderRow,
    | 'id'
    | 'number'
    | 'test'
    | 'state'
    | 'channel'
    | 'payment_type'
    | 'customer_id'
    | 'units'
    | 'total'
    | 'outstanding'
    | 'due_on'
    | 'flags'
    | 'placed_at'
    | 'updated_at'
  > {
  next_due_on: string | null;
  customer_name: string | null;
  seller: string;
}

/** An order with the names that are shown beside it. */
export interface NamedOrderRow extends OrderRow {
  next_due_on: string | null;
  customer_name: string | null;
  location_name: string;
  register_name: string | null;
  approver: string;
  seller: string;
  creator: string;
}

const listed = sql`
  select placed.id, placed.number, placed.test, placed.state, placed.channel, placed.payment_type, placed.customer_id, placed.units,
         placed.total, placed.outstanding, placed.due_on::text as due_on, ${nextDueOn('placed')} as next_due_on, placed.flags, placed.placed_at,
         placed.updated_at,
         customer.name as customer_name, coalesce(seller.first_name || ' ' || seller.last_name, '') as seller`;

const people = sql`
  left join customers customer on customer.store_id = placed.store_id and customer.id = placed.customer_id
  left join users seller on seller.id = placed.sold_by`;

const mostTags = 20;

/** Tags that begin so: behind each the next is looked up in the index, however many orders have it. */
export async function findTags(db: Db, storeId: string, start: string): Promise<string[]> {
  const first = (isBehind: RawBuilder<SqlBool>) => sql`(
    select min(found.tag) as tag
    from (values (false), (true)) as series (test)
    cross join lateral (
      select tag from order_tags where store_id = ${storeId} and test = series.test and ${isBehind} order by tag limit 1
    ) found) next`;
  const { rows } = await sql<{ tag: string }>`
    with recursive tags as (
      select next.tag, 1 as place from ${first(sql`tag >= ${start}`)}
      union all
      select next.tag, tags.place + 1
      from tags cross join lateral ${first(sql`tag > tags.tag`)}
      where starts_with(tags.tag, ${start}) and tags.place < ${mostTags}
    )
    select tag from tags where starts_with(tag, ${start})`.execute(db);
  return rows.map(({ tag }) => tag);
}

/**
 * A page of the orders that have a number: their serials are found in an index alone, then they are read.
 * @param sort null puts what is searched in the order of its rank
 */
export async function findOrders(
  db: Db,
  storeId: string,
  filter: OrderFilter,
  sort: OrderSort | null,
  window: { limit: number; offset: number },
): Promise<ListedOrderRow[]> {
  const serials = await findSerials(db, storeId, filter, { sort, ...window });
  if (serials.length === 0) return [];
  const { rows } = await sql<ListedOrderRow>`
    ${listed}
    from unnest(${serials}::bigint[]) with ordinality as page (serial, place)
    join orders placed on ${ofMode(storeId, filter.test)} and placed.serial = page.serial
    ${people} order by page.place`.execute(keeping(db));
  return rows;
}

/** Orders named one by one, or all that a filter leaves. */
export type OrderSelection = { ids: readonly string[] } | { filter: OrderFilter };

/**
 * The orders of a selection that have a number, as the part of a statement from `from orders placed` to the end of its `where`.
 * @param soldBy whose sales only; undefined for everybody's
 */
export async function selectedOrders(
  db: Db,
  storeId: string,
  selection: OrderSelection,
  soldBy: string | undefined,
): Promise<RawBuilder<unknown>> {
  if ('ids' in selection) {
    const own = soldBy === undefined ? sql`true` : sql`placed.sold_by = ${soldBy}`;
    return sql`from orders placed
      where placed.store_id = ${storeId} and placed.id = any (${[...selection.ids]}::uuid[]) and placed.serial is not null and ${own}`;
  }
  const { filter } = selection;
  return sql`from orders placed where ${await isLeft(db, storeId, { ...filter, soldBy: soldBy ?? filter.soldBy })}`;
}

/** A page of the drafts, the last changed first. */
export async function findDrafts(
  db: Db,
  storeId: string,
  soldBy: string | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ListedOrderRow[]; total: number }> {
  const own = soldBy === undefined ? sql`true` : sql`placed.sold_by = ${soldBy}`;
  const drafts = sql`placed.store_id = ${storeId} and placed.stage = 'draft' and ${own}`;
  const { rows } = await sql<ListedOrderRow>`
    ${listed} from orders placed ${people} where ${drafts}
    order by placed.updated_at desc, placed.id desc limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from orders placed where ${drafts}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function findOrder(db: Db, storeId: string, id: string): Promise<NamedOrderRow | undefined> {
  const { rows } = await sql<NamedOrderRow>`
    select placed.*, placed.due_on::text as due_on, placed.placed_on::text as placed_on, ${nextDueOn('placed')} as next_due_on,
           customer.name as customer_name, location.name as location_name, register.name as register_name,
           coalesce(approver.first_name || ' ' || approver.last_name, '') as approver,
           coalesce(seller.first_name || ' ' || seller.last_name, '') as seller,
           coalesce(creator.first_name || ' ' || creator.last_name, '') as creator
    from orders placed
    join locations location on location.store_id = placed.store_id and location.id = placed.location_id
    left join registers register on register.store_id = placed.store_id and register.id = placed.register_id
    left join users approver on approver.id = placed.approved_by
    left join users creator on creator.id = placed.created_by
    ${people}
    where placed.store_id = ${storeId} and placed.id = ${id}`.execute(db);
  return rows[0];
}
