import { can, type Role, roles } from '@sokoni/rules/access/roles';
import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

/** A variant that the mail of the day names. */
export interface NotifiedRow {
  product_title: string;
  variant_name: string;
  state: 'low' | 'out';
  available: number;
}

export interface DigestReader {
  email: string;
  language: string;
  store_name: string;
}

const stockKeepers: readonly Role[] = roles.filter((role) => can.manageStock(role));

/** The stores whose clock stands past that hour and that have something new to tell today; those without the module do not. */
export async function findStoresToNotify(db: Db, at: Date, fromHour: number): Promise<string[]> {
  const { rows } = await sql<{ store_id: string }>`
    select store_id from stores_with_low_stock(${at}, ${fromHour})`.execute(db);
  return rows.map(({ store_id }) => store_id);
}

/** Whether the day of the store is ours to tell: once a day, whoever asks first. */
export async function claimDay(db: Db, storeId: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into low_stock_digests as digest (store_id, notified_on)
    select id, (${at}::timestamptz at time zone timezone)::date from stores where id = ${storeId}
    on conflict (store_id) do update set notified_on = excluded.notified_on where digest.notified_on < excluded.notified_on
    returning store_id`.execute(db);
  return rows.length > 0;
}

/** Marks what is new as told at this moment; answers how many there are. */
export async function markNotified(db: Db, storeId: string, at: Date): Promise<number> {
  const updated = await db
    .updateTable('low_stock')
    .set({ notified_at: at })
    .where('store_id', '=', storeId)
    .where('notified_at', 'is', null)
    .executeTakeFirst();
  return Number(updated.numUpdatedRows);
}

/** Who keeps the stock of the store and wants the mail. */
export async function findReaders(db: Db, storeId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select member.user_id from staff member
    where member.store_id = ${storeId} and member.role = any (${[...stockKeepers]}::text[])
      and not exists (
        select from low_stock_mails_off refused
        where refused.store_id = member.store_id and refused.user_id = member.user_id
      )
    order by member.user_id`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/** Somebody who still works in the store, keeps its stock and wants the mail. */
export async function findReader(db: Db, storeId: string, userId: string): Promise<DigestReader | undefined> {
  const readers = await findReaders(db, storeId);
  if (!readers.includes(userId)) return undefined;
  const { rows } = await sql<DigestReader>`
    select person.email, coalesce(person.language, store.language) as language, store.name as store_name
    from users person, stores store
    where person.id = ${userId} and person.erased_at is null and store.id = ${storeId} and store.closed_at is null`.execute(
    db,
  );
  return rows[0];
}

/** What was told at that moment and is still so, what is out first. */
export async function findNotified(
  db: Db,
  storeId: string,
  notifiedAt: Date,
  limit: number,
): Promise<{ rows: NotifiedRow[]; total: number }> {
  const { rows } = await sql<NotifiedRow & { total: number }>`
    select product.title as product_title, variant.name as variant_name, low.state,
           (select coalesce(sum(level.on_hand - level.reserved), 0)::bigint from stock_levels level
            where level.store_id = low.store_id and level.variant_id = low.variant_id) as available,
           count(*) over ()::int as total
    from low_stock low
    join variants variant on variant.store_id = low.store_id and variant.id = low.variant_id
    join products product on product.store_id = low.store_id and product.id = low.product_id
    where low.store_id = ${storeId} and low.notified_at = ${notifiedAt}
    order by low.state desc, product.title collate app.names, variant.position
    limit ${limit}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}
