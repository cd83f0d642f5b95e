import type { LiveSubject } from '@sokoni/contract/live';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

export interface Change {
  subject: LiveSubject;
  /** Empty says that many have changed. */
  ids: string[];
}

export interface Changes {
  /** The last event of the store: where the next read begins. */
  sequence: number;
  /** Null: too much has happened since, or the store has no event of this number. */
  changes: Change[] | null;
}

/** More events, or more ids of one kind, than this are not worth telling one by one. */
const mostEvents = 2_000;
const mostIds = 100;

/** What happened in the store after an event, by subject, each thing once. Sequences commit in order: see `app.publish`. */
export async function findChanges(db: Db, since: number): Promise<Changes> {
  return read(db, sql`${since}::bigint`, sql`true`);
}

/** What happened in the last half minute, for who has read things a moment ago and follows them from now on. */
export async function findRecentChanges(db: Db): Promise<Changes> {
  return read(db, sql`last.sequence - ${mostEvents}`, sql`at > now() - interval '30 seconds'`);
}

async function read(db: Db, since: RawBuilder<unknown>, isMeant: RawBuilder<unknown>): Promise<Changes> {
  const { rows } = await sql<{ sequence: number; is_known: boolean; events: number; changes: Change[] }>`
    with last as (
      select coalesce(max(last_number), 0) as sequence from store_numbers where store_id = current_store() and series = 'event'
    ), found as materialized (
      select kind, payload from events, last
      where store_id = current_store() and events.sequence > ${since} and ${isMeant}
      limit ${mostEvents + 1}
    ), told as (
      select split_part(kind, '.', 1) as subject,
             case
               when bool_or(payload -> 'ids' = '[]') or count(distinct named.id) > ${mostIds} then '[]'
               else jsonb_agg(distinct named.id)
             end as ids
      from found left join lateral jsonb_array_elements_text(payload -> 'ids') as named (id) on true
      group by split_part(kind, '.', 1)
      order by split_part(kind, '.', 1)
    )
    select last.sequence,
           ${since} <= last.sequence as is_known,
           (select count(*)::int from found) as events,
           coalesce((select json_agg(told) from told), '[]') as changes
    from last`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('An aggregate answers one row');
  const isTold = row.is_known && row.events <= mostEvents;
  return { sequence: row.sequence, changes: isTold ? row.changes : null };
}
