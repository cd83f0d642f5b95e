import { say } from '#channels/storefront/looks/sentences.ts';
import { publishChange } from '#core/database/events/publish.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { findPages, type TextPageRow } from './queries.ts';
import { addTextPage, changeTextPage, readTextPage, removeTextPage } from './text-pages.ts';

const base = '/marketplace/v1/stores/{id}/storefront/pages';

const viewOf = (row: TextPageRow) => ({ ...row, updated_at: row.updated_at.toISOString() });

export const getTextPages: StoreHandler<`GET ${typeof base}`> = async ({ read, storeId }) => ({
  data: { items: (await read((db) => findPages(db, storeId))).map(viewOf) },
});

export const getTextPage: StoreHandler<`GET ${typeof base}/{page_id}`> = async ({
  read,
  storeId,
  params,
}) => ({
  data: viewOf(await read((db) => readTextPage(db, storeId, params.page_id))),
});

export const postTextPage: StoreHandler<`POST ${typeof base}`> = async (call) => {
  const { storeId, body, now } = call;
  const id = await call.command('create_text_page', async (db, notes) => {
    const added = await addTextPage(db, storeId, body, now);
    publishChange(db, 'storefront', []);
    notes.audit({ subject: `text_page:${added}`, after: { title: body.title, published: body.published } });
    return added;
  });
  return { data: viewOf(await call.read((db) => readTextPage(db, storeId, id))), message: say('pageSaved') };
};

export const putTextPage: StoreHandler<`PUT ${typeof base}/{page_id}`> = async (call) => {
  const { storeId, body, params, now } = call;
  const id = params.page_id;
  await call.command('update_text_page', async (db, notes) => {
    await changeTextPage(db, storeId, { ...body, id }, now);
    publishChange(db, 'storefront', []);
    notes.audit({ subject: `text_page:${id}`, after: { title: body.title, published: body.published } });
  });
  return { data: viewOf(await call.read((db) => readTextPage(db, storeId, id))), message: say('pageSaved') };
};

export const deleteTextPage: StoreHandler<`DELETE ${typeof base}/{page_id}`> = async (call) => {
  const { storeId, params } = call;
  await call.command('delete_text_page', async (db, notes) => {
    await removeTextPage(db, storeId, params.page_id);
    publishChange(db, 'storefront', []);
    notes.audit({ subject: `text_page:${params.page_id}` });
  });
  const message = say('pageDeleted');
  return { data: { message }, message };
};
