import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from './access/log.ts';

const lookEveryMs = 10_000;
const againAfterMs = 1000;

/**
 * Tells the other workers that this one lives, by a lock that the database takes back when our connection ends, and
 * frees the jobs of those that are gone. Without it a job whose worker was killed would rest for four hours.
 */
export interface Heartbeat {
  /** Resolves when the lock is held; call it before the first job is taken. */
  announce(workerPoolId: string): Promise<void>;
  end(): void;
}

/** @param pool of the owner role; one connection of it stays taken */
export function makeHeartbeat(pool: pg.Pool, log: Log): Heartbeat {
  let announced: Promise<void> | undefined;
  let client: pg.PoolClient | undefined;
  let timer: NodeJS.Timeout | undefined;
  let ended = false;

  async function hold(workerPoolId: string): Promise<void> {
    while (!ended) {
      try {
        await connectAndLock(workerPoolId);
        return;
      } catch (error) {
        log.warn({ err: error }, 'the worker cannot tell the others that it lives; trying again');
        await wait(againAfterMs, undefined, { ref: false });
      }
    }
  }

  async function connectAndLock(workerPoolId: string): Promise<void> {
    const connected = await pool.connect();
    try {
      await connected.query('select pg_advisory_lock(hashtextextended($1, 0))', [workerPoolId]);
    } catch (error) {
      connected.release(true);
      throw error;
    }
    client = connected;
    connected.once('end', () => {
      if (ended) return;
      connected.release(true);
      void hold(workerPoolId);
    });
  }

  async function freeJobsOfTheGone(): Promise<void> {
    try {
      await pool.query(freeing);
    } catch (error) {
      log.warn({ err: error }, 'could not look for jobs whose worker is gone');
    }
  }

  return {
    announce(workerPoolId) {
      announced ??= hold(workerPoolId).then(async () => {
        await freeJobsOfTheGone();
        timer = setInterval(() => void freeJobsOfTheGone(), lookEveryMs).unref();
      });
      return announced;
    },
    end() {
      ended = true;
      clearInterval(timer);
      client?.release(true);
    },
  };
}

/** Whoever's lock can be had is gone; the lock is given back when the statement ends. */
const freeing = `
  with gone as materialized (
    select holder.locked_by
    from (select distinct locked_by from graphile_worker.jobs where locked_by is not null) holder
    where pg_try_advisory_xact_lock(hashtextextended(holder.locked_by, 0))
  )
  select graphile_worker.force_unlock_workers(array(select locked_by from gone)::text[])`;
