import type { QueryClient } from '@tanstack/react-query';
import { keys } from '#api/client/keys.ts';
import { useStoreAction, useStoreQuery } from '#api/client/store-calls.ts';
import type { Answer } from '#contract-types.ts';

const route = '/marketplace/v1/stores/{id}/storefront/pictures';

export type ShopPicture = Answer<`GET ${typeof route}`>['items'][number];

/** The pictures of the shop's library, newest first. */
export function useShopPictures() {
  return useStoreQuery(`GET ${route}`, { key: (storeId) => [...keys.storefront(storeId), 'pictures'] });
}

export function useAddShopPicture() {
  return useStoreAction(
    `POST ${route}`,
    (file: File) => ({ body: {}, file }),
    (_, storeId, client) => readLibraryAgain(storeId, client),
  );
}

export function useDeleteShopPicture() {
  return useStoreAction(
    `DELETE ${route}/{picture_id}`,
    (id: string) => ({ params: { picture_id: id } }),
    (_, storeId, client) => readLibraryAgain(storeId, client),
  );
}

/** What is drawn knows the pictures of the library. */
export async function readLibraryAgain(storeId: string, client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: keys.storefront(storeId) }),
    client.invalidateQueries({ queryKey: keys.shopPreview(storeId) }),
  ]);
}
