import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsApp, anyAddress, person, startAccounts } from '#testing/clients/account-client.ts';

let app: AccountsApp;

beforeAll(async () => {
  app = await startAccounts();
});
afterAll(() => app.close());

const change = (token: string, body: object) => app.request('PUT /admin/reset-password', { token, body });
const confirm = (token: string, body: object) =>
  app.request('POST /accounts/api/v1/users/session/confirmation', { token, body });
const sendCode = (token: string) =>
  app.request('POST /accounts/api/v1/users/session/confirmation/code', { token });
const remove = (token: string) => app.request('DELETE /accounts/api/v1/users/account/delete', { token });

describe('CONTRACT: the own profile', () => {
  it('shows the info of SPEC 3', async () => {
    const user = await app.newUser('me@example.com');
    const { body } = await app.me(user.token);
    expect(body.data).toEqual({
      id: user.id,
      first_name: 'Ada',
      last_name: 'Obi',
      email: 'me@example.com',
      phone: '+2348012345678',
      email_verified: true,
      has_password: true,
      referral_code: expect.any(String),
      rows_per_page: 10,
      language: 'en',
      roles: {},
    });
  });

  it('has the roles by store, as lists of names; the creator is super_admin', async () => {
    const user = await app.newUser('owner@example.com');
    const other = await app.newUser('other-owner@example.com');
    const [mine, theirs] = [await app.newStore(user.token), await app.newStore(other.token)];
    const { body } = await app.me(user.token);
    expect(body.data.roles).toEqual({ [mine.id]: ['super_admin'] });
    const login = await app.login('other-owner@example.com', 'secret');
    expect(login.body.data.info.roles).toEqual({ [theirs.id]: ['super_admin'] });
  });

  it('takes another name and phone, and tells the audit log which fields, not what they say', async () => {
    const user = await app.newUser('rename@example.com');
    const { body } = await app.request('PUT /accounts/api/v1/users/me', {
      token: user.token,
      body: { first_name: 'Chidi', last_name: 'Obi', phone: '' },
    });
    expect(body.data).toMatchObject({ first_name: 'Chidi', last_name: 'Obi', phone: '' });
    const [entry] = await app.sql(
      `select after, log::text as whole from app.audit_log log where actor_user_id = $1 and action = 'update_user'`,
      [user.id],
    );
    expect(entry?.after).toEqual({ changed: ['first_name', 'phone'] });
    expect(entry?.whole).not.toContain('Chidi');
  });

  it.each([
    [{ first_name: ' ', last_name: 'B', phone: '' }, { first_name: 'First name is required' }],
    [{ first_name: 'A', last_name: '', phone: '' }, { last_name: 'Last name is required' }],
    [{ first_name: 'A', last_name: 'B', phone: 'abc' }, { phone: expect.any(String) }],
    [{ first_name: 'A', last_name: 'B', phone: '', email: 'x@example.com' }, { email: expect.any(String) }],
    [
      { first_name: 'A', last_name: 'B', phone: '', email_verified: true },
      { email_verified: expect.any(String) },
    ],
    [{ first_name: 'A', last_name: 'B', phone: '', roles: {} }, { roles: expect.any(String) }],
  ])('refuses %j', async (body, fields) => {
    const user = await app.newUser(`refused-${Math.random()}@example.com`);
    const refused = await app.request('PUT /accounts/api/v1/users/me', { token: user.token, body });
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toEqual(fields);
  });

  it('is closed to a user whose e-mail is not verified', async () => {
    const user = await app.newUnverifiedUser('closed@example.com');
    expect((await app.me(user.token)).body).toMatchObject({ code: 409, error: 'email_not_verified' });
  });
});

describe('PUT users/preferences', () => {
  it('keeps the rows of a page for the person, on every device', async () => {
    const user = await app.newUser('rows@example.com');
    expect((await app.me(user.token)).body.data).toMatchObject({ rows_per_page: 10 });
    const saved = await app.request('PUT /accounts/api/v1/users/preferences', {
      token: user.token,
      body: { rows_per_page: 50 },
    });
    expect(saved.body.data).toMatchObject({ rows_per_page: 50 });
    expect((await app.me(user.token)).body.data).toMatchObject({ rows_per_page: 50 });
  });

  it.each([
    { rows_per_page: 11 },
    { rows_per_page: '25' },
    {},
    { language: 'de' },
    { rows_per_page: 25, theme: 'dark' },
  ])('refuses %j', async (body) => {
    const user = await app.newUser(`rows-${Math.random()}@example.com`);
    const refused = await app.request('PUT /accounts/api/v1/users/preferences', {
      token: user.token,
      body,
    });
    expect(refused.status).toBe(400);
  });
});

describe('CONTRACT: GET network-address', () => {
  it.each([
    ['198.51.100.9', '198.51.100.9'],
    ['::ffff:198.51.100.9', '198.51.100.9'],
    ['2001:db8::7', '2001:db8::7'],
  ])('answers the address that the server sees, as text (%s)', async (address, shown) => {
    const seen = await app.request('GET /accounts/api/v1/network-address', { address });
    expect(seen.body.data).toBe(shown);
  });
});

describe('SPEC 7: PUT /admin/reset-password', () => {
  const newPassword = { new_password: 'newer', repeat_password: 'newer' };

  it('changes the own password; every other session dies, this one lives', async () => {
    const user = await app.newUser('change@example.com');
    const other = (await app.login(user.email, 'secret')).body.token;
    const done = await change(user.token, { current_password: 'secret', ...newPassword });
    expect(done.status).toBe(200);
    expect((await app.me(user.token)).status).toBe(200);
    expect((await app.me(other)).status).toBe(401);
    expect((await app.login(user.email, 'secret')).status).toBe(401);
    expect((await app.login(user.email, 'newer')).status).toBe(200);
  });

  it('kills a reset that is on its way', async () => {
    const user = await app.newUser('on-its-way@example.com');
    await app.request('POST /accounts/api/v1/auth/password/otp/send', {
      body: { app_id: 'sokoni', email: user.email },
    });
    const { code, linkToken } = await app.keysTo(user.email);
    await change(user.token, { current_password: 'secret', ...newPassword });
    for (const proof of [{ otp: linkToken }, { otp: code, email: user.email }]) {
      const { status } = await app.request('POST /accounts/api/v1/auth/password/reset', {
        body: { app_id: 'sokoni', ...proof, new_password: 'thief', repeat_password: 'thief' },
      });
      expect(status).toBe(422);
    }
  });

  it('a wrong current password is 422 and counts as a failed log-in', async () => {
    const user = await app.newUser('wrong@example.com');
    const address = anyAddress();
    const wrong = () =>
      app.request('PUT /admin/reset-password', {
        token: user.token,
        body: { current_password: 'wrong', ...newPassword },
        address,
      });
    expect((await wrong()).body).toMatchObject({ code: 422, error: 'wrong_password' });
    for (let n = 0; n < 3; n += 1) await wrong();
    expect((await wrong()).status).toBe(429);
    const login = await app.request('POST /accounts/api/v1/auth/users/login', {
      body: { app_id: 'sokoni', email: user.email, password: 'secret' },
      address,
    });
    expect(login.status).toBe(429);
    expect((await app.me(user.token)).status).toBe(200);
  });

  it.each([
    [{ current_password: '' }, { current_password: 'Current password is required' }],
    [{ current_password: null }, { current_password: 'Current password is required' }],
    [{ new_password: '' }, { new_password: 'New password is required' }],
    [{ new_password: 'abc' }, { new_password: 'Password must be at least 4 characters' }],
    [{ repeat_password: 'other' }, { repeat_password: 'The passwords don’t match' }],
  ])('refuses %j', async (body, fields) => {
    const user = await app.newUser(`form-${Math.random()}@example.com`);
    const refused = await change(user.token, { current_password: 'secret', ...newPassword, ...body });
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toMatchObject(fields);
  });

  it('leaves a password alone that is replaced while the old one is being compared', async () => {
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
    const overtaken = await change(user.token, { current_password: 'secret', ...newPassword });
    app.services.passwords = passwords;
    expect(overtaken.body.error).toBe('wrong_password');
    const [row] = await app.sql('select password_hash from app.users where id = $1', [user.id]);
    expect(row?.password_hash).toBe('replaced');
  });

  it('does not take what is no field of its own', async () => {
    const user = await app.newUser('injecting@example.com');
    const rows = () =>
      app.sql(
        `select u.email, u.email_verified_at, u.erased_at, a.contract_type, a.trial_ends_at,
                (select count(*) from app.staff where user_id = u.id) as stores
         from app.users u join app.accounts a on a.owner_user_id = u.id where u.id = $1`,
        [user.id],
      );
    const before = await rows();
    const sly = {
      roles: { x: ['super_admin'] },
      store_id: user.id,
      user_id: user.id,
      contract_type: 'enterprise',
      email_verified: false,
      vat_percent: 50,
      email: 'x@example.com',
    };
    const done = await change(user.token, { current_password: 'secret', ...newPassword, ...sly });
    const refreshed = await app.request('POST /accounts/api/v1/users/token/refresh', {
      token: user.token,
      body: sly,
    });
    expect([done.status, refreshed.status]).toEqual([200, 200]);
    expect(await rows()).toEqual(before);
  });

  it('a user without a password sets a first one within 15 minutes of signing in', async () => {
    const user = await app.newUser('first@example.com');
    await app.sql('update app.users set password_hash = null where id = $1', [user.id]);
    app.advance(901);
    const first = () => change(user.token, { current_password: null, ...newPassword });
    expect((await first()).body.error).toBe('sign_in_again');
    await sendCode(user.token);
    await confirm(user.token, { otp: (await app.keysTo(user.email)).code });
    expect((await first()).status).toBe(200);
    expect((await app.login(user.email, 'newer')).status).toBe(200);
  });
});

describe('CONTRACT: confirming that it is you', () => {
  it('with the password', async () => {
    const user = await app.newUser('confirm@example.com');
    app.advance(901);
    expect((await remove(user.token)).body.error).toBe('sign_in_again');
    expect((await confirm(user.token, { password: 'wrong' })).body.error).toBe('wrong_password');
    expect((await remove(user.token)).body.error).toBe('sign_in_again');
    expect((await confirm(user.token, { password: 'secret' })).status).toBe(200);
    expect((await remove(user.token)).status).toBe(200);
  });

  it('with a mailed code, which is item once', async () => {
    const user = await app.newUser('confirm-code@example.com');
    app.advance(901);
    expect((await sendCode(user.token)).body.message).toBe('We have sent a code to your email');
    const { code, linkToken } = await app.keysTo(user.email);
    expect(linkToken).toBeUndefined();
    const [right, again] = [
      await confirm(user.token, { otp: code }),
      await confirm(user.token, { otp: code }),
    ];
    expect([right.status, again.body.error]).toEqual([200, 'wrong_code']);
  });

  it('is good for 15 minutes, and for this session alone', async () => {
    const user = await app.newUser('confirm-late@example.com');
    const other = (await app.login(user.email, 'secret')).body.token;
    app.advance(901);
    await confirm(user.token, { password: 'secret' });
    expect((await remove(other)).body.error).toBe('sign_in_again');
    app.advance(901);
    expect((await remove(user.token)).body.error).toBe('sign_in_again');
  });

  it('three wrong codes close the code path, the password still works', async () => {
    const user = await app.newUser('confirm-wrong@example.com');
    await sendCode(user.token);
    const { code } = await app.keysTo(user.email);
    const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0');
    for (let n = 0; n < 3; n += 1) expect((await confirm(user.token, { otp: wrong })).status).toBe(422);
    expect((await confirm(user.token, { otp: code })).body.error).toBe('code_attempts_used');
    expect((await confirm(user.token, { password: 'secret' })).status).toBe(200);
  });

  it.each([[{}], [{ otp: '12' }], [{ otp: '' }]])('refuses %j', async (body) => {
    const user = await app.newUser(`confirm-${Math.random()}@example.com`);
    expect((await confirm(user.token, body)).body.fields).toEqual({ otp: 'Please enter a valid token' });
  });
});

describe('SPEC 7: DELETE users/account/delete', () => {
  it('erases the person, ends every session and frees the address', async () => {
    const user = await app.newUser('gone@example.com');
    const other = (await app.login(user.email, 'secret')).body.token;
    const done = await remove(user.token);
    expect(done.body).toMatchObject({ code: 200, message: 'Account deleted' });
    for (const token of [user.token, other]) expect((await app.me(token)).status).toBe(401);
    expect((await app.login(user.email, 'secret')).body.error).toBe('wrong_credentials');
    const [row] = await app.sql('select u.*, u::text as whole from app.users u where id = $1', [user.id]);
    expect(row?.erased_at).not.toBeNull();
    for (const personal of ['gone@', 'Ada', 'Obi', '+234', 'argon2'])
      expect(row?.whole).not.toContain(personal);
    const again = await app.request('POST /accounts/api/v1/auth/users/register', {
      body: { ...person, email: user.email },
    });
    expect(again.status).toBe(200);
    expect(again.body.data.info.id).not.toBe(user.id);
  });

  it('closes the stores that the user has created, leaves the others, and writes it down in each', async () => {
    const owner = await app.newUser('store-owner@example.com');
    const shop = await app.newStore(owner.token);
    const leaver = await app.staffMember(owner.token, shop.id, 'admin');
    const own = await app.newStore(leaver.token);
    expect((await remove(leaver.token)).status).toBe(200);

    const [stores] = await app.sql(
      `select (select closed_at is not null from app.stores where id = $1) as own_closed,
              (select closed_at is null from app.stores where id = $2) as shop_open,
              (select count(*)::int from app.staff where store_id = $2) as shop_staff`,
      [own.id, shop.id],
    );
    expect(stores).toEqual({ own_closed: true, shop_open: true, shop_staff: 1 });
    const entries = await app.sql(
      `select store_id, action from app.audit_log where actor_user_id = $1 and action in ('close_store', 'leave_store', 'delete_account')
       order by action`,
      [leaver.id],
    );
    expect(entries).toEqual([
      { store_id: own.id, action: 'close_store' },
      { store_id: null, action: 'delete_account' },
      { store_id: shop.id, action: 'leave_store' },
    ]);
    expect((await app.me(owner.token)).body.data.roles).toEqual({ [shop.id]: ['super_admin'] });
  });

  it('needs a session that has signed in within 15 minutes', async () => {
    const user = await app.newUser('stale@example.com');
    app.advance(899);
    const fresh = await app.request('POST /accounts/api/v1/users/token/refresh', { token: user.token });
    app.advance(2);
    expect((await remove(fresh.body.data)).body).toMatchObject({ code: 422, error: 'sign_in_again' });
    expect((await app.me(fresh.body.data)).status).toBe(200);
  });
});
