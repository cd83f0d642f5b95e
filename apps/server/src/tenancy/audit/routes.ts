import { signedLink } from '#core/http/downloads.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { actorLabel } from '#tenancy/staff/actor-label.ts';
import { findAuditActors, findAuditWords } from './queries.ts';
import { readEntries } from './read-entries.ts';

export const listAuditLog: StoreHandler<'GET /marketplace/v1/stores/{id}/audit-log'> = async (call) => {
  const { after, limit, ...filter } = call.query;
  // One more than the page has says whether another one follows.
  const entries = await call.read((db) => readEntries(db, call.storeId, filter, { after, limit: limit + 1 }));
  const items = entries.slice(0, limit);
  return { data: { items, next: entries.length > limit ? (items.at(-1)?.id ?? null) : null } };
};

export const getAuditFilters: StoreHandler<'GET /marketplace/v1/stores/{id}/audit-log/filters'> = async (
  call,
) => ({
  data: await call.read(async (db) => ({
    actors: (await findAuditActors(db, call.storeId)).map(({ user_id, name }) => ({
      user_id,
      name: actorLabel('staff', name),
    })),
    actions: await findAuditWords(db, call.storeId, 'action'),
    areas: await findAuditWords(db, call.storeId, 'area'),
  })),
});

export const exportAuditLog: StoreHandler<'POST /marketplace/v1/stores/{id}/audit-log/exports'> = async (
  call,
) => {
  const { storeId, body } = call;
  // Who took the log along is in the log.
  await call.command('export_audit_log', async (_db, notes) =>
    notes.audit({ subject: `store:${storeId}`, after: { ...body } }),
  );
  const input = { store_id: storeId, filter: body };
  return { data: { url: signedLink(call.services.secrets, 'audit_log', input, call.now) } };
};
