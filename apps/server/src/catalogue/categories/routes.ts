import type { category } from '@sokoni/contract/catalogue/categories';
import { allows, type Role } from '@sokoni/rules/access/roles';
import { shortPercent } from '@sokoni/rules/pricing/taxes';
import type * as z from 'zod';
import { sayCategory } from '#catalogue/categories/sentences.ts';
import { changedFields } from '#core/database/commands/audit.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { type CategoryRow, findCategories } from './queries.ts';
import { changeCategory, createCategory, removeCategory } from './save-category.ts';

function categoryView({
  id,
  parent_id,
  name,
  position,
  tax_percent,
}: CategoryRow): z.output<typeof category> {
  return {
    ...{ id, parent_id, name, position },
    tax_percent: tax_percent === null ? null : shortPercent(tax_percent),
  };
}

/** What buyers pay is set by roles that see money. @throws DomainError `not_allowed` */
function assertRateAllowed(role: Role, rate: string | null | undefined): void {
  if (rate === undefined || allows(role, 'seeMoney')) return;
  throw new DomainError('not_allowed', { message: sayCategory('category.prices') });
}

export const listCategories: StoreHandler<'GET /marketplace/v1/stores/{id}/categories'> = async (call) => {
  const rows = await call.read((db) => findCategories(db, call.storeId));
  return { data: rows.map(categoryView) };
};

export const addCategory: StoreHandler<'POST /marketplace/v1/stores/{id}/categories'> = async (call) => {
  const row = await call.command('create_category', async (db, notes) => {
    assertRateAllowed(call.role, call.body.tax_percent ?? undefined);
    const made = await createCategory(db, call.storeId, call.body, call.now);
    publishChange(db, 'category', [made.id]);
    notes.audit({ subject: `category:${made.id}`, after: categoryView(made) });
    return categoryView(made);
  });
  return { data: row, message: sayCategory('category.added', { name: row.name }) };
};

export const updateCategory: StoreHandler<
  'PUT /marketplace/v1/stores/{id}/categories/{category_id}'
> = async (call) => {
  const id = call.params.category_id;
  const row = await call.command('update_category', async (db, notes) => {
    assertRateAllowed(call.role, call.body.tax_percent);
    const { before, after } = await changeCategory(db, call.storeId, id, call.body);
    publishChange(db, 'category', [id]);
    notes.audit({ subject: `category:${id}`, ...changedFields(categoryView(before), categoryView(after)) });
    return categoryView(after);
  });
  return { data: row, message: sayCategory('category.saved') };
};

export const deleteCategory: StoreHandler<
  'DELETE /marketplace/v1/stores/{id}/categories/{category_id}'
> = async (call) => {
  const id = call.params.category_id;
  const { name } = await call.command('delete_category', async (db, notes) => {
    const removed = await removeCategory(db, call.storeId, id);
    publishChange(db, 'category', [id]);
    notes.audit({ subject: `category:${id}`, before: categoryView(removed) });
    return { name: removed.name };
  });
  return { data: { message: sayCategory('category.deleted', { name }) } };
};
