import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { ListedDiscount } from './queries.ts';

/** How a store writes amounts and days. */
export interface StoreReader {
  currency: CurrencyCode;
  timezone: string;
  country: string;
}

/** A discount as an order meets it, with how its store writes amounts and days. */
export interface OfferedRow extends ListedDiscount, StoreReader {
  customer_uses: number;
}

export async function findReader(db: Db, storeId: string): Promise<StoreReader> {
  const { currency_code, ...place } = await db
    .selectFrom('stores')
    .select(['currency_code', 'timezone', 'country'])
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow();
  return { currency: currency_code as CurrencyCode, ...place };
}

/**
 * The discount with this code, or without one all that apply by themselves now, oldest first. What the order itself has used
 * before does not count against it.
 */
export async function findOffered(
  db: Db,
  storeId: string,
  { code, customerId, orderId }: { code: string | null; customerId: string | null; orderId: string | null },
  now: Date,
): Promise<OfferedRow[]> {
  const wanted =
    code === null
      ? sql`discount.code is null and discount.active and discount.starts_at <= ${now}
          and (discount.ends_at is null or discount.ends_at > ${now})`
      : sql`discount.code = ${code}`;
  const { rows } = await sql<OfferedRow>`
    select discount.*, discount.uses - own.uses as uses, store.currency_code as currency, store.timezone,
      store.country,
      array(select product_id from discount_products chosen
        where chosen.store_id = discount.store_id and chosen.discount_id = discount.id) as product_ids,
      array(select category_id from discount_categories chosen
        where chosen.store_id = discount.store_id and chosen.discount_id = discount.id) as category_ids,
      (select count(*)::int from discount_redemptions other
        where other.store_id = discount.store_id and other.discount_id = discount.id
          and other.customer_id = ${customerId}::uuid and other.order_id is distinct from ${orderId}::uuid) as customer_uses
    from discounts discount
    join stores store on store.id = discount.store_id
    cross join lateral (
      select count(*)::int as uses from discount_redemptions redeemed
      where redeemed.store_id = discount.store_id and redeemed.order_id = ${orderId}::uuid
        and redeemed.discount_id = discount.id
    ) own
    where discount.store_id = ${storeId} and ${wanted}
    order by discount.created_at, discount.id`.execute(db);
  return rows;
}

/** The category of each product that has one. */
export async function findCategoriesOf(
  db: Db,
  storeId: string,
  productIds: readonly string[],
): Promise<Map<string, string | null>> {
  if (productIds.length === 0) return new Map();
  // One by one: planned for a store of any size, a set of ids might read all that this one has.
  const { rows } = await sql<{ id: string; category_id: string | null }>`
    select sold.id, product.category_id
    from unnest(${productIds}::uuid[]) as sold (id)
    cross join lateral (select category_id from products where store_id = ${storeId} and id = sold.id limit 1) product`.execute(
    db,
  );
  return new Map(rows.map(({ id, category_id }) => [id, category_id]));
}

/** The tree of the store: what lies below a chosen category counts too. */
export async function findTree(db: Db, storeId: string): Promise<{ id: string; parent_id: string | null }[]> {
  return db.selectFrom('categories').select(['id', 'parent_id']).where('store_id', '=', storeId).execute();
}
