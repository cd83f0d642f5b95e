import { sql } from 'kysely';
import { writeEvents } from '#core/database/events/publish.ts';
import type { Db } from './transaction.ts';

/** Names the user or the store of the rest of this transaction; row-level security reads it. */
export async function setLocal(db: Db, setting: 'app.user_id' | 'app.store_id', id: string): Promise<void> {
  if (setting === 'app.store_id') await writeEvents(db);
  await sql`select set_config(${setting}, ${id}, true)`.execute(db);
}
