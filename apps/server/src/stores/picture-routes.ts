import { announce } from '#platform/database/announce.ts';
import { changedFields } from '#platform/database/audit.ts';
import { DomainError } from '#platform/domain-error.ts';
import type { StoreHandler } from '#platform/route.ts';
import { businessToken } from '#platform/tokens.ts';
import { addImage } from './add-image.ts';
import { imageView } from './image-view.ts';
import { keepPicture } from './keep-picture.ts';
import { replaceLogo } from './replace-logo.ts';
import { storeFacts, storeView } from './store-view.ts';

export const uploadImage: StoreHandler<'POST /marketplace/v1/images/{storeId}/upload'> = async (call) => {
  const { storeId, caller, now } = call;
  const { image } = await keepPicture(call, (picture) =>
    call.command('upload_image', async (db, notes) => {
      await addImage(db, storeId, picture, caller.userId, now);
      notes.audit({ subject: `image:${picture.id}` });
      const image = imageView(storeId, picture, call.services.config.publicUrl);
      return { imageId: picture.id, image };
    }),
  );
  return { data: image, message: 'The picture is uploaded.' };
};

/** The kept answer of an idempotent call must not hold a token: it is made afresh. */
export const setLogo: StoreHandler<'POST /marketplace/v1/stores/{id}/logo'> = async (call) => {
  const { storeId, caller, now, services } = call;
  const named = call.body.store_id;
  if (named && named.toLowerCase() !== storeId) throw new DomainError('not_allowed');
  const { store } = await keepPicture(call, (picture) =>
    call.command('set_logo', async (db, notes) => {
      const { before, after } = await replaceLogo(db, storeId, picture, caller.userId, now);
      await announce(db, 'store', [storeId]);
      notes.audit({ subject: `store:${storeId}`, ...changedFields(before, after) });
      return { imageId: picture.id, store: storeFacts(after, services.config, now) };
    }),
  );
  const business_token = businessToken(services.secrets, caller.sessionId, storeId);
  return { data: { ...store, business_token }, message: 'The logo is saved.' };
};

export const removeLogo: StoreHandler<'DELETE /marketplace/v1/stores/{id}/logo'> = async (call) => {
  const { after } = await call.command('remove_logo', async (db, notes) => {
    const replaced = await replaceLogo(db, call.storeId, null, call.caller.userId, call.now);
    await announce(db, 'store', [call.storeId]);
    notes.audit({ subject: `store:${call.storeId}`, ...changedFields(replaced.before, replaced.after) });
    return replaced;
  });
  return { data: storeView(after, call), message: 'The logo is removed.' };
};
