import { useMutation, useQuery } from '@tanstack/react-query';
import { isEmailVerified, useSession } from '#session/session.ts';
import { api } from './client.ts';
import { keys } from './keys.ts';
import { useActiveStoreId } from './stores.ts';
import type { BodyFor, InboxInvite } from './types.ts';
import { useAction } from './use-action.ts';
import { useList } from './use-list.ts';

/** Invites that wait for the user; those that came with the login show until the call has answered. */
export function useInbox(fromLogin?: InboxInvite[]) {
  const isVerified = useSession(isEmailVerified);
  return useQuery({
    queryKey: keys.inbox,
    queryFn: ({ signal }) => api('GET /accounts/api/v1/users/invites/inbox', { signal }),
    placeholderData: fromLogin,
    enabled: isVerified,
  });
}

/** Invites of the active store that were not answered. */
export function useSentInvites(query: { page: number; limit: number }) {
  const storeId = useActiveStoreId();
  return useList({
    key: [...keys.sentInvites(storeId), query],
    load: (signal) =>
      api('GET /marketplace/v1/stores/{id}/invites', { params: { id: storeId }, query, signal }),
    enabled: storeId !== '',
  });
}

export function useSendInvite() {
  const storeId = useActiveStoreId();
  return useAction(
    (body: BodyFor<'POST /marketplace/v1/stores/{id}/invites'>, idempotencyKey) =>
      api('POST /marketplace/v1/stores/{id}/invites', { params: { id: storeId }, body, idempotencyKey }),
    (_, __, client) => client.invalidateQueries({ queryKey: keys.store(storeId) }),
  );
}

export function useWithdrawInvite() {
  const storeId = useActiveStoreId();
  return useMutation({
    mutationFn: (inviteId: string) =>
      api('DELETE /marketplace/v1/stores/{id}/invites/{invite_id}', {
        params: { id: storeId, invite_id: inviteId },
      }),
    onSuccess: (_, __, ___, { client }) => client.invalidateQueries({ queryKey: keys.store(storeId) }),
  });
}
