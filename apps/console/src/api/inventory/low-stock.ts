import type { Calls } from '@sokoni/contract/calls';
import { allows } from '@sokoni/rules/access/roles';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { api } from '#api/client/client.ts';
import { useCountedList } from '#api/client/counted-list.ts';
import { keys } from '#api/client/keys.ts';
import { useStoreAction, useStoreQuery, useStoreSend } from '#api/client/store-calls.ts';
import { rolesHere, useSession } from '#session/session.ts';

export type LowStockQuery = NonNullable<Calls['GET /marketplace/v1/stores/{id}/low-stock']['query']>;

/** Whether this person buys items here: by the role, and by the module of the store. */
export function useBuysItems(): boolean {
  const roles = useSession(rolesHere);
  const hasInventory = useSession(({ activeStore }) => activeStore?.modules.module_inventory === 'active');
  return hasInventory && allows(roles, 'managePurchases');
}

/** A page of the variants that are low or out, those first that ran low last. */
export function useLowStock(query: LowStockQuery) {
  const storeId = useActiveStoreId();
  const isTheirs = useBuysItems();
  const params = { id: storeId };
  return useCountedList({
    key: keys.lowStock(storeId),
    query,
    load: (page, signal) => api('GET /marketplace/v1/stores/{id}/low-stock', { params, query: page, signal }),
    count: (filter, signal) =>
      api('GET /marketplace/v1/stores/{id}/low-stock/total', { params, query: filter, signal }),
    enabled: storeId !== '' && isTheirs,
  });
}

/** How many are low and out; undefined until it is known, and for whoever does not buy items here. */
export function useLowStockSummary() {
  const isTheirs = useBuysItems();
  return useStoreQuery('GET /marketplace/v1/stores/{id}/low-stock/summary', {
    key: (storeId) => [...keys.lowStock(storeId), 'summary'],
    enabled: isTheirs,
  });
}

/** Switches the mail of the day on or off, for oneself in this store. */
export function useSwitchLowStockMails() {
  return useStoreAction(
    'PUT /marketplace/v1/stores/{id}/low-stock/mails',
    (mails: boolean) => ({ body: { mails } }),
    (_, storeId, client) => client.invalidateQueries({ queryKey: keys.lowStock(storeId) }),
  );
}

/** Drafts one purchase order for each supplier of the list. */
export function useReorder() {
  return useStoreSend('POST /marketplace/v1/stores/{id}/reorders', {}, (_, storeId, client) =>
    client.invalidateQueries({ queryKey: keys.purchaseOrders(storeId) }),
  );
}
