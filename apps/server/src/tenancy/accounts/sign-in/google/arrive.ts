import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '#core/config/config.ts';
import { type Db, transaction } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { hashOfToken } from '#core/security/secrets.ts';
import type { Services } from '#core/services.ts';
import { finishAtProvider, type GooglePerson } from './provider.ts';
import { deleteSignIn, isBeingFinished, takeSignIn } from './queries.ts';

/** What the provider returned to the browser. */
export interface Returned {
  code: string;
  state: string;
}

const nobody = { userId: null, storeId: null };
/** As long as the provider may take. */
const patienceMs = [50, 100, 200, 400, 800, 1600, 3200, 6400];

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
 * Takes the started sign-in that the state names, asks the provider who is there, and lets `signIn` do the rest. The
 * state is spent whatever comes of it. Unlike an operation it opens transactions of its own: the provider is asked
 * outside of any.
 * @returns what `signIn` returned; null when another request had taken the state, after that one is done
 * @throws DomainError `google_not_configured`, `google_sign_in_failed`, `google_unavailable`
 */
export async function arriveFromGoogle<T>(
  services: Services,
  returned: Returned,
  now: Date,
  signIn: (arrival: Arrival) => Promise<T>,
): Promise<T | null> {
  const google = googleOf(services.config);
  const state = hashOfToken(returned.state);
  const inTurn = <R>(work: (db: Db) => Promise<R>) => transaction(services.pool, nobody, work);
  const started = await inTurn((db) => takeSignIn(db, state));
  if (!started) {
    for (const pause of patienceMs) {
      if (!(await inTurn((db) => isBeingFinished(db, state)))) break;
      await wait(pause);
    }
    return null;
  }
  try {
    if (started.expires_at <= now) throw new DomainError('google_sign_in_failed');
    const person = await finishAtProvider(google, redirectUri(services.config), returned.code, {
      state: returned.state,
      nonce: started.nonce,
      codeVerifier: started.code_verifier,
    });
    return await signIn({ person, rememberMe: started.remember_me });
  } finally {
    await inTurn((db) => deleteSignIn(db, state));
  }
}
