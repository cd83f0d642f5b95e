import { registerLimits } from '@sokoni/rules/point-of-sale/registers';
import type { TillContext } from '#offline/till-context.ts';
import type { TillDevice } from '#offline/till-database.ts';
import { sendBatch, takeUpRejected } from './send-batch.ts';

/** Sends what tills in this browser wrote, until the server has answered for it. */
export interface Sender {
  /** Sends what there is, now. Resolves when that has been tried. */
  sendNow(): Promise<void>;
  /** Whether the server refuses this key. */
  isPaused(device: Pick<TillDevice, 'store_id' | 'key'>): boolean;
  stop(): void;
}

const firstWaitMs = 1_000;
const longestWaitMs = 60_000;

/**
 * Starts sending: at once, whenever something is written, when the network or the page is back, and after failures in growing
 * intervals without end. However many of these come at once, and in however many tabs, nothing is on its way twice.
 */
export function startSender(context: TillContext): Sender {
  const { channel, clock, page, database } = context;
  /** The key that was refused, by store: another one is tried. */
  const refused = new Map<string, string>();
  let failures = 0;
  let isStopped = false;
  let stopWaiting = () => {};
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  async function sendAll(): Promise<void> {
    stopWaiting();
    let hasFailed = false;
    for (const device of await database.devices.toArray()) {
      if (isStopped || refused.get(device.store_id) === device.key) continue;
      if (!(await drain(device))) hasFailed = true;
    }
    failures = hasFailed ? failures + 1 : 0;
    if (hasFailed && !isStopped) stopWaiting = clock.after(waitAfter(failures, clock.random()), trigger);
  }

  /** @returns whether nothing is left to try again later */
  async function drain(device: TillDevice): Promise<boolean> {
    let size: number = registerLimits.batch;
    while (!isStopped) {
      const outcome = await context.lock('till_sender', () => sendBatch(context, device, size));
      if (outcome === 'empty') return true;
      if (outcome === 'failed') return false;
      if (outcome === 'key_refused') {
        refused.set(device.store_id, device.key);
        channel.post({ kind: 'outbox', storeId: device.store_id });
        return true;
      }
      size =
        outcome === 'rejected' ? Math.max(1, Math.floor(size / 2)) : Math.min(registerLimits.batch, size * 2);
    }
    return true;
  }

  async function run(): Promise<void> {
    try {
      do {
        isAskedAgain = false;
        await sendAll();
      } while (isAskedAgain && !isStopped);
    } finally {
      running = null;
    }
  }

  function sendNow(): Promise<void> {
    if (running) isAskedAgain = true;
    else running = run();
    return running;
  }

  /** What fails here has failed in the database; the next occasion tries again. */
  function trigger(): void {
    if (!isStopped) sendNow().catch(() => {});
  }

  const stopListening = [
    page.onReturn(trigger),
    channel.listen(({ kind }) => {
      if (kind === 'written' || kind === 'device') trigger();
    }),
  ];
  context
    .lock('till_sender', () => takeUpRejected(context))
    .catch(() => {})
    .finally(trigger);
  return {
    async sendNow() {
      refused.clear();
      await sendNow();
    },
    isPaused: ({ store_id, key }) => refused.get(store_id) === key,
    stop() {
      isStopped = true;
      stopWaiting();
      for (const stop of stopListening) stop();
    },
  };
}

/** From one second on twice as long each time up to a minute, by chance up to half less: tills do not all come back at once. */
function waitAfter(failures: number, chance: number): number {
  return Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(failures - 1, 10)) * (1 - chance / 2);
}
