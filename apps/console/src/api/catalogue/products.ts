import type { Calls } from '@sokoni/contract/calls';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { isFailure } from '#api/client/api-error.ts';
import { api } from '#api/client/client.ts';
import { useCountedList } from '#api/client/counted-list.ts';
import { keys } from '#api/client/keys.ts';
import { showAnswer } from '#api/client/show-answer.ts';
import { useStoreAction, useStoreQuery, useStoreSend } from '#api/client/store-calls.ts';
import type { Product } from '#contract-types.ts';

export type ProductListQuery = NonNullable<Calls['GET /marketplace/v1/stores/{id}/products']['query']>;

/** The products. */
export function productList(storeId: string) {
  const params = { id: storeId };
  return {
    key: keys.products(storeId),
    load: (query: ProductListQuery, signal: AbortSignal) =>
      api('GET /marketplace/v1/stores/{id}/products', { params, query, signal }),
    count: (query: Omit<ProductListQuery, 'page' | 'limit' | 'sort'>, signal: AbortSignal) =>
      api('GET /marketplace/v1/stores/{id}/products/total', { params, query, signal }),
  };
}

/** A page of the products. */
export function useProducts(query: ProductListQuery) {
  const storeId = useActiveStoreId();
  return useCountedList({ ...productList(storeId), query, enabled: storeId !== '' });
}

export function useProduct(productId: string) {
  const storeId = useActiveStoreId();
  return useQuery({
    queryKey: keys.product(storeId, productId),
    queryFn: ({ signal }) => loadProduct(storeId, productId, signal),
    enabled: storeId !== '',
  });
}

/** The product as the server has it at this moment. */
export function loadProduct(storeId: string, productId: string, signal?: AbortSignal): Promise<Product> {
  return api('GET /marketplace/v1/stores/{id}/products/{product_id}', {
    params: { id: storeId, product_id: productId },
    signal,
  });
}

export function useCreateProduct() {
  return useStoreSend('POST /marketplace/v1/stores/{id}/products', {}, (product, storeId, client) =>
    showSaved(product, storeId, client, { isNew: true }),
  );
}

export function useChangeProduct(productId: string) {
  return useStoreSend(
    'PUT /marketplace/v1/stores/{id}/products/{product_id}',
    { product_id: productId },
    (product, storeId, client) => showSaved(product, storeId, client),
  );
}

/** Makes a draft that is like the product; the answer is the copy. */
export function useCopyProduct(productId: string) {
  return useStoreAction(
    'POST /marketplace/v1/stores/{id}/products/{product_id}/copies',
    (title: string) => ({ params: { product_id: productId }, body: { title } }),
    (product, storeId, client) => showSaved(product, storeId, client, { isNew: true }),
  );
}

export function useDeleteProduct(productId: string) {
  return useStoreAction(
    'DELETE /marketplace/v1/stores/{id}/products/{product_id}',
    () => ({ params: { product_id: productId } }),
    (_, storeId, client) => {
      productsChanged(storeId, client);
      void client.invalidateQueries({ queryKey: keys.start });
    },
  );
}

/** The id of the product that a scanner or a person means with an SKU or a barcode; null when none has it. */
export async function findProductByCode(storeId: string, code: string): Promise<string | null> {
  try {
    const found = await api('GET /marketplace/v1/stores/{id}/product-codes/{code}', {
      params: { id: storeId, code },
    });
    return found.product_id;
  } catch (error) {
    if (isFailure(error, 'not_found')) return null;
    throw error;
  }
}

/** A few products whose words or codes hold the text; nothing is asked for an empty one. */
export function useProductSearch(search: string, limit: number) {
  return useStoreQuery('GET /marketplace/v1/stores/{id}/products', {
    key: (storeId) => [...keys.products(storeId), 'search', search, limit],
    query: { search, limit },
    enabled: search !== '',
  });
}

/** Brands or tags in use that begin so. */
export function useProductWords(kind: 'brand' | 'tag', start: string, isWanted: boolean) {
  return useStoreQuery(
    'GET /marketplace/v1/stores/{id}/product-words',
    {
      key: (storeId) => [...keys.productWords(storeId), kind, start],
      query: { kind, start },
      enabled: isWanted,
    },
    {
      placeholderData: (previous) => previous,
    },
  );
}

/** What is listed and counted is no longer what the cache knows. */
export function productsChanged(storeId: string, client: QueryClient): void {
  void client.invalidateQueries({ queryKey: keys.products(storeId) });
  void client.invalidateQueries({ queryKey: keys.productWords(storeId) });
  void client.invalidateQueries({ queryKey: keys.home(storeId) });
}

/** The product is so now: its screen shows it at once, lists are read anew. */
export function showSaved(
  product: Product,
  storeId: string,
  client: QueryClient,
  { isNew = false } = {},
): void {
  showAnswer(client, keys.product(storeId, product.id), product);
  productsChanged(storeId, client);
  // The landing and the set-up guide go by the number of products, which the start call brings.
  if (isNew) void client.invalidateQueries({ queryKey: keys.start });
}
