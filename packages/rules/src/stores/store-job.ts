/** The long works of a store that a person follows, with what each is called. */
export const jobKinds = {
  bulk_edit: 'Bulk edit',
  bulk_edit_undo: 'Undoing a bulk edit',
  product_import_check: 'Checking a product import',
  sample_products: 'Adding sample products',
  product_import: 'Product import',
  product_import_images: 'Importing pictures',
  product_import_undo: 'Undoing a product import',
  customer_import_check: 'Checking a customer import',
  customer_import: 'Customer import',
  customer_import_undo: 'Undoing a customer import',
  stock_take: 'Applying a stock-take',
  order_bulk_action: 'Bulk action on orders',
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
