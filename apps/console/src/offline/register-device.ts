import { timeNow } from './clock.ts';
import { newUuid } from './new-uuid.ts';
import { askForPersistence } from './persistent-storage.ts';
import { randomText } from './random-text.ts';
import { browserContext, type TillContext } from './till-context.ts';
import type { TillDevice } from './till-database.ts';

const keyBytes = 32;

/** What the claim call of the contract takes as its body. */
export interface ClaimBody {
  id: string;
  label: string;
  key: string;
  takes_over: boolean;
}

/** What of its answer counts here. */
export interface ClaimedRegister {
  id: string;
  name: string;
  device: { id: string; prefix: string } | null;
}

export interface Claim {
  storeId: string;
  registerId: string;
  /** How the device calls itself: its browser and system. */
  label: string;
  /** Another device sells there; its key ends. */
  takesOver: boolean;
  /** The claim call, made with the session of who is signed in. */
  call: (body: ClaimBody) => Promise<ClaimedRegister>;
}

/**
 * Makes this browser the device that sells at a register, with a key that it chose. Nothing is stored before the server has answered.
 * The same register claimed again keeps its block of receipt numbers; what was written for another one before is still sent.
 */
export async function claimRegister(
  { storeId, registerId, label, takesOver, call }: Claim,
  context: TillContext = browserContext(),
): Promise<TillDevice> {
  const { devices, outbox, setups } = context.database;
  const before = await devices.get(storeId);
  const again = before?.register_id === registerId ? before : undefined;
  const body = {
    id: again?.device_id ?? newUuid(context.clock.now()),
    label,
    key: randomText(keyBytes),
    takes_over: takesOver,
  };
  const register = await call(body);
  const block = blockOf(register);
  const device = await context.database.transaction('rw', [devices, outbox, setups], async () => {
    const now = await devices.get(storeId);
    const last = await outbox
      .where('[store_id+seq]')
      .between([storeId, 0], [storeId, Number.MAX_SAFE_INTEGER])
      .last();
    const written: TillDevice = {
      store_id: storeId,
      device_id: body.id,
      register_id: register.id,
      register_name: register.name,
      block,
      key: body.key,
      label,
      next_figure: now?.block === block ? now.next_figure : 1,
      next_seq: Math.max(now?.next_seq ?? 1, (last?.seq ?? 0) + 1),
      claimed_at: timeNow(context.clock),
    };
    await devices.put(written);
    // The stock of another place, and another open shift.
    if (!again) await setups.delete(storeId);
    return written;
  });
  context.channel.post({ kind: 'device', storeId });
  await askForPersistence();
  return device;
}

/** This browser sells for the store no more. What it has not sent stays, and goes once it is a register there again. */
export async function forgetDevice(storeId: string, context: TillContext = browserContext()): Promise<void> {
  await context.database.devices.delete(storeId);
  context.channel.post({ kind: 'device', storeId });
}

function blockOf({ device }: ClaimedRegister): number {
  const [, block] = /R(\d+)$/.exec(device?.prefix ?? '') ?? [];
  if (block === undefined) throw new Error('The claimed register has no block of receipt numbers');
  return Number(block);
}
