import { withDescendants } from '@sokoni/rules/products/category-tree';
import type { CollectionLink } from '@sokoni/themes/shop.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { type CollectionRow, findCollections } from './queries.ts';

/** The collections of a shop: the categories of its catalogue, as a tree. */
export interface Collections {
  bySlug(slug: string): CollectionRow | undefined;
  byId(id: string): CollectionRow | undefined;
  all(): CollectionRow[];
  /** Those at the top, for null. */
  below(id: string | null): CollectionRow[];
  /** It and all below it. */
  withDescendants(id: string): string[];
  /** From the top down to it. */
  pathTo(id: string): CollectionRow[];
}

export async function readCollections(db: Db, storeId: string): Promise<Collections> {
  return collectionsOf(await findCollections(db, storeId));
}

/** The same in another language. @param nameOf undefined for one that is not translated */
export function collectionsNamed(
  collections: Collections,
  nameOf: (id: string) => string | undefined,
): Collections {
  return collectionsOf(collections.all().map((row) => ({ ...row, name: nameOf(row.id) ?? row.name })));
}

function collectionsOf(rows: CollectionRow[]): Collections {
  const ids = new Map(rows.map((row) => [row.id, row]));
  const slugs = new Map(rows.map((row) => [row.slug, row]));
  const pathTo = (id: string | null): CollectionRow[] => {
    const row = id === null ? undefined : ids.get(id);
    return row ? [...pathTo(row.parent_id), row] : [];
  };
  return {
    bySlug: (slug) => slugs.get(slug),
    all: () => rows,
    byId: (id) => ids.get(id),
    below: (id) => rows.filter(({ parent_id }) => parent_id === id),
    withDescendants: (id) => withDescendants(rows, id),
    pathTo,
  };
}

export function linkOf({ id, slug, name }: CollectionRow): CollectionLink {
  return { id, slug, name };
}
