import type { tillLayout } from '@sokoni/contract/point-of-sale/layout';
import { sql } from 'kysely';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';

/** The layout of a store with the number of its last change. */
export type KeptLayout = z.output<typeof tillLayout> & { version: number };

/** How the tills of the store are laid out; undefined where nobody has done so. */
export async function findLayout(db: Db, storeId: string): Promise<KeptLayout | undefined> {
  const { rows } = await sql<KeptLayout>`
    select version, barcode_rules, pages from till_layouts where store_id = ${storeId}`.execute(db);
  return rows[0];
}

/** @returns false where somebody has changed it since `version`; 0: since nobody had laid them out */
export async function saveLayout(
  db: Db,
  storeId: string,
  { version, barcode_rules, pages }: KeptLayout,
  now: Date,
): Promise<boolean> {
  const row = {
    ...{ barcode_rules: JSON.stringify(barcode_rules), pages: JSON.stringify(pages) },
    ...{ version: version + 1, updated_at: now },
  };
  const saved = await db
    .insertInto('till_layouts')
    .values({ store_id: storeId, ...row })
    .onConflict((conflict) =>
      conflict.column('store_id').doUpdateSet(row).where('till_layouts.version', '=', version),
    )
    .returning('version')
    .executeTakeFirst();
  return saved !== undefined;
}

export interface ProductOfPage {
  id: string;
  title: string;
  first_image_id: string | null;
}

/** Those of the products that are there. */
export async function findProductsOfPages(
  db: Db,
  storeId: string,
  ids: readonly string[],
): Promise<ProductOfPage[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('products')
    .select(['id', 'title', 'first_image_id'])
    .where('store_id', '=', storeId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}
