import { readConfig } from '#platform/config.ts';
import { ConfigError } from '#platform/config-error.ts';
import { startErrorReports } from '#platform/error-reports.ts';
import { makeLog } from '#platform/log.ts';
import { startDemo } from './demo/start-demo.ts';
import { startServer } from './start-server.ts';

try {
  const config = readConfig(process.env);
  const log = makeLog(config.logLevel);
  await startErrorReports(config);
  const server = await startServer(config, log);
  if (process.argv.includes('--demo')) await startDemo(config, server.services);
  process.stdout.write(`Sokoni is open at ${config.publicUrl}\n`);

  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      log.info({ signal }, 'stopping');
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'stopping failed');
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  process.stderr.write(error instanceof ConfigError ? `${error.message}\n` : `${(error as Error).stack}\n`);
  process.exitCode = 1;
}
