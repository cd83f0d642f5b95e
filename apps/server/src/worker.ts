import { setPriority } from 'node:os';
import type { Logger } from 'pino';
import { openPool } from './core/database/access/connect.ts';
import { startErrorReports } from './core/errors/error-reports.ts';
import { openFiles } from './core/files/files.ts';
import { ownerConnections, runJobs } from './core/jobs/jobs.ts';
import type { TaskServices } from './core/jobs/tasks.ts';
import { startTicking } from './core/jobs/ticking.ts';
import { listenToEvents } from './core/live/listen.ts';
import { tellingEar } from './core/live/live-news.ts';
import { makeLog } from './core/log.ts';
import { openMailer } from './core/mail/mailer.ts';
import { decodePicture } from './core/pictures/decode-picture.ts';
import { answerOf } from './core/pictures/picture-messages.ts';
import { makePictures } from './core/pictures/pictures.ts';
import type { FromWorker, ToWorker, WorkerStart } from './core/processes/worker-messages.ts';
import { makeSecrets } from './core/security/secrets.ts';
import { hooks } from './routes.ts';
import { cron, makeTasks, tickAll } from './tasks.ts';

// The process for jobs, mail and pictures. Its parent starts it, tells it everything and restarts it when it dies.

/** Whoever waits in front of a screen comes first, at the start too: 0 is the usual, 19 the last. */
const afterScreens = 10;
setPriority(afterScreens);

const jobConnections = 4;
const clock = () => new Date();

let running: Promise<() => Promise<void>> | undefined;
let decoding: Promise<void> = Promise.resolve();

// A signal that reaches the whole group is the parent's to act on: the web process still needs pictures while it ends its calls.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit(0));
process.on('message', (message: ToWorker) => {
  if (message.kind === 'start') running = startJobs(message);
  else if (message.kind === 'decode_picture')
    decoding = decoding.then(async () => tell(await answerOf(message.id, decodePicture(message.path))));
  else void stop();
});

/** @returns what stops them */
async function startJobs({
  config,
  appUrl,
  prepare,
  ownerUrl,
  secretKeys,
}: WorkerStart): Promise<() => Promise<void>> {
  const log = makeLog(config.logLevel).child({ process: 'worker' });
  try {
    await startErrorReports(config);
    if (config.production && config.smtpUrl === null) {
      log.warn('SMTP_URL is not set: mail is kept in DATA_DIR/mail and reaches nobody');
    }
    const pool = openPool(appUrl, { max: jobConnections, applicationName: 'sokoni-worker', log, prepare });
    const ownerPool = openPool(ownerUrl, { max: ownerConnections, applicationName: 'sokoni-jobs', log });
    const mailer = await openMailer(config, clock);
    const files = await openFiles(config, log);
    const listener = listenToEvents({ ownerUrl, log, ...tellingEar(tell) });
    const services: TaskServices = {
      config,
      pool,
      ownerPool,
      clock,
      secrets: makeSecrets(secretKeys),
      files,
      pictures: makePictures(decodePicture),
      mailer,
      log,
      hooks,
    };
    const jobs = await runJobs(ownerPool, { tasks: makeTasks(services), cron }, log);
    const ticking = startTicking(() => tickAll(services), log);
    let asked = false;
    void jobs.ended.then(
      () => asked || giveUp(log, new Error('the queue ended unasked')),
      (error: unknown) => asked || giveUp(log, error),
    );
    return async () => {
      asked = true;
      await Promise.all([jobs.stop(), ticking.stop(), listener.stop()]);
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

function tell(message: FromWorker): void {
  process.send?.(message);
}
