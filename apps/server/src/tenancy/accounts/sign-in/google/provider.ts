import type { Configuration } from 'openid-client';
import { type Config, isLoopback } from '#core/config/config.ts';
import { DomainError } from '#core/errors/domain-error.ts';

type GoogleConfig = NonNullable<Config['google']>;
type Client = typeof import('openid-client');

/** Who the provider says is there. */
export interface GooglePerson {
  subject: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** What has to be remembered between leaving for the provider and coming back. */
export interface SignInSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

const timeoutSeconds = 5;
const discovered = new WeakMap<GoogleConfig, Promise<Configuration>>();

/** The library is loaded with the first sign-in: most servers never need it. */
function loadClient(): Promise<Client> {
  return import('openid-client');
}

/**
 * The address to send the browser to, and the secrets that its return is checked against.
 * @throws DomainError `google_unavailable`
 */
export async function startAtProvider(
  google: GoogleConfig,
  redirectUri: string,
): Promise<SignInSecrets & { url: string }> {
  const client = await loadClient();
  const provider = await discover(client, google);
  const secrets = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    codeVerifier: client.randomPKCECodeVerifier(),
  };
  const url = client.buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state: secrets.state,
    nonce: secrets.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(secrets.codeVerifier),
    code_challenge_method: 'S256',
  });
  return { ...secrets, url: url.href };
}

/**
 * Trades the code that the provider returned for the identity that it vouches for.
 * @throws DomainError `google_sign_in_failed` when the provider refuses or its answer does not fit the secrets,
 * `google_unavailable` when it cannot be reached
 */
export async function finishAtProvider(
  google: GoogleConfig,
  redirectUri: string,
  code: string,
  secrets: SignInSecrets,
): Promise<GooglePerson> {
  const client = await loadClient();
  const provider = await discover(client, google);
  const returned = new URL(redirectUri);
  returned.searchParams.set('code', code);
  returned.searchParams.set('state', secrets.state);
  // There is one provider, so its name need not travel through the browser; the id token's is checked.
  returned.searchParams.set('iss', provider.serverMetadata().issuer);
  const claims = await client
    .authorizationCodeGrant(provider, returned, {
      pkceCodeVerifier: secrets.codeVerifier,
      expectedState: secrets.state,
      expectedNonce: secrets.nonce,
    })
    .then((tokens) => claimsOf(client, provider, tokens))
    .catch((error: unknown) => {
      throw failureOf(client, error);
    });
  return {
    subject: claims.sub,
    email: textOf(claims.email),
    emailVerified: claims.email_verified === true,
    firstName: textOf(claims.given_name),
    lastName: textOf(claims.family_name),
  };
}

/** Google puts the profile into the id token; a provider that does not is asked for it. */
async function claimsOf(
  client: Client,
  provider: Configuration,
  tokens: Awaited<ReturnType<Client['authorizationCodeGrant']>>,
) {
  const claims = tokens.claims();
  if (!claims) throw new DomainError('google_sign_in_failed');
  if (claims.email !== undefined || !provider.serverMetadata().userinfo_endpoint) return claims;
  return client.fetchUserInfo(provider, tokens.access_token, claims.sub);
}

async function discover(client: Client, google: GoogleConfig): Promise<Configuration> {
  const known = discovered.get(google);
  if (known) return known;
  const issuer = new URL(google.issuer);
  const plainHttp = issuer.protocol === 'http:' && isLoopback(issuer.hostname);
  const asked = client
    .discovery(issuer, google.clientId, google.clientSecret, undefined, {
      timeout: timeoutSeconds,
      ...(plainHttp ? { execute: [client.allowInsecureRequests] } : {}),
    })
    .catch((cause: unknown) => {
      discovered.delete(google);
      throw unavailable(cause);
    });
  discovered.set(google, asked);
  return asked;
}

/** What the library reports when the way to the provider, or the provider itself, is out of order. */
const outOfOrder = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
];

/** A no of the provider, or an answer that does not fit, sends the person back to the start. */
function failureOf(client: Client, error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const saidNo =
    (error instanceof client.ResponseBodyError && error.status < 500) ||
    error instanceof client.AuthorizationResponseError ||
    error instanceof client.WWWAuthenticateChallengeError;
  const doesNotFit = error instanceof client.ClientError && !outOfOrder.includes(error.code ?? '');
  return saidNo || doesNotFit ? new DomainError('google_sign_in_failed') : unavailable(error);
}

function unavailable(cause: unknown): DomainError {
  const error = new DomainError('google_unavailable', { retryAfterSeconds: 30 });
  error.cause = cause;
  return error;
}

function textOf(claim: unknown): string {
  return typeof claim === 'string' ? claim.trim() : '';
}
