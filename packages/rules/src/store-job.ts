/** The long works of a store that a person follows, with what each is called. */
export const jobKinds = {
  bulk_edit: 'Change of products',
  bulk_edit_undo: 'Undoing a change of products',
  product_import_check: 'Dry run of an import',
  sample_products: 'Adding sample products',
  product_import: 'Import of products',
  product_import_images: 'Pictures of an import',
  product_import_undo: 'Undoing an import of products',
  customer_import_check: 'Dry run of an import of customers',
  customer_import: 'Import of customers',
  customer_import_undo: 'Undoing an import of customers',
  stock_take: 'Applying of a stock-take',
  order_act: 'Act on many orders',
  test_orders_clear: 'Clearing test orders',
} as const;

export type JobKind = keyof typeof jobKinds;

/** Once done, cancelled or failed a job never moves again. */
export const jobStates = ['waiting', 'running', 'done', 'cancelled', 'failed'] as const;

export type JobState = (typeof jobStates)[number];

/** Whether there is still something to wait for, and to cancel. */
export function isJobOpen(state: JobState): boolean {
  return state === 'waiting' || state === 'running';
}

/** How many open jobs a store may have; more wait until one has ended. */
export const mostOpenJobs = 5;
