import type { JobRunners } from '#store-jobs/run-job.ts';

/** Every kind of long work and what does it. */
export const jobRunners: JobRunners = {};
