import type { Calls } from '@sokoni/contract/calls';
import { allows } from '@sokoni/rules/roles';
import { useMutation, useQuery } from '@tanstack/react-query';
import { rolesHere, useSession } from '#session/session.ts';
import { api } from './client.ts';
import { keys } from './keys.ts';
import { useActiveStoreId } from './stores.ts';
import type { BodyFor } from './types.ts';
import { useAction } from './use-action.ts';
import { useCountedList } from './use-counted-list.ts';

export type LowStockQuery = NonNullable<Calls['GET /marketplace/v1/stores/{id}/low-stock']['query']>;

/** Whether this person buys goods here: by the role, and by the module of the store. */
export function useBuysGoods(): boolean {
  const roles = useSession(rolesHere);
  const hasInventory = useSession(({ activeStore }) => activeStore?.modules.module_inventory === 'active');
  return hasInventory && allows(roles, 'managePurchases');
}

/** A page of the variants that are low or out, those first that ran low last. */
export function useLowStock(query: LowStockQuery) {
  const storeId = useActiveStoreId();
  const isTheirs = useBuysGoods();
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

/** How many are low and out; undefined until it is known, and for whoever does not buy goods here. */
export function useLowStockSummary() {
  const storeId = useActiveStoreId();
  const isTheirs = useBuysGoods();
  return useQuery({
    queryKey: [...keys.lowStock(storeId), 'summary'],
    queryFn: ({ signal }) =>
      api('GET /marketplace/v1/stores/{id}/low-stock/summary', { params: { id: storeId }, signal }),
    enabled: storeId !== '' && isTheirs,
  });
}

/** Switches the mail of the day on or off, for oneself in this store. */
export function useSwitchLowStockMails() {
  const storeId = useActiveStoreId();
  return useMutation({
    mutationFn: (mails: boolean) =>
      api('PUT /marketplace/v1/stores/{id}/low-stock/mails', { params: { id: storeId }, body: { mails } }),
    onSuccess: (_, __, ___, { client }) => client.invalidateQueries({ queryKey: keys.lowStock(storeId) }),
  });
}

/** Drafts one purchase order for each supplier of the list. */
export function useReorder() {
  const storeId = useActiveStoreId();
  return useAction(
    (body: BodyFor<'POST /marketplace/v1/stores/{id}/reorders'>, idempotencyKey) =>
      api('POST /marketplace/v1/stores/{id}/reorders', { params: { id: storeId }, body, idempotencyKey }),
    (_, __, client) => client.invalidateQueries({ queryKey: keys.purchaseOrders(storeId) }),
  );
}
