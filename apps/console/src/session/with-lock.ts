import { localArea } from './key-value.ts';
import { newId } from './new-id.ts';
import { prefix } from './storage.ts';

const leaseMs = 30_000;
const waitMs = 100;

/** Runs `act` in one tab at a time: with Web Locks, or a lease in local storage where a page has none (plain http). */
export async function withLock<T>(name: string, act: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  if (locks) return locks.request(`${prefix}${name}`, act);

  const key = `${prefix}${name}_lease`;
  const owner = newId();
  while (!takeLease(key, owner, Date.now())) await new Promise((resume) => setTimeout(resume, waitMs));
  try {
    return await act();
  } finally {
    if (holderOf(key)?.owner === owner) localArea.remove(key);
  }
}

/** Takes the lease unless another holds it; a holder that vanished loses it after 30 seconds. */
function takeLease(key: string, owner: string, now: number): boolean {
  const holder = holderOf(key);
  if (holder && holder.owner !== owner && holder.until > now) return false;
  localArea.set(key, JSON.stringify({ owner, until: now + leaseMs }));
  return holderOf(key)?.owner === owner;
}

function holderOf(key: string): { owner: string; until: number } | null {
  try {
    return JSON.parse(localArea.get(key) ?? 'null');
  } catch {
    return null;
  }
}
