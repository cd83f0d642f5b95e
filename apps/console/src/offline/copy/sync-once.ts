import { timeNow } from '#offline/clock.ts';
import { isOfOlderBuild } from '#offline/older-builds.ts';
import type { TillContext } from '#offline/till-context.ts';
import type { SetupRow, TillDevice } from '#offline/till-database.ts';
import { noCopyNews } from '#offline/till-news.ts';
import type { TillSetup } from '#offline/till-types.ts';
import { writeChanges } from './copy-changes.ts';
import { copyMark, readPages } from './copy-pages.ts';
import { setupWithCommands } from './setup-with-commands.ts';

/**
 * Brings the copy of a store up to date: the whole of it the first time, or where it was left half-written, or where too much has
 * changed; else what has changed since. One tab at a time. Throws TillCallFailed.
 */
export async function syncOnce(context: TillContext, device: TillDevice): Promise<void> {
  await context.lock(`till_sync_${device.store_id}`, async () => {
    const { setups } = context.database;
    let held = (await setups.get(device.store_id)) ?? (await renewSetup(context, device, true));
    if (held.copy !== null) held = await readPages(context, device, held);
    const changes = await context.client.changes(device, held.sequence);
    if (changes.resync) {
      await readPages(context, device, await renewSetup(context, device, true));
      await setups.update(device.store_id, { heard: changes.heard });
      return;
    }
    await writeChanges(context, held, changes);
    if (changes.setup || isOfOlderBuild(held.setup)) await renewSetup(context, device, false);
  });
}

/**
 * Reads the set-up anew. What happened here while it was on its way, or is still here, is added to it again.
 * @param isWhole the copy is read anew behind it
 */
export async function renewSetup(
  context: TillContext,
  device: TillDevice,
  isWhole: boolean,
): Promise<SetupRow> {
  const { database, clock, channel } = context;
  const asked = timeNow(clock);
  const setup = await context.client.setup(device);
  const [row, from] = await database.transaction(
    'rw',
    [database.setups, database.outbox, database.devices],
    async (): Promise<[SetupRow, string]> => {
      const held = await database.setups.get(device.store_id);
      const since = await database.outbox
        .where('[store_id+seq]')
        .between([device.store_id, 0], [device.store_id, Number.MAX_SAFE_INTEGER])
        .filter(({ stored_at, state }) => isOnItsWay(state) || (stored_at !== null && stored_at >= asked))
        .toArray();
      const written: SetupRow = {
        store_id: device.store_id,
        setup: setupWithCommands(setup, since),
        synced_at: timeNow(clock),
        ...(held?.heard === undefined ? {} : { heard: held.heard }),
        sequence: isWhole || !held ? setup.sequence : held.sequence,
        copy: isWhole || !held ? { reading: 'products', after: null } : held.copy,
      };
      await database.setups.put(written);
      await takeOver(context, device.store_id, setup);
      return [written, held ? copyMark(held) : ''];
    },
  );
  const { store_id } = row;
  channel.post({ kind: 'setup', storeId: store_id });
  channel.post({ ...noCopyNews, kind: 'copy', storeId: store_id, from, to: copyMark(row) });
  return row;
}

/** The name of the register, and no figure that the server has seen of this block already. */
async function takeOver({ database }: TillContext, storeId: string, setup: TillSetup): Promise<void> {
  const device = await database.devices.get(storeId);
  if (!device) return;
  const isSameBlock = device.block === setup.block;
  await database.devices.put({
    ...device,
    register_name: setup.register.name,
    next_figure: isSameBlock ? Math.max(device.next_figure, setup.last_figure + 1) : device.next_figure,
  });
}

function isOnItsWay(state: string): boolean {
  return state === 'pending' || state === 'sending';
}
