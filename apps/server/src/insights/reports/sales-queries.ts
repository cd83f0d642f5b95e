import type { MoneyMethod } from '@sokoni/rules/orders/order-labels';
import { monthsAndDays, type Period } from '@sokoni/rules/reports/report-period';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

/** Sums of what was sold, in minor units and without VAT; `net` is less discounts, and returns are beside it. */
export interface SalesSums {
  orders: number;
  shipping: number;
  units: number;
  discounts: number;
  net: number;
  vat: number;
  returned_quantity: number;
  returned_net: number;
  returned_vat: number;
  cost: number;
  uncosted: number;
}

/** Whose sales, and when. */
export interface Asked extends Period {
  storeId: string;
  test: boolean;
  /** Only what was rung there; undefined: everything. */
  registerId?: string | undefined;
}

const atRegister = ({ registerId }: Asked) =>
  registerId === undefined ? sql`true` : sql`register_id = ${registerId}`;

/** Where sales are summed up from. */
function salesOfDays(asked: Asked) {
  const { storeId, test, from, to } = asked;
  return sql`
    from sales_of_days
    where store_id = ${storeId} and test = ${test} and day between ${from} and ${to} and ${atRegister(asked)}`;
}

/** Every measure of items, and how to add them up. */
const itemsSums = sql`
  sum(orders)::bigint as orders, sum(units)::bigint as units, sum(discounts)::bigint as discounts, sum(net)::bigint as net,
  sum(vat)::bigint as vat, sum(returned_quantity)::bigint as returned_quantity, sum(returned_net)::bigint as returned_net,
  sum(returned_vat)::bigint as returned_vat, sum(cost)::bigint as cost, sum(uncosted)::bigint as uncosted`;

const sums = sql`${itemsSums}, sum(shipping)::bigint as shipping`;

/** Whether anything was sold or came back: without a unit there is nothing else of items either. */
const isAnything = sql<boolean>`(sum(units) <> 0 or sum(returned_quantity) <> 0)`;

export const noSales: SalesSums = {
  orders: 0,
  shipping: 0,
  units: 0,
  discounts: 0,
  net: 0,
  vat: 0,
  returned_quantity: 0,
  returned_net: 0,
  returned_vat: 0,
  cost: 0,
  uncosted: 0,
};

const keys = {
  day: sql`day::text`,
  channel: sql`channel`,
  payment_type: sql`payment_type`,
  staff: sql`seller_id::text`,
  register: sql`register_id::text`,
  vat: sql`vat_percent::text`,
} satisfies Record<string, RawBuilder<unknown>>;

/** What was sold in a period by one of its words; nothing has no row. */
export async function sumSalesBy(
  db: Db,
  by: keyof typeof keys,
  asked: Asked,
): Promise<(SalesSums & { key: string | null })[]> {
  const { rows } = await sql<SalesSums & { key: string | null }>`
    select ${keys[by]} as key, ${sums} ${salesOfDays(asked)}
    group by 1 having ${isAnything} or sum(shipping) <> 0`.execute(db);
  return rows;
}

/** All that was sold in a period. */
export async function sumSales(db: Db, asked: Asked): Promise<SalesSums> {
  const { rows } = await sql<SalesSums>`
    select ${sums} ${salesOfDays(asked)}
    having count(*) > 0`.execute(db);
  return rows[0] ?? noSales;
}

/** What was asked for delivery in a period, and its VAT. */
export async function sumShipping(db: Db, asked: Asked): Promise<SalesSums> {
  const { storeId, test, from, to } = asked;
  const { shipping } = await sumSales(db, asked);
  const { rows } = await sql<{ vat: number }>`
    select coalesce(sum(shipping_vat), 0)::bigint as vat from orders
    where store_id = ${storeId} and test = ${test} and placed_on between ${from} and ${to}
      and stage = 'placed' and shipping_vat > 0 and ${atRegister(asked)}`.execute(db);
  return { ...noSales, shipping, vat: rows[0]?.vat ?? 0 };
}

/** What came in and went back, in minor units. */
export interface TakingsSums {
  payments: number;
  taken: number;
  refunded: number;
}

/** Money that moved in a period, by the method in which it did. */
export async function sumTakings(db: Db, asked: Asked): Promise<(TakingsSums & { method: MoneyMethod })[]> {
  const { storeId, test, from, to } = asked;
  const { rows } = await sql<TakingsSums & { method: MoneyMethod }>`
    select method, sum(payments)::bigint as payments, sum(taken)::bigint as taken, sum(refunded)::bigint as refunded
    from takings_of_days
    where store_id = ${storeId} and test = ${test} and day between ${from} and ${to} and ${atRegister(asked)}
    group by method having sum(taken) <> 0 or sum(refunded) <> 0`.execute(db);
  return rows;
}

/** How registers are called, archived ones too. */
export async function findRegisterNames(db: Db, storeId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('registers')
    .select(['id', 'name'])
    .where('store_id', '=', storeId)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** How people are called. */
export async function findNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim()]));
}

export type ItemsSums = Omit<SalesSums, 'shipping'> & { key: string | null; label: string | null };

const itemsMeasures = [
  'orders',
  'units',
  'discounts',
  'net',
  'vat',
  'returned_quantity',
  'returned_net',
  'returned_vat',
  'cost',
  'uncosted',
] as const;
const measures = sql`product_id, ${sql.join(itemsMeasures.map((name) => sql.ref(name)))}`;
const discounted = sql`product_id, ${sql.join(itemsMeasures.map((name) => sql`-${sql.ref(name)}`))}`;

/** Rows of sales of products in a period, from the coarsest roll-up that has them, and what is not rolled up yet. */
function salesOfProducts(asked: Asked, only: RawBuilder<unknown> = sql`true`) {
  const { storeId, test, from, to } = asked;
  const of = sql`store_id = ${storeId} and test = ${test} and ${only} and ${atRegister(asked)}`;
  const { months, days, less } = monthsAndDays({ from, to });
  const parts = [
    ...(months
      ? [
          sql`select ${measures} from sales_by_product_month where ${of} and day between ${months.from} and ${months.to}`,
        ]
      : []),
    ...days.map(
      (part) =>
        sql`select ${measures} from sales_by_product_day where ${of} and day between ${part.from} and ${part.to}`,
    ),
    ...less.map(
      (part) =>
        sql`select ${discounted} from sales_by_product_day where ${of} and day between ${part.from} and ${part.to}`,
    ),
    sql`select ${measures} from sale_changes where ${of} and day between ${from} and ${to} and kind = 'items'`,
  ];
  return sql.join(parts, sql` union all `);
}

const sorts = {
  gross_sales: sql`sum(net) + sum(discounts)`,
  net_sales: sql`sum(net) - sum(returned_net)`,
  units: sql`sum(units)`,
  orders: sql`sum(orders)`,
  discounts: sql`sum(discounts)`,
  returns: sql`sum(returned_net)`,
  margin: sql`sum(net) - sum(returned_net) - sum(uncosted) - sum(cost)`,
  label: sql`null::numeric`,
};

export interface ItemsSort {
  key: keyof typeof sorts;
  direction: 'asc' | 'desc';
}

/**
 * What was sold by product: a page, and how many products there are. First only what they are sorted by is summed up, of all
 * products; the rest is of those on the page.
 */
export async function sumSalesByProduct(
  db: Db,
  asked: Asked,
  { key, direction }: ItemsSort,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ItemsSums[]; total: number }> {
  const title = sql`(select title from products where store_id = ${asked.storeId} and id = sold.product_id)`;
  const by = key === 'label' ? sql`${title} collate app.names` : sql`sold.value`;
  // A hundred thousand products are summed up in memory, not on disk.
  await sql`set local work_mem = '64MB'`.execute(db);
  const { rows: page } = await sql<{ product_id: string | null; label: string | null; total: number }>`
    with sold as materialized (
      select product_id, ${sorts[key]} as value from (${salesOfProducts(asked)}) part
      group by product_id having ${isAnything}
    )
    select sold.product_id, ${title} as label, (select count(*)::int from sold) as total from sold
    order by ${by} ${sql.raw(direction)} nulls last, sold.product_id limit ${limit} offset ${offset}`.execute(
    db,
  );
  const sums = await sumSalesOf(
    db,
    asked,
    page.map(({ product_id }) => product_id),
  );
  const byProduct = new Map(sums.map((row) => [row.key, row]));
  const rows = page.flatMap(({ product_id, label }) => {
    const row = byProduct.get(product_id);
    return row ? [{ ...row, label }] : [];
  });
  const total = page[0]?.total ?? (offset === 0 ? 0 : await countProductsSold(db, asked));
  return { rows, total };
}

/** Beyond the last page too. */
async function countProductsSold(db: Db, asked: Asked): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select product_id from (${salesOfProducts(asked)}) part group by product_id having ${isAnything}
    ) sold`.execute(db);
  return rows[0]?.total ?? 0;
}

/** What was sold of these products. */
export async function sumSalesOf(
  db: Db,
  asked: Asked,
  products: readonly (string | null)[],
): Promise<ItemsSums[]> {
  if (products.length === 0) return [];
  const ids = products.filter((id) => id !== null);
  const named = sql`product_id = any (${ids}::uuid[])`;
  const only = products.includes(null) ? sql`(${named} or product_id is null)` : named;
  const { rows } = await sql<ItemsSums>`
    select product_id as key, null as label, ${itemsSums} from (${salesOfProducts(asked, only)}) part
    group by product_id having ${isAnything}`.execute(db);
  return rows;
}

/** What was sold by the category in which products are now. */
export async function sumSalesByCategory(db: Db, asked: Asked): Promise<ItemsSums[]> {
  const { rows } = await sql<ItemsSums>`
    select product.category_id as key, null as label, ${itemsSums}
    from (${salesOfProducts(asked)}) part
    left join products product on product.store_id = ${asked.storeId} and product.id = part.product_id
    group by product.category_id having ${isAnything}`.execute(db);
  return rows;
}
