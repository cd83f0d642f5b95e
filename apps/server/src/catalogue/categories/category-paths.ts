import { categoryLimits } from '@sokoni/rules/products/category-tree';
import { sayCategory } from '#catalogue/categories/sentences.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { newId } from '#core/ids.ts';
import { findCategories, lockTree } from './queries.ts';
import { createCategory } from './save-category.ts';

/** The categories of a store by their path, such as Drinks > Hot. */
export interface CategoryPaths {
  /** For a path that is not there: an id that no category has, or undefined when it cannot be made. */
  idOf(path: readonly string[]): string | undefined;
}

/** Why a path cannot be a category; undefined when it can. */
export function pathProblem(path: readonly string[]): string | undefined {
  if (path.length > categoryLimits.depth) return sayCategory('path.tooDeep', { max: categoryLimits.depth });
  const long = path.find((name) => name.length > categoryLimits.nameLength);
  return long === undefined ? undefined : sayCategory('path.nameTooLong', { max: categoryLimits.nameLength });
}

/** For a dry run: what is missing would be made. */
export async function readPaths(db: Db, storeId: string): Promise<CategoryPaths> {
  const ids = byPath(await findCategories(db, storeId));
  const missing = newId();
  return { idOf: (path) => ids.get(keyOf(path)) ?? missing };
}

/** Makes the categories that are missing, as far as a store may have them; answers which. */
export async function makePaths(
  db: Db,
  storeId: string,
  paths: readonly (readonly string[])[],
  now: Date,
): Promise<CategoryPaths & { made: readonly string[] }> {
  let ids = byPath(await findCategories(db, storeId));
  const missing = paths.filter((path) => !ids.has(keyOf(path)));
  const made: string[] = [];
  if (missing.length > 0) {
    await lockTree(db, storeId);
    ids = byPath(await findCategories(db, storeId));
    for (const path of missing) {
      for (let depth = 1; depth <= path.length; depth += 1) {
        const key = keyOf(path.slice(0, depth));
        if (ids.has(key) || ids.size >= categoryLimits.categories) continue;
        const parentId = depth === 1 ? null : (ids.get(keyOf(path.slice(0, depth - 1))) ?? null);
        const { id } = await createCategory(
          db,
          storeId,
          { name: path[depth - 1] ?? '', parent_id: parentId },
          now,
        );
        ids.set(key, id);
        made.push(id);
      }
    }
    publishChange(db, 'category', made);
  }
  return { idOf: (path) => ids.get(keyOf(path)), made };
}

/** The names that lead to each category, from the outermost inwards. */
export async function categoryPathsById(db: Db, storeId: string): Promise<Map<string, string[]>> {
  return pathsOf(await findCategories(db, storeId));
}

interface Node {
  id: string;
  parent_id: string | null;
  name: string;
}

function pathsOf(rows: readonly Node[]): Map<string, string[]> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const pathOf = (id: string | null): string[] => {
    const row = id === null ? undefined : byId.get(id);
    return row ? [...pathOf(row.parent_id), row.name] : [];
  };
  return new Map(rows.map(({ id }) => [id, pathOf(id)]));
}

function byPath(rows: readonly Node[]): Map<string, string> {
  return new Map([...pathsOf(rows)].map(([id, path]) => [keyOf(path), id]));
}

function keyOf(path: readonly string[]): string {
  return JSON.stringify(path.map((name) => name.trim().toLowerCase()));
}
