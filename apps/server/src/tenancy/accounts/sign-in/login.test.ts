import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsApp, anyAddress, sameness, startAccounts } from '#testing/clients/account-client.ts';

const route = 'POST /accounts/api/v1/auth/users/login';
let app: AccountsApp;

beforeAll(async () => {
  app = await startAccounts();
});
afterAll(() => app.close());

const login = (
  body: Record<string, unknown>,
  sent: { address?: string; headers?: Record<string, string> } = {},
) => app.request(route, { body: { app_id: 'sokoni', ...body }, ...sent });

describe('SPEC 7: POST auth/users/login', () => {
  it('answers token, info, invites and the greeting of SPEC 8', async () => {
    const user = await app.newUser('amara@example.com');
    const answered = await login({
      email: ' AMARA@example.com ',
      password: 'secret',
      platform: 'web',
      fingerprint: {},
    });
    expect(answered.status).toBe(200);
    expect(answered.body).toMatchObject({
      message: 'Welcome back, Ada!',
      token: expect.stringMatching(/^[\w-]{43}$/),
      data: {
        message: 'Welcome back, Ada!',
        invites: [],
        info: { id: user.id, email_verified: true, roles: {} },
        expires_in: 12 * 60 * 60,
      },
    });
    expect((await app.me(answered.body.token)).status).toBe(200);
  });

  it('lets an unverified user in, with email_verified false and no invites', async () => {
    await app.newUnverifiedUser('unproven@example.com');
    const answered = await login({ email: 'unproven@example.com', password: 'secret' });
    expect(answered.body.data).toMatchObject({ info: { email_verified: false }, invites: [] });
  });

  it('passes the open invites along, to a verified address only', async () => {
    const owner = await app.newUser('inviter@example.com');
    const store = await app.newStore(owner.token);
    for (const email of ['invited@example.com', 'invited-open@example.com']) {
      const sent = await app.call('POST /marketplace/v1/stores/{id}/invites', {
        token: owner.token,
        params: { id: store.id },
        body: { email, role: 'associate', message: 'Come and sell' },
      });
      expect(sent.status).toBe(200);
    }
    await app.newUser('invited@example.com');
    await app.newUnverifiedUser('invited-open@example.com');
    const invitesOf = async (email: string) => (await login({ email, password: 'secret' })).body.data.invites;
    expect(await invitesOf('invited@example.com')).toMatchObject([
      { business_name: 'Duka la Amina', message: 'Come and sell', role: 'associate', store_logo: '' },
    ]);
    expect(await invitesOf('invited-open@example.com')).toEqual([]);
  });

  it('refuses a password that is replaced while it is being compared', async () => {
    const user = await app.newUser('overtaken@example.com');
    const { passwords } = app.services;
    app.services.passwords = {
      ...passwords,
      async verify(hash, password) {
        const right = await passwords.verify(hash, password);
        await app.sql('update app.users set password_hash = $2 where id = $1', [user.id, 'replaced']);
        return right;
      },
    };
    const overtaken = await login({ email: user.email, password: 'secret' });
    app.services.passwords = passwords;
    expect(overtaken.body.error).toBe('wrong_credentials');
    expect(await app.sql('select 1 from app.sessions where user_id = $1', [user.id])).toHaveLength(1);
  });

  it('with remember_me the session lasts 30 days, without it 12 hours', async () => {
    await app.newUser('stay@example.com');
    const short = await login({ email: 'stay@example.com', password: 'secret' });
    const long = await login({ email: 'stay@example.com', password: 'secret', remember_me: true });
    expect([short.body.data.expires_in, long.body.data.expires_in]).toEqual([43_200, 2_592_000]);
  });

  it('does not take what is no field of its own', async () => {
    const user = await app.newUnverifiedUser('plain@example.com');
    const answered = await login({
      email: user.email,
      password: 'secret',
      email_verified: true,
      roles: { x: ['admin'] },
    });
    expect(answered.body.data.info).toMatchObject({ email_verified: false, roles: {} });
  });
});

describe('SPEC 5: Login', () => {
  it.each([[{ email: '', password: 'secret' }], [{ email: 'a@example.com', password: '' }], [{}]])(
    'either field empty: one sentence for the whole form (%j)',
    async (body) => {
      const { status, body: answer } = await login(body);
      expect(status).toBe(400);
      expect(answer).toMatchObject({
        error: 'invalid_fields',
        message: 'Please fill all fields',
        fields: {},
      });
    },
  );

  it('iOS: a sentence under each field', async () => {
    const ios = async (body: object) => (await login({ source: 'ios', ...body })).body.fields;
    expect(await ios({})).toEqual({ email: 'Please enter your email', password: 'Password is required' });
    expect(await ios({ email: 'a@example.com', password: 'abc' })).toEqual({
      password: 'Password must be at least 4 characters',
    });
  });
});

describe('CONTRACT: wrong credentials', () => {
  it('are 401, the same for a wrong password, an unknown address and one of an erased user', async () => {
    await app.newUser('real@example.com');
    const answers = await Promise.all([
      login({ email: 'real@example.com', password: 'wrong' }),
      login({ email: 'nobody@example.com', password: 'wrong' }),
      login({ email: 'no address at all', password: 'secret' }),
    ]);
    for (const answer of answers) expect(sameness(answer)).toEqual(sameness(answers[0]));
    expect(answers[0].body).toMatchObject({ code: 401, error: 'wrong_credentials' });
  });

  it('count alike for known and unknown addresses', async () => {
    await app.newUser('counted@example.com');
    for (const email of ['counted@example.com', 'uncounted@example.com']) {
      const address = anyAddress();
      const statuses = [];
      for (let n = 0; n < 5; n += 1)
        statuses.push((await login({ email, password: 'wrong' }, { address })).status);
      expect(statuses, email).toEqual([401, 401, 401, 401, 429]);
    }
  });
});

describe('CONTRACT Security: caps of logging in', () => {
  it('wrong passwords make the next try wait, longer each time, and Retry-After says how long', async () => {
    await app.newUser('delayed@example.com');
    const address = anyAddress();
    const wrong = () => login({ email: 'delayed@example.com', password: 'wrong' }, { address });
    for (let n = 0; n < 4; n += 1) expect((await wrong()).status).toBe(401);
    const waits = [];
    for (let failures = 4; failures < 8; failures += 1) {
      const refused = await wrong();
      expect(refused.body.error).toBe('too_many_attempts');
      waits.push(Number(refused.headers.get('retry-after')));
      app.advance(Number(refused.headers.get('retry-after')));
      expect((await wrong()).status).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4, 8]);
  });

  it('after 10 failures in an hour the right password is refused from there, and not from elsewhere', async () => {
    await app.newUser('capped@example.com');
    const address = anyAddress();
    const from = (password: string, at = address) =>
      login({ email: 'capped@example.com', password }, { address: at });
    for (let n = 0; n < 10; n += 1) {
      expect((await from('wrong')).status).toBe(401);
      app.advance(70);
    }
    const refused = await from('secret');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(2000);
    expect((await from('secret', anyAddress())).status).toBe(200);
    app.advance(3600);
    expect((await from('secret')).status).toBe(200);
  });

  it('after 50 failures in an hour from everywhere it is refused everywhere; a reset by mail still works', async () => {
    await app.newUser('everywhere@example.com');
    for (let n = 0; n < 50; n += 1) {
      expect((await login({ email: 'everywhere@example.com', password: 'wrong' })).status).toBe(401);
    }
    expect((await login({ email: 'everywhere@example.com', password: 'secret' })).status).toBe(429);
    await app.request('POST /accounts/api/v1/auth/password/otp/send', {
      body: { app_id: 'sokoni', email: 'everywhere@example.com' },
    });
    const { linkToken } = await app.keysTo('everywhere@example.com');
    const reset = await app.request('POST /accounts/api/v1/auth/password/reset', {
      body: { app_id: 'sokoni', otp: linkToken, new_password: 'newer', repeat_password: 'newer' },
    });
    expect(reset.status).toBe(200);
  });

  it('of 100 guesses at once no more than 10 are compared', async () => {
    await app.newUser('guessed@example.com');
    const address = anyAddress();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        login({ email: 'guessed@example.com', password: `guess ${n}` }, { address }),
      ),
    );
    const compared = answers.filter(({ status }) => status === 401);
    expect(compared).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(90);
  });

  it('30 right log-ins at once are all let in, and leave nothing that counts', async () => {
    await app.newUser('busy@example.com');
    const address = anyAddress();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => login({ email: 'busy@example.com', password: 'secret' }, { address })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
    expect(await app.sql('select 1 from app.attempts where network_address = $1', [address])).toEqual([]);
  });
});

describe('CONTRACT The wire: Idempotency-Key at login', () => {
  it('a retry compares the password again and answers the same session with a fresh token', async () => {
    const user = await app.newUser('retry@example.com');
    const headers = { 'idempotency-key': 'login-once' };
    const right = { email: user.email, password: 'secret' };
    const [first, second] = [await login(right, { headers }), await login(right, { headers })];
    expect(second.body.data).toEqual(first.body.data);
    expect(second.body.token).not.toBe(first.body.token);
    for (const { body } of [first, second]) expect((await app.me(body.token)).status).toBe(200);
    expect(await app.sql('select 1 from app.sessions where user_id = $1', [user.id])).toHaveLength(2);
  });

  it('the same key with another body is 422, and tells nothing about its password', async () => {
    await app.newUser('reused@example.com');
    const headers = { 'idempotency-key': 'login-reused' };
    await login({ email: 'reused@example.com', password: 'secret' }, { headers });
    const other = await login({ email: 'reused@example.com', password: 'wrong' }, { headers });
    expect(other.body.error).toBe('idempotency_key_reused');
  });

  it('a retry with a password that was changed meanwhile is refused', async () => {
    const user = await app.newUser('changed@example.com');
    const headers = { 'idempotency-key': 'login-changed' };
    await login({ email: user.email, password: 'secret' }, { headers });
    await app.request('PUT /admin/reset-password', {
      token: user.token,
      body: { current_password: 'secret', new_password: 'newer', repeat_password: 'newer' },
    });
    const retry = await login({ email: user.email, password: 'secret' }, { headers });
    expect(retry.body.error).toBe('wrong_credentials');
  });

  it('a failed try is not remembered', async () => {
    await app.newUser('typo@example.com');
    const headers = { 'idempotency-key': 'login-typo' };
    expect((await login({ email: 'typo@example.com', password: 'sceret' }, { headers })).status).toBe(401);
    expect((await login({ email: 'typo@example.com', password: 'secret' }, { headers })).status).toBe(200);
  });
});

describe('SPEC 7: POST auth/users/otp/login, the iOS hand-off', () => {
  const enter = (otp: unknown, headers = {}) =>
    app.request('POST /accounts/api/v1/auth/users/otp/login', { body: { otp }, headers });
  const handOff = async (email: string, remember_me = false) => {
    const body = {
      email,
      password: 'secret',
      source: 'ios',
      include_otp: true,
      platform: 'mobile',
      remember_me,
    };
    return login(body);
  };

  it('turns the code of a log-in into a session of its own, once', async () => {
    const user = await app.newUser('phone@example.com');
    const browser = await handOff(user.email, true);
    const otp = browser.body.data.otp;
    expect(otp).toMatch(/^[\w-]{43}$/);
    const entered = await enter(otp);
    expect(entered.body).toMatchObject({
      message: 'Welcome back, Ada!',
      token: expect.any(String),
      data: { info: { id: user.id }, expires_in: 2_592_000 },
    });
    expect((await enter(otp)).body.error).toBe('code_expired');
    await app.request('POST /accounts/api/v1/auth/users/logout', { token: browser.body.token });
    expect((await app.me(entered.body.token)).status).toBe(200);
  });

  it('of 20 at once one gets it', async () => {
    await app.newUser('phones@example.com');
    const { otp } = (await handOff('phones@example.com')).body.data;
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter(otp)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(401)]);
  });

  it('is dead after 60 seconds, and after a change of password', async () => {
    const user = await app.newUser('slow@example.com');
    const { otp } = (await handOff(user.email)).body.data;
    app.advance(61);
    expect((await enter(otp)).status).toBe(401);
    const second = (await handOff(user.email)).body.data.otp;
    await app.request('PUT /admin/reset-password', {
      token: user.token,
      body: { current_password: 'secret', new_password: 'newer', repeat_password: 'newer' },
    });
    expect((await enter(second)).status).toBe(401);
  });

  it.each(['', '1234', 'x'.repeat(43)])('refuses "%s"', async (otp) => {
    expect((await enter(otp)).body).toMatchObject({ code: 401, error: 'code_expired' });
  });

  it('is kept as a hash alone', async () => {
    await app.newUser('hashed@example.com');
    const { otp } = (await handOff('hashed@example.com')).body.data;
    const [row] = await app.sql('select string_agg(h::text, $1) as whole from app.handoffs h', [' ']);
    expect(row?.whole).not.toContain(otp);
    expect(row?.whole).not.toContain(Buffer.from(otp, 'base64url').toString('hex'));
  });
});

describe('CONTRACT: logout', () => {
  it('kills the session at once, all its tokens with it', async () => {
    const user = await app.newUser('leaver@example.com');
    const fresh = await app.request('POST /accounts/api/v1/users/token/refresh', { token: user.token });
    const left = await app.request('POST /accounts/api/v1/auth/users/logout', { token: fresh.body.data });
    expect(left.status).toBe(200);
    for (const token of [user.token, fresh.body.data]) expect((await app.me(token)).status).toBe(401);
    expect((await app.request('POST /accounts/api/v1/auth/users/logout', {})).status).toBe(401);
  });

  it('refuses fields, because the call is ours', async () => {
    const user = await app.newUser('stayer@example.com');
    const odd = await app.request('POST /accounts/api/v1/auth/users/logout', {
      token: user.token,
      body: { all: true },
    });
    expect(odd.status).toBe(400);
    expect((await app.me(user.token)).status).toBe(200);
  });
});
