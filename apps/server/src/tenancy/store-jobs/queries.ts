import { type Actor, personOf } from '@sokoni/rules/access/actor';
import type { JobKind } from '@sokoni/rules/stores/store-job';
import type { Selectable, Updateable } from 'kysely';
import { personName } from '#core/database/access/person-name.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { StoreJobs } from '#core/database/tables.ts';
import type { Page } from '#core/http/paging.ts';

/** Its kind is one of the rules', and what it has to report are counts. */
export type JobRow = Omit<Selectable<StoreJobs>, 'actor' | 'kind' | 'result'> & {
  actor: Actor;
  kind: JobKind;
  result: Record<string, number>;
};

/** A job with the name of the person of the staff who started it; null without one. */
export type NamedJobRow = JobRow & { by: string | null };

function namedJobs(db: Db, storeId: string) {
  return db
    .selectFrom('store_jobs as job')
    .leftJoin('users as person', 'person.id', 'job.created_by')
    .selectAll('job')
    .select(personName('person').as('by'))
    .where('job.store_id', '=', storeId)
    .$castTo<NamedJobRow>();
}

export interface JobsOf {
  kind?: JobKind;
  /** Of one person only. */
  createdBy?: string;
}

export async function findJobs(
  db: Db,
  storeId: string,
  window: { offset: number; limit: number },
  { kind, createdBy }: JobsOf = {},
): Promise<Page<NamedJobRow>> {
  const rows = await namedJobs(db, storeId)
    .$if(kind !== undefined, (query) => query.where('job.kind', '=', kind ?? 'bulk_edit'))
    .$if(createdBy !== undefined, (query) => query.where('job.created_by', '=', createdBy ?? ''))
    .orderBy('job.created_at', 'desc')
    .orderBy('job.id', 'desc')
    .offset(window.offset)
    .limit(window.limit)
    .execute();
  const { total } = await db
    .selectFrom('store_jobs')
    .select((count) => count.fn.countAll<number>().as('total'))
    .where('store_id', '=', storeId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'bulk_edit'))
    .$if(createdBy !== undefined, (query) => query.where('created_by', '=', createdBy ?? ''))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export async function findJob(db: Db, storeId: string, id: string): Promise<NamedJobRow | undefined> {
  return namedJobs(db, storeId).where('job.id', '=', id).executeTakeFirst();
}

/** Held until the transaction ends, so that a step and a cancellation come one after the other. */
export async function lockJob(db: Db, storeId: string, id: string): Promise<JobRow | undefined> {
  return db
    .selectFrom('store_jobs')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .forUpdate()
    .$castTo<JobRow>()
    .executeTakeFirst();
}

export async function countOpenJobs(db: Db, storeId: string): Promise<number> {
  const { open } = await db
    .selectFrom('store_jobs')
    .select((count) => count.fn.countAll<number>().as('open'))
    .where('store_id', '=', storeId)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow();
  return open;
}

/** The ids of the open jobs of one kind. */
export async function findOpenJobs(db: Db, storeId: string, kind: JobKind): Promise<string[]> {
  const rows = await db
    .selectFrom('store_jobs')
    .select('id')
    .where('store_id', '=', storeId)
    .where('kind', '=', kind)
    .where('state', 'in', ['waiting', 'running'])
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertJob(
  db: Db,
  job: {
    storeId: string;
    id: string;
    kind: JobKind;
    input: object;
    total: number | null;
    actor: Actor;
    now: Date;
    done: number;
    failed: number;
    result: Record<string, number>;
  },
): Promise<void> {
  await db
    .insertInto('store_jobs')
    .values({
      store_id: job.storeId,
      id: job.id,
      kind: job.kind,
      state: 'waiting',
      input: JSON.stringify(job.input),
      total: job.total,
      done: job.done,
      failed: job.failed,
      result: JSON.stringify(job.result),
      actor: JSON.stringify(job.actor),
      created_by: personOf(job.actor),
      created_at: job.now,
      ended_at: null,
    })
    .execute();
}

export async function updateJob(
  db: Db,
  storeId: string,
  id: string,
  values: Updateable<StoreJobs>,
): Promise<void> {
  await db
    .updateTable('store_jobs')
    .set(values)
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .execute();
}
