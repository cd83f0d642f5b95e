import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { Page } from '#core/http/paging.ts';

/** What became of an order. */
export interface Outcome {
  order_id: string;
  state: 'changed' | 'unchanged' | 'failed';
  reason: string;
}

/** Writes down which orders a job is about; answers how many they are. */
export async function insertSelection(db: Db, jobId: string, selected: RawBuilder<unknown>): Promise<number> {
  const inserted = await sql`
    insert into order_bulk_action_items (store_id, job_id, order_id)
    select placed.store_id, ${jobId}::uuid, placed.id ${selected}`.execute(db);
  return Number(inserted.numAffectedRows ?? 0n);
}

/** The next orders of a job that nothing was done with, in the order of their ids. */
export async function findNext(db: Db, storeId: string, jobId: string, howMany: number): Promise<string[]> {
  const { rows } = await sql<{ order_id: string }>`
    select order_id from order_bulk_action_items
    where store_id = ${storeId} and job_id = ${jobId} and state = 'waiting'
    order by order_id limit ${howMany}`.execute(db);
  return rows.map(({ order_id }) => order_id);
}

export async function noteOutcomes(
  db: Db,
  storeId: string,
  jobId: string,
  outcomes: readonly Outcome[],
  now: Date,
): Promise<void> {
  await sql`
    update order_bulk_action_items item set state = outcome.state, reason = outcome.reason, at = ${now}
    from json_to_recordset(${JSON.stringify(outcomes)}::json) as outcome (order_id uuid, state text, reason text)
    where item.store_id = ${storeId} and item.job_id = ${jobId} and item.order_id = outcome.order_id`.execute(
    db,
  );
}

export interface FailureRow {
  order_id: string;
  number: string;
  reason: string;
  at: Date;
}

export async function findFailures(
  db: Db,
  storeId: string,
  jobId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Page<FailureRow>> {
  const failed = sql`item.store_id = ${storeId} and item.job_id = ${jobId} and item.state = 'failed'`;
  const { rows } = await sql<FailureRow>`
    select item.order_id, placed.number, item.reason, item.at
    from order_bulk_action_items item
    join orders placed on placed.store_id = item.store_id and placed.id = item.order_id
    where ${failed} order by item.order_id limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from order_bulk_action_items item where ${failed}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
