import type { MovementReason } from '@sokoni/rules/stock/stock';
import { type RawBuilder, sql } from 'kysely';
import { personName } from '#core/database/access/person-name.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { MovementRow } from '#stock/movement-queries.ts';

export interface LedgerFilter {
  reason?: MovementReason | undefined;
  locationId?: string | undefined;
  actorId?: string | undefined;
  productId?: string | undefined;
  variantId?: string | undefined;
  /** From this moment, up to and without that one. */
  from?: Date | undefined;
  before?: Date | undefined;
  oversold?: boolean | undefined;
}

export interface LedgerRow extends MovementRow {
  product_id: string;
  sku: string;
}

/** Movements of the store, newest first, older than the one that is named. */
export async function findLedger(
  db: Db,
  storeId: string,
  filter: LedgerFilter,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<LedgerRow[]> {
  const conditions: RawBuilder<unknown>[] = [sql`moved.store_id = ${storeId}`];
  if (filter.reason) conditions.push(sql`moved.reason = ${filter.reason}`);
  if (filter.locationId) conditions.push(sql`moved.location_id = ${filter.locationId}`);
  if (filter.actorId) conditions.push(sql`moved.actor_user_id = ${filter.actorId}`);
  if (filter.variantId) conditions.push(sql`moved.variant_id = ${filter.variantId}`);
  if (filter.productId) {
    conditions.push(
      sql`moved.variant_id in (select id from variants where store_id = ${storeId} and product_id = ${filter.productId})`,
    );
  }
  if (filter.from) conditions.push(sql`moved.at >= ${filter.from}`);
  if (filter.before) conditions.push(sql`moved.at < ${filter.before}`);
  if (filter.oversold) conditions.push(sql`moved.oversold`);
  if (after) {
    conditions.push(
      sql`(moved.at, moved.id) < (select at, id from stock_movements where store_id = ${storeId} and id = ${after})`,
    );
  }
  const { rows } = await sql<LedgerRow>`
    select page.*, variant.product_id, product.title as product_title, variant.name as variant_name, variant.sku,
           ${personName('person')} as by
    from (
      select moved.* from stock_movements moved where ${sql.join(conditions, sql` and `)}
      order by moved.at desc, moved.id desc limit ${limit}
    ) page
    join variants variant on variant.store_id = page.store_id and variant.id = page.variant_id
    join products product on product.store_id = variant.store_id and product.id = variant.product_id
    left join users person on person.id = page.actor_user_id
    order by page.at desc, page.id desc`.execute(db);
  return rows;
}

/** Who has moved stock of the store, by name; each is found by one step into the index. */
export async function findActors(db: Db, storeId: string): Promise<{ user_id: string; name: string }[]> {
  const { rows } = await sql<{ user_id: string; name: string }>`
    with recursive actors as (
      (select actor_user_id as id from stock_movements
       where store_id = ${storeId} and actor_user_id is not null order by actor_user_id limit 1)
      union all
      select (select actor_user_id from stock_movements
              where store_id = ${storeId} and actor_user_id > actors.id order by actor_user_id limit 1)
      from actors where actors.id is not null
    )
    select person.id as user_id, ${personName('person')} as name
    from actors join users person on person.id = actors.id
    order by 2, 1`.execute(db);
  return rows;
}
