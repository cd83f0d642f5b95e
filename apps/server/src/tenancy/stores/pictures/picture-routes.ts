import { changedFields } from '#core/database/commands/audit.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { businessToken } from '#core/security/tokens.ts';
import { sayStore } from '#tenancy/stores/sentences.ts';
import { storeFacts, storeView } from '#tenancy/stores/store-view.ts';
import { addImage } from './add-image.ts';
import { imageView } from './image-view.ts';
import { replaceLogo } from './replace-logo.ts';
import { keepPicture } from './save-picture.ts';

export const uploadImage: StoreHandler<'POST /marketplace/v1/images/{storeId}/upload'> = async (call) => {
  const { storeId, caller, now } = call;
  const { image } = await keepPicture(call, (picture) =>
    call.command('upload_image', async (db, notes) => {
      await addImage(db, storeId, picture, caller.userId, now);
      notes.audit({ subject: `image:${picture.id}` });
      const image = imageView(storeId, picture);
      return { imageId: picture.id, image };
    }),
  );
  return { data: image, message: sayStore('pictureUploaded') };
};

/** The kept answer of an idempotent call must not hold a token: it is made afresh. */
export const setLogo: StoreHandler<'POST /marketplace/v1/stores/{id}/logo'> = async (call) => {
  const { storeId, caller, now, services } = call;
  const named = call.body.store_id;
  if (named && named.toLowerCase() !== storeId) throw new DomainError('not_allowed');
  const { store } = await keepPicture(call, (picture) =>
    call.command('set_logo', async (db, notes) => {
      const { before, after } = await replaceLogo(db, storeId, picture, caller.userId, now);
      publishChange(db, 'store', [storeId]);
      notes.audit({ subject: `store:${storeId}`, ...changedFields(before, after) });
      return { imageId: picture.id, store: storeFacts(after, services.config, now) };
    }),
  );
  const business_token = businessToken(services.secrets, caller.sessionId, storeId);
  return { data: { ...store, business_token }, message: sayStore('logoSaved') };
};

export const removeLogo: StoreHandler<'DELETE /marketplace/v1/stores/{id}/logo'> = async (call) => {
  const { after } = await call.command('remove_logo', async (db, notes) => {
    const replaced = await replaceLogo(db, call.storeId, null, call.caller.userId, call.now);
    publishChange(db, 'store', [call.storeId]);
    notes.audit({ subject: `store:${call.storeId}`, ...changedFields(replaced.before, replaced.after) });
    return replaced;
  });
  return { data: storeView(after, call), message: sayStore('logoRemoved') };
};
