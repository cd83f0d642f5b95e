import type { auditEntry } from '@sokoni/contract/stores';
import type { z } from 'zod';
import { pageAnswer, pageWindow } from '#platform/paging.ts';
import type { StoreHandler } from '#platform/route.ts';
import { type AuditEntryRow, findAuditEntries } from './queries.ts';

function entryView(row: AuditEntryRow): z.output<typeof auditEntry> {
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    actor: { user_id: row.actor_user_id, name: nameOf(row.actor_name) },
    subject: row.subject,
    before: row.before,
    after: row.after,
    address: row.network_address,
    request_id: row.request_id,
  };
}

/** What the platform itself did has no actor; an erased one has no name. */
function nameOf(actor: string | null): string {
  if (actor === null) return 'Sokoni';
  return actor || 'Deleted user';
}

export const listAuditLog: StoreHandler<'GET /marketplace/v1/stores/{id}/audit-log'> = async (call) => {
  const page = await call.read((db) =>
    findAuditEntries(db, call.storeId, call.query.search, pageWindow(call.query)),
  );
  return { data: pageAnswer(call.query, page, entryView) };
};
