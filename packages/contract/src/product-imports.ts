import { importFields, importFormats } from '@sokoni/rules/import-columns';
import { importModes } from '@sokoni/rules/import-plan';
import { z } from 'zod';
import { defineCalls } from './call.ts';
import { id, pageOf, pageQuery, text, time } from './fields.ts';
import { productFilter } from './products.ts';
import { storeJob } from './store-jobs.ts';

const keysOf = <T extends object>(table: T) => Object.keys(table) as [keyof T & string];

const field = z.enum(keysOf(importFields));
const mode = z.enum(keysOf(importModes));
const newStatus = z.enum(['file', 'draft', 'active']);

/** Where an import stands: before, in and after its dry run; in, stopped in and after the import; in and after its undoing. */
export const importState = z.enum([
  'uploaded',
  'checking',
  'checked',
  'running',
  'stopped',
  'done',
  'undoing',
  'undone',
]);

export const productImportRow = z.object({
  id,
  file_name: z.string(),
  format: z.enum(keysOf(importFormats)),
  state: importState,
  created_by: z.string(),
  created_at: time,
});

export const productImport = productImportRow.extend({
  bytes: z.number().int(),
  headers: z.array(z.string()),
  /** What each column means; null for one that is left out. */
  mapping: z.array(field.nullable()),
  /** The first rows of the file. */
  sample: z.array(z.array(z.string())),
  mode,
  new_status: newStatus,
  location_id: id.nullable(),
  /** False where the role of who brought the file sets no prices: they are left out. */
  with_money: z.boolean(),
  with_costs: z.boolean(),
  /** False where inventory management is off: the quantities of the file are left alone. */
  with_stock: z.boolean(),
  check: storeJob.nullable(),
  run: storeJob.nullable(),
  /** The pictures that the file names, fetched after the products. */
  images: storeJob.nullable(),
  undo: storeJob.nullable(),
});

/** A row of the file that there is something to say about. */
export const importedRow = z.object({
  row: z.number().int(),
  /** The title, or what else the row is known by. */
  name: z.string(),
  errors: z.array(z.string()),
  warnings: z.array(z.string()),
});

const link = z.object({
  /** Good for 60 seconds, without a session. */
  url: z.string(),
});

export const productImportCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/product-imports': {
    summary: 'The imports of products, newest first.',
    query: pageQuery,
    data: pageOf(productImportRow),
  },
  'POST /marketplace/v1/stores/{id}/product-imports': {
    summary: 'Bring a CSV file of products, up to 64 MB and 50,000 rows. Nothing is imported yet.',
    takesFile: true,
    body: z.strictObject({ id: id.optional(), file_name: text(200).default('') }),
    data: productImport,
  },
  'GET /marketplace/v1/stores/{id}/product-imports/{import_id}': {
    summary: 'What a file is taken for, what its dry run found, and how far the import is.',
    data: productImport,
  },
  'GET /marketplace/v1/stores/{id}/product-imports/{import_id}/rows': {
    summary: 'The rows with errors or warnings, in the order of the file.',
    query: z.strictObject({
      ...pageQuery.shape,
      level: z.enum(['error', 'warning']).default('error'),
    }),
    data: pageOf(importedRow),
  },
  'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/checks': {
    summary: 'Read the file without importing it: a dry run, with a report by row.',
    body: z.strictObject({
      mapping: z.array(field.nullable()).max(500),
      mode: mode.default('add_and_update'),
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
    data: link,
  },
  'POST /marketplace/v1/stores/{id}/product-exports': {
    summary: 'A link to a CSV file of the products that a filter leaves.',
    body: productFilter.omit({ sample: true }),
    data: link,
  },
});
