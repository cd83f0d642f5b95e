import type { auditEntry } from '@sokoni/contract/tenancy/audit';
import { documentNumber } from '@sokoni/rules/audit/audit-labels';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { actorLabel } from '#tenancy/staff/actor-label.ts';
import { type AuditEntryRow, type AuditFilter, findAuditEntries, findSubjectNames } from './queries.ts';
import { sayRecord } from './sentences.ts';

export type AuditEntry = z.output<typeof auditEntry>;

/** A part of the log, newest first, with what its subjects are called today. */
export async function readEntries(
  db: Db,
  storeId: string,
  filter: AuditFilter,
  window: { after?: string | undefined; limit: number },
): Promise<AuditEntry[]> {
  const rows = await findAuditEntries(db, storeId, filter, window);
  const names = await namesOf(
    db,
    storeId,
    rows.map(({ subject }) => subject),
  );
  return rows.map((row) => entryView(row, names.get(row.subject) ?? ''));
}

const withId = /^([a-z_]+):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

async function namesOf(db: Db, storeId: string, subjects: readonly string[]): Promise<Map<string, string>> {
  const idsByArea = new Map<string, string[]>();
  for (const subject of new Set(subjects)) {
    const [, area = '', id = ''] = withId.exec(subject) ?? [];
    if (id !== '') idsByArea.set(area, [...(idsByArea.get(area) ?? []), id]);
  }
  if (idsByArea.size === 0) return new Map();
  const found = await findSubjectNames(db, storeId, idsByArea);
  return new Map(
    found.map(({ subject, name, number }) => {
      const [area = ''] = subject.split(':');
      return [subject, name ?? (number === null ? sayRecord('draft') : documentNumber(area, number))];
    }),
  );
}

function entryView(row: AuditEntryRow, subjectName: string): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    actor: { user_id: row.actor_user_id, name: actorLabel(row.actor_kind, row.actor_name) },
    subject: row.subject,
    subject_name: subjectName,
    before: row.before,
    after: row.after,
    address: row.network_address,
    request_id: row.request_id,
  };
}
