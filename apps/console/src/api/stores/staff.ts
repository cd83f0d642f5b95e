import { keys } from '#api/client/keys.ts';
import { useStoreAction, useStoreList } from '#api/client/store-calls.ts';
import type { BodyFor } from '#contract-types.ts';
import { useSession } from '#session/session.ts';
import { dropStore } from './stores.ts';

export function useStaff(query: { page: number; limit: number; search: string }) {
  return useStoreList('GET /marketplace/v1/stores/{id}/staff', {
    key: (storeId) => [...keys.staff(storeId), query],
    query,
  });
}

type NewRole = BodyFor<'PUT /marketplace/v1/stores/{id}/staff/{user_id}'>['role'];

export function useChangeRole() {
  return useStoreAction(
    'PUT /marketplace/v1/stores/{id}/staff/{user_id}',
    ({ userId, role }: { userId: string; role: NewRole }) => ({
      params: { user_id: userId },
      body: { role },
    }),
    (_, storeId, client) => client.invalidateQueries({ queryKey: keys.store(storeId) }),
  );
}

/** Takes someone out of the store. */
export function useRemoveStaff() {
  return useStoreAction(
    'DELETE /marketplace/v1/stores/{id}/staff/{user_id}',
    (userId: string) => ({ params: { user_id: userId } }),
    (_, storeId, client) => client.invalidateQueries({ queryKey: keys.store(storeId) }),
  );
}

/** Leaves the store; the session leaves it too. */
export function useLeaveStore() {
  const userId = useSession(({ user }) => user?.id) ?? '';
  return useStoreAction(
    'DELETE /marketplace/v1/stores/{id}/staff/{user_id}',
    () => ({ params: { user_id: userId } }),
    (_, storeId, client) => {
      dropStore(storeId, client);
      return client.invalidateQueries({ queryKey: keys.start });
    },
  );
}
