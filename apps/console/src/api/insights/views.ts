import { keys } from '#api/client/keys.ts';
import { useStoreAction, useStoreQuery, useStoreSend } from '#api/client/store-calls.ts';
import type { Answer, BodyFor } from '#contract-types.ts';

type AnyView = Answer<'GET /marketplace/v1/stores/{id}/views'>[number];

/** The lists that have views. */
export type ViewedList = AnyView['list'];

export type SavedView<List extends ViewedList = ViewedList> = Extract<AnyView, { list: List }>;

/** The saved views of a list: those of the store, then one's own. */
export function useViews<List extends ViewedList>(list: List) {
  const views = useStoreQuery('GET /marketplace/v1/stores/{id}/views', {
    key: (storeId) => keys.views(storeId, list),
    query: { list },
  });
  return (views.data ?? []).filter((view): view is SavedView<List> => view.list === list);
}

export function useSaveView() {
  return useStoreSend('POST /marketplace/v1/stores/{id}/views', {}, (saved, storeId, client) => {
    client.setQueryData<SavedView[]>(keys.views(storeId, saved.list), (views) => [...(views ?? []), saved]);
    return client.invalidateQueries({ queryKey: keys.views(storeId, saved.list) });
  });
}

export function useChangeView() {
  return useStoreAction(
    'PUT /marketplace/v1/stores/{id}/views/{view_id}',
    ({ id, ...body }: { id: string } & BodyFor<'PUT /marketplace/v1/stores/{id}/views/{view_id}'>) => ({
      params: { view_id: id },
      body,
    }),
    (changed, storeId, client) => {
      client.setQueryData<SavedView[]>(keys.views(storeId, changed.list), (views) =>
        views?.map((view) => (view.id === changed.id ? changed : view)),
      );
      return client.invalidateQueries({ queryKey: keys.views(storeId, changed.list) });
    },
  );
}

export function useDeleteView(list: ViewedList) {
  return useStoreAction(
    'DELETE /marketplace/v1/stores/{id}/views/{view_id}',
    (id: string) => ({ params: { view_id: id } }),
    (_, storeId, client, id) => {
      client.setQueryData<SavedView[]>(keys.views(storeId, list), (views) =>
        views?.filter((view) => view.id !== id),
      );
      return client.invalidateQueries({ queryKey: keys.views(storeId, list) });
    },
  );
}
