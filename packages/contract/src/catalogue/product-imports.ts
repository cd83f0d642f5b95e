import { importFields } from '@sokoni/rules/imports/products/product-columns';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { id, pageOf, pageOnly } from '#fields.ts';
import { storeJob } from '#tenancy/store-jobs.ts';
import {
  fileLink,
  importedRow,
  importedRowsQuery,
  importLine,
  importMode,
  importRecord,
  importUpload,
  keysOf,
} from './import-record.ts';
import { productFilter } from './products.ts';

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
    summary: 'List product imports, newest first.',
    query: pageOnly,
    data: pageOf(importLine),
  },
  'POST /marketplace/v1/stores/{id}/product-imports': {
    summary: 'Upload a CSV file of products, up to 64 MB and 50,000 rows. Nothing is imported yet.',
    takesFile: true,
    body: importUpload,
    data: productImport,
  },
  'GET /marketplace/v1/stores/{id}/product-imports/{import_id}': {
    summary: 'Retrieve an import: its format, the result of its dry run and its progress.',
    data: productImport,
  },
  'GET /marketplace/v1/stores/{id}/product-imports/{import_id}/rows': {
    summary: 'List the rows with errors, warnings or changes, in file order.',
    query: importedRowsQuery,
    data: pageOf(importedRow),
  },
  'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/checks': {
    summary: 'Run a dry run: check the file without importing it, with a report by row.',
    body: z.strictObject({
      mapping: z.array(field.nullable()).max(500),
      mode: importMode.default('add_and_update'),
      new_status: newStatus.default('file'),
      location_id: id.nullable().default(null),
    }),
    data: productImport,
  },
  'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/runs': {
    summary: 'Run the import that was checked, or resume it where it stopped.',
    body: z.strictObject({}),
    data: productImport,
  },
  'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/undoing': {
    summary: 'Undo an import: added products are deleted, changed ones restored.',
    body: z.strictObject({}),
    data: productImport,
  },
  'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/error-files': {
    summary: 'Create a link to a CSV file of the rows that were not imported, each with its problem.',
    body: z.strictObject({}),
    data: fileLink,
  },
  'POST /marketplace/v1/stores/{id}/product-exports': {
    summary: 'Create a link to a CSV file of the products that match a filter.',
    body: productFilter.omit({ sample: true }),
    data: fileLink,
  },
});
