import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { PLAIN_TEXT } from './copy-out.ts';
import type { Job, Manifest } from './manifest.ts';

/** A database that is being filled, all or nothing. */
export interface Loading {
  /** Takes the COPY text of one table; answers the number of its rows when the stream has ended. */
  table(table: Manifest['tables'][number]): { stream: Writable; rows: Promise<number> };
  addJobs(jobs: Job[]): Promise<void>;
}

/** Whether this database holds nothing of ours. */
export async function isEmptyDatabase(ownerUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ empty: boolean }>(
      `select to_regnamespace('app') is null and to_regnamespace('graphile_worker') is null as empty`,
    );
    return rows[0]?.empty ?? false;
  } finally {
    await client.end();
  }
}

/**
 * Fills a freshly migrated database in one transaction as the owner role. Foreign keys are taken off and put back, and
 * checked, after the last row, because tables refer to each other in circles; COPY does not go through row-level
 * security, so the owner is exempt for the duration of this transaction, which nobody else sees into.
 */
export async function withLoading<T>(
  ownerUrl: string,
  manifest: Manifest,
  work: (loading: Loading) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'sokoni-restore' });
  await client.connect();
  try {
    await client.query(`begin; ${PLAIN_TEXT}; set local lock_timeout = '10s'`);
    const putBack = await takeOff(client);
    const result = await work({
      table: ({ name, columns }) => copyInto(client, name, columns),
      addJobs: async (jobs) => {
        for (const job of jobs) await addJob(client, job);
      },
    });
    for (const { name, value, called } of manifest.sequences) {
      await client.query('select setval($1::regclass, $2, $3)', [
        `app.${pg.escapeIdentifier(name)}`,
        value,
        called,
      ]);
    }
    for (const statement of putBack) await client.query(statement);
    await client.query('commit');
    return result;
  } finally {
    await client.end();
  }
}

/** Also empties the tables: a migration may have filled some. Answers the statements that undo the rest. */
async function takeOff(client: pg.Client): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string; forced: boolean }>(
    `select class.oid::regclass::text as name, class.relforcerowsecurity as forced from pg_class class
     where class.relnamespace = 'app'::regnamespace and class.relkind = 'r' and class.relname <> 'migrations'`,
  );
  const { rows: keys } = await client.query<{ owner: string; name: string; definition: string }>(
    `select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'app'::regnamespace and conparentid = 0`,
  );
  const forced = tables.filter((table) => table.forced);
  const doing = [
    ...keys.map(({ owner, name }) => `alter table ${owner} drop constraint ${pg.escapeIdentifier(name)}`),
    ...tables.map(({ name }) => `alter table ${name} disable trigger user`),
    ...forced.map(({ name }) => `alter table ${name} no force row level security`),
    ...tables.map(({ name }) => `delete from ${name}`),
  ];
  for (const statement of doing) await client.query(statement);
  return [
    ...keys.map(
      ({ owner, name, definition }) =>
        `alter table ${owner} add constraint ${pg.escapeIdentifier(name)} ${definition}`,
    ),
    ...tables.map(({ name }) => `alter table ${name} enable trigger user`),
    ...forced.map(({ name }) => `alter table ${name} force row level security`),
  ];
}

function copyInto(
  client: pg.Client,
  name: string,
  columns: string[],
): { stream: Writable; rows: Promise<number> } {
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const stream = client.query(copyFrom(`copy app.${pg.escapeIdentifier(name)} (${list}) from stdin`));
  const rows = finished(stream).then(() => stream.rowCount);
  // Whoever writes meets a failure at the next write; until then it must not count as unhandled.
  rows.catch(() => {});
  return { stream, rows };
}

async function addJob(client: pg.Client, job: Job): Promise<void> {
  await client.query(
    `select graphile_worker.add_job($1, $2::json, queue_name => $3, run_at => $4::timestamptz, max_attempts => $5,
       job_key => $6, priority => $7, flags => $8::text[])`,
    [
      job.identifier,
      JSON.stringify(job.payload),
      job.queue_name,
      job.run_at,
      job.max_attempts,
      job.job_key,
      job.priority,
      job.flags,
    ],
  );
}
