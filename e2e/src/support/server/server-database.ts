import { query } from '@sokoni/server/testing/database/query';
import { inject } from 'vitest';
import { embeddedDatabase } from './embedded-database.ts';

/** Asks the database of the shared server itself: for the passing of time, and for lists that are long. */
export async function behindTheServer(sql: string, values: unknown[] = []): Promise<void> {
  const { superUrl } = await embeddedDatabase(inject('serverDataDir'));
  await query(superUrl, sql, values);
}

/** As if the person had logged in an hour ago: grave steps are not taken any more without asking who it is. */
export function loggedInAnHourAgo(userId: string): Promise<void> {
  return behindTheServer(
    `update app.sessions set signed_in_at = signed_in_at - interval '1 hour' where user_id = $1`,
    [userId],
  );
}
