import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsApp, person, startAccounts } from '#testing/clients/account-client.ts';
import { type OidcPerson, startOidcProvider, type TestProvider } from '#testing/http/oidc-provider.ts';

const redirectUri = 'http://localhost:3000/login/google';
let provider: TestProvider;
let app: AccountsApp;

const settings = ({ issuer, clientId, clientSecret }: TestProvider) => ({
  GOOGLE_ISSUER: issuer,
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
});

beforeAll(async () => {
  provider = await startOidcProvider(redirectUri);
  app = await startAccounts(settings(provider));
});
afterAll(async () => {
  await app.close();
  await provider.stop();
});

let people = 0;
function somebody(changes: Partial<OidcPerson> = {}): OidcPerson {
  people += 1;
  return {
    sub: `google-${people}`,
    email: `person-${people}@example.com`,
    email_verified: true,
    given_name: 'Zainab',
    family_name: 'Musa',
    ...changes,
  };
}

const init = (body: object = {}, at = app) =>
  at.request('POST /accounts/api/v1/auth/users/google/signin/init', { body: { app_id: 'sokoni', ...body } });
const signIn = (returned: object, headers = {}, at = app) =>
  at.request('POST /accounts/api/v1/auth/users/google/signin', {
    body: { app_id: 'sokoni', ...returned },
    headers,
  });
async function comeBack(who: OidcPerson, body: object = {}) {
  return provider.comeBack((await init(body)).body.data.url, who);
}
const enter = async (who: OidcPerson, body: object = {}) => signIn(await comeBack(who, body));

describe('SPEC 7: POST auth/users/google/signin/init', () => {
  it('answers the address of the provider, with PKCE, nonce and state, returning to PUBLIC_URL', async () => {
    const { status, body } = await init();
    expect(status).toBe(200);
    const url = new URL(body.data.url);
    expect(url.origin).toBe(provider.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: provider.clientId,
      response_type: 'code',
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    const [{ whole } = {}] = await app.sql(
      'select string_agg(s::text, $1) as whole from app.google_sign_ins s',
      [' '],
    );
    expect(whole).not.toContain(url.searchParams.get('state'));
  });
});

describe('SPEC 7: POST auth/users/google/signin', () => {
  it('opens an account for a new person: verified, without a password, with names from Google', async () => {
    const who = somebody();
    const { status, body } = await enter(who);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: 'Welcome back, Zainab!',
      token: expect.stringMatching(/^[\w-]{43}$/),
      data: {
        invites: [],
        expires_in: 43_200,
        info: {
          email: who.email,
          email_verified: true,
          has_password: false,
          first_name: 'Zainab',
          last_name: 'Musa',
          roles: {},
        },
      },
    });
    expect((await app.me(body.token)).status).toBe(200);
    expect((await app.login(who.email, '')).status).toBe(400);
    expect((await app.login(who.email, 'anything')).status).toBe(401);
    const accounts = await app.sql('select 1 from app.accounts where owner_user_id = $1', [
      body.data.info.id,
    ]);
    expect(accounts).toHaveLength(1);
  });

  it('knows the person again, also under another address', async () => {
    const who = somebody();
    const first = await enter(who);
    const second = await enter({ ...who, email: 'moved@example.com' });
    expect(second.body.data.info).toMatchObject({ id: first.body.data.info.id, email: who.email });
  });

  it('keeps the session for 30 days when that was asked for at the start', async () => {
    const { body } = await enter(somebody(), { remember_me: true });
    expect(body.data.expires_in).toBe(2_592_000);
  });

  it('takes a name from the address when Google has none', async () => {
    const { body } = await enter(
      somebody({ given_name: '', family_name: '', email: 'nameless@example.com' }),
    );
    expect(body.data.info).toMatchObject({ first_name: 'nameless', last_name: '' });
  });

  it('of several first arrivals at once makes one user', async () => {
    for (let round = 0; round < 5; round += 1) {
      const who = somebody();
      const returned = [];
      for (let browser = 0; browser < 5; browser += 1) returned.push(await comeBack(who));
      const answers = await Promise.all(returned.map((each) => signIn(each)));
      expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
      expect(new Set(answers.map(({ body }) => body.data.info.id)).size).toBe(1);
    }
  });

  it('with one key a retry answers the same session with a fresh token', async () => {
    const returned = await comeBack(somebody());
    const key = { 'idempotency-key': 'google-once' };
    const [first, second] = [await signIn(returned, key), await signIn(returned, key)];
    expect(second.status).toBe(200);
    expect(second.body.data).toEqual(first.body.data);
    expect(second.body.token).not.toBe(first.body.token);
  });

  it('of 20 requests with one key at once each answers the same session with a token of its own', async () => {
    const returned = await comeBack(somebody());
    const key = { 'idempotency-key': 'google-twenty' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(returned, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.token)).size).toBe(20);
    const { id } = answers[0]?.body.data.info ?? {};
    for (const { body } of answers) expect(body.data).toEqual(answers[0]?.body.data);
    expect(await app.sql('select 1 from app.sessions where user_id = $1', [id])).toHaveLength(1);
    const [other, late] = [
      await signIn(returned, { 'idempotency-key': 'google-other' }),
      await signIn(returned),
    ];
    expect([other.status, late.status]).toEqual([401, 401]);
  });

  it('of 20 requests with one key at once all are refused when the provider says no', async () => {
    const { state } = await comeBack(somebody());
    const key = { 'idempotency-key': 'google-no' };
    const refused = Array.from({ length: 20 }, () => signIn({ code: 'made-up', state }, key));
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual(Array(20).fill(401));
    expect(await app.sql('select 1 from app.google_sign_ins where taken')).toEqual([]);
  });

  it('a user who was erased comes back as a new one', async () => {
    const who = somebody();
    const first = await enter(who);
    await app.request('DELETE /accounts/api/v1/users/account/delete', { token: first.body.token });
    const second = await enter(who);
    expect(second.body.data.info.id).not.toBe(first.body.data.info.id);
  });
});

describe('CONTRACT Security: a local account with the same address', () => {
  it('that is verified is linked, and keeps its password', async () => {
    const who = somebody();
    const local = await app.newUser(who.email);
    const { body } = await enter({ ...who, email: who.email.toUpperCase() });
    expect(body.data.info).toMatchObject({ id: local.id, first_name: 'Ada', has_password: true });
    expect((await app.login(who.email, 'secret')).status).toBe(200);
    expect((await app.me(local.token)).status).toBe(200);
  });

  it('that is not verified loses password, sessions, codes, links and what was typed in', async () => {
    const who = somebody();
    const squatter = await app.request('POST /accounts/api/v1/auth/users/register', {
      body: { ...person, email: who.email, source: 'ios', include_otp: true },
    });
    const { code, linkToken } = await app.keysTo(who.email);
    const { body } = await enter(who);
    expect(body.data.info).toMatchObject({
      email_verified: true,
      has_password: false,
      first_name: 'Zainab',
      last_name: 'Musa',
      phone: '',
    });
    expect((await app.login(who.email, 'secret')).status).toBe(401);
    expect((await app.me(squatter.body.token)).status).toBe(401);
    const handOff = await app.request('POST /accounts/api/v1/auth/users/otp/login', {
      body: { otp: squatter.body.data.otp },
    });
    expect(handOff.status).toBe(401);
    const byLink = await app.request('POST /accounts/api/v1/users/email/verify/link', {
      body: { token: linkToken },
    });
    expect(byLink.status).toBe(422);
    const left = await app.sql('select 1 from app.codes where user_id = $1', [body.data.info.id]);
    expect([left, code]).toEqual([[], expect.any(String)]);
  });

  it('that is linked to another Google account is left alone', async () => {
    const who = somebody();
    await enter(who);
    const other = await enter({ ...who, sub: 'somebody-else' });
    expect(other.body).toMatchObject({ code: 401, error: 'google_sign_in_failed' });
  });

  it('an address that Google has not verified opens and links nothing', async () => {
    const known = somebody({ email_verified: false });
    await app.newUser(known.email);
    for (const who of [known, somebody({ email_verified: false })]) {
      const refused = await enter(who);
      expect(refused.body).toMatchObject({ code: 401, error: 'google_sign_in_failed' });
      expect(await app.sql('select 1 from app.users where google_subject = $1', [who.sub])).toEqual([]);
    }
  });
});

describe('CONTRACT Security: what the provider returns is checked', () => {
  const failed = { status: 401, body: expect.objectContaining({ error: 'google_sign_in_failed' }) };

  it('a state is good once', async () => {
    const returned = await comeBack(somebody());
    expect((await signIn(returned)).status).toBe(200);
    expect(await signIn(returned)).toMatchObject(failed);
  });

  it('a state is good for 10 minutes', async () => {
    const returned = await comeBack(somebody());
    app.advance(601);
    expect(await signIn(returned)).toMatchObject(failed);
  });

  it('a state that was never given out is refused', async () => {
    const { code } = await comeBack(somebody());
    expect(await signIn({ code, state: 'made-up' })).toMatchObject(failed);
  });

  it('a code that the provider does not know is refused, and the state is spent with it', async () => {
    const { code, state } = await comeBack(somebody());
    expect(await signIn({ code: 'made-up', state })).toMatchObject(failed);
    expect(await signIn({ code, state })).toMatchObject(failed);
  });

  it.each([
    ['nonce', 'nonce'],
    ['PKCE verifier', 'code_verifier'],
  ])('another %s than the one of this sign-in is refused', async (_name, column) => {
    await app.sql('delete from app.google_sign_ins');
    const returned = await comeBack(somebody());
    await app.sql(`update app.google_sign_ins set ${column} = repeat('x', 43)`);
    expect(await signIn(returned)).toMatchObject(failed);
  });

  it("another browser's code does not fit", async () => {
    const [mine, theirs] = [await comeBack(somebody()), await comeBack(somebody())];
    expect(await signIn({ code: theirs.code, state: mine.state })).toMatchObject(failed);
  });

  it.each([{}, { code: 'x' }, { state: 'x' }, { code: 1, state: 2 }])('refuses %j', async (body) => {
    expect((await signIn(body)).status).toBe(400);
  });

  it('writes no secret into the log', async () => {
    const returned = await comeBack(somebody());
    await signIn(returned);
    await signIn(returned);
    const log = app.logged.join('');
    for (const secret of [returned.code, returned.state, provider.clientSecret])
      expect(log).not.toContain(secret);
  });
});

describe('CONTRACT: Google sign-in that is not there', () => {
  it('is 501 while it is not configured', async () => {
    const plain = await startAccounts();
    try {
      for (const answer of [await init({}, plain), await signIn({ code: 'x', state: 'x' }, {}, plain)]) {
        expect(answer.body).toMatchObject({ code: 501, error: 'google_not_configured' });
      }
    } finally {
      await plain.close();
    }
  });

  it('is 503 with Retry-After while the provider is down, loses nothing, and works again after', async () => {
    const other = await startOidcProvider(redirectUri);
    const down = await startAccounts({ ...settings(other), GOOGLE_ISSUER: 'http://127.0.0.1:1' });
    try {
      const answer = await init({}, down);
      expect(answer.body).toMatchObject({ code: 503, error: 'google_unavailable' });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      Object.assign(down.services.config.google ?? {}, { issuer: other.issuer });
      const { url } = (await init({}, down)).body.data;
      const returned = await other.comeBack(url, somebody());
      await other.stop();
      expect((await signIn(returned, {}, down)).body).toMatchObject({
        code: 503,
        error: 'google_unavailable',
      });
      expect((await down.login('nobody@example.com', 'secret')).status).toBe(401);
    } finally {
      await down.close();
    }
  });

  it('asks a provider for the profile that does not put it into the id token', async () => {
    const shy = await startOidcProvider(redirectUri, 'userinfo');
    const at = await startAccounts(settings(shy));
    try {
      const who = somebody();
      const returned = await shy.comeBack((await init({}, at)).body.data.url, who);
      const { body } = await signIn(returned, {}, at);
      expect(body.data.info).toMatchObject({ email: who.email, first_name: 'Zainab', email_verified: true });
    } finally {
      await at.close();
      await shy.stop();
    }
  });
});
