import type { MemoryCopy } from '#offline/copy/memory-copy.ts';
import { ownStockOf } from '#offline/copy/own-stock.ts';
import type { Sync } from '#offline/copy/sync.ts';
import type { Sender } from '#offline/outbox/sender.ts';
import { wholeSetup } from './older-builds.ts';
import { persistenceNow, storedBytes } from './persistent-storage.ts';
import type { TillContext } from './till-context.ts';
import type { OutboxState, TillDevice } from './till-database.ts';
import type { TillStatus } from './till-status.ts';
import type { TillSetup, TillVariant } from './till-types.ts';

/** What the screens of a till read without waiting, kept as the database has it. */
export interface TillState {
  device(): TillDevice;
  setup(): TillSetup;
  version(): number;
  subscribe(listener: () => void): () => void;
  status(): TillStatus;
  /** How many of a variant there are with what happened here; null where they are not counted. */
  available(variant: TillVariant): number | null;
  /** Something may have changed. */
  touch(): void;
  /** What is opened after this: the copy in memory, and what keeps it up to date. */
  attach(copy: MemoryCopy, sync: Sync): void;
  close(): void;
}

/** Begins to keep the state of a till. */
export async function watchTill(
  context: TillContext,
  sender: Sender,
  openedDevice: TillDevice,
  openedSetup: TillSetup,
): Promise<TillState> {
  const { database, channel, page } = context;
  const storeId = openedDevice.store_id;
  const listeners = new Set<() => void>();
  let device = openedDevice;
  let setup = wholeSetup(openedSetup);
  let copy: MemoryCopy | null = null;
  let sync: Sync | null = null;
  let version = 0;
  const ownStock = ownStockOf(context, storeId);
  let [counts, copied, kept] = await Promise.all([countOutbox(), readCopied(), readKept()]);
  let status = statusNow();

  async function countOutbox() {
    // One by one: the index counts without going through the rows.
    const count = (state: OutboxState) =>
      database.outbox.where('[store_id+state]').equals([storeId, state]).count();
    return database.transaction('r', database.outbox, async () => ({
      unsent: (await count('pending')) + (await count('sending')),
      needsAttention: (await count('needs_attention')) + (await count('refused')),
    }));
  }

  async function readCopied() {
    const held = await database.setups.get(storeId);
    if (held) setup = wholeSetup(held.setup);
    await ownStock.catchUp(device, held?.heard);
    const isWhole = held !== undefined && held.copy === null;
    return { isWhole, lastSync: isWhole ? held.synced_at : null };
  }

  async function readKept() {
    const [storage, bytes] = await Promise.all([persistenceNow(), storedBytes()]);
    return { storage, ...(bytes === undefined ? {} : { persistedBytes: bytes }) };
  }

  function statusNow(): TillStatus {
    const state = sync?.state();
    const isLoading = copy?.isLoading() === true || (state?.isRunning === true && !copied.isWhole);
    return {
      ...counts,
      ...kept,
      online: page.mayBeOnline() && state?.isReached !== false,
      lastSync: copied.lastSync,
      sync: isLoading ? 'loading' : state?.hasFailed ? 'failed' : copied.isWhole ? 'ready' : 'none',
      loadedProducts: copy?.search.size ?? 0,
      isPaused: sender.isPaused(device) || state?.refusedKey === device.key,
    };
  }

  function touch(): void {
    const now = statusNow();
    if (JSON.stringify(now) !== JSON.stringify(status)) status = now;
    version += 1;
    for (const listener of [...listeners]) listener();
  }

  async function readAgain(): Promise<void> {
    device = (await database.devices.get(storeId)) ?? device;
    [counts, copied] = await Promise.all([countOutbox(), readCopied()]);
    touch();
  }

  let isReading = false;
  let isAskedAgain = false;

  /** One reading at a time, so that none overwrites what a later one has found; whatever comes meanwhile makes one more. */
  async function readUntilStill(): Promise<void> {
    isAskedAgain = true;
    if (isReading) return;
    isReading = true;
    try {
      while (isAskedAgain) {
        isAskedAgain = false;
        await readAgain();
      }
    } finally {
      isReading = false;
    }
  }

  const refresh = () => void readUntilStill().catch(() => {});
  const stopListening = [
    page.onReturn(() => {
      readKept().then((now) => {
        kept = now;
      }, refresh);
      refresh();
      void copy?.catchUp().catch(() => {});
    }),
    channel.listen((news) => {
      if (news.storeId !== storeId) return;
      if (news.kind === 'copy') void copy?.take(news).catch(() => {});
      refresh();
    }),
  ];

  return {
    device: () => device,
    setup: () => setup,
    version: () => version,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    status: () => status,
    available: ownStock.available,
    touch,
    attach(openedCopy, openedSync) {
      copy = openedCopy;
      sync = openedSync;
      touch();
    },
    close() {
      listeners.clear();
      for (const stop of stopListening) stop();
    },
  };
}
