import { type viewCalls, viewQueries } from '@sokoni/contract/sales/views';
import { allows, type Role } from '@sokoni/rules/access/roles';
import type * as z from 'zod';
import { assertCategory } from '#catalogue/categories/save-category.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import {
  deleteView,
  findView,
  findViews,
  insertView,
  lockViews,
  updateView,
  type ViewRow,
} from './queries.ts';
import { say } from './sentences.ts';

type Draft = z.output<(typeof viewCalls)['POST /marketplace/v1/stores/{id}/views']['body']>;
type Change = z.output<(typeof viewCalls)['PUT /marketplace/v1/stores/{id}/views/{view_id}']['body']>;

export interface Keeper {
  userId: string;
  role: Role;
}

/** As many as a person can have, and as a store can have. */
const mostViews = 30;

/** @throws DomainError `not_found` for the category, `invalid_fields`, `not_allowed`, `view_limit`, `view_taken` */
export async function createView(
  db: Db,
  storeId: string,
  draft: Draft,
  keeper: Keeper,
  now: Date,
): Promise<ViewRow> {
  const owner_id = draft.store_wide ? null : keeper.userId;
  assertMayKeep(owner_id, keeper);
  const query = queryOf(draft.list, draft.query);
  await assertCategory(db, storeId, categoryOf(query));
  await lockViews(db, storeId);
  const siblings = await siblingsOf(db, storeId, { list: draft.list, owner_id }, keeper);
  if (siblings.length >= mostViews) throw new DomainError('view_limit');
  const row: ViewRow = {
    store_id: storeId,
    id: draft.id?.toLowerCase() ?? newId(),
    list: draft.list,
    name: draft.name,
    query,
    owner_id,
    position: siblings.length,
    created_at: now,
  };
  if (!(await insertView(db, row))) throw new DomainError('view_taken');
  publishChange(db, 'view', [row.id]);
  return row;
}

/** @throws DomainError `not_found`, `not_allowed`, `view_taken` */
export async function changeView(
  db: Db,
  storeId: string,
  id: string,
  change: Change,
  keeper: Keeper,
): Promise<{ before: ViewRow; after: ViewRow }> {
  const before = await holdView(db, storeId, id, keeper);
  // One that has been deleted since stays what the view was about.
  const query = change.query && queryOf(before.list, change.query);
  const shown = categoryOf(before.query as Draft['query']);
  if (query && categoryOf(query) !== shown) await assertCategory(db, storeId, categoryOf(query));
  const siblings = await siblingsOf(db, storeId, before, keeper);
  const others = siblings.filter((row) => row.id !== id);
  const after: ViewRow = {
    ...before,
    name: change.name ?? before.name,
    query: query ?? before.query,
    position: Math.min(change.position ?? before.position, others.length),
  };
  if (others.some(({ name }) => name.toLowerCase() === after.name.toLowerCase())) {
    throw new DomainError('view_taken');
  }
  await updateView(db, storeId, id, { name: after.name, query: JSON.stringify(after.query) });
  await putInOrder(db, storeId, others.toSpliced(after.position, 0, after));
  publishChange(db, 'view', [id]);
  return { before, after };
}

/**
 * What a view of this list keeps.
 * @throws DomainError `invalid_fields` for what is of another list
 */
function queryOf(list: ViewRow['list'], query: Draft['query']): Draft['query'] {
  const read = viewQueries[list].safeParse(query);
  if (!read.success) throw invalidField('query', say('noSuchFilter'));
  return read.data;
}

function categoryOf(query: Draft['query']): string | null {
  return ('category_id' in query && query.category_id) || null;
}

/** @throws DomainError `not_found`, `not_allowed` */
export async function removeView(db: Db, storeId: string, id: string, keeper: Keeper): Promise<ViewRow> {
  const row = await holdView(db, storeId, id, keeper);
  await deleteView(db, storeId, id);
  await putInOrder(db, storeId, await siblingsOf(db, storeId, row, keeper));
  publishChange(db, 'view', [id]);
  return row;
}

async function holdView(db: Db, storeId: string, id: string, keeper: Keeper): Promise<ViewRow> {
  await lockViews(db, storeId);
  const row = await findView(db, storeId, id, keeper.userId);
  if (!row) throw new DomainError('not_found');
  assertMayKeep(row.owner_id, keeper);
  return row;
}

/** The views of the store, or those of the same person. */
async function siblingsOf(
  db: Db,
  storeId: string,
  { list, owner_id }: Pick<ViewRow, 'list' | 'owner_id'>,
  { userId }: Keeper,
): Promise<ViewRow[]> {
  return (await findViews(db, storeId, list, userId)).filter((row) => row.owner_id === owner_id);
}

async function putInOrder(db: Db, storeId: string, rows: readonly ViewRow[]): Promise<void> {
  for (const [position, row] of rows.entries()) await updateView(db, storeId, row.id, { position });
}

/** What everybody sees is kept by managers. */
function assertMayKeep(ownerId: string | null, { role }: Keeper): void {
  if (ownerId === null && !allows(role, 'editStore')) throw new DomainError('not_allowed');
}
