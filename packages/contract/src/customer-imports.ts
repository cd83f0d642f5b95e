import { customerFields } from '@sokoni/rules/customer-columns';
import { z } from 'zod';
import { defineCalls } from './call.ts';
import { customerFilter } from './customers.ts';
import { pageOf, pageQuery } from './fields.ts';
import {
  fileLink,
  importedRow,
  importedRowsQuery,
  importLine,
  importMode,
  importRecord,
  importUpload,
  keysOf,
} from './imports.ts';

const field = z.enum(keysOf(customerFields));

export const customerImport = importRecord.extend({
  /** What each column means; null for one that is left out. */
  mapping: z.array(field.nullable()),
});

export const customerImportCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/customer-imports': {
    summary: 'The imports of customers, newest first.',
    query: pageQuery,
    data: pageOf(importLine),
  },
  'POST /marketplace/v1/stores/{id}/customer-imports': {
    summary: 'Bring a CSV file of customers, up to 64 MB and 50,000 rows. Nothing is imported yet.',
    takesFile: true,
    body: importUpload,
    data: customerImport,
  },
  'GET /marketplace/v1/stores/{id}/customer-imports/{import_id}': {
    summary: 'What a file is taken for, what its dry run found, and how far the import is.',
    data: customerImport,
  },
  'GET /marketplace/v1/stores/{id}/customer-imports/{import_id}/rows': {
    summary: 'The rows with errors or warnings, in the order of the file.',
    query: importedRowsQuery,
    data: pageOf(importedRow),
  },
  'POST /marketplace/v1/stores/{id}/customer-imports/{import_id}/checks': {
    summary: 'Read the file without importing it: a dry run, with a report by row.',
    body: z.strictObject({
      mapping: z.array(field.nullable()).max(500),
      mode: importMode.default('add_and_update'),
    }),
    data: customerImport,
  },
  'POST /marketplace/v1/stores/{id}/customer-imports/{import_id}/runs': {
    summary: 'Import what the dry run found, or go on where the import was stopped.',
    body: z.strictObject({}),
    data: customerImport,
  },
  'POST /marketplace/v1/stores/{id}/customer-imports/{import_id}/undoing': {
    summary:
      'Undo a whole import: customers that it added go unless something depends on them, what it changed is put back.',
    body: z.strictObject({}),
    data: customerImport,
  },
  'POST /marketplace/v1/stores/{id}/customer-imports/{import_id}/error-files': {
    summary: 'A link to the rows that were not imported, as they were, with what is wrong in each.',
    body: z.strictObject({}),
    data: fileLink,
  },
  'POST /marketplace/v1/stores/{id}/customer-exports': {
    summary:
      'A link to a CSV file of the customers that a filter leaves. What they bought and owe is in it for roles that see all sales.',
    body: z.strictObject({
      ...customerFilter.shape,
      owing: z.boolean().optional(),
    }),
    data: fileLink,
  },
});
