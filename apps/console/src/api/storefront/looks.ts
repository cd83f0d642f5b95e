import type { Language } from '@sokoni/rules/languages';
import { keys } from '#api/client/keys.ts';
import { useStoreAction, useStoreQuery, useStoreSend } from '#api/client/store-calls.ts';
import type { Answer } from '#contract-types.ts';

const base = '/marketplace/v1/stores/{id}/storefront';
const lookKey = (storeId: string) => [...keys.storefront(storeId), 'look'] as const;

export type Look = Answer<`GET ${typeof base}/look`>;
export type ShopPreview = Answer<`GET ${typeof base}/preview`>;
export type LookVersion = Answer<`GET ${typeof base}/versions`>['items'][number];

/** How the shop looks as it is edited. */
export function useLook() {
  return useStoreQuery(`GET ${base}/look`, { key: lookKey });
}

/** What a preview shows: with the products of these collections, and these products. */
interface Previewed {
  collections: string[];
  products: string[];
  /** Null: the main one of the shop. */
  language?: Language | null;
}

export function useShopPreview({ collections, products, language = null }: Previewed) {
  const listed = { collections: collections.join(','), products: products.join(',') };
  const query = language === null ? listed : { ...listed, language };
  return useStoreQuery(
    `GET ${base}/preview`,
    { key: (storeId) => [...keys.shopPreview(storeId), query], query },
    { placeholderData: (before) => before },
  );
}

export function useSaveDraft() {
  return useStoreSend(`PUT ${base}/draft`, {}, (look, storeId, client) =>
    client.setQueryData(lookKey(storeId), look),
  );
}

export function useDiscardDraft() {
  return useStoreAction(
    `DELETE ${base}/draft`,
    () => ({}),
    (look, storeId, client) => client.setQueryData(lookKey(storeId), look),
  );
}

export function usePublish() {
  return useStoreSend(`POST ${base}/publications`, {}, async (look, storeId, client) => {
    client.setQueryData(lookKey(storeId), look);
    await client.invalidateQueries({ queryKey: keys.start });
  });
}

/** What was published, newest first. */
export function useLookVersions() {
  return useStoreQuery(`GET ${base}/versions`, {
    key: (storeId) => [...keys.storefront(storeId), 'versions'],
  });
}

export function useRestoreVersion() {
  return useStoreAction(
    `POST ${base}/versions/{version_id}/restoration`,
    ({ id, version }: { id: string; version: number }) => ({ params: { version_id: id }, body: { version } }),
    (look, storeId, client) => client.setQueryData(lookKey(storeId), look),
  );
}

/** A new link to the preview; the former one ends. */
export function useRenewPreviewLink() {
  return useStoreSend(`POST ${base}/preview-link`, {}, (look, storeId, client) =>
    client.setQueryData(lookKey(storeId), look),
  );
}
