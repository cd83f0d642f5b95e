import { useInfiniteQuery } from '@tanstack/react-query';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { api } from '#api/client/client.ts';
import { keys } from '#api/client/keys.ts';
import { useStoreAction } from '#api/client/store-calls.ts';
import type { Answer } from '#contract-types.ts';
import { readLibraryAgain } from './shop-pictures.ts';

const route = 'GET /marketplace/v1/stores/{id}/storefront/product-pictures';

type Page = Answer<typeof route>;
export type ProductPicture = Page['items'][number];

const picturesOfPage = 24;

/** The pictures of the store's products, page after page. */
export function useProductPictures(search: string) {
  const storeId = useActiveStoreId();
  return useInfiniteQuery({
    queryKey: [...keys.storefront(storeId), 'product-pictures', search],
    queryFn: ({ signal, pageParam }) =>
      api(route, {
        params: { id: storeId },
        query: { search, page: pageParam, limit: picturesOfPage },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ page, has_more }: Page) => (has_more ? page + 1 : undefined),
    enabled: storeId !== '',
  });
}

/** Copies a picture of a product into the library of the shop. */
export function useCopyPicture() {
  return useStoreAction(
    'POST /marketplace/v1/stores/{id}/storefront/pictures/copies',
    (imageId: string) => ({ body: { image_id: imageId } }),
    (_, storeId, client) => readLibraryAgain(storeId, client),
  );
}
