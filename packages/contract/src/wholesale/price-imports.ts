import { priceImportModes } from '@sokoni/rules/imports/import-mode';
import { priceFields } from '@sokoni/rules/imports/price-columns';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import {
  fileLink,
  importedRow,
  importedRowsQuery,
  importLine,
  importRecord,
  importUpload,
  keysOf,
} from '#catalogue/import-record.ts';
import { id, pageOf, pageOnly } from '#fields.ts';

const field = z.enum(keysOf(priceFields));
const mode = z.enum(priceImportModes);

export const priceImport = importRecord.extend({
  /** Into which price list; null once it is deleted. */
  price_list_id: id.nullable(),
  /** What each column means; null for one that is left out. */
  mapping: z.array(field.nullable()),
  mode,
});

export const priceImportCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/price-imports': {
    summary: 'List imports of prices for companies, newest first.',
    query: z.strictObject({ ...pageOnly.shape, price_list_id: id.optional() }),
    data: pageOf(importLine),
  },
  'POST /marketplace/v1/stores/{id}/price-imports': {
    summary:
      'Upload a CSV file of prices for a price list, a row for each price, up to 64 MB and 50,000 rows. Nothing is imported yet.',
    takesFile: true,
    body: importUpload.extend({ price_list_id: id }),
    data: priceImport,
  },
  'GET /marketplace/v1/stores/{id}/price-imports/{import_id}': {
    summary: 'Retrieve an import: its columns, the result of its dry run and its progress.',
    data: priceImport,
  },
  'GET /marketplace/v1/stores/{id}/price-imports/{import_id}/rows': {
    summary: 'List the rows with errors, warnings or changes, in file order.',
    query: importedRowsQuery,
    data: pageOf(importedRow),
  },
  'POST /marketplace/v1/stores/{id}/price-imports/{import_id}/checks': {
    summary:
      'Run a dry run: check the file without importing it. With `replace`, items that are not in the file lose their price in the list.',
    body: z.strictObject({
      mapping: z.array(field.nullable()).max(500),
      mode: mode.default('add_and_update'),
    }),
    data: priceImport,
  },
  'POST /marketplace/v1/stores/{id}/price-imports/{import_id}/runs': {
    summary: 'Run the import that was checked, or resume it where it stopped.',
    body: z.strictObject({}),
    data: priceImport,
  },
  'POST /marketplace/v1/stores/{id}/price-imports/{import_id}/undoing': {
    summary: 'Undo an import: the prices of before come back, except where somebody edited them since.',
    body: z.strictObject({}),
    data: priceImport,
  },
  'POST /marketplace/v1/stores/{id}/price-imports/{import_id}/error-files': {
    summary: 'Create a link to a CSV file of the rows that were not imported, each with its problem.',
    body: z.strictObject({}),
    data: fileLink,
  },
  'POST /marketplace/v1/stores/{id}/price-exports': {
    summary: 'Create a link to a CSV file of a price list, a row for each price.',
    body: z.strictObject({
      price_list_id: id,
      /** Also the items without a price in the list, to be filled in. */
      all: z.boolean().default(false),
    }),
    data: fileLink,
  },
});
