import type { Db } from '#core/database/access/transaction.ts';
import { hashOfToken } from '#core/security/secrets.ts';
import { caps, secondsAfter } from '#tenancy/accounts/codes/caps.ts';
import type { SignInSecrets } from './provider.ts';
import { insertSignIn } from './queries.ts';

/** Keeps what the provider's answer is checked against. */
export async function saveSignIn(
  db: Db,
  { state, nonce, codeVerifier }: SignInSecrets,
  rememberMe: boolean,
  now: Date,
): Promise<void> {
  await insertSignIn(db, hashOfToken(state), {
    nonce,
    code_verifier: codeVerifier,
    remember_me: rememberMe,
    expires_at: secondsAfter(now, caps.googleSignInSeconds),
  });
}
