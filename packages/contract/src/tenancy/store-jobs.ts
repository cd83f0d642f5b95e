import { jobKinds, jobStates } from '@sokoni/rules/stores/store-job';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { id, pageOf, pageOnly, time } from '#fields.ts';

/** A long work of a store with its progress. */
export const storeJob = z.object({
  id,
  kind: z.enum(jobKinds),
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
    summary: 'List background jobs of the store, newest first.',
    query: pageOnly,
    data: pageOf(storeJob),
  },
  'GET /marketplace/v1/stores/{id}/jobs/{job_id}': {
    summary: 'Retrieve the progress of a background job.',
    data: storeJob,
  },
  'POST /marketplace/v1/stores/{id}/jobs/{job_id}/cancellation': {
    summary: 'Cancel a background job after its current step; finished steps are kept.',
    data: storeJob,
  },
});
