import { isJobOpen, type JobKind } from '@sokoni/rules/stores/store-job';
import type { Log } from '#core/database/access/log.ts';
import { type Db, transaction } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import type { Services } from '#core/services.ts';
import { sayStore } from '#tenancy/stores/sentences.ts';
import { findJob, type JobRow, lockJob, updateJob } from './queries.ts';

export type { JobRow };

export type JobServices = Pick<Services, 'pool' | 'clock' | 'files' | 'pictures'> & { log: Log };

declare module '#core/database/commands/enqueue.ts' {
  interface Jobs {
    run_store_job: { store_id: string; job_id: string };
  }
}

declare module '#core/manifest.ts' {
  interface Manifest {
    /** Kinds of long work of a store, and what does each. */
    storeJobs?: JobRunners;
  }
}

/** What a step has done. */
export interface JobStep {
  /** Where the next step goes on; null after the last one. */
  position: object | null;
  /** So much more is done, or could not be. */
  done: number;
  failed: number;
  /** The total, when this step has found it. */
  total?: number;
  /** All there is to say so far. */
  result?: Record<string, number>;
}

/** How jobs of one kind are done. */
export interface JobRunner<Prepared = unknown> {
  /** What the next step needs from outside of the database, such as a piece of a file; read before its transaction opens. */
  prepare?(job: JobRow, services: JobServices): Promise<Prepared>;
  /**
   * One step: a second of work at most. It runs in a transaction of the store and of who started the job, together with the
   * note of how far the job is: both happen, or neither.
   * @throws DomainError when the job cannot be done
   */
  step(db: Db, job: JobRow, prepared: Prepared, now: Date): Promise<JobStep>;
}

export type JobRunners = Partial<Record<JobKind, JobRunner>>;

/** After this long other work of the queue gets its turn. */
const turnMs = 2_000;
const mostBrokenSteps = 5;

/** Goes on with a job for a while; what remains is put at the end of the queue. */
export async function runJob(
  services: JobServices,
  runners: JobRunners,
  storeId: string,
  jobId: string,
): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const isLastOfTurn = performance.now() - startedAt > turnMs;
    const goesOn = await runStep(services, runners, storeId, jobId, isLastOfTurn);
    if (!goesOn || isLastOfTurn) return;
  }
}

/** @returns whether another step follows in this turn */
async function runStep(
  services: JobServices,
  runners: JobRunners,
  storeId: string,
  jobId: string,
  isLastOfTurn: boolean,
): Promise<boolean> {
  const { pool, clock } = services;
  const job = await transaction(pool, { userId: null, storeId }, (db) => findJob(db, storeId, jobId));
  if (!job || !isJobOpen(job.state)) return false;
  const scope = { userId: job.created_by, storeId };
  const runner = runners[job.kind];
  try {
    if (!runner) throw new Error(`Nothing does jobs of the kind ${job.kind}`);
    const prepared = await runner.prepare?.(job, services);
    return await transaction(pool, scope, async (db) => {
      const held = await lockJob(db, storeId, jobId);
      // Cancelled meanwhile, or another worker took this step while this one prepared it.
      if (!held || !isJobOpen(held.state)) return false;
      if (JSON.stringify(held.position) !== JSON.stringify(job.position)) return true;
      const step = await runner.step(db, held, prepared, clock());
      await noteStep(db, held, step, clock());
      if (step.position && isLastOfTurn)
        await enqueue(db, 'run_store_job', { store_id: storeId, job_id: jobId });
      return step.position !== null;
    });
  } catch (error) {
    return noteTrouble(services, scope, jobId, error);
  }
}

async function noteStep(db: Db, job: JobRow, step: JobStep, now: Date): Promise<void> {
  await updateJob(db, job.store_id, job.id, {
    done: job.done + step.done,
    failed: job.failed + step.failed,
    broken_steps: 0,
    ...(step.total === undefined ? {} : { total: step.total }),
    ...(step.result ? { result: JSON.stringify(step.result) } : {}),
    ...(step.position
      ? { state: 'running', position: JSON.stringify(step.position) }
      : { state: 'done', ended_at: now }),
  });
  publishChange(db, 'job', [job.id]);
}

/** What cannot be done ends the job with its reason; anything else is tried again by the queue, a few times. */
async function noteTrouble(
  { pool, clock, log }: JobServices,
  scope: { userId: string | null; storeId: string },
  jobId: string,
  error: unknown,
): Promise<false> {
  const given = error instanceof DomainError && error.code !== 'unavailable' ? error : null;
  const ended = await transaction(pool, scope, async (db) => {
    const job = await lockJob(db, scope.storeId, jobId);
    if (!job || !isJobOpen(job.state)) return true;
    const brokenSteps = job.broken_steps + 1;
    const isOver = given !== null || brokenSteps >= mostBrokenSteps;
    await updateJob(db, scope.storeId, jobId, {
      broken_steps: brokenSteps,
      ...(isOver
        ? {
            state: 'failed',
            ended_at: clock(),
            problem: given?.message ?? sayStore('jobFailed'),
          }
        : {}),
    });
    if (isOver) publishChange(db, 'job', [jobId]);
    return isOver;
  });
  if (!given) log.error({ err: error, job_id: jobId }, 'a step of a job broke off');
  if (!ended) throw error;
  return false;
}
