import type { redirect } from '@sokoni/contract/storefront/redirects';
import type * as z from 'zod';
import { publishChange } from '#core/database/events/publish.ts';
import { invalidField } from '#core/errors/domain-error.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { say } from '../sentences.ts';
import { isPageAt } from './page-at.ts';
import { findRedirects, type RedirectRow } from './queries.ts';
import { addRedirect, deleteRedirect } from './save-redirect.ts';

function redirectView({ id, from_path, to_path, created_at }: RedirectRow): z.output<typeof redirect> {
  return { id, from_path, to_path, created_at: created_at.toISOString() };
}

export const listRedirects: StoreHandler<'GET /marketplace/v1/stores/{id}/storefront/redirects'> = async (
  call,
) => {
  const { page, limit, search } = call.query;
  const sought = search.toLowerCase();
  const rows = await call.read((db) => findRedirects(db, call.storeId));
  const found = rows.filter((row) => `${row.from_path} ${row.to_path}`.toLowerCase().includes(sought));
  const items = found.slice((page - 1) * limit, page * limit).map(redirectView);
  return { data: { items, page, limit, total: found.length } };
};

export const postRedirect: StoreHandler<'POST /marketplace/v1/stores/{id}/storefront/redirects'> = async (
  call,
) => {
  const { storeId, body, now } = call;
  const data = await call.command('add_redirect', async (db, notes) => {
    if (await isPageAt(db, storeId, body.from_path)) throw invalidField('from_path', say('fromPathPage'));
    const added = redirectView(await addRedirect(db, storeId, body, now));
    publishChange(db, 'storefront', []);
    notes.audit({ subject: `store:${storeId}`, after: added });
    return added;
  });
  return { data, message: say('redirectAdded') };
};

export const removeRedirect: StoreHandler<
  'DELETE /marketplace/v1/stores/{id}/storefront/redirects/{redirect_id}'
> = async (call) => {
  const { storeId, params } = call;
  const { id } = await call.command('delete_redirect', async (db, notes) => {
    const removed = redirectView(await deleteRedirect(db, storeId, params.redirect_id));
    publishChange(db, 'storefront', []);
    notes.audit({ subject: `store:${storeId}`, before: removed });
    return removed;
  });
  return { data: { id }, message: say('redirectDeleted') };
};
