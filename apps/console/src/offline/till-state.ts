import type { MemoryCopy } from '#offline/copy/memory-copy.ts';
import { ownStockOf } from '#offline/copy/own-stock.ts';
import type { Sync } from '#offline/copy/sync.ts';
import type { Sender } from '#offline/outbox/sender.ts';
import { wholeSetup } from './older-builds.ts';
import { persistenceNow, storedBytes } from './persistent-storage.ts';
import type { TillContext } from './till-context.ts';
import type { OutboxState, SetupRow, TillDevice } from './till-database.ts';
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
  openedSetup: SetupRow,
): Promise<TillState> {
  const { database, channel, page } = context;
  const storeId = openedDevice.store_id;
  const listeners = new Set<() => void>();
  let device = openedDevice;
  let held = openedSetup;
  let setup = wholeSetup(held.setup);
  let copy: MemoryCopy | null = null;
  let sync: Sync | null = null;
  let version = 0;
  // What the browser says of its storage takes a while; nobody waits for it.
  let kept: Awaited<ReturnType<typeof readKept>> = { storage: 'unknown' };
  const ownStock = ownStockOf(context, storeId);
  let [counts] = await readOutbox();
  let status = statusNow();

  function readOutbox() {
    return Promise.all([countOutbox(), ownStock.catchUp(device, held.heard)]);
  }

  async function countOutbox() {
    // One by one: the index counts without going through the rows.
    const count = (state: OutboxState) =>
      database.outbox.where('[store_id+state]').equals([storeId, state]).count();
    return database.transaction('r', database.outbox, async () => {
      const [pending, sending, needing, refused] = await Promise.all([
        count('pending'),
        count('sending'),
        count('needs_attention'),
        count('refused'),
      ]);
      return { unsent: pending + sending, needsAttention: needing + refused };
    });
  }

  async function readKept() {
    const [storage, bytes] = await Promise.all([persistenceNow(), storedBytes()]);
    return { storage, ...(bytes === undefined ? {} : { persistedBytes: bytes }) };
  }

  function statusNow(): TillStatus {
    const state = sync?.state();
    const isWhole = held.copy === null;
    const isLoading = copy?.isLoading() === true || (state?.isRunning === true && !isWhole);
    return {
      ...counts,
      ...kept,
      online: page.mayBeOnline() && state?.isReached !== false,
      lastSync: isWhole ? held.synced_at : null,
      sync: isLoading ? 'loading' : state?.hasFailed ? 'failed' : isWhole ? 'ready' : 'none',
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

  async function readAgain(what: 'all' | 'outbox'): Promise<void> {
    if (what === 'all') {
      const [deviceNow, heldNow] = await Promise.all([
        database.devices.get(storeId),
        database.setups.get(storeId),
      ]);
      device = deviceNow ?? device;
      held = heldNow ?? held;
      setup = wholeSetup(held.setup);
    }
    [counts] = await readOutbox();
    touch();
  }

  let isReading = false;
  let asked: 'all' | 'outbox' | null = null;

  /** One reading at a time, so that none overwrites what a later one has found; whatever comes meanwhile makes one more. */
  async function readUntilStill(what: 'all' | 'outbox'): Promise<void> {
    asked = asked === 'all' ? asked : what;
    if (isReading) return;
    isReading = true;
    try {
      while (asked !== null) {
        const now = asked;
        asked = null;
        await readAgain(now);
      }
    } finally {
      isReading = false;
    }
  }

  const refresh = (what: 'all' | 'outbox') => void readUntilStill(what).catch(() => {});
  const lookAtStorage = () =>
    void readKept().then((now) => {
      kept = now;
      touch();
    });
  const stopListening = [
    page.onReturn(() => {
      lookAtStorage();
      refresh('all');
      void copy?.catchUp().catch(() => {});
    }),
    page.onLoss(touch),
    channel.listen((news) => {
      if (news.storeId !== storeId) return;
      if (news.kind === 'copy') void copy?.take(news).catch(() => {});
      if (news.kind === 'written' || news.kind === 'outbox') refresh('outbox');
      else if (news.kind !== 'open_sales') refresh('all');
    }),
  ];

  lookAtStorage();
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
