import { landingAfterStoreSelect } from '@sokoni/rules/navigation/landing-after-store-select';
import type { QueryClient } from '@tanstack/react-query';
import { keys } from '#api/client/keys.ts';
import { meQuery } from '#api/stores/accounts.ts';
import { startQuery } from '#api/stores/stores.ts';
import { getSession, rolesHere, storeEntered } from '#session/session.ts';
import { refreshSession } from './refresh.ts';

/** How a store is named: by its id, or after an invite by its business_code. */
export type StoreChoice = { id: string } | { businessCode: string };

/**
 * SPEC section 4 "Store selection" 2 to 5: the start call, the chosen store made active, and the path to go to; the
 * origin of a guarded page takes the place of `/`. Null when the store is not among the user's.
 */
export async function enterStore(
  client: QueryClient,
  choice: StoreChoice,
  origin?: string,
): Promise<string | null> {
  // The store may have left the list since it was read; who one is has been read by the page before.
  const [start] = await Promise.all([
    client.fetchQuery({ ...startQuery, staleTime: 0 }),
    client.fetchQuery(meQuery),
  ]);
  const chosen = start.stores.find((store) =>
    'id' in choice ? store.id === choice.id : store.business_code === choice.businessCode,
  );
  if (!chosen) return null;

  storeEntered(chosen, start.stores);
  return landingAfterStoreSelect({
    roles: rolesHere(getSession(), chosen.id),
    default_theme: chosen.default_theme,
    product_count: chosen.stats.product_count,
    origin,
  });
}

/**
 * Enters a store that was just created or joined, with a refreshed token (SPEC section 4). What was done stays done
 * whatever becomes of this: null then, and the store waits among the user's stores.
 */
export async function enterWithNewToken(client: QueryClient, choice: StoreChoice): Promise<string | null> {
  // Roles may be as new as the store: an invite was accepted, or the store just created.
  await Promise.all(
    [keys.start, keys.me].map((queryKey) => client.invalidateQueries({ queryKey, refetchType: 'none' })),
  );
  try {
    await refreshSession();
    return await enterStore(client, choice);
  } catch {
    return null;
  }
}
