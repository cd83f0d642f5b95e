import type { ActorKind } from '@sokoni/rules/access/actor';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

export interface AuditFilter {
  /** `platform`: without an actor. */
  actor_id?: string | undefined;
  action?: string | undefined;
  area?: string | undefined;
  subject?: string | undefined;
  /** Days of the store, both of them counted. */
  from?: string | undefined;
  to?: string | undefined;
}

export interface AuditEntryRow {
  id: string;
  at: Date;
  action: string;
  actor_kind: ActorKind;
  actor_user_id: string | null;
  /** Null without an actor; empty when the account was erased. */
  actor_name: string | null;
  subject: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  network_address: string;
  request_id: string;
}

/** Newest first, older than the entry that is named. */
export async function findAuditEntries(
  db: Db,
  storeId: string,
  filter: AuditFilter,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<AuditEntryRow[]> {
  const conditions: RawBuilder<unknown>[] = [sql`entry.store_id = ${storeId}`];
  const startOf = (day: string, daysLater: number) => sql`(
    (${day}::date + ${daysLater}::int)::timestamp at time zone (select timezone from stores where id = ${storeId}))`;
  if (filter.actor_id === 'platform') conditions.push(sql`entry.actor_user_id is null`);
  else if (filter.actor_id) conditions.push(sql`entry.actor_user_id = ${filter.actor_id}`);
  if (filter.action) conditions.push(sql`entry.action = ${filter.action}`);
  if (filter.area) conditions.push(sql`entry.area = ${filter.area}`);
  if (filter.subject) conditions.push(sql`entry.subject = ${filter.subject}`);
  if (filter.from) conditions.push(sql`entry.at >= ${startOf(filter.from, 0)}`);
  if (filter.to) conditions.push(sql`entry.at < ${startOf(filter.to, 1)}`);
  if (after) {
    conditions.push(
      sql`(entry.at, entry.id) < (select at, id from audit_log where store_id = ${storeId} and id = ${after})`,
    );
  }
  const { rows } = await sql<AuditEntryRow>`
    select page.*,
           case when person.erased_at is null then person.first_name || ' ' || person.last_name else '' end as actor_name
    from (
      select id, at, action, actor_kind, actor_user_id, subject, before, after, network_address, request_id
      from audit_log entry where ${sql.join(conditions, sql` and `)}
      order by at desc, id desc limit ${limit}
    ) page
    left join users person on person.id = page.actor_user_id
    order by page.at desc, page.id desc`.execute(db);
  return rows;
}

/** Who stands in the log, by name; each is found by one step into the index. */
export async function findAuditActors(
  db: Db,
  storeId: string,
): Promise<{ user_id: string; name: string | null }[]> {
  const { rows } = await sql<{ user_id: string; name: string | null }>`
    with recursive actors as (
      (select actor_user_id as id from audit_log
       where store_id = ${storeId} and actor_user_id is not null order by actor_user_id limit 1)
      union all
      select (select actor_user_id from audit_log
              where store_id = ${storeId} and actor_user_id > actors.id order by actor_user_id limit 1)
      from actors where actors.id is not null
    )
    select actors.id as user_id,
           case when person.erased_at is null then person.first_name || ' ' || person.last_name else '' end as name
    from actors join users person on person.id = actors.id
    order by 2, 1`.execute(db);
  return rows;
}

/** The acts, or the areas, that stand in the log; each is found by one step into the index. */
export async function findAuditWords(db: Db, storeId: string, column: 'action' | 'area'): Promise<string[]> {
  const word = sql.ref(column);
  const { rows } = await sql<{ word: string }>`
    with recursive words as (
      (select ${word} as word from audit_log where store_id = ${storeId} order by ${word} limit 1)
      union all
      select (select ${word} from audit_log
              where store_id = ${storeId} and ${word} > words.word order by ${word} limit 1)
      from words where words.word is not null
    )
    select word from words where word <> ''`.execute(db);
  return rows.map((row) => row.word);
}

export interface NamedSubject {
  subject: string;
  name: string | null;
  /** Of documents that are called by their number. */
  number: string | null;
}

/** How the subjects (`noun:id`) are called today; what is gone, or has no name, is missing. */
export async function findSubjectNames(
  db: Db,
  storeId: string,
  idsByArea: ReadonlyMap<string, readonly string[]>,
): Promise<NamedSubject[]> {
  const ids = (area: string) => idsByArea.get(area) ?? [];
  const named = (area: string, table: string, name: RawBuilder<unknown>) => sql`
    select ${`${area}:`} || id as subject, ${name} as name, null as number
    from ${sql.table(table)} where store_id = ${storeId} and id = any(${ids(area)}::uuid[])`;
  const numbered = (area: string, table: string) => sql`
    select ${`${area}:`} || id, null, number::text
    from ${sql.table(table)} where store_id = ${storeId} and id = any(${ids(area)}::uuid[])`;
  const parts = [
    named('product', 'products', sql`title`),
    named('customer', 'customers', sql`name`),
    named('customer_group', 'customer_groups', sql`name`),
    named('category', 'categories', sql`name`),
    named('location', 'locations', sql`name`),
    named('supplier', 'suppliers', sql`name`),
    named('view', 'views', sql`name`),
    named('discount', 'discounts', sql`coalesce(code, title)`),
    named('price_list', 'price_lists', sql`name`),
    named('gift_card', 'gift_cards', sql`'•••• ' || right(code, 4)`),
    named('product_import', 'imports', sql`file_name`),
    named('customer_import', 'imports', sql`file_name`),
    named('price_import', 'imports', sql`file_name`),
    numbered('order', 'orders'),
    numbered('purchase_order', 'purchase_orders'),
    numbered('quote', 'wholesale_quotes'),
    numbered('transfer', 'transfers'),
    numbered('stock_take', 'stock_takes'),
    sql`select 'user:' || id, first_name || ' ' || last_name, null
        from users where erased_at is null and id = any(${ids('user')}::uuid[])`,
  ];
  const { rows } = await sql<NamedSubject>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}

/** Where the days of a store begin and end. */
export async function findTimezone(db: Db, storeId: string): Promise<string> {
  const { timezone } = await db
    .selectFrom('stores')
    .select('timezone')
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow();
  return timezone;
}
