import { productTypes } from '@sokoni/rules/stores/product-types';
import { subdomainProblem } from '@sokoni/rules/stores/subdomain';
import { changedFields } from '#core/database/commands/audit.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { errorSentence, reasonSentence } from '#core/errors/sentences.ts';
import { pageAnswer, pageWindow, readSort } from '#core/http/paging.ts';
import type { StoreHandler, UserHandler } from '#core/http/route.ts';
import { changeGuide } from './guide-queries.ts';
import { openStore } from './lifecycle/create-store.ts';
import { findAccount, findPageOfStores, findStore, findStoresOfUser } from './queries.ts';
import { readOverview } from './read-overview.ts';
import { sayProductType, sayStore } from './sentences.ts';
import { contractView, storeView } from './store-view.ts';
import { isSubDomainFree } from './sub-domain/sub-domain-queries.ts';
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
      product_types: productTypes.map((type) => ({
        ...type,
        title: sayProductType(`title.${type.id}`),
        description: sayProductType(`description.${type.id}`),
      })),
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
  const { config, hooks } = call.services;
  const gating = config.enterpriseGating;
  const data = await call.command('create_store', async (db, notes) => {
    const id = await openStore(db, notes, draft, { creatorId: caller.userId, timezone, gating, hooks, now });
    const { sub_domain, currency_code, mode } = draft;
    notes.audit({ subject: `store:${id}`, after: { sub_domain, currency_code, mode } });
    return { id, message: sayStore('created', { store: draft.name }) };
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
    publishChange(db, 'store', [call.storeId]);
    notes.audit(updateNote(updated));
    return updated;
  });
  return { data: storeView(after, call), message: sayStore('saved') };
};

export const updateSocial: StoreHandler<'PUT /marketplace/v1/stores/{id}/update/social'> = async (call) => {
  const { store } = await call.command('update_social', async (db, notes) => {
    const updated = await changeSocial(db, call.storeId, call.body);
    publishChange(db, 'store', [call.storeId]);
    notes.audit({ subject: `store:${call.storeId}`, after: { changed: updated.changed } });
    return updated;
  });
  return { data: storeView(store, call), message: sayStore('socialSaved') };
};

export const updateVat: StoreHandler<'PUT /marketplace/v1/stores/{id}/update/vat'> = async (call) => {
  const { after } = await call.command('update_vat', async (db, notes) => {
    const updated = await changeVat(db, call.storeId, call.body);
    publishChange(db, 'store', [call.storeId]);
    notes.audit({
      subject: `store:${call.storeId}`,
      ...changedFields(vatOf(updated.before), vatOf(updated.after)),
    });
    return updated;
  });
  return { data: storeView(after, call), message: sayStore('vatSaved') };
};

export const getOverview: StoreHandler<'GET /marketplace/v1/stores/{id}/overview'> = async (call) => {
  return { data: await call.read((db) => readOverview(db, call.storeId, call.services.hooks, call.now)) };
};

export const updateGuide: StoreHandler<'PUT /marketplace/v1/stores/{id}/guide'> = async (call) => {
  const guide = await call.command('update_guide', async (db, notes) => {
    notes.unaudited();
    const changed = await changeGuide(db, call.storeId, call.body);
    publishChange(db, 'store', [call.storeId]);
    return changed;
  });
  return { data: guide };
};

export const checkSubDomain: UserHandler<'GET /marketplace/v1/sub-domains/{label}'> = async (call) => {
  const label = call.params.label.toLowerCase();
  const problem = subdomainProblem(label);
  if (problem) return { data: { available: false, message: reasonSentence(problem) } };
  const available = await call.read((db) => isSubDomainFree(db, label, call.now));
  return {
    data: { available, message: available ? sayStore('subDomainFree') : errorSentence('sub_domain_taken') },
  };
};
