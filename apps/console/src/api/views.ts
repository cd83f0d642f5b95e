import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from './client.ts';
import { keys } from './keys.ts';
import { useActiveStoreId } from './stores.ts';
import type { Answer, BodyFor } from './types.ts';
import { useAction } from './use-action.ts';

type AnyView = Answer<'GET /marketplace/v1/stores/{id}/views'>[number];

/** The lists that have views. */
export type ViewedList = AnyView['list'];

export type SavedView<List extends ViewedList = ViewedList> = Extract<AnyView, { list: List }>;

/** The saved views of a list: those of the store, then one's own. */
export function useViews<List extends ViewedList>(list: List) {
  const storeId = useActiveStoreId();
  const views = useQuery({
    queryKey: keys.views(storeId, list),
    queryFn: ({ signal }) =>
      api('GET /marketplace/v1/stores/{id}/views', { params: { id: storeId }, query: { list }, signal }),
    enabled: storeId !== '',
  });
  return (views.data ?? []).filter((view): view is SavedView<List> => view.list === list);
}

export function useSaveView() {
  const storeId = useActiveStoreId();
  return useAction(
    (body: BodyFor<'POST /marketplace/v1/stores/{id}/views'>, idempotencyKey) =>
      api('POST /marketplace/v1/stores/{id}/views', { params: { id: storeId }, body, idempotencyKey }),
    (saved, _, client) => {
      client.setQueryData<SavedView[]>(keys.views(storeId, saved.list), (views) => [...(views ?? []), saved]);
      return client.invalidateQueries({ queryKey: keys.views(storeId, saved.list) });
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
      client.setQueryData<SavedView[]>(keys.views(storeId, changed.list), (views) =>
        views?.map((view) => (view.id === changed.id ? changed : view)),
      );
      return client.invalidateQueries({ queryKey: keys.views(storeId, changed.list) });
    },
  });
}

export function useDeleteView(list: ViewedList) {
  const storeId = useActiveStoreId();
  return useMutation({
    mutationFn: (id: string) =>
      api('DELETE /marketplace/v1/stores/{id}/views/{view_id}', { params: { id: storeId, view_id: id } }),
    onSuccess: (_, id, __, { client }) => {
      client.setQueryData<SavedView[]>(keys.views(storeId, list), (views) =>
        views?.filter((view) => view.id !== id),
      );
      return client.invalidateQueries({ queryKey: keys.views(storeId, list) });
    },
  });
}
