import { readConfig } from './core/config/config.ts';
import { ConfigError } from './core/config/config-error.ts';
import { makeLog } from './core/log.ts';
import { startServer } from './start-server.ts';

// The first process: starts the others and the database, watches them, and serves nobody.

try {
  const config = readConfig(process.env);
  const log = makeLog(config.logLevel);
  const server = await startServer(config, { demo: process.argv.includes('--demo'), log });
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
