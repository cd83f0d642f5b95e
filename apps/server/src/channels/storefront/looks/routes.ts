import type { CallRoute } from '@sokoni/contract/calls';
import type { ThemeDocument } from '@sokoni/themes/document/document.ts';
import { publishChange } from '#core/database/events/publish.ts';
import type { StoreCall, StoreHandler } from '#core/http/route.ts';
import { changeStore } from '#tenancy/stores/update-store.ts';
import {
  discardDraft,
  publishDraft,
  readLook,
  renewPreviewLink,
  restoreVersion,
  saveDraft,
  versionsKept,
} from './look.ts';
import { findVersions } from './queries.ts';
import { say } from './sentences.ts';

const base = '/marketplace/v1/stores/{id}/storefront';

type Call = Pick<StoreCall<CallRoute>, 'read' | 'storeId' | 'services' | 'caller' | 'now'>;

const lookOf = ({ read, storeId, services }: Call) => read((db) => readLook(db, storeId, services.config));
const editorOf = ({ caller, now }: Call) => ({ by: caller.userId, now });

export const getLook: StoreHandler<`GET ${typeof base}/look`> = async (call) => ({
  data: await lookOf(call),
});

export const putDraft: StoreHandler<`PUT ${typeof base}/draft`> = async (call) => {
  const { storeId, body } = call;
  await call.command('save_storefront_draft', async (db, notes) => {
    const document = body.document as ThemeDocument;
    await saveDraft(db, storeId, { version: body.version, document }, editorOf(call));
    publishChange(db, 'storefront', []);
    notes.audit({ subject: `store:${storeId}`, after: { version: body.version + 1, theme: document.theme } });
  });
  return { data: await lookOf(call), message: say('draftSaved') };
};

export const deleteDraft: StoreHandler<`DELETE ${typeof base}/draft`> = async (call) => {
  const { storeId } = call;
  await call.command('discard_storefront_draft', async (db, notes) => {
    await discardDraft(db, storeId, editorOf(call));
    publishChange(db, 'storefront', []);
    notes.audit({ subject: `store:${storeId}` });
  });
  return { data: await lookOf(call), message: say('draftDiscarded') };
};

export const postPublication: StoreHandler<`POST ${typeof base}/publications`> = async (call) => {
  const { storeId, body, services, now } = call;
  await call.command('publish_storefront', async (db, notes) => {
    const { id, theme } = await publishDraft(db, storeId, body.version, editorOf(call));
    const change = { default_theme: theme as 'duka' };
    await changeStore(db, storeId, change, { gating: services.config.enterpriseGating, now });
    publishChange(db, 'storefront', []);
    publishChange(db, 'store', [storeId]);
    notes.audit({ subject: `store:${storeId}`, after: { storefront_version: id, theme } });
  });
  return { data: await lookOf(call), message: say('published') };
};

export const getVersions: StoreHandler<`GET ${typeof base}/versions`> = async (call) => {
  const rows = await call.read((db) => findVersions(db, call.storeId, versionsKept));
  return { data: { items: rows.map((row) => ({ ...row, published_at: row.published_at.toISOString() })) } };
};

export const postRestoration: StoreHandler<`POST ${typeof base}/versions/{version_id}/restoration`> = async (
  call,
) => {
  const { storeId, body, params } = call;
  await call.command('restore_storefront_version', async (db, notes) => {
    await restoreVersion(db, storeId, { id: params.version_id, version: body.version }, editorOf(call));
    publishChange(db, 'storefront', []);
    notes.audit({ subject: `store:${storeId}`, after: { storefront_version: params.version_id } });
  });
  return { data: await lookOf(call), message: say('restored') };
};

export const postPreviewLink: StoreHandler<`POST ${typeof base}/preview-link`> = async (call) => {
  const { storeId } = call;
  await call.command('renew_storefront_preview', async (db, notes) => {
    await renewPreviewLink(db, storeId, editorOf(call));
    notes.audit({ subject: `store:${storeId}` });
  });
  return { data: await lookOf(call), message: say('linkMade') };
};
