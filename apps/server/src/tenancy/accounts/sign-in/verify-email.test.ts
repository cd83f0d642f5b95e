import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsApp, anyAddress, startAccounts, wrongCode } from '#testing/clients/account-client.ts';

let app: AccountsApp;

beforeAll(async () => {
  app = await startAccounts();
});
afterAll(() => app.close());

const day = 86_400;

const verify = (token: string, otp: unknown, more: object = {}) =>
  app.request('POST /accounts/api/v1/users/email/verify', { token, body: { otp, ...more } });
const verifyByLink = (token: unknown) =>
  app.request('POST /accounts/api/v1/users/email/verify/link', { body: { token } });

describe('SPEC 7: POST users/email/verify', () => {
  it('with the mailed digits answers a fresh token, the info and a message', async () => {
    const user = await app.newUnverifiedUser('verify@example.com');
    const { code } = await app.keysTo(user.email);
    const answered = await verify(user.token, code, { source: 'web' });
    expect(answered.body).toMatchObject({
      message: 'Email verified',
      data: {
        token: expect.stringMatching(/^[\w-]{43}$/),
        info: { id: user.id, email_verified: true },
        message: 'Email verified',
      },
    });
    expect(answered.body.data).not.toHaveProperty('otp');
    expect((await app.me(answered.body.data.token)).status).toBe(200);
    app.advance(31);
    expect((await app.me(user.token)).status).toBe(401);
  });

  it('answers the iOS flow a hand-off code, never the digits', async () => {
    const user = await app.newUnverifiedUser('verify-ios@example.com');
    const { code } = await app.keysTo(user.email);
    const { body } = await verify(user.token, code, { source: 'ios', include_otp: true });
    expect(body.data.otp).toMatch(/^[\w-]{43}$/);
    const entered = await app.request('POST /accounts/api/v1/auth/users/otp/login', {
      body: { otp: body.data.otp },
    });
    expect(entered.body.data.info).toMatchObject({ id: user.id, email_verified: true });
  });

  it.each(['', '123', '12345', 'abcd'])('SPEC 5: refuses "%s" without counting it', async (otp) => {
    const user = await app.newUnverifiedUser(`token-${otp.length}-${otp}@example.com`);
    const refused = await verify(user.token, otp);
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toEqual({ otp: 'Please enter a valid token' });
    const { code } = await app.keysTo(user.email);
    expect((await verify(user.token, code)).status).toBe(200);
  });

  it('is 409 once the e-mail is verified', async () => {
    const user = await app.newUser('twice@example.com');
    expect((await verify(user.token, '1234')).body.error).toBe('email_already_verified');
  });

  it("takes nobody else's code", async () => {
    const [a, b] = [
      await app.newUnverifiedUser('mine@example.com'),
      await app.newUnverifiedUser('theirs@example.com'),
    ];
    const [mine, theirs] = [await app.keysTo(a.email), await app.keysTo(b.email)];
    const other = theirs.code === mine.code ? wrongCode(mine.code) : theirs.code;
    expect((await verify(a.token, other)).body.error).toBe('wrong_code');
  });

  it('with one key, 20 at once verify once and all get a token that works', async () => {
    const user = await app.newUnverifiedUser('keyed@example.com');
    const { code } = await app.keysTo(user.email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        app.request('POST /accounts/api/v1/users/email/verify', {
          token: user.token,
          body: { otp: code },
          headers: { 'idempotency-key': 'verify-once' },
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.data.token)).size).toBe(20);
  });
});

describe('CONTRACT Security: codes', () => {
  it('a wrong code is 422; three wrong ones close the code path for a day, the mailed link still works', async () => {
    const user = await app.newUnverifiedUser('three@example.com');
    const { code, linkToken } = await app.keysTo(user.email);
    for (let n = 1; n <= 3; n += 1) {
      const refused = await verify(user.token, wrongCode(code, n));
      expect(refused.status).toBe(422);
      expect(refused.body).toMatchObject({ error: 'wrong_code', message: expect.any(String) });
    }
    const closed = await verify(user.token, code);
    expect(closed.status).toBe(429);
    expect(closed.body.error).toBe('code_attempts_used');
    expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(day - 100);
    expect((await verifyByLink(linkToken)).body.message).toBe('Email verified');
    expect((await app.me(user.token)).body.data.email_verified).toBe(true);
  });

  it('a resend never resets the counter', async () => {
    const user = await app.newUnverifiedUser('resend@example.com');
    const first = await app.keysTo(user.email);
    await verify(user.token, wrongCode(first.code));
    await verify(user.token, wrongCode(first.code, 2));
    await app.sendEmailCode(user.email);
    const second = await app.keysTo(user.email);
    expect((await verify(user.token, wrongCode(second.code))).body.error).toBe('wrong_code');
    expect((await verify(user.token, second.code)).body.error).toBe('code_attempts_used');
  });

  it('three a day, and ten in 30 days', async () => {
    const user = await app.newUnverifiedUser('month@example.com');
    const guess = async () => (await verify(user.token, '0000')).body.error;
    await app.sql('delete from app.codes');
    const answers = [];
    for (let days = 0; days < 4; days += 1) {
      for (let n = 0; n < 4; n += 1) answers.push(await guess());
      app.advance(day / 3);
      user.token = (
        await app.request('POST /accounts/api/v1/users/token/refresh', { token: user.token })
      ).body.data;
      app.advance(day / 3);
      user.token = (
        await app.request('POST /accounts/api/v1/users/token/refresh', { token: user.token })
      ).body.data;
      app.advance(day / 3 + 1);
      user.token = (await app.login(user.email, 'secret')).body.token;
    }
    const threeThenClosed = ['wrong_code', 'wrong_code', 'wrong_code', 'code_attempts_used'];
    expect(answers).toEqual([
      ...threeThenClosed,
      ...threeThenClosed,
      ...threeThenClosed,
      'wrong_code',
      ...Array(3).fill('code_attempts_used'),
    ]);
  });

  it('of 500 guesses at once no more than 3 are compared', async () => {
    const user = await app.newUnverifiedUser('guessed@example.com');
    await app.keysTo(user.email);
    app.compared.codes = 0;
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, n) => verify(user.token, String(n).padStart(4, '0'), {})),
    );
    expect(app.compared.codes).toBeLessThanOrEqual(3);
    expect(app.compared.codes).toBeGreaterThan(0);
    expect(answers.filter(({ body }) => body.error === 'wrong_code').length).toBeLessThanOrEqual(3);
    const [code] = await app.sql('select wrong_count from app.codes where user_id = $1', [user.id]);
    expect(code?.wrong_count ?? 0).toBeLessThanOrEqual(3);
  });

  it('lives 10 minutes, a verification link longer', async () => {
    const user = await app.newUnverifiedUser('late@example.com');
    const { code, linkToken } = await app.keysTo(user.email);
    app.advance(601);
    expect((await verify(user.token, code)).body.error).toBe('wrong_code');
    expect((await verifyByLink(linkToken)).status).toBe(200);
  });

  it('60 wrong verification codes per network address and hour, over all accounts', async () => {
    const address = anyAddress();
    const users = await Promise.all(
      Array.from({ length: 21 }, (_, n) => app.newUnverifiedUser(`net-${n}@example.com`)),
    );
    const errors = [];
    for (const user of users) {
      for (let n = 0; n < 3; n += 1) {
        const { body } = await app.request('POST /accounts/api/v1/users/email/verify', {
          token: user.token,
          body: { otp: '0000' },
          address,
        });
        errors.push(body.error);
      }
    }
    expect(errors).toEqual([...Array(60).fill('wrong_code'), ...Array(3).fill('too_many_attempts')]);
  });

  it('are kept as HMACs bound to user and purpose: the digits of one purpose are wrong for another', async () => {
    const user = await app.newUnverifiedUser('purpose@example.com');
    const mailed = await app.keysTo(user.email);
    await app.sendPasswordCode(user.email);
    const other = await app.keysTo(user.email);
    const digits = mailed.code === other.code ? wrongCode(mailed.code) : mailed.code;
    expect((await app.resetPassword({ email: user.email, otp: digits })).body.error).toBe('wrong_code');
    const rows = await app.sql('select code_hmac from app.codes where user_id = $1', [user.id]);
    for (const { code_hmac } of rows) expect(code_hmac).toHaveLength(32);
    expect(rows).toHaveLength(2);
  });
});

describe('CONTRACT: POST users/email/verify/link', () => {
  it('works once, without being signed in', async () => {
    const user = await app.newUnverifiedUser('link@example.com');
    const { code, linkToken } = await app.keysTo(user.email);
    expect((await verifyByLink(linkToken)).status).toBe(200);
    expect((await verifyByLink(linkToken)).body).toMatchObject({ code: 422, error: 'link_expired' });
    expect((await verify(user.token, code)).body.error).toBe('email_already_verified');
  });

  it('takes no link of another purpose, and no fields that it does not know', async () => {
    await app.newUser('cross@example.com');
    await app.sendPasswordCode('cross@example.com');
    const { linkToken } = await app.keysTo('cross@example.com');
    expect((await verifyByLink(linkToken)).body.error).toBe('link_expired');
    const odd = await app.request('POST /accounts/api/v1/users/email/verify/link', {
      body: { token: linkToken, email_verified: true },
    });
    expect(odd.status).toBe(400);
  });
});
