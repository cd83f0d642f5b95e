import { type JobKind, jobKinds, jobStates } from '@sokoni/rules/store-job';
import { z } from 'zod';
import { defineCalls } from './call.ts';
import { id, pageOf, pageQuery, time } from './fields.ts';

/** A long work of a store with its progress. */
export const storeJob = z.object({
  id,
  kind: z.enum(Object.keys(jobKinds) as [JobKind]),
  state: z.enum(jobStates),
  /** Null until it is known. */
  total: z.number().int().nullable(),
  done: z.number().int(),
  failed: z.number().int(),
  /** Counts by name, such as `created` and `updated`. */
  result: z.record(z.string(), z.number().int()),
  /** Why it failed, as a sentence. */
  problem: z.string(),
  created_by: z.string(),
  created_at: time,
  ended_at: time.nullable(),
});

export const storeJobCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/jobs': {
    summary: 'The long works of the store, newest first.',
    query: pageQuery,
    data: pageOf(storeJob),
  },
  'GET /marketplace/v1/stores/{id}/jobs/{job_id}': {
    summary: 'How far a long work is.',
    data: storeJob,
  },
  'POST /marketplace/v1/stores/{id}/jobs/{job_id}/cancellation': {
    summary: 'Stop a long work after its present step; what is done stays done.',
    data: storeJob,
  },
});
