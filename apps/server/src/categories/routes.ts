import type { category } from '@sokoni/contract/categories';
import type { z } from 'zod';
import { announce } from '#platform/database/announce.ts';
import { changedFields } from '#platform/database/audit.ts';
import type { StoreHandler } from '#platform/route.ts';
import { changeCategory, createCategory, removeCategory } from './keep-category.ts';
import { type CategoryRow, findCategories } from './queries.ts';

function categoryView({ id, parent_id, name, position }: CategoryRow): z.output<typeof category> {
  return { id, parent_id, name, position };
}

export const listCategories: StoreHandler<'GET /marketplace/v1/stores/{id}/categories'> = async (call) => {
  const rows = await call.read((db) => findCategories(db, call.storeId));
  return { data: rows.map(categoryView) };
};

export const addCategory: StoreHandler<'POST /marketplace/v1/stores/{id}/categories'> = async (call) => {
  const row = await call.command('create_category', async (db, notes) => {
    const made = await createCategory(db, call.storeId, call.body, call.now);
    await announce(db, 'category', [made.id]);
    notes.audit({ subject: `category:${made.id}`, after: categoryView(made) });
    return categoryView(made);
  });
  return { data: row, message: `${row.name} is added.` };
};

export const updateCategory: StoreHandler<
  'PUT /marketplace/v1/stores/{id}/categories/{category_id}'
> = async (call) => {
  const id = call.params.category_id ?? '';
  const row = await call.command('update_category', async (db, notes) => {
    const { before, after } = await changeCategory(db, call.storeId, id, call.body);
    await announce(db, 'category', [id]);
    notes.audit({ subject: `category:${id}`, ...changedFields(categoryView(before), categoryView(after)) });
    return categoryView(after);
  });
  return { data: row, message: 'The category is saved.' };
};

export const deleteCategory: StoreHandler<
  'DELETE /marketplace/v1/stores/{id}/categories/{category_id}'
> = async (call) => {
  const id = call.params.category_id ?? '';
  const { name } = await call.command('delete_category', async (db, notes) => {
    const removed = await removeCategory(db, call.storeId, id);
    await announce(db, 'category', [id]);
    notes.audit({ subject: `category:${id}`, before: categoryView(removed) });
    return { name: removed.name };
  });
  return { data: { message: `${name} is deleted.` } };
};
