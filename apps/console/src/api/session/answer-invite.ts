import type { QueryClient } from '@tanstack/react-query';
import { api } from '#api/client/client.ts';
import type { InboxInvite } from '#contract-types.ts';
import { enterWithNewToken } from './enter-store.ts';

/**
 * SPEC section 4 "Invites": after the call the session token is refreshed and the business selected by its
 * business_code. `to` is null when it could not be entered: after declining it is none of the user's stores.
 */
export async function answerInvite(
  client: QueryClient,
  invite: Pick<InboxInvite, 'invite_id' | 'business_code'>,
  accepted: boolean,
  idempotencyKey: string,
): Promise<{ to: string | null; message: string }> {
  const { invite_id, business_code } = invite;
  const answer = await api('POST /accounts/api/v1/users/invites/update', {
    body: { invite_id, business_code, accepted },
    idempotencyKey,
  });
  return {
    to: await enterWithNewToken(client, { businessCode: answer.business_code }),
    message: answer.message,
  };
}
