import { transaction } from '#core/database/access/transaction.ts';
import { forEachStore } from '#core/jobs/for-each-store.ts';
import type { TaskServices } from '#core/jobs/tasks.ts';
import { findLeftCommands, findStoresWithLeftCommands } from './command-queries.ts';
import { recordCommand } from './record-command.ts';
import { findWhoActed } from './who-acted.ts';

declare module '#core/database/commands/enqueue.ts' {
  interface Jobs {
    /** Each minute, by the clock of the queue. */
    record_left_commands: object;
  }
}

/** A device that is answered at all is answered sooner. */
const leftAfterMs = 60_000;

/** Records what was kept when the server died before it was recorded: the device may never come back to ask. */
export async function recordLeftCommands({
  pool,
  ownerPool,
  clock,
  secrets,
  log,
}: Pick<TaskServices, 'pool' | 'ownerPool' | 'clock' | 'secrets' | 'log'>): Promise<void> {
  const before = new Date(clock().getTime() - leftAfterMs);
  const everywhere = { userId: null, storeId: null };
  const storeIds = await transaction(ownerPool, everywhere, (db) => findStoresWithLeftCommands(db, before));
  await forEachStore(storeIds, { job: 'record_left_commands', log }, async (storeId) => {
    const rows = await transaction(pool, { userId: null, storeId }, (db) =>
      findLeftCommands(db, storeId, before),
    );
    const services = { pool, clock, secrets, networkAddress: '', requestId: '' };
    const people = await findWhoActed(services, storeId, rows);
    for (const row of rows) await recordCommand(services, row, people);
  });
}
