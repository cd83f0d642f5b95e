import { sql } from 'kysely';
import type { Db } from '#platform/database/transaction.ts';
import type { Page } from '#platform/paging.ts';

export interface AuditEntryRow {
  id: string;
  at: Date;
  action: string;
  actor_user_id: string | null;
  /** Null without an actor; empty when the account was erased. */
  actor_name: string | null;
  subject: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  network_address: string;
  request_id: string;
}

type Json = Record<string, unknown> | null;

/** Newest first; `search` looks at what was done and what it was done to. */
export async function findAuditEntries(
  db: Db,
  storeId: string,
  search: string,
  window: { limit: number; offset: number },
): Promise<Page<AuditEntryRow>> {
  const found = db
    .selectFrom('audit_log as entry')
    .where('entry.store_id', '=', storeId)
    .$if(search !== '', (query) =>
      query.where(sql<boolean>`strpos(entry.action || ' ' || entry.subject, ${search}) > 0`),
    );
  const { total } = await found
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .leftJoin('users as person', 'person.id', 'entry.actor_user_id')
    .select([
      'entry.id',
      'entry.at',
      'entry.action',
      'entry.actor_user_id',
      sql<
        string | null
      >`case when person.erased_at is null then person.first_name || ' ' || person.last_name else '' end`.as(
        'actor_name',
      ),
      'entry.subject',
      sql<Json>`entry.before`.as('before'),
      sql<Json>`entry.after`.as('after'),
      'entry.network_address',
      'entry.request_id',
    ])
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return { rows, total };
}
