import { api } from '#api/client.ts';
import type { InboxInvite } from '#api/types.ts';
import { enterStore } from './enter-store.ts';
import { refreshSession } from './refresh.ts';

/**
 * SPEC section 4 "Invites": after the call the session token is refreshed and the business selected by its
 * business_code. `to` is null when it is none of the user's stores, as after declining.
 */
export async function answerInvite(
  invite: Pick<InboxInvite, 'invite_id' | 'business_code'>,
  accepted: boolean,
  idempotencyKey: string,
): Promise<{ to: string | null; message: string }> {
  const { invite_id, business_code } = invite;
  const answer = await api('POST /accounts/api/v1/users/invites/update', {
    body: { invite_id, business_code, accepted },
    idempotencyKey,
  });
  await refreshSession();
  const to = await enterStore({ businessCode: answer.business_code });
  return { to, message: answer.message };
}
