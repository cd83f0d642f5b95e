import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { ShopTraffic } from '#insights/home/home-hooks.ts';

interface ShopDay {
  storeId: string;
  day: string;
  test: boolean;
}

export async function addVisit(db: Db, { storeId, day, test }: ShopDay): Promise<void> {
  await sql`
    insert into shop_visits (store_id, day, test, visits) values (${storeId}, ${day}, ${test}, 1)
    on conflict (store_id, day, test) do update set visits = shop_visits.visits + 1`.execute(db);
}

/** What a shop has seen since the beginning of a day, where the store is. */
export async function findTraffic(db: Db, { storeId, day, test }: ShopDay): Promise<ShopTraffic | undefined> {
  const { rows } = await sql<ShopTraffic>`
    select (select coalesce(sum(visits), 0)::bigint from shop_visits
            where store_id = store.id and test = ${test} and day >= ${day}::date) as visits,
           (select count(*)::bigint from carts
            where store_id = store.id and test = ${test}
              and created_at >= (${day}::date::timestamp at time zone store.timezone)) as carts,
           (select coalesce(sum(orders), 0)::bigint from sales_of_days
            where store_id = store.id and test = ${test} and channel = 'web' and day >= ${day}::date) as orders,
           exists (select from storefront_preferences where store_id = store.id and status = 'paused') as paused
    from stores store
    where store.id = ${storeId} and store.web_support`.execute(db);
  return rows[0];
}
