import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Files } from './files.ts';
import type { LiveUpdates } from './live/live-updates.ts';
import type { Passwords } from './passwords.ts';
import type { Pictures } from './pictures.ts';
import type { Secrets } from './secrets.ts';
import type { Turns } from './turns.ts';

/** What the platform hands to every route: made once at start, never looked up by name. */
export interface Services {
  config: Config;
  pool: Pool;
  /** For transactions of calls that only read. */
  reading: Turns;
  log: Logger;
  clock: () => Date;
  secrets: Secrets;
  passwords: Passwords;
  files: Files;
  pictures: Pictures;
  live: LiveUpdates;
}
