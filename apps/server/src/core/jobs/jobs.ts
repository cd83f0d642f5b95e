import { type CronItem, Logger, parseCronItems, run, runMigrations, runOnce } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '#core/database/access/log.ts';
import type { Jobs } from '#core/database/commands/enqueue.ts';
import { makeHeartbeat } from '#core/database/heartbeat.ts';

/** What does each job. A job that throws is tried again: after 3 s, 7 s, 20 s … up to 6 h, 25 times in four days. */
export type Tasks = { [Task in keyof Jobs]: (payload: Jobs[Task]) => Promise<void> };

export interface RunningJobs {
  /** Takes no more jobs and lets the running ones end. */
  stop(): Promise<void>;
  /** Settles when the queue is no longer worked on, asked or not. */
  ended: Promise<void>;
}

declare global {
  namespace GraphileConfig {
    interface Plugins {
      SokoniPresence: true;
    }
  }
}

const schema = 'graphile_worker';
const jobsAtOnce = 4;
/** Those of the jobs, and one each for LISTEN, the presence and the clock. */
export const ownerConnections = jobsAtOnce + 3;

/** Without a delay of its own the queue does not wait, when it stops, until a finished job is struck off. */
const waitingForTheEnd = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

/** Brings the queue's own tables up to date. Servers that start at once may all call it. */
export async function migrateJobs(ownerUrl: string, log: Log): Promise<void> {
  await runMigrations({ connectionString: ownerUrl, schema, maxPoolSize: 1, logger: loggerOf(log) });
}

/** Works on those jobs of the queue until `stop`. */
export async function runJobs(
  ownerPool: pg.Pool,
  { tasks, cron }: { tasks: Partial<Tasks>; cron: readonly CronItem[] },
  log: Log,
): Promise<RunningJobs> {
  const heartbeat = makeHeartbeat(ownerPool, log);
  const runner = await run({
    pgPool: ownerPool,
    schema,
    taskList: taskList(tasks),
    parsedCronItems: parseCronItems([...cron]),
    concurrency: jobsAtOnce,
    noHandleSignals: true,
    logger: loggerOf(log),
    preset: {
      worker: waitingForTheEnd,
      plugins: [
        {
          name: 'SokoniPresence',
          worker: {
            hooks: { startWorker: (_context, { worker }) => heartbeat.announce(worker.workerPool.id) },
          },
        },
      ],
    },
  });
  return {
    stop: () => runner.stop(),
    ended: runner.promise.finally(() => heartbeat.end()),
  };
}

/** Does what is due now and returns. */
export async function runDueJobs(ownerPool: pg.Pool, tasks: Partial<Tasks>, log: Log): Promise<void> {
  await runOnce({
    pgPool: ownerPool,
    schema,
    taskList: taskList(tasks),
    noHandleSignals: true,
    logger: loggerOf(log),
    preset: { worker: waitingForTheEnd },
  });
}

/** The queue hands out what `enqueue` put in, so its payloads have the types of Jobs. */
function taskList(tasks: Partial<Tasks>): Record<string, (payload: unknown) => Promise<void>> {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, (payload) => task(payload as never)]),
  );
}

/** The messages alone: what comes beside them holds payloads. */
function loggerOf(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error({}, message);
    else if (level === 'warning') log.warn({}, message);
    else if (level === 'info') log.info({}, message);
  });
}
