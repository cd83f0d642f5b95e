import { limits } from '@sokoni/rules/limits';
import { messages } from '@sokoni/rules/messages';
import { productTypes } from '@sokoni/rules/product-types';
import { checkSubdomain } from '@sokoni/rules/subdomain';
import { changedFields } from '#platform/database/audit.ts';
import { DomainError } from '#platform/domain-error.ts';
import { pageAnswer, pageWindow, readSort } from '#platform/paging.ts';
import type { StoreHandler, UserHandler } from '#platform/route.ts';
import { businessToken } from '#platform/tokens.ts';
import {
  assertCreator,
  closeStore as closeStoreFor,
  reopenableSince,
  reopenStore as reopenStoreFor,
  reopenUntil,
} from './close-store.ts';
import { openStore } from './create-store.ts';
import { readinessOf, takeLive } from './go-live.ts';
import { imageView } from './image-view.ts';
import { keepPicture } from './keep-picture.ts';
import {
  findAccount,
  findClosedStores,
  findFigures,
  findPageOfStores,
  findStore,
  findStoresOfUser,
  isSubDomainFree,
} from './queries.ts';
import { recordImage, replaceLogo } from './replace-logo.ts';
import { startAccountTrial } from './start-trial.ts';
import { contractView, storeAccountView, storeFacts, storeView } from './store-view.ts';
import { changeSocial } from './update-social.ts';
import { changeStore, storeChange, updateNote } from './update-store.ts';
import { changeVat, vatOf } from './update-vat.ts';

type StartRoute = 'GET /marketplace/v1/user/start' | 'GET /accounts/api/v1/users/start';

export const start: UserHandler<StartRoute> = async (call) => {
  const { userId } = call.caller;
  const { account, stores } = await call.read(async (db) => ({
    account: await findAccount(db, userId),
    stores: await findStoresOfUser(db, userId),
  }));
  return {
    data: {
      stores: stores.map((row) => storeView(row, call)),
      product_types: [...productTypes],
      account: contractView(account, call.now),
    },
  };
};

export const listStores: UserHandler<'GET /marketplace/v1/stores/all'> = async (call) => {
  const sort = readSort(call.query.sort, ['name', 'created_at']);
  const page = await call.read((db) =>
    findPageOfStores(db, call.caller.userId, call.query.search, sort, pageWindow(call.query)),
  );
  return { data: pageAnswer(call.query, page, (row) => storeView(row, call)) };
};

export const createStore: UserHandler<'POST /marketplace/v1/stores/create'> = async (call) => {
  const { body: draft, caller, timezone, now } = call;
  const gating = call.services.config.enterpriseGating;
  const data = await call.command('create_store', async (db, notes) => {
    const id = await openStore(db, notes, draft, { creatorId: caller.userId, timezone, gating, now });
    const { sub_domain, currency_code, mode } = draft;
    notes.audit({ subject: `store:${id}`, after: { sub_domain, currency_code, mode } });
    return { id, message: `${draft.name} is ready.` };
  });
  return { data };
};

export const getStore: StoreHandler<'GET /marketplace/v1/stores/{id}'> = async (call) => {
  const row = await call.read((db) => findStore(db, call.storeId));
  if (!row) throw new DomainError('not_found');
  return { data: storeView(row, call) };
};

export const updateStore: StoreHandler<'PUT /marketplace/v1/stores/{id}/update'> = async (call) => {
  const gating = call.services.config.enterpriseGating;
  const { after } = await call.command('update_store', async (db, notes) => {
    const updated = await changeStore(db, call.storeId, storeChange(call.body), { gating, now: call.now });
    notes.audit(updateNote(updated));
    return updated;
  });
  return { data: storeView(after, call), message: 'The store is saved.' };
};

export const updateSocial: StoreHandler<'PUT /marketplace/v1/stores/{id}/update/social'> = async (call) => {
  const { store } = await call.command('update_social', async (db, notes) => {
    const updated = await changeSocial(db, call.storeId, call.body);
    notes.audit({ subject: `store:${call.storeId}`, after: { changed: updated.changed } });
    return updated;
  });
  return { data: storeView(store, call), message: 'The social links are saved.' };
};

export const updateVat: StoreHandler<'PUT /marketplace/v1/stores/{id}/update/vat'> = async (call) => {
  const { after } = await call.command('update_vat', async (db, notes) => {
    const updated = await changeVat(db, call.storeId, call.body);
    notes.audit({
      subject: `store:${call.storeId}`,
      ...changedFields(vatOf(updated.before), vatOf(updated.after)),
    });
    return updated;
  });
  return { data: storeView(after, call), message: 'The VAT is saved.' };
};

export const uploadImage: StoreHandler<'POST /marketplace/v1/images/{storeId}/upload'> = async (call) => {
  const { storeId, caller, now } = call;
  const { image } = await keepPicture(call, (picture) =>
    call.command('upload_image', async (db, notes) => {
      await recordImage(db, storeId, picture, caller.userId, now);
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
    notes.audit({ subject: `store:${call.storeId}`, ...changedFields(replaced.before, replaced.after) });
    return replaced;
  });
  return { data: storeView(after, call), message: 'The logo is removed.' };
};

export const getOverview: StoreHandler<'GET /marketplace/v1/stores/{id}/overview'> = async (call) => {
  const found = await call.read(async (db) => ({
    row: await findStore(db, call.storeId),
    figures: await findFigures(db, call.storeId, call.now),
  }));
  if (!found.row) throw new DomainError('not_found');
  const active = Object.values(found.row.modules as object).filter((status) => status === 'active');
  return {
    data: {
      readiness: readinessOf(found.row),
      figures: { ...found.figures, active_modules: active.length, products: found.row.product_count },
    },
  };
};

export const goLive: StoreHandler<'PUT /marketplace/v1/stores/{id}/mode/live'> = async (call) => {
  const before = await call.command('go_live', async (db, notes) => {
    const store = await takeLive(db, call.storeId);
    notes.audit({ subject: `store:${store.id}`, before: { mode: store.mode }, after: { mode: 'live' } });
    return store;
  });
  return {
    data: {
      mode: 'live',
      readiness: readinessOf(before),
      message: `${before.name} is live.`,
    },
  };
};

export const startTrial: StoreHandler<'PUT /marketplace/v1/stores/{id}/trial/start'> = async (call) => {
  const row = await call.command('start_trial', async (db, notes) => {
    const store = await startAccountTrial(db, call.storeId, call.now);
    notes.audit({ subject: `account:${store.account_id}`, after: { trial_ends_at: store.trial_ends_at } });
    return store;
  });
  const message = 'The enterprise trial has started. It lasts 14 days.';
  return { data: { account: storeAccountView(row, call.now), message } };
};

export const closeStore: StoreHandler<'DELETE /marketplace/v1/stores/{id}'> = async (call) => {
  const { storeId, caller, now } = call;
  const signedInFor = now.getTime() - caller.signedInAt.getTime();
  if (signedInFor > limits.recentSignInSeconds * 1000) throw new DomainError('sign_in_again');
  const closedAt = await call.command('close_store', async (db, notes) => {
    await assertCreator(db, storeId, caller.userId);
    notes.audit({ subject: `store:${storeId}` });
    return closeStoreFor(db, storeId, now);
  });
  const message = 'The store is closed. You can reopen it within 30 days.';
  return { data: { reopen_until: reopenUntil(closedAt).toISOString(), message } };
};

export const listClosedStores: UserHandler<'GET /marketplace/v1/stores/closed'> = async (call) => {
  const rows = await call.read((db) => findClosedStores(db, call.caller.userId, reopenableSince(call.now)));
  return {
    data: rows.map(({ id, name, closed_at }) => ({
      id,
      name,
      reopen_until: reopenUntil(closed_at).toISOString(),
    })),
  };
};

export const reopenStore: StoreHandler<'DELETE /marketplace/v1/stores/{id}/closure'> = async (call) => {
  await call.command('reopen_store', async (db, notes) => {
    await assertCreator(db, call.storeId, call.caller.userId);
    await reopenStoreFor(db, call.storeId, call.now);
    notes.audit({ subject: `store:${call.storeId}` });
  });
  return { data: { id: call.storeId, message: 'The store is open again.' } };
};

export const checkSubDomain: UserHandler<'GET /marketplace/v1/sub-domains/{label}'> = async (call) => {
  const label = (call.params.label ?? '').toLowerCase();
  const checked = checkSubdomain(label);
  if (!checked.ok) return { data: { available: false, message: checked.message } };
  const available = await call.read((db) => isSubDomainFree(db, label, call.now));
  return {
    data: { available, message: available ? 'This sub domain is free.' : messages.subDomainTaken },
  };
};
