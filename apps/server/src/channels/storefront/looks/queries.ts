import type { ThemeDocument } from '@sokoni/themes/document/document.ts';
import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

export interface LookRow {
  version: number;
  default_theme: string | null;
  sub_domain: string;
  draft: unknown;
  published: unknown;
  published_at: Date | null;
  preview_token: string | null;
}

/** The look of a store's shop, as it is stored. */
export async function findLook(db: Db, storeId: string): Promise<LookRow> {
  const { rows } = await sql<LookRow>`
    select coalesce(front.version, 0) as version, store.default_theme, store.sub_domain, front.draft, version.document as published,
           version.published_at, front.preview_token
    from stores store
    left join storefronts front on front.store_id = store.id
    left join storefront_versions version on version.store_id = store.id and version.id = front.published_id
    where store.id = ${storeId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`store ${storeId} is gone`);
  return row;
}

/** The look of a shop changes once after the other, the first time too. */
export async function lockLook(db: Db, storeId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`storefront ${storeId}`}, 0))`.execute(db);
}

export interface LookChange {
  draft?: ThemeDocument | null;
  published_id?: string;
  preview_token?: string;
}

/** Keeps what is named of a look and counts its version up; `token` is what it has for a preview from the beginning. */
export async function keepLook(
  db: Db,
  storeId: string,
  { draft, ...change }: LookChange,
  { by, now, token }: { by: string; now: Date; token: string },
): Promise<void> {
  const changed = {
    ...change,
    ...(draft === undefined ? {} : { draft: draft && JSON.stringify(draft) }),
    ...{ updated_at: now, updated_by: by },
  };
  await db
    .insertInto('storefronts')
    .values({ preview_token: token, ...changed, store_id: storeId, version: 1 })
    .onConflict((conflict) =>
      conflict.column('store_id').doUpdateSet({ ...changed, version: sql<number>`storefronts.version + 1` }),
    )
    .execute();
}

export async function insertVersion(
  db: Db,
  storeId: string,
  { id, document, by, now }: { id: string; document: ThemeDocument; by: string; now: Date },
): Promise<void> {
  await db
    .insertInto('storefront_versions')
    .values({
      ...{ store_id: storeId, id, document: JSON.stringify(document) },
      ...{ published_at: now, published_by: by },
    })
    .execute();
}

export interface VersionRow {
  id: string;
  theme: string;
  published_at: Date;
  published_by: string | null;
  is_current: boolean;
}

/** The last of what was published, newest first. */
export async function findVersions(db: Db, storeId: string, limit: number): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select version.id, version.document ->> 'theme' as theme, version.published_at, 
           person.first_name || ' ' || person.last_name as published_by,
           version.id = front.published_id as is_current
    from storefront_versions version
    join storefronts front on front.store_id = version.store_id
    left join users person on person.id = version.published_by and person.erased_at is null
    where version.store_id = ${storeId}
    order by version.published_at desc, version.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function findVersion(db: Db, storeId: string, id: string): Promise<ThemeDocument | undefined> {
  const row = await db
    .selectFrom('storefront_versions')
    .select('document')
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.document as ThemeDocument | undefined;
}

/** Removes what was published long ago: the newest ones stay, and what buyers see. */
export async function forgetVersions(db: Db, storeId: string, kept: number): Promise<void> {
  await sql`
    delete from storefront_versions version where version.store_id = ${storeId}
      and version.id not in (
        select id from storefront_versions where store_id = ${storeId} order by published_at desc, id desc limit ${kept})
      and version.id is distinct from (select published_id from storefronts where store_id = ${storeId})`.execute(
    db,
  );
}
