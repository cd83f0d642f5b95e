import type { signedIn } from '@sokoni/contract/accounts';
import type { CallRoute } from '@sokoni/contract/calls';
import type { z } from 'zod';
import { listInbox } from '#invites/list-inbox.ts';
import { transaction } from '#platform/database/transaction.ts';
import type { PublicCall } from '#platform/route.ts';
import { describeUser, type UserInfo } from './describe-user.ts';
import { mintToken } from './mint-token.ts';
import type { Device } from './open-session.ts';

/** The effect of a call that signs in; a retry of the call finds it and mints a token of its own. */
export interface Opened {
  user_id: string;
  session_id: string;
}

interface SignInBody {
  source?: string | null;
  include_otp?: boolean | null;
  platform?: string;
  timezone?: string | null;
  fingerprint?: { timezone?: string | null } | null;
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
