import * as z from 'zod';

/**
 * The archive, a gzipped tar, in this order: `manifest.json`, `secret-key`, `uploads/…`, `tables/{table}/{part}`
 * (COPY text, in parts because tar wants each size beforehand), `jobs.json` and `end.json`, without which it is cut short.
 */
export const FORMAT = 1;

const migration = z.object({ number: z.int(), name: z.string(), checksum: z.string() });
const table = z.object({ name: z.string(), columns: z.array(z.string()) });

/** What the archive says about itself before its data come. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  created_at: z.iso.datetime(),
  /** The schema that the data need: this far the restored database is migrated before they are loaded. */
  migrations: z.array(migration).min(1),
  tables: z.array(table),
  /** Next values: `value` is the last one given out when `called`, else the next one. */
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** A job that was waiting or running, as `graphile_worker.add_job` takes it. */
export const jobSchema = z.object({
  identifier: z.string(),
  payload: z.unknown(),
  queue_name: z.string().nullable(),
  run_at: z.string(),
  max_attempts: z.int(),
  job_key: z.string().nullable(),
  priority: z.int(),
  flags: z.array(z.string()).nullable(),
});
export type Job = z.infer<typeof jobSchema>;

/** What came along, to be compared after the restore: rows and SHA-256 of each table's COPY text. */
export const endSchema = z.object({
  tables: z.record(z.string(), z.object({ rows: z.int(), sha256: z.string() })),
  uploads: z.int(),
});
export type End = z.infer<typeof endSchema>;
