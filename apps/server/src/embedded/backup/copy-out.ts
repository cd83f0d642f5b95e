import type { Readable } from 'node:stream';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { ConfigError } from '#core/config/config-error.ts';
import { appliedMigrations } from '#core/database/upkeep/migrate.ts';
import type { Job, Manifest } from './manifest.ts';

/** Everything in schema app and the queue, as of one moment. */
export interface Snapshot {
  manifest: Pick<Manifest, 'migrations' | 'tables' | 'sequences'>;
  jobs: Job[];
  /** COPY text of one of the manifest's tables; read it to its end before the next. */
  rowsOf(table: Manifest['tables'][number]): Readable;
}

/** Makes the text of a value the same whatever the server's and the role's settings are. */
export const PLAIN_TEXT = `set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local timezone = 'UTC'; set local extra_float_digits = 1; set local bytea_output = 'hex';
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

/**
 * Runs `work` inside one repeatable-read snapshot, while everyone else goes on. Works as the owner role: it is under
 * row-level security like everybody (FORCE), but each tenant table has a policy that shows it all rows, and a table
 * that lacks it stops the backup instead of coming out empty. Locks the tables against being altered meanwhile.
 */
export async function withSnapshot<T>(
  ownerUrl: string,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'sokoni-backup' });
  await client.connect();
  try {
    await client.query(`begin isolation level repeatable read, read only; ${PLAIN_TEXT}`);
    const tables = await readTables(client);
    await refuseHiddenRows(client);
    for (const { name } of tables)
      await client.query(`lock table only app.${pg.escapeIdentifier(name)} in access share mode`);
    const { rows: sequences } = await client.query<Manifest['sequences'][number]>(
      `select sequencename as name, coalesce(last_value, start_value)::text as value, last_value is not null as called
       from pg_sequences where schemaname = 'app' order by 1`,
    );
    const migrations = [...(await appliedMigrations(client)).values()].sort((a, b) => a.number - b.number);
    const result = await work({
      manifest: { migrations, tables, sequences },
      jobs: await readJobs(client),
      rowsOf: ({ name, columns }) =>
        client.query(
          copyTo(
            `copy (select ${columns.map((column) => pg.escapeIdentifier(column)).join(', ')} from only app.${pg.escapeIdentifier(name)}) to stdout`,
          ),
        ),
    });
    await client.query('commit');
    return result;
  } finally {
    await client.end();
  }
}

/** Every table but the record of the migrations, which the restore makes by migrating; generated columns make themselves. */
async function readTables(client: pg.Client): Promise<Manifest['tables']> {
  const { rows } = await client.query<Manifest['tables'][number]>(
    `select class.relname as name, array_agg(attribute.attname::text order by attribute.attnum) as columns
     from pg_class class
     join pg_attribute attribute on attribute.attrelid = class.oid
       and attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = ''
     where class.relnamespace = 'app'::regnamespace and class.relkind = 'r' and class.relname <> 'migrations'
     group by class.oid order by 1`,
  );
  return rows;
}

async function refuseHiddenRows(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select class.relname as name from pg_class class
     where class.relnamespace = 'app'::regnamespace and row_security_active(class.oid)
       and (exists (select from pg_policy where polrelid = class.oid and not polpermissive)
         or not exists (select from pg_policy policy where policy.polrelid = class.oid and policy.polcmd in ('*', 'r')
           and pg_get_expr(policy.polqual, policy.polrelid) = 'true'
           and (policy.polroles @> array[0::oid] or exists (
             select from unnest(policy.polroles) as role where pg_has_role(role, 'usage')))))`,
  );
  if (rows.length === 0) return;
  throw new ConfigError(
    `The owner role may not see every row of ${rows.map(({ name }) => `app.${name}`).join(', ')}: give it a policy "using (true)" there, as the migrations do.`,
  );
}

/** A job that is running counts as waiting: after a restore nobody runs it any more. */
async function readJobs(client: pg.Client): Promise<Job[]> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('graphile_worker._private_jobs') is not null as there`,
  );
  if (!found[0]?.there) return [];
  const { rows } = await client.query<Job>(
    `select task.identifier, job.payload, queue.queue_name, job.run_at::text, job.max_attempts, job.key as job_key, job.priority,
            (select array_agg(flag) from jsonb_object_keys(job.flags) as flag) as flags
     from graphile_worker._private_jobs job
     join graphile_worker._private_tasks task on task.id = job.task_id
     left join graphile_worker._private_job_queues queue on queue.id = job.job_queue_id
     where job.attempts < job.max_attempts or job.locked_at is not null
     order by job.id`,
  );
  return rows;
}
