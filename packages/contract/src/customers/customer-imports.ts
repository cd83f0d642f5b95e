import { customerFields } from '@sokoni/rules/imports/customers/customer-columns';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import {
  fileLink,
  importedRow,
  importedRowsQuery,
  importLine,
  importMode,
  importRecord,
  importUpload,
  keysOf,
} from '#catalogue/import-record.ts';
import { pageOf, pageOnly } from '#fields.ts';
import { customerFilter } from './customers.ts';

const field = z.enum(keysOf(customerFields));

export const customerImport = importRecord.extend({
  /** What each column means; null for one that is left out. */
  mapping: z.array(field.nullable()),
});

export const customerImportCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/customer-imports': {
    summary: 'List customer imports, newest first.',
    query: pageOnly,
    data: pageOf(importLine),
  },
  'POST /marketplace/v1/stores/{id}/customer-imports': {
    summary: 'Upload a CSV file of customers, up to 64 MB and 50,000 rows. Nothing is imported yet.',
    takesFile: true,
    body: importUpload,
    data: customerImport,
  },
  'GET /marketplace/v1/stores/{id}/customer-imports/{import_id}': {
    summary: 'Retrieve an import: its format, the result of its dry run and its progress.',
    data: customerImport,
  },
  'GET /marketplace/v1/stores/{id}/customer-imports/{import_id}/rows': {
    summary: 'List the rows with errors, warnings or changes, in file order.',
    query: importedRowsQuery,
    data: pageOf(importedRow),
  },
  'POST /marketplace/v1/stores/{id}/customer-imports/{import_id}/checks': {
    summary: 'Run a dry run: check the file without importing it, with a report by row.',
    body: z.strictObject({
      mapping: z.array(field.nullable()).max(500),
      mode: importMode.default('add_and_update'),
    }),
    data: customerImport,
  },
  'POST /marketplace/v1/stores/{id}/customer-imports/{import_id}/runs': {
    summary: 'Run the import that was checked, or resume it where it stopped.',
    body: z.strictObject({}),
    data: customerImport,
  },
  'POST /marketplace/v1/stores/{id}/customer-imports/{import_id}/undoing': {
    summary:
      'Undo an import: added customers are deleted unless something depends on them, changed ones restored.',
    body: z.strictObject({}),
    data: customerImport,
  },
  'POST /marketplace/v1/stores/{id}/customer-imports/{import_id}/error-files': {
    summary: 'Create a link to a CSV file of the rows that were not imported, each with its problem.',
    body: z.strictObject({}),
    data: fileLink,
  },
  'POST /marketplace/v1/stores/{id}/customer-exports': {
    summary:
      'Create a link to a CSV file of the customers that match a filter. Total spent and outstanding balance are included for roles that see all sales.',
    body: z.strictObject({
      ...customerFilter.shape,
      unpaid: z.boolean().optional(),
    }),
    data: fileLink,
  },
});
