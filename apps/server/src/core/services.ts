import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import type { Files } from './files/files.ts';
import type { Hooks } from './hooks.ts';
import type { ConcurrencyLimit } from './limit-concurrency.ts';
import type { LiveUpdates } from './live/live-updates.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { Passwords } from './security/passwords.ts';
import type { Secrets } from './security/secrets.ts';

/** What the platform hands to every route: made once at start, never looked up by name. */
export interface Services {
  config: Config;
  pool: Pool;
  /** For transactions of calls that only read. */
  reading: ConcurrencyLimit;
  log: Logger;
  clock: () => Date;
  secrets: Secrets;
  passwords: Passwords;
  files: Files;
  pictures: Pictures;
  /** The TXT records of a host name; none where there is no such name. */
  lookUpTxt: (name: string) => Promise<string[]>;
  live: LiveUpdates;
  hooks: Hooks;
}
