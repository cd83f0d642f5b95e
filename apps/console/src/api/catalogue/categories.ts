import type { QueryClient } from '@tanstack/react-query';
import { keys } from '#api/client/keys.ts';
import { useStoreAction, useStoreQuery, useStoreSend } from '#api/client/store-calls.ts';
import type { BodyFor } from '#contract-types.ts';

/** The whole tree, parents before their children. */
export function useCategories() {
  return useStoreQuery('GET /marketplace/v1/stores/{id}/categories', { key: keys.categories });
}

export function useAddCategory() {
  return useStoreSend('POST /marketplace/v1/stores/{id}/categories', {}, (_, storeId, client) =>
    client.invalidateQueries({ queryKey: keys.categories(storeId) }),
  );
}

type CategoryChange = BodyFor<'PUT /marketplace/v1/stores/{id}/categories/{category_id}'>;

/** Renames a category or moves it in the tree. */
export function useChangeCategory() {
  return useStoreAction(
    'PUT /marketplace/v1/stores/{id}/categories/{category_id}',
    ({ id, ...body }: CategoryChange & { id: string }) => ({ params: { category_id: id }, body }),
    (_, storeId, client) => treeChanged(storeId, client),
  );
}

/** What lay in it moves to its parent. */
export function useDeleteCategory() {
  return useStoreAction(
    'DELETE /marketplace/v1/stores/{id}/categories/{category_id}',
    (id: string) => ({ params: { category_id: id } }),
    (_, storeId, client) => treeChanged(storeId, client),
  );
}

/** A filter by a category shows other products when the tree is another one, and a product may lie elsewhere. */
function treeChanged(storeId: string, client: QueryClient) {
  return client.invalidateQueries({ queryKey: keys.store(storeId) });
}
