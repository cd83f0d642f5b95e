import { TRIAL_DAYS } from '@sokoni/rules/stores/account-contract';
import { publishChange } from '#core/database/events/publish.ts';
import type { StoreHandler, UserHandler } from '#core/http/route.ts';
import { say } from '#tenancy/accounts/sentences.ts';
import { refuseStaleSignIn } from '#tenancy/accounts/sessions/recent-sign-in.ts';
import { findClosedStores } from '#tenancy/stores/queries.ts';
import { sayStore } from '#tenancy/stores/sentences.ts';
import { storeAccountView } from '#tenancy/stores/store-view.ts';
import {
  assertCreator,
  closeStore as closeStoreFor,
  reopenableSince,
  reopenStore as reopenStoreFor,
  reopenUntil,
  undoDays,
} from './close-store.ts';
import { eraseAccount } from './delete-account.ts';
import { takeLive } from './go-live.ts';
import { startAccountTrial } from './start-trial.ts';

export const goLive: StoreHandler<'PUT /marketplace/v1/stores/{id}/mode/live'> = async (call) => {
  const { name, readiness } = await call.command('go_live', async (db, notes) => {
    const taken = await takeLive(db, call.storeId, call.services.hooks);
    publishChange(db, 'store', [call.storeId]);
    const { id, mode, name } = taken.before;
    notes.audit({ subject: `store:${id}`, before: { mode }, after: { mode: 'live' } });
    return { name, readiness: taken.readiness };
  });
  return { data: { mode: 'live', readiness, message: sayStore('live', { store: name }) } };
};

export const startTrial: StoreHandler<'PUT /marketplace/v1/stores/{id}/trial/start'> = async (call) => {
  const row = await call.command('start_trial', async (db, notes) => {
    const store = await startAccountTrial(db, call.storeId, call.now);
    publishChange(db, 'store', [call.storeId]);
    notes.audit({ subject: `account:${store.account_id}`, after: { trial_ends_at: store.trial_ends_at } });
    return store;
  });
  const message = sayStore('trialStarted', { days: TRIAL_DAYS });
  return { data: { account: storeAccountView(row, call.now), message } };
};

export const closeStore: StoreHandler<'DELETE /marketplace/v1/stores/{id}'> = async (call) => {
  const { storeId, caller, now } = call;
  refuseStaleSignIn(caller, now);
  const closedAt = await call.command('close_store', async (db, notes) => {
    await assertCreator(db, storeId, caller.userId);
    publishChange(db, 'store', [storeId]);
    notes.audit({ subject: `store:${storeId}` });
    return closeStoreFor(db, storeId, now);
  });
  const message = sayStore('closed', { days: undoDays });
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
  return { data: { id: call.storeId, message: sayStore('reopened') } };
};

export const deleteAccount: UserHandler<'DELETE /accounts/api/v1/users/account/delete'> = async (call) => {
  const { caller, networkAddress, requestId, now } = call;
  refuseStaleSignIn(caller, now);
  await call.command('delete_account', async (db, notes) => {
    await eraseAccount(db, caller.userId, { networkAddress, requestId }, now);
    notes.audit({ subject: `user:${caller.userId}` });
  });
  return { data: { message: say('accountDeleted') } };
};
