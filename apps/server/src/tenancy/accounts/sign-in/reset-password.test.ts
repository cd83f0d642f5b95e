import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AccountsApp,
  anyAddress,
  sameness,
  startAccounts,
  wrongCode,
} from '#testing/clients/account-client.ts';

let app: AccountsApp;

beforeAll(async () => {
  app = await startAccounts();
});
afterAll(() => app.close());

describe('CONTRACT Security: sending codes does not tell whether an address exists', () => {
  it.each([
    ['resend', (email: string) => app.sendEmailCode(email)],
    ['forgot', (email: string) => app.sendPasswordCode(email)],
  ])('%s: the same status and body for a known, an unverified and an unknown address', async (name, send) => {
    await app.newUser(`${name}-known@example.com`);
    await app.newUnverifiedUser(`${name}-open@example.com`);
    const answers = [];
    for (const who of ['known', 'open', 'unknown']) answers.push(await send(`${name}-${who}@example.com`));
    for (const answer of answers) expect(sameness(answer)).toEqual(sameness(answers[0] ?? answer));
    expect(answers[0]?.body).toMatchObject({
      code: 200,
      message: 'If this email belongs to an account, a code is on its way.',
    });
    expect(await app.mailsTo(`${name}-unknown@example.com`)).toEqual([]);
  });

  it('SPEC 5: without an e-mail nothing is done', async () => {
    for (const send of [app.sendEmailCode, app.sendPasswordCode]) {
      expect((await send('')).body.fields).toEqual({ email: 'Email is required' });
    }
  });

  it('resends nothing to an address that is verified', async () => {
    await app.newUser('done@example.com');
    await app.sendEmailCode('done@example.com');
    expect(await app.mailsTo('done@example.com')).toHaveLength(1);
  });

  it('sends no more than 5 mails an hour to one address beside that of the sign-up, and says the same', async () => {
    await app.newUser('flooded@example.com');
    const answers = [];
    for (let n = 0; n < 8; n += 1) answers.push(await app.sendPasswordCode('flooded@example.com'));
    for (const { status } of answers) expect(status).toBe(200);
    expect(await app.mailsTo('flooded@example.com')).toHaveLength(1 + 5);
    app.advance(3601);
    await app.sendPasswordCode('flooded@example.com');
    expect(await app.mailsTo('flooded@example.com')).toHaveLength(1 + 6);
  });

  it('sends no more than 30 mails an hour for one network address', async () => {
    const address = anyAddress();
    for (let n = 0; n < 30; n += 1) await app.sendPasswordCode(`nobody-${n}@example.com`, { address });
    await app.newUser('thirty-first@example.com');
    expect((await app.sendPasswordCode('thirty-first@example.com', { address })).status).toBe(200);
    expect(await app.mailsTo('thirty-first@example.com')).toHaveLength(1);
    await app.sendPasswordCode('thirty-first@example.com');
    expect(await app.mailsTo('thirty-first@example.com')).toHaveLength(2);
  });

  it('mails a sign-up however often mail was asked for the address before', async () => {
    for (let n = 0; n < 6; n += 1) await app.sendPasswordCode('victim@example.com');
    expect(await app.mailsTo('victim@example.com')).toEqual([]);
    await app.newUnverifiedUser('victim@example.com');
    expect(await app.mailsTo('victim@example.com')).toHaveLength(1);
  });
});

describe('SPEC 7: POST auth/password/reset', () => {
  const forgot = async (email: string) => {
    await app.sendPasswordCode(email);
    return app.keysTo(email);
  };

  it('with the code sets the password, says so, and kills every session and hand-off', async () => {
    const user = await app.newUser('reset@example.com');
    const ios = await app.login(user.email, 'secret', { source: 'ios', include_otp: true });
    const { code } = await forgot(user.email);
    const done = await app.resetPassword({ email: ' RESET@example.com', otp: code });
    expect(done.body).toMatchObject({
      code: 200,
      message: 'Password changed. Log in with the new one.',
      data: { message: 'Password changed. Log in with the new one.' },
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
    expect((await app.resetPassword({ otp: linkToken })).status).toBe(200);
    expect((await app.login(user.email, 'newer')).status).toBe(200);
  });

  it('uses up every code and link of the reset', async () => {
    const user = await app.newUser('all-used@example.com');
    const first = await forgot(user.email);
    const second = await forgot(user.email);
    expect((await app.resetPassword({ otp: second.linkToken })).status).toBe(200);
    expect((await app.resetPassword({ otp: first.linkToken })).body.error).toBe('link_expired');
    expect((await app.resetPassword({ email: user.email, otp: second.code })).body.error).toBe('wrong_code');
  });

  it('proves the address: an unverified user is verified by it', async () => {
    const user = await app.newUnverifiedUser('proof@example.com');
    const { linkToken } = await forgot(user.email);
    await app.resetPassword({ otp: linkToken });
    const { body } = await app.login(user.email, 'newer');
    expect(body.data.info.email_verified).toBe(true);
  });

  it('a link is good for 30 minutes', async () => {
    await app.newUser('old-link@example.com');
    const { linkToken } = await forgot('old-link@example.com');
    app.advance(1801);
    expect((await app.resetPassword({ otp: linkToken })).body.error).toBe('link_expired');
  });

  it('answers a wrong code and an unknown address alike, up to the cap and beyond', async () => {
    await app.newUser('reset-known@example.com');
    const { code } = await forgot('reset-known@example.com');
    for (let n = 1; n <= 4; n += 1) {
      const [known, unknown] = [
        await app.resetPassword({ email: 'reset-known@example.com', otp: wrongCode(code, n) }),
        await app.resetPassword({ email: 'reset-unknown@example.com', otp: '0000' }),
      ];
      expect(sameness(known)).toEqual(sameness(unknown));
      expect(known.body.error).toBe(n <= 3 ? 'wrong_code' : 'code_attempts_used');
    }
  });

  it('at the cap the mailed link still works', async () => {
    await app.newUser('capped@example.com');
    const { code, linkToken } = await forgot('capped@example.com');
    for (let n = 1; n <= 3; n += 1)
      await app.resetPassword({ email: 'capped@example.com', otp: wrongCode(code, n) });
    expect((await app.resetPassword({ email: 'capped@example.com', otp: code })).status).toBe(429);
    expect((await app.resetPassword({ otp: linkToken })).status).toBe(200);
  });

  it('of 500 guesses at once no more than 3 are compared', async () => {
    await app.newUser('reset-guessed@example.com');
    await forgot('reset-guessed@example.com');
    app.compared.codes = 0;
    await Promise.all(
      Array.from({ length: 500 }, (_, n) =>
        app.resetPassword({ email: 'reset-guessed@example.com', otp: String(n).padStart(4, '0') }),
      ),
    );
    expect(app.compared.codes).toBeLessThanOrEqual(3);
    expect(app.compared.codes).toBeGreaterThan(0);
  });

  it('10 wrong codes per network address and hour, over all accounts', async () => {
    const address = anyAddress();
    const errors = [];
    for (let n = 0; n < 12; n += 1) {
      errors.push(
        (await app.resetPassword({ email: `allocate_by-${n}@example.com`, otp: '0000' }, { address })).body
          .error,
      );
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
    [{ otp: '1234', repeat_password: 'other' }, { repeat_password: 'The passwords don’t match' }],
  ])('SPEC 5: %j', async (body, fields) => {
    const refused = await app.resetPassword({ email: 'a@example.com', ...body });
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toMatchObject(fields);
  });

  it('with one key, 10 at once reset once and answer the same', async () => {
    const user = await app.newUser('reset-keyed@example.com');
    const { code } = await forgot(user.email);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        app.resetPassword({ email: user.email, otp: code }, { headers: { 'idempotency-key': 'reset-once' } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  });

  it('does not take what is no field of its own', async () => {
    const user = await app.newUser('injected@example.com');
    const { code } = await forgot(user.email);
    await app.resetPassword({
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
    await app.sendPasswordCode(user.email);
    const { code, linkToken } = await app.keysTo(user.email);
    await app.resetPassword({
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
