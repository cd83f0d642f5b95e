import { firstLanguage } from '@sokoni/rules/languages';
import { extraLanguages, type ShopLanguages } from '@sokoni/rules/storefront/shop-languages';
import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

export async function findShopByLabel(
  db: Db,
  label: string,
  now: Date,
): Promise<{ store_id: string; label: string } | undefined> {
  const { rows } = await sql<{ store_id: string; label: string }>`
    select store_id, label from find_shop(${label}, ${now})`.execute(db);
  return rows[0];
}

export interface ShopRow {
  name: string;
  description: string;
  currency_code: string;
  mode: 'test' | 'live';
  default_theme: string | null;
  logo_image_id: string | null;
  logo_width: number | null;
  logo_height: number | null;
  email: string;
  phone: string;
  address: string;
  country: string;
  language: string;
  extra_languages: string[];
  social: unknown;
  published: unknown;
  draft: unknown;
  preview_token: string | null;
}

/** A store with the look of its shop. */
export async function findShopRow(db: Db, storeId: string): Promise<ShopRow> {
  const { rows } = await sql<ShopRow>`
    select store.name, store.description, store.currency_code, store.mode, store.default_theme, store.logo_image_id,
           logo.width as logo_width, logo.height as logo_height, store.email, store.phone, store.address, store.country, store.language, store.extra_languages,
           store.social, version.document as published, front.draft, front.preview_token
    from stores store
    left join images logo on logo.store_id = store.id and logo.id = store.logo_image_id
    left join storefronts front on front.store_id = store.id
    left join storefront_versions version on version.store_id = store.id and version.id = front.published_id
    where store.id = ${storeId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`store ${storeId} is gone`);
  return row;
}

/** In which languages a shop speaks. */
export async function findShopLanguages(db: Db, storeId: string): Promise<ShopLanguages> {
  const row = await db
    .selectFrom('stores')
    .select(['language', 'extra_languages'])
    .where('id', '=', storeId)
    .executeTakeFirst();
  return shopLanguages(row);
}

/** The languages of a store as it keeps them. */
export function shopLanguages(
  row: { language: string; extra_languages: readonly string[] } | undefined,
): ShopLanguages {
  const main = firstLanguage(row?.language);
  return [main, ...extraLanguages(main, row?.extra_languages ?? [])];
}

export interface TextPageRow {
  id: string;
  slug: string;
  title: string;
}

/** The pages of text that buyers see, in their order; menus link to them. */
export async function findTextPages(db: Db, storeId: string): Promise<TextPageRow[]> {
  const { rows } = await sql<TextPageRow>`
    select id, slug, title from storefront_pages where store_id = ${storeId} and published order by position, id limit 50`.execute(
    db,
  );
  return rows;
}

export async function findTextPage(
  db: Db,
  storeId: string,
  slug: string,
): Promise<{ title: string; body: string; seo_title: string; seo_description: string } | undefined> {
  return db
    .selectFrom('storefront_pages')
    .select(['title', 'body', 'seo_title', 'seo_description'])
    .where('store_id', '=', storeId)
    .where('slug', '=', slug)
    .where('published', '=', true)
    .executeTakeFirst();
}
