import type { TillContext } from '#offline/till-context.ts';
import { isUnsent } from '#offline/till-database.ts';

const keptMs = 30 * 24 * 60 * 60 * 1000;
/** Of a store; a busy till makes a few hundred a day. */
const mostKept = 10_000;

/** Takes out what the server has had for thirty days, or more than a till needs to look back at. What is unsent always stays. */
export async function prune(
  { database, clock }: TillContext,
  storeId: string,
  most = mostKept,
): Promise<void> {
  const { outbox } = database;
  const before = new Date(clock.now() - keptMs).toISOString();
  const all = () => outbox.where('[store_id+seq]').between([storeId, 0], [storeId, Number.MAX_SAFE_INTEGER]);
  await database.transaction('rw', outbox, async () => {
    const tooMany = Math.max(0, (await all().count()) - most);
    let place = 0;
    // The oldest come first: behind the first that stays for its age, all do.
    const old = await all()
      .until((row) => {
        place += 1;
        return place > tooMany && !isUnsent(row) && (row.stored_at ?? '') >= before;
      })
      .filter((row) => !isUnsent(row))
      .primaryKeys();
    await outbox.bulkDelete(old);
  });
}
