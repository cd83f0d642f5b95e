import type { Config } from '#platform/config.ts';
import { transaction } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { hashOfToken } from '#platform/secrets.ts';
import type { Services } from '#platform/services.ts';
import { finishAtProvider, type GooglePerson } from './provider.ts';
import { takeSignIn } from './queries.ts';

/** What the provider returned to the browser. */
export interface Returned {
  code: string;
  state: string;
}

export interface Arrival {
  person: GooglePerson;
  rememberMe: boolean;
}

/** @throws DomainError `google_not_configured` */
export function googleOf(config: Config): NonNullable<Config['google']> {
  if (!config.google) throw new DomainError('google_not_configured');
  return config.google;
}

/** Where the provider returns to; from PUBLIC_URL, never from the Host header. */
export function redirectUri(config: Config): string {
  return `${config.publicUrl}/login/google`;
}

/**
 * Takes the started sign-in that the state names, in a transaction of its own, so that the state is spent whatever the
 * provider says; then asks the provider who is there.
 * @throws DomainError `google_not_configured`, `google_sign_in_failed`, `google_unavailable`
 */
export async function arriveFromGoogle(services: Services, returned: Returned, now: Date): Promise<Arrival> {
  const google = googleOf(services.config);
  const started = await transaction(services.pool, { userId: null, storeId: null }, (db) =>
    takeSignIn(db, hashOfToken(returned.state)),
  );
  if (!started || started.expires_at <= now) throw new DomainError('google_sign_in_failed');
  const person = await finishAtProvider(google, redirectUri(services.config), returned.code, {
    state: returned.state,
    nonce: started.nonce,
    codeVerifier: started.code_verifier,
  });
  return { person, rememberMe: started.remember_me };
}
