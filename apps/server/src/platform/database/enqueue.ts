import { sql } from 'kysely';
import type { Db } from './transaction.ts';

/** Every job and what it is told: ids, never secrets or texts. */
export interface Jobs {
  send_mail:
    | { template: 'verify_email' | 'reset_password' | 'confirm_session'; email_key: string }
    | { template: 'invite'; store_id: string; invite_id: string }
    | { template: 'low_stock'; store_id: string; user_id: string; told_at: string }
    | { template: 'paper'; store_id: string; mail_id: string };
  run_store_job: { store_id: string; job_id: string };
  remove_files: { keys: string[] };
  /** After the first of many rows that fill tables at once. */
  analyze_new_tables: object;
  /** Each hour, by the clock of the queue. */
  tell_low_stock: object;
  /** Each minute, by the clock of the queue. */
  fold_sales: object;
  /** Each hour, by the clock of the queue. */
  remind_debtors: object;
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
