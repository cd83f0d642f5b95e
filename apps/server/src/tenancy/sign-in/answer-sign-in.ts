import type { CallRoute } from '@sokoni/contract/calls';
import type { signedIn } from '@sokoni/contract/tenancy/accounts';
import type * as z from 'zod';
import { transaction } from '#core/database/access/transaction.ts';
import type { PublicCall } from '#core/http/route.ts';
import { describeUser, type UserInfo } from '#tenancy/accounts/describe-user.ts';
import { mintToken } from '#tenancy/accounts/sessions/mint-token.ts';
import type { Device } from '#tenancy/accounts/sessions/open-session.ts';
import type { Opened } from '#tenancy/accounts/sign-in/log-in.ts';
import { listInbox } from '#tenancy/invites/list-inbox.ts';

interface SignInBody {
  source?: string | null | undefined;
  include_otp?: boolean | null | undefined;
  platform?: string;
  timezone?: string | null | undefined;
  fingerprint?: { timezone?: string | null | undefined } | null | undefined;
}

type SignInCall = Pick<PublicCall<CallRoute>, 'services' | 'networkAddress' | 'timezone' | 'now'> & {
  body: SignInBody;
};

/** The iOS flow asks for a code that hands the session to the app. */
export function wantsHandOff(body: SignInBody): boolean {
  return body.source === 'ios' && body.include_otp === true;
}

export function timezoneOf(call: SignInCall): string | null {
  return call.body.timezone ?? call.body.fingerprint?.timezone ?? call.timezone;
}

export function deviceOf(call: SignInCall): Device {
  return {
    platform: call.body.platform ?? 'web',
    address: call.networkAddress,
    timezone: timezoneOf(call),
    fingerprint: call.body.fingerprint ?? null,
  };
}

/**
 * What a sign-in answers, once its command is committed: a token of its own for this very request, so that none is
 * ever kept for a retry.
 * @throws DomainError `not_signed_in` when the session has ended since the first answer
 */
export async function answerSignIn(
  call: SignInCall,
  opened: Opened,
  greet: (info: UserInfo) => string,
): Promise<{ token: string; data: z.output<typeof signedIn> }> {
  const { services, now } = call;
  return transaction(services.pool, { userId: opened.user_id, storeId: null }, async (db) => {
    const minted = await mintToken(
      db,
      opened.session_id,
      { fromRefresh: false, handOff: wantsHandOff(call.body) },
      now,
    );
    const info = await describeUser(db, opened.user_id);
    const invites = await listInbox(db, services.config.publicUrl, now);
    const data = { info, invites, message: greet(info), otp: minted.handOff, expires_in: minted.expiresIn };
    return { token: minted.token, data };
  });
}
