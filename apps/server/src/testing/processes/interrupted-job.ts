import type { JobKind } from '@sokoni/rules/stores/store-job';
import { silentLog } from '#core/database/access/log.ts';
import { type JobRunner, runJob } from '#tenancy/store-jobs/run-job.ts';
import type { TestApp } from '#testing/http/app.ts';

interface JobAt {
  app: TestApp;
  token: string;
  storeId: string;
}

/** A runner that does its work, and then the power goes, in the step of this number: nothing of that step is kept. */
export function withPowerCut<Prepared>(runner: JobRunner<Prepared>, inStep: number): JobRunner<Prepared> {
  return interrupted(runner, inStep, async () => {
    throw new Error('the power went');
  });
}

/** A runner whose job somebody cancels while the step of this number is being done: that step is the last one. */
export function cancelledIn<Prepared>(
  { app, token, storeId }: JobAt,
  runner: JobRunner<Prepared>,
  jobId: string,
  inStep: number,
): JobRunner<Prepared> {
  // The call waits for the step, and the next step for the call.
  let cancelled: Promise<unknown> | undefined;
  const params = { id: storeId, job_id: jobId };
  const path = 'POST /marketplace/v1/stores/{id}/jobs/{job_id}/cancellation';
  const cancelling = interrupted(runner, inStep, async () => {
    cancelled = app.call(path, { token, params });
  });
  return {
    ...cancelling,
    async prepare(job, services) {
      await cancelled;
      return (await runner.prepare?.(job, services)) as Prepared;
    },
  };
}

/** Does a job in this process, by this runner. */
export async function runHere(
  { app, storeId }: JobAt,
  kind: JobKind,
  jobId: string,
  runner: JobRunner,
): Promise<void> {
  const { pool, clock, files, pictures } = app.services;
  await runJob({ pool, clock, files, pictures, log: silentLog }, { [kind]: runner }, storeId, jobId);
}

function interrupted<Prepared>(
  runner: JobRunner<Prepared>,
  inStep: number,
  interrupt: () => Promise<void>,
): JobRunner<Prepared> {
  let steps = 0;
  return {
    ...runner,
    async step(...given) {
      const done = await runner.step(...given);
      steps += 1;
      if (steps === inStep) await interrupt();
      return done;
    },
  };
}
