import { availableParallelism } from 'node:os';
import { buildApp } from './app.ts';
import { ConfigError } from './core/config/config-error.ts';
import { openPool } from './core/database/access/connect.ts';
import { lookUpTxt } from './core/dns/look-up-txt.ts';
import { startErrorReports } from './core/errors/error-reports.ts';
import { openFiles } from './core/files/files.ts';
import { emptyIncoming } from './core/http/uploads.ts';
import { inServer } from './core/in-server.ts';
import { limitConcurrency } from './core/limit-concurrency.ts';
import { hear } from './core/live/live-news.ts';
import { type LiveUpdates, startLiveUpdates } from './core/live/live-updates.ts';
import { makeLog } from './core/log.ts';
import { makePictureAsker } from './core/pictures/ask-for-renditions.ts';
import { makePictures } from './core/pictures/pictures.ts';
import type { FromWeb, ToWeb, WebStart } from './core/processes/web-messages.ts';
import { makePasswords } from './core/security/passwords.ts';
import { makeSecrets } from './core/security/secrets.ts';
import type { Services } from './core/services.ts';
import { hooks, routes } from './routes.ts';

// The process that serves HTTP. Its parent starts it, tells it everything but the owner's database URL, and restarts it when it dies.

/** More statements at a time than the processors can work on only wait for each other, and each takes longer. */
const connections = Math.min(20, Math.max(8, 4 * availableParallelism()));
/** The embedded database works on the same processors as we do. */
const readsBesideUs = availableParallelism() + 1;
const clock = () => new Date();

const asker = makePictureAsker(tell);
let serving: Promise<{ live: LiveUpdates; stop(): Promise<void> }> | undefined;

// A signal that reaches the whole group is the parent's to act on.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit(0));
process.on('message', (message: ToWeb) => {
  if (message.kind === 'start') serving = serve(message);
  else if (message.kind === 'stop') void stop();
  else if (message.kind === 'picture' || message.kind === 'no_picture') asker.receive(message);
  else void serving?.then(({ live }) => hear(live.ear, message));
});

/** @returns what stops it */
async function serve(start: WebStart): Promise<{ live: LiveUpdates; stop(): Promise<void> }> {
  try {
    const { config, appUrl, prepare, isDatabaseBesideUs, secretKeys } = start;
    const log = makeLog(config.logLevel);
    await startErrorReports(config);
    await emptyIncoming(config);
    const pool = openPool(appUrl, { max: connections, applicationName: 'sokoni', log, prepare });
    const live = startLiveUpdates({ pool, clock, log });
    const secrets = makeSecrets(secretKeys);
    const services: Services = {
      config,
      pool,
      reading: limitConcurrency(isDatabaseBesideUs ? readsBesideUs : connections),
      log,
      secrets,
      clock,
      live,
      passwords: makePasswords(secrets),
      files: await openFiles(config, log),
      pictures: makePictures(asker.decodePicture),
      lookUpTxt,
      hooks,
    };
    const app = await buildApp(services, routes, inServer('../console/dist'));
    await app.listen({ host: config.host, port: config.port });
    if (start.demo) {
      const { startDemo } = await import('./demo/start-demo.ts');
      await startDemo(config, services);
    }
    tell({ kind: 'serving' });
    return {
      live,
      async stop() {
        await app.close();
        live.stop();
        await pool.end();
      },
    };
  } catch (error) {
    return giveUp(error instanceof ConfigError ? error.message : String((error as Error).stack));
  }
}

/** The parent says why, and starts another one if this was not the first. */
function giveUp(why: string): Promise<never> {
  return new Promise(() => {
    process.send?.({ kind: 'cannot_serve', why } satisfies FromWeb, () => process.exit(1));
  });
}

async function stop(): Promise<void> {
  await (await serving)?.stop();
  process.exit(0);
}

function tell(message: FromWeb): void {
  process.send?.(message);
}
