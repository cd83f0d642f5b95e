import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsApp, anyAddress, startAccounts } from '#testing/accounts.ts';

let app: AccountsApp;

beforeAll(async () => {
  app = await startAccounts();
});
afterAll(() => app.close());

const app_id = 'sokoni';
const day = 86_400;

const verify = (token: string, otp: unknown, more: object = {}) =>
  app.request('POST /accounts/api/v1/users/email/verify', { token, body: { otp, ...more } });
const verifyByLink = (token: unknown) =>
  app.request('POST /accounts/api/v1/users/email/verify/link', { body: { token } });
const sendEmailCode = (email: string, address?: string) =>
  app.request('POST /accounts/api/v1/users/email/otp/send', {
    body: { app_id, email },
    ...(address ? { address } : {}),
  });
const sendPasswordCode = (email: string, address?: string) =>
  app.request('POST /accounts/api/v1/auth/password/otp/send', {
    body: { app_id, email },
    ...(address ? { address } : {}),
  });
const reset = (body: object, sent: { address?: string; headers?: Record<string, string> } = {}) =>
  app.request('POST /accounts/api/v1/auth/password/reset', {
    body: { app_id, new_password: 'newer', repeat_password: 'newer', ...body },
    ...sent,
  });

/** Four digits that are not the code. */
function wrong(code: string | undefined, n = 1): string {
  return String((Number(code) + n) % 10_000).padStart(4, '0');
}

/** Without what differs from one answer to the next. */
const sameness = ({ status, body }: { status: number; body: object }) => ({
  status,
  body: { ...body, request_id: '' },
});

describe('SPEC 7: POST users/email/verify', () => {
  it('with the mailed digits answers a fresh token, the info and a message', async () => {
    const user = await app.newUnverifiedUser('verify@example.com');
    const { code } = await app.keysTo(user.email);
    const answered = await verify(user.token, code, { source: 'web' });
    expect(answered.body).toMatchObject({
      message: 'Your e-mail is verified.',
      data: {
        token: expect.stringMatching(/^[\w-]{43}$/),
        info: { id: user.id, email_verified: true },
        message: 'Your e-mail is verified.',
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
    const other = theirs.code === mine.code ? wrong(mine.code) : theirs.code;
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
      const refused = await verify(user.token, wrong(code, n));
      expect(refused.status).toBe(422);
      expect(refused.body).toMatchObject({ error: 'wrong_code', message: expect.any(String) });
    }
    const closed = await verify(user.token, code);
    expect(closed.status).toBe(429);
    expect(closed.body.error).toBe('code_attempts_used');
    expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(day - 100);
    expect((await verifyByLink(linkToken)).body.message).toBe('Your e-mail is verified.');
    expect((await app.me(user.token)).body.data.email_verified).toBe(true);
  });

  it('a resend never resets the counter', async () => {
    const user = await app.newUnverifiedUser('resend@example.com');
    const first = await app.keysTo(user.email);
    await verify(user.token, wrong(first.code));
    await verify(user.token, wrong(first.code, 2));
    await sendEmailCode(user.email);
    const second = await app.keysTo(user.email);
    expect((await verify(user.token, wrong(second.code))).body.error).toBe('wrong_code');
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
    await sendPasswordCode(user.email);
    const other = await app.keysTo(user.email);
    const digits = mailed.code === other.code ? wrong(mailed.code) : mailed.code;
    expect((await reset({ email: user.email, otp: digits })).body.error).toBe('wrong_code');
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
    await sendPasswordCode('cross@example.com');
    const { linkToken } = await app.keysTo('cross@example.com');
    expect((await verifyByLink(linkToken)).body.error).toBe('link_expired');
    const odd = await app.request('POST /accounts/api/v1/users/email/verify/link', {
      body: { token: linkToken, email_verified: true },
    });
    expect(odd.status).toBe(400);
  });
});

describe('CONTRACT Security: sending codes does not tell whether an address exists', () => {
  it.each([
    ['resend', sendEmailCode],
    ['forgot', sendPasswordCode],
  ])('%s: the same status and body for a known, an unverified and an unknown address', async (name, send) => {
    await app.newUser(`${name}-known@example.com`);
    await app.newUnverifiedUser(`${name}-open@example.com`);
    const answers = [];
    for (const who of ['known', 'open', 'unknown']) answers.push(await send(`${name}-${who}@example.com`));
    for (const answer of answers) expect(sameness(answer)).toEqual(sameness(answers[0] ?? answer));
    expect(answers[0]?.body).toMatchObject({
      code: 200,
      message: 'If this e-mail belongs to an account, a code is on its way to it.',
    });
    expect(await app.mailsTo(`${name}-unknown@example.com`)).toEqual([]);
  });

  it('SPEC 5: without an e-mail nothing is done', async () => {
    for (const send of [sendEmailCode, sendPasswordCode]) {
      expect((await send('')).body.fields).toEqual({ email: 'Email is required' });
    }
  });

  it('resends nothing to an address that is verified', async () => {
    await app.newUser('done@example.com');
    await sendEmailCode('done@example.com');
    expect(await app.mailsTo('done@example.com')).toHaveLength(1);
  });

  it('sends no more than 5 mails an hour to one address beside that of the sign-up, and says the same', async () => {
    await app.newUser('flooded@example.com');
    const answers = [];
    for (let n = 0; n < 8; n += 1) answers.push(await sendPasswordCode('flooded@example.com'));
    for (const { status } of answers) expect(status).toBe(200);
    expect(await app.mailsTo('flooded@example.com')).toHaveLength(1 + 5);
    app.advance(3601);
    await sendPasswordCode('flooded@example.com');
    expect(await app.mailsTo('flooded@example.com')).toHaveLength(1 + 6);
  });

  it('sends no more than 30 mails an hour for one network address', async () => {
    const address = anyAddress();
    for (let n = 0; n < 30; n += 1) await sendPasswordCode(`nobody-${n}@example.com`, address);
    await app.newUser('thirty-first@example.com');
    expect((await sendPasswordCode('thirty-first@example.com', address)).status).toBe(200);
    expect(await app.mailsTo('thirty-first@example.com')).toHaveLength(1);
    await sendPasswordCode('thirty-first@example.com');
    expect(await app.mailsTo('thirty-first@example.com')).toHaveLength(2);
  });

  it('mails a sign-up however often mail was asked for the address before', async () => {
    for (let n = 0; n < 6; n += 1) await sendPasswordCode('victim@example.com');
    expect(await app.mailsTo('victim@example.com')).toEqual([]);
    await app.newUnverifiedUser('victim@example.com');
    expect(await app.mailsTo('victim@example.com')).toHaveLength(1);
  });
});

describe('SPEC 7: POST auth/password/reset', () => {
  const forgot = async (email: string) => {
    await sendPasswordCode(email);
    return app.keysTo(email);
  };

  it('with the code sets the password, says so, and kills every session and hand-off', async () => {
    const user = await app.newUser('reset@example.com');
    const ios = await app.login(user.email, 'secret', { source: 'ios', include_otp: true });
    const { code } = await forgot(user.email);
    const done = await reset({ email: ' RESET@example.com', otp: code });
    expect(done.body).toMatchObject({
      code: 200,
      message: 'Your password is changed. Log in with the new one.',
      data: { message: 'Your password is changed. Log in with the new one.' },
    });
    for (const token of [user.token, ios.body.token]) expect((await app.me(token)).status).toBe(401);
    const handOff = await app.request('POST /accounts/api/v1/auth/users/otp/login', {
      body: { otp: ios.body.data.otp },
    });
    expect(handOff.status).toBe(401);
    expect((await app.login(user.email, 'secret')).status).toBe(401);
    expect((await app.login(user.email, 'newer')).status).toBe(200);
  });

  it('with the token of the mailed link needs no e-mail', async () => {
    const user = await app.newUser('by-link@example.com');
    const { linkToken } = await forgot(user.email);
    expect((await reset({ otp: linkToken })).status).toBe(200);
    expect((await app.login(user.email, 'newer')).status).toBe(200);
  });

  it('uses up every code and link of the reset', async () => {
    const user = await app.newUser('all-used@example.com');
    const first = await forgot(user.email);
    const second = await forgot(user.email);
    expect((await reset({ otp: second.linkToken })).status).toBe(200);
    expect((await reset({ otp: first.linkToken })).body.error).toBe('link_expired');
    expect((await reset({ email: user.email, otp: second.code })).body.error).toBe('wrong_code');
  });

  it('proves the address: an unverified user is verified by it', async () => {
    const user = await app.newUnverifiedUser('proof@example.com');
    const { linkToken } = await forgot(user.email);
    await reset({ otp: linkToken });
    const { body } = await app.login(user.email, 'newer');
    expect(body.data.info.email_verified).toBe(true);
  });

  it('a link is good for 30 minutes', async () => {
    await app.newUser('old-link@example.com');
    const { linkToken } = await forgot('old-link@example.com');
    app.advance(1801);
    expect((await reset({ otp: linkToken })).body.error).toBe('link_expired');
  });

  it('answers a wrong code and an unknown address alike, up to the cap and beyond', async () => {
    await app.newUser('reset-known@example.com');
    const { code } = await forgot('reset-known@example.com');
    for (let n = 1; n <= 4; n += 1) {
      const [known, unknown] = [
        await reset({ email: 'reset-known@example.com', otp: wrong(code, n) }),
        await reset({ email: 'reset-unknown@example.com', otp: '0000' }),
      ];
      expect(sameness(known)).toEqual(sameness(unknown));
      expect(known.body.error).toBe(n <= 3 ? 'wrong_code' : 'code_attempts_used');
    }
  });

  it('at the cap the mailed link still works', async () => {
    await app.newUser('capped@example.com');
    const { code, linkToken } = await forgot('capped@example.com');
    for (let n = 1; n <= 3; n += 1) await reset({ email: 'capped@example.com', otp: wrong(code, n) });
    expect((await reset({ email: 'capped@example.com', otp: code })).status).toBe(429);
    expect((await reset({ otp: linkToken })).status).toBe(200);
  });

  it('of 60 guesses at once no more than 3 are compared', async () => {
    await app.newUser('reset-guessed@example.com');
    await forgot('reset-guessed@example.com');
    app.compared.codes = 0;
    await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        reset({ email: 'reset-guessed@example.com', otp: String(n).padStart(4, '0') }),
      ),
    );
    expect(app.compared.codes).toBeLessThanOrEqual(3);
    expect(app.compared.codes).toBeGreaterThan(0);
  });

  it('10 wrong codes per network address and hour, over all accounts', async () => {
    const address = anyAddress();
    const errors = [];
    for (let n = 0; n < 12; n += 1) {
      errors.push((await reset({ email: `spread-${n}@example.com`, otp: '0000' }, { address })).body.error);
    }
    expect(errors).toEqual([...Array(10).fill('wrong_code'), 'too_many_attempts', 'too_many_attempts']);
  });

  it.each([
    [{ otp: '' }, { otp: 'Please enter a valid token' }],
    [{ otp: '123' }, { otp: 'Please enter a valid token' }],
    [{ otp: '1234', email: '' }, { email: 'Email is required' }],
    [{ otp: '1234', new_password: '' }, { new_password: 'New password is required' }],
    [{ otp: '1234', new_password: 'abc' }, { new_password: 'Password must be at least 4 characters' }],
    [{ otp: '1234', repeat_password: '' }, { repeat_password: 'Repeat the new password' }],
    [{ otp: '1234', repeat_password: 'other' }, { repeat_password: 'The two passwords are not the same' }],
  ])('SPEC 5: %j', async (body, fields) => {
    const refused = await reset({ email: 'a@example.com', ...body });
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toMatchObject(fields);
  });

  it('with one key, 10 at once reset once and answer the same', async () => {
    const user = await app.newUser('reset-keyed@example.com');
    const { code } = await forgot(user.email);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        reset({ email: user.email, otp: code }, { headers: { 'idempotency-key': 'reset-once' } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  });

  it('does not take what is no field of its own', async () => {
    const user = await app.newUser('injected@example.com');
    const { code } = await forgot(user.email);
    await reset({
      email: user.email,
      otp: code,
      roles: {},
      user_id: 'x',
      password_hash: 'x',
      contract_type: 'enterprise',
    });
    const [row] = await app.sql(
      `select u.password_hash, a.contract_type from app.users u join app.accounts a on a.owner_user_id = u.id where u.id = $1`,
      [user.id],
    );
    expect(row?.contract_type).toBe('basic');
    expect(row?.password_hash).toMatch(/^\$argon2id\$/);
  });
});

describe('CONTRACT Security: what is written down about codes and passwords', () => {
  it('is no secret in the log, in the audit log or in the queue', async () => {
    const user = await app.newUser('quiet@example.com');
    await sendPasswordCode(user.email);
    const { code, linkToken } = await app.keysTo(user.email);
    await reset({
      email: user.email,
      otp: code,
      new_password: 'very-secret-9',
      repeat_password: 'very-secret-9',
    });
    const [audit] = await app.sql('select string_agg(log::text, $1) as whole from app.audit_log log', [' ']);
    for (const secret of ['very-secret-9', linkToken ?? '', user.token]) {
      expect(app.logged.join('')).not.toContain(secret);
      expect(audit?.whole).not.toContain(secret);
    }
    expect(audit?.whole).not.toContain('quiet@');
  });
});
