import pg from 'pg';
import { ConfigError } from '#core/config/config-error.ts';

/**
 * Connects once to a database that is not ours to start.
 * Errors: ConfigError that names the variable to correct.
 */
export async function assertReachable(url: string, variable: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    throw new ConfigError(
      `The database of ${variable} cannot be used (${(error as Error).message}): correct ${variable}, or start that database.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}
