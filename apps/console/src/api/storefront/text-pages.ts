import { keys } from '#api/client/keys.ts';
import { useStoreAction, useStoreQuery, useStoreSend } from '#api/client/store-calls.ts';
import type { Answer } from '#contract-types.ts';

const route = '/marketplace/v1/stores/{id}/storefront/pages';
const listKey = (storeId: string) => [...keys.storefront(storeId), 'pages'] as const;
const pageKey = (storeId: string, id: string) => [...keys.storefront(storeId), 'pages', id] as const;

export type TextPage = Answer<`GET ${typeof route}/{page_id}`>;

export function useTextPages() {
  return useStoreQuery(`GET ${route}`, { key: listKey });
}

export function useTextPage(id: string) {
  return useStoreQuery(`GET ${route}/{page_id}`, {
    key: (storeId) => pageKey(storeId, id),
    params: { page_id: id },
  });
}

export function useAddTextPage() {
  return useStoreSend(`POST ${route}`, {}, async (page, storeId, client) => {
    await client.invalidateQueries({ queryKey: listKey(storeId) });
    client.setQueryData(pageKey(storeId, page.id), page);
  });
}

export function useChangeTextPage(id: string) {
  return useStoreSend(`PUT ${route}/{page_id}`, { page_id: id }, async (page, storeId, client) => {
    client.setQueryData(pageKey(storeId, id), page);
    await client.invalidateQueries({ queryKey: listKey(storeId), exact: true });
  });
}

export function useDeleteTextPage() {
  return useStoreAction(
    `DELETE ${route}/{page_id}`,
    (id: string) => ({ params: { page_id: id } }),
    (_, storeId, client, id) => {
      client.removeQueries({ queryKey: pageKey(storeId, id) });
      return client.invalidateQueries({ queryKey: listKey(storeId), exact: true });
    },
  );
}
