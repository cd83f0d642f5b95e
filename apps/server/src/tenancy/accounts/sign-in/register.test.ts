import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsApp, anyAddress, person, startAccounts } from '#testing/clients/account-client.ts';

const route = 'POST /accounts/api/v1/auth/users/register';
let app: AccountsApp;

beforeAll(async () => {
  app = await startAccounts();
});
afterAll(() => app.close());

const signUp = (changes: Record<string, unknown>, headers: Record<string, string> = {}) =>
  app.request(route, { body: { ...person, ...changes }, headers });

const usersWith = (email: string) => app.sql('select * from app.users where email_key = $1', [email]);

describe('SPEC 7: POST auth/users/register', () => {
  it('opens an account and answers token, info and message; the user is logged in, not verified', async () => {
    const answered = await signUp({
      email: ' Ngozi@Example.com ',
      first_name: ' Ngozi ',
      referral_code: 'KJ-2233',
      reg_channel: 'web',
      platform: 'web',
      timezone: 'Africa/Lagos',
      firebase_device_id: 'abc',
      fingerprint: { id: 'f1', screen_width: 1280, is_physical_device: true, ip: '1.2.3.4' },
    });
    expect(answered.status).toBe(200);
    expect(answered.body).toMatchObject({
      code: 200,
      message: 'Welcome to Sokoni, Ngozi! We have sent a code to your email.',
      token: expect.stringMatching(/^[\w-]{43}$/),
      data: {
        message: answered.body.message,
        invites: [],
        expires_in: 43_200,
        info: {
          first_name: 'Ngozi',
          last_name: 'Obi',
          email: 'Ngozi@Example.com',
          phone: '+2348012345678',
          email_verified: false,
          has_password: true,
          roles: {},
          referral_code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/),
        },
      },
    });
    expect(answered.body.data).not.toHaveProperty('otp');
    const [user] = await usersWith('ngozi@example.com');
    expect(user).toMatchObject({ referred_by_code: 'KJ-2233', timezone: 'Africa/Lagos', reg_channel: 'web' });
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const [session] = await app.sql('select * from app.sessions where user_id = $1', [user?.id]);
    expect(session).toMatchObject({ timezone: 'Africa/Lagos', fingerprint: { id: 'f1', ip: '1.2.3.4' } });
    expect(session?.address).not.toBe('1.2.3.4');
    expect(await app.sql('select * from app.accounts where owner_user_id = $1', [user?.id])).toHaveLength(1);
  });

  it('has a verification mail sent, with four digits and a link', async () => {
    await signUp({ email: 'mail@example.com' });
    expect(await app.mailsTo('mail@example.com')).toHaveLength(1);
    expect(await app.keysTo('mail@example.com')).toEqual({
      code: expect.stringMatching(/^\d{4}$/),
      linkToken: expect.stringMatching(/^[\w-]{22,}$/),
    });
  });

  it('keeps nothing of fields that it does not know, and lets nobody in by them', async () => {
    const answered = await signUp({
      email: 'sly@example.com',
      roles: { x: ['super_admin'] },
      email_verified: true,
      email_verified_at: '2020-01-01',
      store_id: '01900000-0000-7000-8000-000000000000',
      contract_type: 'enterprise',
      vat_percent: 5,
      is_admin: true,
      erased_at: null,
      id: '01900000-0000-7000-8000-000000000000',
    });
    expect(answered.body.data.info).toMatchObject({ email_verified: false, roles: {} });
    expect(answered.body.data.info.id).not.toBe('01900000-0000-7000-8000-000000000000');
    const [row] = await app.sql(
      `select u.email_verified_at, a.contract_type, u::text as whole from app.users u
       join app.accounts a on a.owner_user_id = u.id where u.email_key = 'sly@example.com'`,
    );
    expect(row).toMatchObject({ email_verified_at: null, contract_type: 'basic' });
    expect(row?.whole).not.toContain('2020-01-01');
  });

  it('answers the hand-off code to the iOS flow, and only to it', async () => {
    const ios = await signUp({
      email: 'ios@example.com',
      source: 'ios',
      include_otp: true,
      platform: 'mobile',
    });
    expect(ios.body.data.otp).toMatch(/^[\w-]{43}$/);
    const web = await signUp({ email: 'web@example.com', source: 'web', include_otp: true });
    expect(web.body.data).not.toHaveProperty('otp');
  });
});

describe('SPEC 5: Sign-up', () => {
  it.each([
    ['first_name', '', 'First name is required'],
    ['last_name', ' ', 'Last name is required'],
    ['email', '', 'Email is required'],
    ['email', 'ada', 'Please enter a valid email'],
    ['password', '', 'Password is required'],
    ['password', 'abc', 'Password must be at least 4 characters'],
    ['password', 'x'.repeat(129), 'Password must be at most 128 characters'],
    ['referral_code', 'abc', 'Referral code must be at least 4 characters'],
    ['phone', '12', 'Phone number is incomplete. Choose the country and enter the digits.'],
  ])('%s "%s": %s', async (field, value, sentence) => {
    const answered = await signUp({ email: 'refused@example.com', [field]: value });
    expect(answered.status).toBe(400);
    expect(answered.body).toMatchObject({
      error: 'invalid_fields',
      message: sentence,
      fields: { [field]: sentence },
    });
    expect(await usersWith('refused@example.com')).toEqual([]);
  });

  it.each([
    [{ fingerprint: { id: '\ud800' } }],
    [{ fingerprint: { id: '\udc00' } }],
    [{ fingerprint: { model: 'a\u0000b' } }],
    [{ fingerprint: 'x' }],
    [{ email: ['a@example.com'] }],
    [{ phone: null }],
  ])('refuses what cannot be kept: %j', async (changes) => {
    expect((await signUp({ email: 'refused@example.com', ...changes })).status).toBe(400);
  });

  it('keeps letters of every script and emoji', async () => {
    const names = { first_name: 'Ọláńrewájú', last_name: '𠮷田 🌍' };
    const answered = await signUp({ email: 'letters@example.com', ...names, fingerprint: { id: '🌍' } });
    expect(answered.body.data.info).toMatchObject(names);
  });

  it('wants the app_id of the product', async () => {
    expect((await signUp({ email: 'refused@example.com', app_id: 'other' })).status).toBe(400);
  });
});

describe('CONTRACT: register, an address that is taken', () => {
  it('is 409 whatever the case of its letters, and leaves the account alone', async () => {
    await signUp({ email: 'taken@example.com' });
    const again = await signUp({ email: 'TAKEN@example.com', password: 'other1' });
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({
      error: 'email_taken',
      message: 'An account with this e-mail exists. Log in instead.',
    });
    expect((await app.login('taken@example.com', 'secret')).status).toBe(200);
  });

  it('of 20 at once one wins', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => signUp({ email: 'race@example.com', first_name: `N${n}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    expect(await usersWith('race@example.com')).toHaveLength(1);
  });

  it('is told 20 times per network address and hour, then no sign-up from there is looked at', async () => {
    await signUp({ email: 'known@example.com' });
    const address = anyAddress();
    const from = (email: string) => app.request(route, { body: { ...person, email }, address });
    for (let n = 0; n < 20; n += 1) expect((await from('known@example.com')).status).toBe(409);
    const [taken, free] = [await from('known@example.com'), await from('unknown@example.com')];
    for (const refused of [taken, free]) {
      expect(refused.status).toBe(429);
      expect(refused.body.error).toBe('too_many_attempts');
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    }
    expect((await signUp({ email: 'known@example.com' })).status).toBe(409);
  });
});

describe('CONTRACT The wire: Idempotency-Key at register', () => {
  it('50 at once with one key make one user and one session, and each gets a token that works', async () => {
    const key = { 'idempotency-key': 'register-once' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => signUp({ email: 'once@example.com' }, key)),
    );
    const first = answers[0]?.body.data;
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body.data).toEqual(first);
    }
    expect(await usersWith('once@example.com')).toHaveLength(1);
    expect(await app.sql('select 1 from app.sessions where user_id = $1', [first.info.id])).toHaveLength(1);
    const tokens = answers.map(({ body }) => body.token);
    expect(new Set(tokens).size).toBe(50);
    for (const token of tokens.slice(0, 5))
      expect((await app.me(token)).body.error).toBe('email_not_verified');
    const kept = await app.sql(
      `select answer::text as answer from app.idempotency_keys where key = 'register-once'`,
    );
    expect(tokens.some((token) => kept[0]?.answer?.toString().includes(token))).toBe(false);
  });

  it('the same key with another body is 422', async () => {
    const key = { 'idempotency-key': 'register-twice' };
    await signUp({ email: 'twice@example.com' }, key);
    const other = await signUp({ email: 'twice2@example.com' }, key);
    expect(other.body.error).toBe('idempotency_key_reused');
    expect(await usersWith('twice2@example.com')).toEqual([]);
  });

  it('a retry after a log-out finds no session to continue', async () => {
    const key = { 'idempotency-key': 'register-late' };
    const first = await signUp({ email: 'late@example.com' }, key);
    await app.request('POST /accounts/api/v1/auth/users/logout', { token: first.body.token });
    const retry = await signUp({ email: 'late@example.com' }, key);
    expect(retry.body.error).toBe('not_signed_in');
  });
});

describe('CONTRACT Security: PASSWORD_MIN_LENGTH', () => {
  it('asks for longer passwords, with a sentence under the field', async () => {
    const strict = await startAccounts({ PASSWORD_MIN_LENGTH: '8' });
    try {
      const refused = await strict.request(route, { body: { ...person, email: 'a@example.com' } });
      const sentence = 'Password must be at least 8 characters';
      expect(refused.body).toMatchObject({ error: 'invalid_fields', fields: { password: sentence } });
    } finally {
      await strict.close();
    }
  });
});

describe('CONTRACT Security: what is written down about a sign-up', () => {
  it('is no secret in the log, and no person in the audit log', async () => {
    const answered = await signUp({
      email: 'private@example.com',
      password: 'very-secret',
      first_name: 'Zainab',
    });
    const log = app.logged.join('');
    for (const secret of ['very-secret', answered.body.token]) expect(log).not.toContain(secret);
    const [entry] = await app.sql(
      `select entry.*, entry::text as whole from app.audit_log entry where actor_user_id = $1`,
      [answered.body.data.info.id],
    );
    expect(entry).toMatchObject({ action: 'register_user', subject: `user:${answered.body.data.info.id}` });
    for (const personal of ['private', 'Zainab', '+234']) expect(entry?.whole).not.toContain(personal);
  });
});
