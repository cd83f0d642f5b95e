import { useMutation, useQuery } from '@tanstack/react-query';
import { useSession } from '#session/session.ts';
import { api } from './client.ts';
import { keys } from './keys.ts';
import { dropStore, useActiveStoreId } from './stores.ts';
import type { BodyFor } from './types.ts';
import { useList } from './use-list.ts';

export function useStaff(query: { page: number; limit: number; search: string }) {
  const storeId = useActiveStoreId();
  return useList({
    key: [...keys.staff(storeId), query],
    load: (signal) =>
      api('GET /marketplace/v1/stores/{id}/staff', { params: { id: storeId }, query, signal }),
    enabled: storeId !== '',
  });
}

export function useStaffMember(userId: string) {
  const storeId = useActiveStoreId();
  return useQuery({
    queryKey: [...keys.staff(storeId), 'member', userId],
    queryFn: ({ signal }) =>
      api('GET /marketplace/v1/stores/{id}/staff/{user_id}', {
        params: { id: storeId, user_id: userId },
        signal,
      }),
    enabled: storeId !== '',
  });
}

type NewRole = BodyFor<'PUT /marketplace/v1/stores/{id}/staff/{user_id}'>['role'];

export function useChangeRole() {
  const storeId = useActiveStoreId();
  return useMutation({
    mutationFn: ({ userId, role }: { userId: string; role: NewRole }) =>
      api('PUT /marketplace/v1/stores/{id}/staff/{user_id}', {
        params: { id: storeId, user_id: userId },
        body: { role },
      }),
    onSuccess: (_, __, ___, { client }) => client.invalidateQueries({ queryKey: keys.store(storeId) }),
  });
}

/** Takes someone out of the store. */
export function useRemoveStaff() {
  const storeId = useActiveStoreId();
  return useMutation({
    mutationFn: (userId: string) =>
      api('DELETE /marketplace/v1/stores/{id}/staff/{user_id}', { params: { id: storeId, user_id: userId } }),
    onSuccess: (_, __, ___, { client }) => client.invalidateQueries({ queryKey: keys.store(storeId) }),
  });
}

/** Leaves the store; the session leaves it too. */
export function useLeaveStore() {
  const storeId = useActiveStoreId();
  const userId = useSession(({ user }) => user?.id) ?? '';
  return useMutation({
    mutationFn: () =>
      api('DELETE /marketplace/v1/stores/{id}/staff/{user_id}', { params: { id: storeId, user_id: userId } }),
    onSuccess: (_, __, ___, { client }) => {
      dropStore(storeId, client);
      return client.invalidateQueries({ queryKey: keys.start });
    },
  });
}
