import type { QueryClient } from '@tanstack/react-query';
import { keys } from '#api/client/keys.ts';
import { showAnswer } from '#api/client/show-answer.ts';
import { useStoreAction, useStoreList, useStoreQuery, useStoreSend } from '#api/client/store-calls.ts';
import type { Answer, BodyFor } from '#contract-types.ts';

const route = '/marketplace/v1/stores/{id}/storefront';

export type ShopPreferences = Answer<`GET ${typeof route}/preferences`>;
export type PreferencesChange = Omit<BodyFor<`PUT ${typeof route}/preferences`>, 'version'>;
export type ShopDomain = NonNullable<Answer<`GET ${typeof route}/domain`>>;
export type Redirect = Answer<`POST ${typeof route}/redirects`>;

const preferencesKey = (storeId: string) => [...keys.storefront(storeId), 'preferences'] as const;
const domainKey = (storeId: string) => [...keys.storefront(storeId), 'domain'] as const;
const redirectsKey = (storeId: string) => [...keys.storefront(storeId), 'redirects'] as const;

/** How the storefront behaves. */
export function useShopPreferences() {
  return useStoreQuery(`GET ${route}/preferences`, { key: preferencesKey });
}

export function useChangeShopPreferences() {
  return useStoreSend(`PUT ${route}/preferences`, {}, (preferences, storeId, client) =>
    showAnswer(client, preferencesKey(storeId), preferences),
  );
}

/** The domain of the store's own; null without one. */
export function useShopDomain() {
  return useStoreQuery(`GET ${route}/domain`, { key: domainKey });
}

export function useNameDomain() {
  return useStoreSend(`PUT ${route}/domain`, {}, showDomain);
}

export function useCheckDomain() {
  return useStoreAction(`POST ${route}/domain/checks`, () => ({ body: {} }), showDomain);
}

export function useRemoveDomain() {
  return useStoreAction(`DELETE ${route}/domain`, () => ({}), showDomain);
}

/** A page of the old addresses that lead elsewhere. */
export function useRedirects(query: { page: number; limit: number; search: string }) {
  return useStoreList(`GET ${route}/redirects`, {
    key: (storeId) => [...redirectsKey(storeId), query],
    query,
  });
}

export function useAddRedirect() {
  return useStoreSend(`POST ${route}/redirects`, {}, redirectsChanged);
}

export function useDeleteRedirect() {
  return useStoreAction(
    `DELETE ${route}/redirects/{redirect_id}`,
    (id: string) => ({ params: { redirect_id: id } }),
    redirectsChanged,
  );
}

function showDomain(domain: ShopDomain | null, storeId: string, client: QueryClient): void {
  showAnswer(client, domainKey(storeId), domain);
}

function redirectsChanged(_: unknown, storeId: string, client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: redirectsKey(storeId) });
}
