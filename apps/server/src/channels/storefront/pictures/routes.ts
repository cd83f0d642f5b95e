import { pictureOf } from '#channels/storefront/catalogue/cards.ts';
import { say } from '#channels/storefront/looks/sentences.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { keepPicture } from '#tenancy/stores/pictures/save-picture.ts';
import { addToLibrary, removeFromLibrary } from './library.ts';
import { findLibrary, type LibraryRow } from './queries.ts';

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

export const deletePicture: StoreHandler<`DELETE ${typeof base}/{picture_id}`> = async (call) => {
  const { storeId, params } = call;
  await call.command('delete_storefront_picture', async (db, notes) => {
    await removeFromLibrary(db, storeId, params.picture_id);
    notes.audit({ subject: `image:${params.picture_id}` });
  });
  const message = say('pictureDeleted');
  return { data: { message }, message };
};
