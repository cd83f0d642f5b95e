import { isUnsent, type TillDatabase } from '#offline/till-database.ts';
import { storage } from '#session/storage.ts';

/*
 * SPEC section 3 "Client-side storage": the ids of what a store's tills in this browser have not sent. It is a copy in local storage,
 * where the console sees without opening the database that there is something to send.
 */

/** Before the command itself is written, so that none is ever missing here. */
export function noteUnsent(storeId: string, id: string): void {
  const entry = storage.offlineSales(storeId);
  const ids = entry.get() ?? [];
  if (!ids.includes(id)) entry.set([...ids, id]);
}

/** Brings the list of a store in line with the outbox. */
export async function mirrorUnsent(database: TillDatabase, storeId: string): Promise<void> {
  const rows = await unsentRows(database, storeId);
  const entry = storage.offlineSales(storeId);
  if (rows.length > 0) entry.set(rows.map(({ id }) => id));
  else entry.remove();
}

/** What the server has said nothing of, in its order. */
export async function unsentRows(database: TillDatabase, storeId: string) {
  const states = ['pending', 'sending', 'needs_attention'].map((state) => [storeId, state]);
  const rows = await database.outbox.where('[store_id+state]').anyOf(states).filter(isUnsent).toArray();
  return rows.sort((one, other) => one.seq - other.seq);
}
