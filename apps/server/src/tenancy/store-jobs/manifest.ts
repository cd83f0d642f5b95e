import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { purgeStoreJobs } from './purge-queries.ts';
import { cancelJob, getJob, listJobs } from './routes.ts';

export const storeJobs = {
  routes: {
    'GET /marketplace/v1/stores/{id}/jobs': staff('manageProducts', listJobs),
    'GET /marketplace/v1/stores/{id}/jobs/{job_id}': staff('fulfilOrder', getJob),
    'POST /marketplace/v1/stores/{id}/jobs/{job_id}/cancellation': staff('fulfilOrder', cancelJob),
  },
  purge: purgeStoreJobs,
} satisfies Manifest;
