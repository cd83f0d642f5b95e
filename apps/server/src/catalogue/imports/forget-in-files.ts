import type { Db } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import { removeItemsOf, removeSamples } from './forget-queries.ts';

/** Whoever is erased stands in no import any more: the rows go, and with them the files that they came in. */
export async function forgetInFiles(
  db: Db,
  storeId: string,
  { id, email, phone }: { id: string; email: string; phone: string },
): Promise<void> {
  const keys = [
    `id:${id}`,
    ...(email === '' ? [] : [`email:${email.toLowerCase()}`]),
    ...(phone === '' ? [] : [`phone:${phone}`]),
  ];
  const imports = await removeItemsOf(db, storeId, id, keys);
  if (imports.length === 0) return;
  const files = await removeSamples(db, storeId, imports);
  await enqueue(db, 'remove_files', { keys: files });
}
