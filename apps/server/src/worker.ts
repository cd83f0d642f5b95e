import type { Logger } from 'pino';
import { openPool } from '#platform/database/connect.ts';
import { DomainError } from '#platform/domain-error.ts';
import { startErrorReports } from '#platform/error-reports.ts';
import { openFiles } from '#platform/files.ts';
import { ownerConnections, runJobs } from '#platform/jobs.ts';
import { makeLog } from '#platform/log.ts';
import { openMailer } from '#platform/mail/mailer.ts';
import { decodePicture } from '#platform/pictures/decode-picture.ts';
import { makeSecrets } from '#platform/secrets.ts';
import type { FromWorker, ToWorker, WorkerStart } from '#platform/worker-messages.ts';
import { makeTasks } from './tasks.ts';

// The second process: jobs, mail and pictures. Its parent starts it, tells it everything and restarts it when it dies.

const jobConnections = 4;
const clock = () => new Date();

let running: Promise<() => Promise<void>> | undefined;
let decoding: Promise<void> = Promise.resolve();

// A signal that reaches the whole group is the parent's to act on: it still needs pictures while it ends its calls.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit(0));
process.on('message', (message: ToWorker) => {
  if (message.kind === 'start') running = startJobs(message);
  else if (message.kind === 'decode_picture')
    decoding = decoding.then(() => decode(message.id, message.path));
  else void stop();
});

/** @returns what stops them */
async function startJobs({
  config,
  appUrl,
  ownerUrl,
  secretKeys,
}: WorkerStart): Promise<() => Promise<void>> {
  const log = makeLog(config.logLevel).child({ process: 'worker' });
  try {
    await startErrorReports(config);
    if (config.production && config.smtpUrl === null) {
      log.warn('SMTP_URL is not set: mail is kept in DATA_DIR/mail and reaches nobody');
    }
    const pool = openPool(appUrl, { max: jobConnections, applicationName: 'sokoni-worker', log });
    const ownerPool = openPool(ownerUrl, { max: ownerConnections, applicationName: 'sokoni-jobs', log });
    const mailer = await openMailer(config, clock);
    const files = await openFiles(config, log);
    const tasks = makeTasks({
      config,
      pool,
      ownerPool,
      clock,
      secrets: makeSecrets(secretKeys),
      files,
      mailer,
      log,
    });
    const jobs = await runJobs(ownerPool, tasks, log);
    let asked = false;
    void jobs.ended.then(
      () => asked || giveUp(log, new Error('the queue ended unasked')),
      (error: unknown) => asked || giveUp(log, error),
    );
    return async () => {
      asked = true;
      await jobs.stop();
      mailer.close();
    };
  } catch (error) {
    return giveUp(log, error);
  }
}

/** The parent starts another one. */
function giveUp(log: Logger, error: unknown): never {
  log.fatal({ err: error }, 'the worker gives up');
  process.exit(1);
}

async function stop(): Promise<void> {
  const stopJobs = await running;
  await Promise.all([stopJobs?.(), decoding]);
  process.exit(0);
}

async function decode(id: number, path: string): Promise<void> {
  tell(
    await decodePicture(path).then(
      (renditions): FromWorker => ({ kind: 'done', id, renditions }),
      (error: unknown): FromWorker => failed(id, error),
    ),
  );
}

function failed(id: number, error: unknown): FromWorker {
  const { code, message, retryAfterSeconds } =
    error instanceof DomainError ? error : new DomainError('storage_unavailable', { retryAfterSeconds: 60 });
  return { kind: 'failed', id, code, message, ...(retryAfterSeconds ? { retryAfterSeconds } : {}) };
}

function tell(message: FromWorker): void {
  process.send?.(message);
}
