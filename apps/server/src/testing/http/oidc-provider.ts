import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** Who sits at the browser of a test. */
export interface OidcPerson {
  sub: string;
  email: string;
  email_verified: boolean;
  given_name?: string;
  family_name?: string;
}

export interface TestProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Who sits at the browser from now on; null: somebody who refuses. */
  seat(person: OidcPerson | null): void;
  /** Logs this person in at the provider, as a browser would, and answers what it returns to the console. */
  comeBack(url: string, person: OidcPerson): Promise<{ code: string; state: string }>;
  stop(): Promise<void>;
}

/**
 * A real OpenID provider on loopback that knows one client, asks for PKCE and lets in whoever a test names.
 * @param claimsIn where the profile stands: as Google does it, or only behind the userinfo endpoint
 */
export async function startOidcProvider(
  redirectUri: string,
  claimsIn: 'id_token' | 'userinfo' = 'id_token',
): Promise<TestProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { clientId: 'sokoni-console', clientSecret: 'a client secret of the tests' };
  const people = new Map<string, OidcPerson>();
  let atBrowser: string | null = null;

  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig' }] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    cookies: { keys: ['cookie key of the tests'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    conformIdTokenClaims: claimsIn === 'userinfo',
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ ...people.get(id), sub: id }),
    }),
    async loadExistingGrant(context) {
      const { client: asking, session } = context.oidc;
      const grant = new provider.Grant({
        clientId: asking?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    const result = atBrowser === null ? { error: 'access_denied' } : { login: { accountId: atBrowser } };
    return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  });

  function seat(person: OidcPerson | null): void {
    if (person) people.set(person.sub, person);
    atBrowser = person?.sub ?? null;
  }

  return {
    issuer,
    ...client,
    seat,
    async comeBack(url, person) {
      seat(person);
      const returned = await followRedirects(url, redirectUri);
      const { code, state } = Object.fromEntries(returned.searchParams);
      if (!code || !state) throw new Error(`The provider answered ${returned}`);
      return { code, state };
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** A browser with an empty cookie jar, up to the page that is ours. */
async function followRedirects(from: string, until: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let at = new URL(from);
  for (let hops = 0; hops < 10; hops += 1) {
    const response = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split(/=(.*)/s) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const next = response.headers.get('location');
    if (!next) throw new Error(`${response.status} at ${at}: ${await response.text()}`);
    at = new URL(next, at);
    if (at.href.startsWith(until)) return at;
  }
  throw new Error('The provider redirects in circles');
}
