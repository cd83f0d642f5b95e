import { limits } from '@sokoni/rules/limits';
import type { Db } from '#core/database/access/transaction.ts';
import { newId } from '#core/ids.ts';
import { secondsAfter } from '#tenancy/accounts/codes/caps.ts';
import { insertSession } from './session-queries.ts';

/** Where a session is opened from. */
export interface Device {
  platform: string;
  address: string;
  timezone: string | null;
  /** As told (SPEC section 3), never trusted. */
  fingerprint: object | null;
}

/** CONTRACT: 12 hours, or 30 days with remember-me. */
export function lifetimeSeconds(rememberMe: boolean | null | undefined): number {
  return rememberMe ? limits.rememberedSessionSeconds : limits.sessionSeconds;
}

/**
 * A session without a token yet: tokens are minted once it is committed, so that a retry of the call finds the same
 * session and gets a token of its own.
 * @returns its id
 */
export async function openSession(
  db: Db,
  userId: string,
  device: Device,
  lifetime: number,
  now: Date,
): Promise<string> {
  const id = newId();
  await insertSession(
    db,
    {
      id,
      userId,
      lifetimeSeconds: lifetime,
      platform: device.platform,
      address: device.address,
      timezone: device.timezone,
      fingerprint: device.fingerprint ? JSON.stringify(device.fingerprint) : null,
    },
    now,
    secondsAfter(now, lifetime),
  );
  return id;
}
