import type { storeJob } from '@sokoni/contract/tenancy/store-jobs';
import { can } from '@sokoni/rules/access/actor';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { pageAnswer, pageWindow } from '#core/http/paging.ts';
import type { StoreCall, StoreHandler } from '#core/http/route.ts';
import { actorLabel } from '#tenancy/staff/actor-label.ts';
import { sayStore } from '#tenancy/stores/sentences.ts';
import { stopJob } from './cancel-job.ts';
import { findJob, findJobs, type NamedJobRow } from './queries.ts';

/** A job as the contract shows it. */
export function jobView(row: NamedJobRow): z.output<typeof storeJob> {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    total: row.total,
    done: row.done,
    failed: row.failed,
    result: row.result,
    problem: row.problem,
    created_by: actorLabel(row.actor.kind, row.by),
    created_at: row.created_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}

/**
 * A job as the calls that start one answer it, too.
 * @throws DomainError `not_found`
 */
export async function readJob(db: Db, storeId: string, id: string): Promise<z.output<typeof storeJob>> {
  const row = await findJob(db, storeId, id);
  if (!row) throw new DomainError('not_found');
  return jobView(row);
}

export const listJobs: StoreHandler<'GET /marketplace/v1/stores/{id}/jobs'> = async (call) => {
  const page = await call.read((db) => findJobs(db, call.storeId, pageWindow(call.query)));
  return { data: pageAnswer(call.query, page, jobView) };
};

/**
 * The job, for who keeps products; others see what they began themselves.
 * @throws DomainError `not_found`
 */
async function readSeenJob(
  db: Db,
  {
    storeId,
    params,
    actor,
    caller,
  }: Pick<
    StoreCall<'GET /marketplace/v1/stores/{id}/jobs/{job_id}'>,
    'storeId' | 'params' | 'actor' | 'caller'
  >,
): Promise<z.output<typeof storeJob>> {
  const row = await findJob(db, storeId, params.job_id);
  const isSeen = can(actor, 'manageProducts') || row?.created_by === caller.userId;
  if (!row || !isSeen) throw new DomainError('not_found');
  return jobView(row);
}

export const getJob: StoreHandler<'GET /marketplace/v1/stores/{id}/jobs/{job_id}'> = async (call) => ({
  data: await call.read((db) => readSeenJob(db, call)),
});

export const cancelJob: StoreHandler<'POST /marketplace/v1/stores/{id}/jobs/{job_id}/cancellation'> = async (
  call,
) => {
  const id = call.params.job_id;
  const data = await call.command('cancel_job', async (db, notes) => {
    await readSeenJob(db, call);
    await stopJob(db, call.storeId, id, call.now);
    notes.audit({ subject: `job:${id}` });
    return readJob(db, call.storeId, id);
  });
  return { data, message: sayStore('jobCancelled') };
};
