import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import {
  deleteCustomerGroup,
  listCustomerGroups,
  postCustomerGroup,
  updateCustomerGroup,
} from './groups/routes.ts';
import { checkCustomersRunner } from './imports/check-customer-import.ts';
import { customerFile } from './imports/export-customers.ts';
import {
  checkCustomerImport,
  exportCustomers,
  getCustomerImport,
  linkCustomerErrors,
  listCustomerImports,
  listImportedCustomers,
  runCustomerImport,
  undoCustomerImport,
  uploadCustomerImport,
} from './imports/routes.ts';
import { runCustomersRunner } from './imports/run-customer-import.ts';
import { undoCustomersRunner } from './imports/undo-customer-import.ts';
import { listDuplicates, postCustomerMerge } from './merging/routes.ts';
import {
  countListedCustomers,
  deleteCustomer,
  getCustomer,
  listCustomers,
  postCustomer,
  updateCustomer,
} from './routes.ts';

/** Fifty thousand rows with their descriptions. */
const importBytes = 64 * 1024 * 1024;

export const customers = {
  routes: {
    'GET /marketplace/v1/stores/{id}/customers': staff('keepCustomers', listCustomers),
    'GET /marketplace/v1/stores/{id}/customers/total': staff('keepCustomers', countListedCustomers),
    'POST /marketplace/v1/stores/{id}/customers': staff('keepCustomers', postCustomer),
    'GET /marketplace/v1/stores/{id}/customers/{customer_id}': staff('keepCustomers', getCustomer),
    'PUT /marketplace/v1/stores/{id}/customers/{customer_id}': staff('keepCustomers', updateCustomer),
    'DELETE /marketplace/v1/stores/{id}/customers/{customer_id}': staff('eraseCustomer', deleteCustomer),
    'GET /marketplace/v1/stores/{id}/customers/{customer_id}/duplicates': staff(
      'eraseCustomer',
      listDuplicates,
    ),
    'POST /marketplace/v1/stores/{id}/customers/{customer_id}/merges': staff(
      'eraseCustomer',
      postCustomerMerge,
    ),
    'GET /marketplace/v1/stores/{id}/customer-imports': staff('importCustomers', listCustomerImports),
    'POST /marketplace/v1/stores/{id}/customer-imports': staff('importCustomers', uploadCustomerImport, {
      fileLimit: importBytes,
    }),
    'GET /marketplace/v1/stores/{id}/customer-imports/{import_id}': staff(
      'importCustomers',
      getCustomerImport,
    ),
    'GET /marketplace/v1/stores/{id}/customer-imports/{import_id}/rows': staff(
      'importCustomers',
      listImportedCustomers,
    ),
    'POST /marketplace/v1/stores/{id}/customer-imports/{import_id}/checks': staff(
      'importCustomers',
      checkCustomerImport,
    ),
    'POST /marketplace/v1/stores/{id}/customer-imports/{import_id}/runs': staff(
      'importCustomers',
      runCustomerImport,
    ),
    'POST /marketplace/v1/stores/{id}/customer-imports/{import_id}/undoing': staff(
      'importCustomers',
      undoCustomerImport,
    ),
    'POST /marketplace/v1/stores/{id}/customer-imports/{import_id}/error-files': staff(
      'importCustomers',
      linkCustomerErrors,
    ),
    'POST /marketplace/v1/stores/{id}/customer-exports': staff('keepCustomers', exportCustomers),
    'GET /marketplace/v1/stores/{id}/customer-groups': staff('keepCustomers', listCustomerGroups),
    'POST /marketplace/v1/stores/{id}/customer-groups': staff('keepCustomers', postCustomerGroup),
    'PUT /marketplace/v1/stores/{id}/customer-groups/{group_id}': staff('keepCustomers', updateCustomerGroup),
    'DELETE /marketplace/v1/stores/{id}/customer-groups/{group_id}': staff(
      'eraseCustomer',
      deleteCustomerGroup,
    ),
  },
  downloads: {
    customer_export: customerFile,
  },
  storeJobs: {
    customer_import_check: checkCustomersRunner,
    customer_import: runCustomersRunner,
    customer_import_undo: undoCustomersRunner,
  },
} satisfies Manifest;
