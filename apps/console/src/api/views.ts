import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from './client.ts';
import { keys } from './keys.ts';
import { useActiveStoreId } from './stores.ts';
import type { Answer, BodyFor } from './types.ts';
import { useAction } from './use-action.ts';

export type SavedView = Answer<'GET /marketplace/v1/stores/{id}/views'>[number];

/** The saved views of the list of products: those of the store, then one's own. */
export function useViews() {
  const storeId = useActiveStoreId();
  return useQuery({
    queryKey: keys.views(storeId),
    queryFn: ({ signal }) =>
      api('GET /marketplace/v1/stores/{id}/views', {
        params: { id: storeId },
        query: { list: 'products' },
        signal,
      }),
    enabled: storeId !== '',
  });
}

export function useSaveView() {
  const storeId = useActiveStoreId();
  return useAction(
    (body: BodyFor<'POST /marketplace/v1/stores/{id}/views'>, idempotencyKey) =>
      api('POST /marketplace/v1/stores/{id}/views', { params: { id: storeId }, body, idempotencyKey }),
    (saved, _, client) => {
      client.setQueryData<SavedView[]>(keys.views(storeId), (views) => [...(views ?? []), saved]);
      return client.invalidateQueries({ queryKey: keys.views(storeId) });
    },
  );
}

export function useChangeView() {
  const storeId = useActiveStoreId();
  return useMutation({
    mutationFn: ({
      id,
      ...body
    }: { id: string } & BodyFor<'PUT /marketplace/v1/stores/{id}/views/{view_id}'>) =>
      api('PUT /marketplace/v1/stores/{id}/views/{view_id}', {
        params: { id: storeId, view_id: id },
        body,
      }),
    onSuccess: (changed, _, __, { client }) => {
      client.setQueryData<SavedView[]>(keys.views(storeId), (views) =>
        views?.map((view) => (view.id === changed.id ? changed : view)),
      );
      return client.invalidateQueries({ queryKey: keys.views(storeId) });
    },
  });
}

export function useDeleteView() {
  const storeId = useActiveStoreId();
  return useMutation({
    mutationFn: (id: string) =>
      api('DELETE /marketplace/v1/stores/{id}/views/{view_id}', { params: { id: storeId, view_id: id } }),
    onSuccess: (_, id, __, { client }) => {
      client.setQueryData<SavedView[]>(keys.views(storeId), (views) =>
        views?.filter((view) => view.id !== id),
      );
      return client.invalidateQueries({ queryKey: keys.views(storeId) });
    },
  });
}
