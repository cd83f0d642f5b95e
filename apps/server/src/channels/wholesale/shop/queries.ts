import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { OrderedLine } from '../buying/ordering/cart-queries.ts';

/** A company that orders, as the shop names it; paused ones are among them. */
export interface ShopCompany {
  name: string;
  status: 'active' | 'paused';
}

export async function findShopCompany(
  db: Db,
  storeId: string,
  customerId: string,
): Promise<ShopCompany | undefined> {
  const { rows } = await sql<ShopCompany>`
    select customer.name, company.status
    from wholesale_companies company
    join customers customer on customer.store_id = company.store_id and customer.id = company.customer_id
    where company.store_id = ${storeId} and company.customer_id = ${customerId}`.execute(db);
  return rows[0];
}

/** What businesses read before they sign in. */
export async function findIntroduction(db: Db, storeId: string): Promise<string> {
  const row = await db
    .selectFrom('wholesale_settings')
    .select('introduction')
    .where('store_id', '=', storeId)
    .executeTakeFirst();
  return row?.introduction ?? '';
}

/** @param buyerId whose cart it is */
export async function findBuyerCart(db: Db, storeId: string, buyerId: string): Promise<OrderedLine[]> {
  const row = await db
    .selectFrom('wholesale_buyer_carts')
    .select('lines')
    .where('store_id', '=', storeId)
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst();
  return (row?.lines ?? []) as unknown as OrderedLine[];
}

/** The same, held until the end of the transaction: of several changes at once each sees the one before. */
export async function lockBuyerCart(
  db: Db,
  storeId: string,
  buyerId: string,
  now: Date,
): Promise<OrderedLine[]> {
  const { rows } = await sql<{ lines: OrderedLine[] }>`
    insert into wholesale_buyer_carts as kept (store_id, buyer_id, lines, updated_at)
    values (${storeId}, ${buyerId}, '[]', ${now})
    on conflict (store_id, buyer_id) do update set updated_at = kept.updated_at
    returning lines`.execute(db);
  return rows[0]?.lines ?? [];
}

export async function saveBuyerCart(
  db: Db,
  { storeId, buyerId }: { storeId: string; buyerId: string },
  lines: readonly OrderedLine[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('wholesale_buyer_carts')
    .set({ lines: sql`${JSON.stringify(lines)}::jsonb`, updated_at: now })
    .where('store_id', '=', storeId)
    .where('buyer_id', '=', buyerId)
    .execute();
}

/** Whose orders: those of a company, in what is real or in what is a test. */
export interface OrdersOf {
  storeId: string;
  customerId: string;
  test: boolean;
}

export interface CompanyOrderRow {
  id: string;
  number: string;
  state: string;
  placed_at: Date;
  due_on: string | null;
  /** Before anything came back. */
  ordered_total: number;
  outstanding: number;
  reference: string;
  deposit: number;
  deposit_due: number;
  /** Of all that were found. */
  count: number;
}

/** What a company has ordered, here and elsewhere in the store, the newest first. */
export async function findCompanyOrders(
  db: Db,
  { storeId, customerId, test }: OrdersOf,
  { orderId, balance }: { orderId?: string; balance?: 'due' | 'refund_due' },
  { limit, offset }: { limit: number; offset: number },
): Promise<CompanyOrderRow[]> {
  const isMeant = orderId === undefined ? sql`true` : sql`sale.id = ${orderId}`;
  const isOpen = { due: sql`sale.outstanding > 0`, refund_due: sql`sale.outstanding < 0` };
  const hasBalance = balance ? isOpen[balance] : sql`true`;
  const { rows } = await sql<CompanyOrderRow>`
    select sale.id, sale.number, sale.state, sale.placed_at, sale.due_on::text as due_on, sale.ordered_total, sale.outstanding,
           coalesce(bought.reference, '') as reference, sale.deposit, sale.deposit_due, count(*) over ()::int as count
    from orders sale
    left join wholesale_orders bought on bought.store_id = sale.store_id and bought.order_id = sale.id
    where sale.store_id = ${storeId} and sale.customer_id = ${customerId} and sale.test = ${test} and sale.number is not null
      and ${isMeant} and ${hasBalance}
    order by sale.serial desc
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** What a company is to be given back, of all its orders. */
export async function sumRefundsDue(db: Db, { storeId, customerId, test }: OrdersOf): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(-sum(sale.outstanding), 0)::bigint as amount from orders sale
    where sale.store_id = ${storeId} and sale.customer_id = ${customerId} and sale.test = ${test} and sale.number is not null
      and sale.outstanding < 0`.execute(db);
  return rows[0]?.amount ?? 0;
}

/** Whether a company has ordered this. */
export async function hasCompanyOrder(
  db: Db,
  { storeId, customerId }: Pick<OrdersOf, 'storeId' | 'customerId'>,
  orderId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('wholesale_orders')
    .select('order_id')
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The lines of an order that can be ordered again: those of variants. */
export async function findOrderedLines(
  db: Db,
  { storeId, customerId }: Pick<OrdersOf, 'storeId' | 'customerId'>,
  orderId: string,
): Promise<{ variant_id: string; title: string; quantity: number }[]> {
  const { rows } = await sql<{ variant_id: string; title: string; quantity: number }>`
    select line.variant_id, line.title, line.quantity
    from orders sale
    join order_lines line on line.store_id = sale.store_id and line.order_id = sale.id
    where sale.store_id = ${storeId} and sale.id = ${orderId} and sale.customer_id = ${customerId} and line.variant_id is not null
    order by line.position`.execute(db);
  return rows;
}
