import type pg from 'pg';
import { analyzeNewTables } from './core/database/upkeep/analyze-new-tables.ts';
import { purge } from './core/database/upkeep/purge.ts';
import type { Tasks } from './core/jobs/jobs.ts';
import type { TaskServices, TaskTable } from './core/jobs/tasks.ts';
import { compose, type Manifest, mergeTables } from './core/manifest.ts';
import { manifests } from './routes.ts';
import { type JobRunners, runJob } from './tenancy/store-jobs/run-job.ts';

const areas: readonly Manifest[] = manifests;
const storeJobs: JobRunners = mergeTables(areas.map((area) => area.storeJobs ?? {}));

const table: TaskTable = {
  ...compose(manifests, 'tasks'),
  run_store_job: (services, { store_id: storeId, job_id: jobId }) =>
    runJob(services, storeJobs, storeId, jobId),
  analyze_new_tables: ({ ownerPool }) => analyzeNewTables(ownerPool),
  async remove_files({ files }, { keys }) {
    for (const key of keys) await files.remove(key);
  },
  purge: ({ ownerPool, clock }) => purgeAll(ownerPool, clock()),
};

/** Removes what is past its use. */
export async function purgeAll(ownerPool: pg.Pool, now: Date): Promise<void> {
  await purge(ownerPool, now);
  for (const area of areas) await area.purge?.(ownerPool, now);
}

/** Every job of the queue and what does it. */
export function makeTasks(services: TaskServices): Tasks {
  const tasks = Object.entries(table).map(([name, task]) => [
    name,
    (payload: never) => task(services, payload),
  ]);
  return Object.fromEntries(tasks) as Tasks;
}

/** What is done every half second. */
export async function tickAll(services: TaskServices): Promise<void> {
  for (const area of areas) await area.tick?.(services);
}

/** What the clock of the queue starts. */
export const cron = [{ task: 'purge', match: '17 * * * *' }, ...areas.flatMap((area) => area.cron ?? [])];
