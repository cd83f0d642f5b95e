import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { api } from './client.ts';
import { keys } from './keys.ts';
import { useActiveStoreId } from './stores.ts';
import type { BodyFor } from './types.ts';
import { useAction } from './use-action.ts';

/** The whole tree, parents before their children. */
export function useCategories() {
  const storeId = useActiveStoreId();
  return useQuery({
    queryKey: keys.categories(storeId),
    queryFn: ({ signal }) =>
      api('GET /marketplace/v1/stores/{id}/categories', { params: { id: storeId }, signal }),
    enabled: storeId !== '',
  });
}

export function useAddCategory() {
  const storeId = useActiveStoreId();
  return useAction(
    (body: BodyFor<'POST /marketplace/v1/stores/{id}/categories'>, idempotencyKey) =>
      api('POST /marketplace/v1/stores/{id}/categories', { params: { id: storeId }, body, idempotencyKey }),
    (_, __, client) => client.invalidateQueries({ queryKey: keys.categories(storeId) }),
  );
}

type CategoryChange = BodyFor<'PUT /marketplace/v1/stores/{id}/categories/{category_id}'>;

/** Renames a category or moves it in the tree. */
export function useChangeCategory() {
  const storeId = useActiveStoreId();
  return useMutation({
    mutationFn: ({ id, ...body }: CategoryChange & { id: string }) =>
      api('PUT /marketplace/v1/stores/{id}/categories/{category_id}', {
        params: { id: storeId, category_id: id },
        body,
      }),
    onSuccess: (_, __, ___, { client }) => treeChanged(storeId, client),
  });
}

/** What lay in it moves to its parent. */
export function useDeleteCategory() {
  const storeId = useActiveStoreId();
  return useMutation({
    mutationFn: (id: string) =>
      api('DELETE /marketplace/v1/stores/{id}/categories/{category_id}', {
        params: { id: storeId, category_id: id },
      }),
    onSuccess: (_, __, ___, { client }) => treeChanged(storeId, client),
  });
}

/** A filter by a category shows other products when the tree is another one, and a product may lie elsewhere. */
function treeChanged(storeId: string, client: QueryClient) {
  return client.invalidateQueries({ queryKey: keys.store(storeId) });
}
