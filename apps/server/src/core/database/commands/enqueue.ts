import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

/**
 * Every job and what it is told: ids, never secrets or texts. An area adds its own (`declare module`), and brings what does it in
 * its manifest.
 */
export interface Jobs {
  remove_files: { keys: string[] };
  /** After the first of many rows that fill tables at once. */
  analyze_new_tables: object;
  /** Each hour, by the clock of the queue. */
  purge: object;
}

/** Adds a job to the queue inside the transaction that causes it. */
export async function enqueue<Task extends keyof Jobs>(
  db: Db,
  task: Task,
  payload: Jobs[Task],
): Promise<void> {
  await sql`select app.enqueue(${task}, ${JSON.stringify(payload)}::jsonb)`.execute(db);
}
