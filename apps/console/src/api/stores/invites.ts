import { useQuery } from '@tanstack/react-query';
import { api } from '#api/client/client.ts';
import { keys } from '#api/client/keys.ts';
import { useStoreAction, useStoreList, useStoreSend } from '#api/client/store-calls.ts';
import type { InboxInvite } from '#contract-types.ts';
import { isEmailVerified, useSession } from '#session/session.ts';

/** Invites that wait for the user; those that came with the login show until the call has answered. */
export function useInbox(fromLogin?: InboxInvite[]) {
  const isVerified = useSession(isEmailVerified);
  return useQuery({
    queryKey: keys.inbox,
    queryFn: ({ signal }) => api('GET /accounts/api/v1/users/invites/inbox', { signal }),
    placeholderData: () => fromLogin,
    enabled: isVerified,
  });
}

/** Invites of the active store that were not answered. */
export function useSentInvites(query: { page: number; limit: number }) {
  return useStoreList('GET /marketplace/v1/stores/{id}/invites', {
    key: (storeId) => [...keys.sentInvites(storeId), query],
    query,
  });
}

export function useSendInvite() {
  return useStoreSend('POST /marketplace/v1/stores/{id}/invites', {}, (_, storeId, client) =>
    client.invalidateQueries({ queryKey: keys.store(storeId) }),
  );
}

export function useWithdrawInvite() {
  return useStoreAction(
    'DELETE /marketplace/v1/stores/{id}/invites/{invite_id}',
    (inviteId: string) => ({ params: { invite_id: inviteId } }),
    (_, storeId, client) => client.invalidateQueries({ queryKey: keys.store(storeId) }),
  );
}
