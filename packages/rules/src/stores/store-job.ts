/** The long works of a store that a person follows. */
export const jobKinds = [
  'bulk_edit',
  'bulk_edit_undo',
  'product_import_check',
  'sample_products',
  'product_import',
  'product_import_images',
  'product_import_undo',
  'customer_import_check',
  'customer_import',
  'customer_import_undo',
  'price_import_check',
  'price_import',
  'price_import_undo',
  'stock_take',
  'order_bulk_action',
  'test_orders_clear',
] as const;

export type JobKind = (typeof jobKinds)[number];

/** Once done, cancelled or failed a job never moves again. */
export const jobStates = ['waiting', 'running', 'done', 'cancelled', 'failed'] as const;

export type JobState = (typeof jobStates)[number];

/** Whether there is still something to wait for, and to cancel. */
export function isJobOpen(state: JobState): boolean {
  return state === 'waiting' || state === 'running';
}

/** How many open jobs a store may have; more wait until one has ended. */
export const mostOpenJobs = 5;
