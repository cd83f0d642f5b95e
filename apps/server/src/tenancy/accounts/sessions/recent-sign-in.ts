import { limits } from '@sokoni/rules/limits';
import { DomainError } from '#core/errors/domain-error.ts';
import type { Caller } from '#core/http/caller.ts';
import { secondsBefore } from '#tenancy/accounts/codes/caps.ts';

/**
 * For grave steps (CONTRACT "account/delete"): the session signed in, or was confirmed, within 15 minutes.
 * @throws DomainError `sign_in_again`
 */
export function refuseStaleSignIn(caller: Caller, now: Date): void {
  if (caller.signedInAt < secondsBefore(now, limits.recentSignInSeconds))
    throw new DomainError('sign_in_again');
}
