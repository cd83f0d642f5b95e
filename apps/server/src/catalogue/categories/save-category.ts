import { categoryLimits, checkCategoryMove } from '@sokoni/rules/products/category-tree';
import { sayCategory } from '#catalogue/categories/sentences.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { reasonSentence } from '#core/errors/sentences.ts';
import { newId } from '#core/ids.ts';
import {
  type CategoryRow,
  deleteCategories,
  deleteCategory,
  findCategories,
  findCategory,
  findCategoryAndBelow,
  findUsedCategories,
  insertCategory,
  lockTree,
  updateCategory,
} from './queries.ts';

export interface CategoryChange {
  name?: string | undefined;
  parent_id?: string | null | undefined;
  position?: number | undefined;
  tax_percent?: string | null | undefined;
}

/** @throws DomainError `not_found` for a category that the store does not have */
export async function assertCategory(db: Db, storeId: string, categoryId: string | null): Promise<void> {
  if (categoryId === null || (await findCategory(db, storeId, categoryId))) return;
  throw new DomainError('not_found', { message: sayCategory('category.gone') });
}

/** A category with everything below it. */
export function categoryAndBelow(db: Db, storeId: string, categoryId: string): Promise<string[]> {
  return findCategoryAndBelow(db, storeId, categoryId);
}

/** @throws DomainError `not_found` for the parent, `category_taken`, `category_limit`, `invalid_fields` when it is too deep */
export async function createCategory(
  db: Db,
  storeId: string,
  draft: {
    id?: string | undefined;
    name: string;
    parent_id: string | null;
    tax_percent?: string | null;
    is_sample?: boolean;
  },
  now: Date,
): Promise<CategoryRow> {
  await lockTree(db, storeId);
  const tree = await findCategories(db, storeId);
  if (tree.length >= categoryLimits.categories) throw new DomainError('category_limit');
  const id = draft.id?.toLowerCase() ?? newId();
  assertPlace(tree, id, draft.parent_id);
  const row: CategoryRow = {
    store_id: storeId,
    id,
    parent_id: draft.parent_id,
    name: draft.name,
    position: tree.filter(({ parent_id }) => parent_id === draft.parent_id).length,
    tax_percent: draft.tax_percent ?? null,
    is_sample: draft.is_sample ?? false,
    created_at: now,
  };
  if (!(await insertCategory(db, row))) throw new DomainError('category_taken');
  return row;
}

/**
 * The category of this name at the top of the tree; made when there is none.
 * @throws DomainError `category_limit`
 */
export async function findOrCreateCategory(
  db: Db,
  storeId: string,
  draft: { name: string; is_sample?: boolean },
  now: Date,
): Promise<string> {
  const known = (await findCategories(db, storeId)).find(
    (row) => row.parent_id === null && row.name.toLowerCase() === draft.name.toLowerCase(),
  );
  return known?.id ?? (await createCategory(db, storeId, { ...draft, parent_id: null }, now)).id;
}

/** @throws DomainError as createCategory */
export async function changeCategory(
  db: Db,
  storeId: string,
  id: string,
  change: CategoryChange,
): Promise<{ before: CategoryRow; after: CategoryRow }> {
  await lockTree(db, storeId);
  const tree = await findCategories(db, storeId);
  const before = tree.find((row) => row.id === id);
  if (!before) throw new DomainError('not_found');
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const after: CategoryRow = { ...before, ...given };
  assertPlace(tree, id, after.parent_id);
  const twin = tree.find(
    (row) =>
      row.id !== id &&
      row.parent_id === after.parent_id &&
      row.name.toLowerCase() === after.name.toLowerCase(),
  );
  if (twin) throw new DomainError('category_taken');
  // Whoever changes a category of samples makes it one of the store.
  await updateCategory(db, storeId, id, Object.keys(given).length > 0 ? { ...given, is_sample: false } : {});
  return { before, after };
}

/** What lay in it moves to its parent, unless a name is there twice then.
 * @throws DomainError `not_found`, `category_taken` */
export async function removeCategory(db: Db, storeId: string, id: string): Promise<CategoryRow> {
  await lockTree(db, storeId);
  const tree = await findCategories(db, storeId);
  const row = tree.find((candidate) => candidate.id === id);
  if (!row) throw new DomainError('not_found');
  const namesAbove = new Set(
    tree
      .filter((other) => other.parent_id === row.parent_id && other.id !== id)
      .map(({ name }) => name.toLowerCase()),
  );
  const moving = tree.filter((other) => other.parent_id === id);
  if (moving.some(({ name }) => namesAbove.has(name.toLowerCase()))) {
    throw new DomainError('category_taken', {
      message: sayCategory('category.twin'),
    });
  }
  await deleteCategory(db, row);
  return row;
}

/** Nobody else changes the categories of the store until the end of the transaction. */
export async function holdCategories(db: Db, storeId: string): Promise<void> {
  await lockTree(db, storeId);
}

/** Takes away those of these categories that hold nothing any more: no items, no categories, and no discount is on them. */
export async function removeEmptyCategories(db: Db, storeId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await lockTree(db, storeId);
  const used = await findUsedCategories(db, storeId, ids);
  const left = new Map((await findCategories(db, storeId)).map((row) => [row.id, row]));
  const gone: string[] = [];
  const isEmpty = (id: string) =>
    left.has(id) && !used.has(id) && ![...left.values()].some(({ parent_id }) => parent_id === id);
  for (let empty = ids.filter(isEmpty); empty.length > 0; empty = ids.filter(isEmpty)) {
    gone.push(...empty);
    for (const id of empty) left.delete(id);
  }
  if (gone.length === 0) return;
  await deleteCategories(db, storeId, gone);
  publishChange(db, 'category', gone);
}

/** Takes the categories away that were made for samples, as far as nothing else came into them. */
export async function removeSampleCategories(db: Db, storeId: string): Promise<void> {
  const samples = (await findCategories(db, storeId)).filter(({ is_sample }) => is_sample);
  await removeEmptyCategories(
    db,
    storeId,
    samples.map(({ id }) => id),
  );
}

function assertPlace(tree: readonly CategoryRow[], id: string, parentId: string | null): void {
  if (parentId !== null && !tree.some((row) => row.id === parentId)) {
    throw new DomainError('not_found', { message: sayCategory('category.noParent') });
  }
  const placed = checkCategoryMove(tree, id, parentId);
  if (!placed.ok) throw new DomainError('invalid_fields', { fields: { parent_id: reasonSentence(placed) } });
}
