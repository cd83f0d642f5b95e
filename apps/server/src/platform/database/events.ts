import type { LiveSubject } from '@sokoni/contract/live';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './transaction.ts';

export interface Change {
  subject: LiveSubject;
  /** Empty says that many have changed. */
  ids: string[];
}

export interface Changes {
  /** Which transactions this look has seen, as `pg_snapshot` writes it. */
  snapshot: string;
  /** Null: too much has happened since, or `since` is of another database. */
  changes: Change[] | null;
}

/** More events, or more ids of one kind, than this are not worth telling one by one. */
const mostEvents = 2_000;
const mostIds = 100;

/**
 * What was announced in the store by transactions that an earlier look has not seen, of each kind once.
 *
 * Transactions commit in another order than they take their numbers, so that no number says how far one has read. A
 * snapshot does: it names the transactions that were under way. Whatever commits later is seen by the next look,
 * exactly once, and a transaction that stays open for long holds nobody up.
 */
export async function findChanges(db: Db, since: string): Promise<Changes> {
  return look(
    db,
    sql`transaction_id >= pg_snapshot_xmin(${since}::pg_snapshot)
      and not pg_visible_in_snapshot(transaction_id, ${since}::pg_snapshot)`,
    sql`pg_snapshot_xmax(${since}::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot())`,
  );
}

/** What was announced in the last half minute, for who has read things a moment ago and follows them from now on. */
export async function findRecentChanges(db: Db): Promise<Changes> {
  return look(db, sql`at > now() - interval '30 seconds'`, sql`true`);
}

/** @param isKnown whether the condition can be asked of this database */
async function look(db: Db, isMeant: RawBuilder<unknown>, isKnown: RawBuilder<unknown>): Promise<Changes> {
  const { rows } = await sql<{ snapshot: string; is_known: boolean; events: number; changes: Change[] }>`
    with found as materialized (
      select subject, ids from events
      where store_id = current_store() and ${isMeant}
      limit ${mostEvents + 1}
    ), told as (
      select subject,
             case
               when bool_or(found.ids = '{}') or count(distinct named.id) > ${mostIds} then '{}'
               else array_agg(distinct named.id)
             end as ids
      from found left join lateral unnest(found.ids) as named (id) on true
      group by subject
      order by subject
    )
    select pg_current_snapshot()::text as snapshot,
           ${isKnown} as is_known,
           (select count(*)::int from found) as events,
           coalesce((select json_agg(told) from told), '[]') as changes`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A select without a table answers one row');
  const isTold = row.is_known && row.events <= mostEvents;
  return { snapshot: row.snapshot, changes: isTold ? row.changes : null };
}
