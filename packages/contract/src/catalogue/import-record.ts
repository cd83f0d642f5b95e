import { importFormats } from '@sokoni/rules/imports/import-file';
import { importModes } from '@sokoni/rules/imports/import-mode';
import * as z from 'zod';
import { id, pageOnly, text, time } from '#fields.ts';
import { storeJob } from '#tenancy/store-jobs.ts';

/** The keys of a table as the values of an enum. */
export const keysOf = <T extends object>(table: T) => Object.keys(table) as [keyof T & string];

export const importMode = z.enum(importModes);

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

/** A line of the list of imports. */
export const importLine = z.object({
  id,
  file_name: z.string(),
  format: z.enum(importFormats),
  state: importState,
  created_by: z.string(),
  created_at: time,
});

/** An import, whatever it brings. */
export const importRecord = importLine.extend({
  bytes: z.number().int(),
  headers: z.array(z.string()),
  /** The first rows of the file. */
  sample: z.array(z.array(z.string())),
  mode: importMode,
  check: storeJob.nullable(),
  run: storeJob.nullable(),
  undo: storeJob.nullable(),
});

/** A row of the file that there is something to say about. */
export const importedRow = z.object({
  row: z.number().int(),
  /** The title or the name, or what else the row is known by. */
  name: z.string(),
  errors: z.array(z.string()),
  warnings: z.array(z.string()),
  /** What the import changes in the store. */
  changes: z.array(z.string()),
});

export const importedRowsQuery = z.strictObject({
  ...pageOnly.shape,
  level: z.enum(['error', 'warning', 'change']).default('error'),
});

/** What comes with a file. */
export const importUpload = z.strictObject({ id: id.optional(), file_name: text(200).default('') });

export const fileLink = z.object({
  /** Good for 60 seconds, without a session. */
  url: z.string(),
});
