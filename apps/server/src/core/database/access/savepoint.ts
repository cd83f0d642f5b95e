import { sql } from 'kysely';
import { countEvents, dropEvents } from '#core/database/events/publish.ts';
import type { Db } from './transaction.ts';

/**
 * Work that leaves nothing behind when it throws, while the transaction goes on. Locks that it took are let go then, too: what it
 * has read may change before the transaction is over.
 */
export async function savepoint<Answer>(db: Db, work: () => Promise<Answer>): Promise<Answer> {
  await sql`savepoint attempt`.execute(db);
  const published = countEvents(db);
  try {
    const answer = await work();
    await sql`release savepoint attempt`.execute(db);
    return answer;
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(db);
    dropEvents(db, published);
    throw error;
  }
}
