import { messages } from '@sokoni/rules/messages';
import { productTypes } from '@sokoni/rules/product-types';
import { checkSubdomain } from '@sokoni/rules/subdomain';
import { announce } from '#platform/database/announce.ts';
import { changedFields } from '#platform/database/audit.ts';
import { DomainError } from '#platform/domain-error.ts';
import { pageAnswer, pageWindow, readSort } from '#platform/paging.ts';
import type { StoreHandler, UserHandler } from '#platform/route.ts';
import { openStore } from './create-store.ts';
import { findAccount, findPageOfStores, findStore, findStoresOfUser } from './queries.ts';
import { readOverview } from './read-overview.ts';
import { contractView, storeView } from './store-view.ts';
import { isSubDomainFree } from './sub-domain-queries.ts';
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
    await announce(db, 'store', [call.storeId]);
    notes.audit(updateNote(updated));
    return updated;
  });
  return { data: storeView(after, call), message: 'The store is saved.' };
};

export const updateSocial: StoreHandler<'PUT /marketplace/v1/stores/{id}/update/social'> = async (call) => {
  const { store } = await call.command('update_social', async (db, notes) => {
    const updated = await changeSocial(db, call.storeId, call.body);
    await announce(db, 'store', [call.storeId]);
    notes.audit({ subject: `store:${call.storeId}`, after: { changed: updated.changed } });
    return updated;
  });
  return { data: storeView(store, call), message: 'The social links are saved.' };
};

export const updateVat: StoreHandler<'PUT /marketplace/v1/stores/{id}/update/vat'> = async (call) => {
  const { after } = await call.command('update_vat', async (db, notes) => {
    const updated = await changeVat(db, call.storeId, call.body);
    await announce(db, 'store', [call.storeId]);
    notes.audit({
      subject: `store:${call.storeId}`,
      ...changedFields(vatOf(updated.before), vatOf(updated.after)),
    });
    return updated;
  });
  return { data: storeView(after, call), message: 'The VAT is saved.' };
};

export const getOverview: StoreHandler<'GET /marketplace/v1/stores/{id}/overview'> = async (call) => {
  return { data: await call.read((db) => readOverview(db, call.storeId, call.now)) };
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
