import { limits } from '@sokoni/rules/limits';
import { api } from '#api/client/client.ts';
import {
  followOtherTabs,
  getSession,
  isAdminLoggedIn,
  storesLoaded,
  tokenRenewed,
} from '#session/session.ts';
import { type SessionLife, storage } from '#session/storage.ts';
import { withLock } from '#session/with-lock.ts';

const lookEveryMs = 60_000;

/** CONTRACT: the console refreshes past half of the session's life. */
export function isRefreshDue(life: SessionLife | null, now: number): boolean {
  if (life === null) return false;
  return now >= life.expiresAt - life.seconds * 1000 * (1 - limits.refreshAfterShare);
}

/** A new token now, as after an invite or a new store (SPEC section 4). One refresh at a time across tabs. */
export async function refreshSession(): Promise<void> {
  await refreshWhen(() => true);
}

/** A new token if half of the life has passed and no other tab was faster; the store's token is derived anew. */
export async function refreshIfDue(now: () => number = Date.now): Promise<void> {
  const isDue = () => isAdminLoggedIn(getSession()) && isRefreshDue(storage.sessionLife.get(), now());
  if (!isDue()) return;
  const refreshed = await refreshWhen(isDue);
  if (!refreshed || getSession().activeStore === null) return;
  storesLoaded((await api('GET /marketplace/v1/user/start', { asUser: true })).stores);
}

/** Keeps the session alive while the page is open; answers how to stop. */
export function keepSessionFresh(): () => void {
  // A refresh that found no network is tried at the next look; a dead session is the client's 401.
  const look = () => void refreshIfDue().catch(() => undefined);
  const onVisible = () => {
    if (document.visibilityState === 'visible') look();
  };
  const timer = setInterval(look, lookEveryMs);
  document.addEventListener('visibilitychange', onVisible);
  look();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

async function refreshWhen(isWanted: () => boolean): Promise<boolean> {
  return withLock('refresh', async () => {
    followOtherTabs();
    if (!isWanted()) return false;
    const user = getSession().user?.id;
    const token = await api('POST /accounts/api/v1/users/token/refresh');
    // Someone may have logged out while the answer was on its way.
    if (getSession().user?.id === user) tokenRenewed(token);
    return true;
  });
}
