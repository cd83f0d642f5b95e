import { useMutation, useQuery } from '@tanstack/react-query';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { api } from '#api/client/client.ts';
import { keys } from '#api/client/keys.ts';
import { showAnswer } from '#api/client/show-answer.ts';
import type { BodyFor } from '#contract-types.ts';
import { getSession } from '#session/session.ts';
import { showChangedStore } from './stores.ts';

/** The modules of a store by key. Store 0 is the catalogue: what there is before there is a store (SPEC section 7). */
export function useModules(storeId?: '0') {
  const activeId = useActiveStoreId();
  const id = storeId ?? (activeId || '0');
  return useQuery({
    queryKey: keys.modules(id),
    queryFn: ({ signal }) =>
      api('GET /marketplace/v1/stores/{storeId}/modules', { params: { storeId: id }, signal }),
  });
}

/** Switches modules of the active store; show the spinner where `variables` has the module's key. */
export function useSetModules() {
  const storeId = useActiveStoreId();
  return useMutation({
    // One after the other: each answers the whole map, and the last answer must be of the last change.
    scope: { id: 'modules' },
    mutationFn: (body: BodyFor<'PUT /marketplace/v1/stores/{storeId}/modules'>) =>
      api('PUT /marketplace/v1/stores/{storeId}/modules', { params: { storeId }, body }),
    onSuccess: (map, _, __, { client }) => {
      showAnswer(client, keys.modules(storeId), map);
      void client.invalidateQueries({ queryKey: keys.home(storeId) });
      const known = getSession().stores.find((store) => store.id === storeId);
      if (!known) return;
      const statuses = Object.entries(map).map(([key, module]) => [key, module.status] as const);
      showChangedStore({ ...known, modules: Object.fromEntries(statuses) }, client);
    },
  });
}
