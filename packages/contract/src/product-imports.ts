import { importFields } from '@sokoni/rules/import-columns';
import { z } from 'zod';
import { defineCalls } from './call.ts';
import { id, pageOf, pageQuery } from './fields.ts';
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
import { productFilter } from './products.ts';
import { storeJob } from './store-jobs.ts';

const field = z.enum(keysOf(importFields));
const newStatus = z.enum(['file', 'draft', 'active']);

export const productImport = importRecord.extend({
  /** What each column means; null for one that is left out. */
  mapping: z.array(field.nullable()),
  new_status: newStatus,
  location_id: id.nullable(),
  /** False where the role of who brought the file sets no prices: they are left out. */
  with_money: z.boolean(),
  with_costs: z.boolean(),
  /** False where inventory management is off: the quantities of the file are left alone. */
  with_stock: z.boolean(),
  /** The pictures that the file names, fetched after the products. */
  images: storeJob.nullable(),
});

export const productImportCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/product-imports': {
    summary: 'The imports of products, newest first.',
    query: pageQuery,
    data: pageOf(importLine),
  },
  'POST /marketplace/v1/stores/{id}/product-imports': {
    summary: 'Bring a CSV file of products, up to 64 MB and 50,000 rows. Nothing is imported yet.',
    takesFile: true,
    body: importUpload,
    data: productImport,
  },
  'GET /marketplace/v1/stores/{id}/product-imports/{import_id}': {
    summary: 'What a file is taken for, what its dry run found, and how far the import is.',
    data: productImport,
  },
  'GET /marketplace/v1/stores/{id}/product-imports/{import_id}/rows': {
    summary: 'The rows with errors or warnings, in the order of the file.',
    query: importedRowsQuery,
    data: pageOf(importedRow),
  },
  'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/checks': {
    summary: 'Read the file without importing it: a dry run, with a report by row.',
    body: z.strictObject({
      mapping: z.array(field.nullable()).max(500),
      mode: importMode.default('add_and_update'),
      new_status: newStatus.default('file'),
      location_id: id.nullable().default(null),
    }),
    data: productImport,
  },
  'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/runs': {
    summary: 'Import what the dry run found, or go on where the import was stopped.',
    body: z.strictObject({}),
    data: productImport,
  },
  'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/undoing': {
    summary: 'Undo a whole import: products that it added go, what it changed is put back.',
    body: z.strictObject({}),
    data: productImport,
  },
  'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/error-files': {
    summary: 'A link to the rows that were not imported, as they were, with what is wrong in each.',
    body: z.strictObject({}),
    data: fileLink,
  },
  'POST /marketplace/v1/stores/{id}/product-exports': {
    summary: 'A link to a CSV file of the products that a filter leaves.',
    body: productFilter.omit({ sample: true }),
    data: fileLink,
  },
});
