import { pictureOf } from '#channels/storefront/catalogue/cards.ts';
import { say } from '#channels/storefront/looks/sentences.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { pageWindow } from '#core/http/paging.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { keepCopy, keepPicture } from '#tenancy/stores/pictures/save-picture.ts';
import { addCopyToLibrary, addToLibrary, removeFromLibrary } from './library.ts';
import { findLibrary, findProductPicture, findProductPictures, type LibraryRow } from './queries.ts';

const base = '/marketplace/v1/stores/{id}/storefront/pictures';

const viewOf = (storeId: string, row: LibraryRow) => ({ id: row.id, ...pictureOf(storeId, row, '') });

export const getPictures: StoreHandler<`GET ${typeof base}`> = async ({ read, storeId }) => {
  const rows = await read((db) => findLibrary(db, storeId));
  return { data: { items: rows.map((row) => viewOf(storeId, row)) } };
};

export const postPicture: StoreHandler<`POST ${typeof base}`> = async (call) => {
  const { storeId, caller, now } = call;
  const { picture } = await keepPicture(call, (kept) =>
    call.command('add_storefront_picture', async (db, notes) => {
      await addToLibrary(db, storeId, kept, { by: caller.userId, now });
      notes.audit({ subject: `image:${kept.id}` });
      return { imageId: kept.id, picture: viewOf(storeId, kept) };
    }),
  );
  return { data: picture, message: say('pictureAdded') };
};

export const getProductPictures: StoreHandler<
  'GET /marketplace/v1/stores/{id}/storefront/product-pictures'
> = async ({ query, read, storeId }) => {
  const { search, page, limit } = query;
  const { offset } = pageWindow(query);
  const rows = await read((db) => findProductPictures(db, storeId, search, { limit: limit + 1, offset }));
  const items = rows.slice(0, limit).map((row) => ({ ...row, ...pictureOf(storeId, row, row.alt_text) }));
  return { data: { items, page, limit, has_more: rows.length > limit } };
};

export const postCopy: StoreHandler<`POST ${typeof base}/copies`> = async (call) => {
  const { storeId, caller, now, body } = call;
  const source = await call.read((db) => findProductPicture(db, storeId, body.image_id));
  if (!source) throw new DomainError('not_found');
  const { picture } = await keepCopy(call, source, (copy) =>
    call.command('copy_storefront_picture', async (db, notes) => {
      const kept = await addCopyToLibrary(db, storeId, copy, source.id, { by: caller.userId, now });
      notes.audit({ subject: `image:${kept.id}`, after: { copied_from: source.id } });
      return { imageId: kept.id, picture: viewOf(storeId, kept) };
    }),
  );
  return { data: picture, message: say('pictureAdded') };
};

export const deletePicture: StoreHandler<`DELETE ${typeof base}/{picture_id}`> = async (call) => {
  const { storeId, params } = call;
  await call.command('delete_storefront_picture', async (db, notes) => {
    await removeFromLibrary(db, storeId, params.picture_id);
    notes.audit({ subject: `image:${params.picture_id}` });
  });
  const message = say('pictureDeleted');
  return { data: { message }, message };
};
