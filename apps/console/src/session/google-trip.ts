import { tabArea } from './key-value.ts';
import { type OriginState, originOf } from './origin.ts';
import { prefix } from './storage.ts';

const key = `${prefix}google_trip`;

/** What must be known again when the provider sends the browser back. */
export interface GoogleTrip {
  rememberMe: boolean;
  origin?: string | undefined;
}

/** Call it before leaving for the provider. */
export function beginGoogleTrip(trip: GoogleTrip): void {
  const kept: OriginState & { rememberMe: boolean } = { rememberMe: trip.rememberMe, from: trip.origin };
  tabArea.set(key, JSON.stringify(kept));
}

/** Call it once at the return; nothing is left behind. */
export function endGoogleTrip(): GoogleTrip {
  const raw = tabArea.get(key);
  tabArea.remove(key);
  try {
    const kept: unknown = JSON.parse(raw ?? '{}');
    const rememberMe = (kept as { rememberMe?: unknown }).rememberMe === true;
    return { rememberMe, origin: originOf(kept) };
  } catch {
    return { rememberMe: false };
  }
}
