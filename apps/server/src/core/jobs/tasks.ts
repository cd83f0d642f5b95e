import type pg from 'pg';
import type { Log } from '#core/database/access/log.ts';
import type { Jobs } from '#core/database/commands/enqueue.ts';
import type { Mailer } from '#core/mail/mailer.ts';
import type { Services } from '#core/services.ts';

/** What the worker hands to every task. */
export interface TaskServices
  extends Pick<Services, 'config' | 'pool' | 'clock' | 'secrets' | 'files' | 'pictures' | 'hooks'> {
  log: Log;
  ownerPool: pg.Pool;
  mailer: Mailer;
}

/** What does each job of the queue. A job may run twice: its worker can die between the work and the tick. */
export type TaskTable = {
  [Task in keyof Jobs]: (services: TaskServices, payload: Jobs[Task]) => Promise<void>;
};
