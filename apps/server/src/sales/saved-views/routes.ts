import { type view, viewQueries } from '@sokoni/contract/sales/views';
import type * as z from 'zod';
import { changedFields } from '#core/database/commands/audit.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { findViews, type ViewRow } from './queries.ts';
import { changeView, createView, removeView } from './save-view.ts';
import { say } from './sentences.ts';

function viewView({ id, list, name, query, owner_id, position }: ViewRow): z.output<typeof view> {
  const kept = { id, name, store_wide: owner_id === null, position };
  return list === 'orders'
    ? { ...kept, list, query: viewQueries.orders.parse(query) }
    : { ...kept, list, query: viewQueries.products.parse(query) };
}

export const listViews: StoreHandler<'GET /marketplace/v1/stores/{id}/views'> = async (call) => {
  const rows = await call.read((db) => findViews(db, call.storeId, call.query.list, call.caller.userId));
  return { data: rows.map(viewView) };
};

export const addView: StoreHandler<'POST /marketplace/v1/stores/{id}/views'> = async (call) => {
  const keeper = { userId: call.caller.userId, role: call.role };
  const made = await call.command('create_view', async (db, notes) => {
    const row = viewView(await createView(db, call.storeId, call.body, keeper, call.now));
    notes.audit({ subject: `view:${row.id}`, after: row });
    return row;
  });
  return { data: made, message: say('saved', { view: made.name }) };
};

export const updateView: StoreHandler<'PUT /marketplace/v1/stores/{id}/views/{view_id}'> = async (call) => {
  const id = call.params.view_id;
  const keeper = { userId: call.caller.userId, role: call.role };
  const changed = await call.command('update_view', async (db, notes) => {
    const { before, after } = await changeView(db, call.storeId, id, call.body, keeper);
    notes.audit({ subject: `view:${id}`, ...changedFields(viewView(before), viewView(after)) });
    return viewView(after);
  });
  return { data: changed, message: say('saved', { view: changed.name }) };
};

export const deleteView: StoreHandler<'DELETE /marketplace/v1/stores/{id}/views/{view_id}'> = async (
  call,
) => {
  const id = call.params.view_id;
  const keeper = { userId: call.caller.userId, role: call.role };
  const { name } = await call.command('delete_view', async (db, notes) => {
    const removed = viewView(await removeView(db, call.storeId, id, keeper));
    notes.audit({ subject: `view:${id}`, before: removed });
    return { name: removed.name };
  });
  return { data: { message: say('deleted', { view: name }) } };
};
