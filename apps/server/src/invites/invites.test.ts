import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inviterSubject } from '#accounts/subjects.ts';
import { newId } from '#platform/ids.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/app.ts';
import { query } from '#testing/query.ts';

const day = 24 * 60 * 60;

let app: TestApp;
let amina: TestUser;
let guest: TestUser;
let id: string;

beforeAll(async () => {
  app = await startTestApp();
});

beforeEach(async () => {
  amina = await app.verifiedUser();
  guest = await app.verifiedUser({ first_name: 'Otieno', last_name: 'Were' });
  ({ id } = await app.newStore(amina.token));
});

afterAll(() => app.close());

const send = (body: Record<string, unknown>, token = amina.token, headers: Record<string, string> = {}) =>
  app.call('POST /marketplace/v1/stores/{id}/invites', {
    token,
    params: { id },
    body: { role: 'manager', ...body },
    headers,
  });

const list = (search: Record<string, string> = {}, token = amina.token) =>
  app.call('GET /marketplace/v1/stores/{id}/invites', { token, params: { id }, query: search });

const withdraw = (inviteId: string, token = amina.token, store = id) =>
  app.call('DELETE /marketplace/v1/stores/{id}/invites/{invite_id}', {
    token,
    params: { id: store, invite_id: inviteId },
  });

const inbox = async (token = guest.token) =>
  (await app.call('GET /accounts/api/v1/users/invites/inbox', { token })).data;

const answer = (body: Record<string, unknown>, token = guest.token, headers: Record<string, string> = {}) =>
  app.call('POST /accounts/api/v1/users/invites/update', { token, body, headers });

const rolesOf = async (token = guest.token) =>
  (await app.call('GET /accounts/api/v1/users/me', { token })).data.roles;

const address = () => `guest-${randomUUID().slice(0, 13)}@example.com`;

/** An open invite for the guest, as the body that accepts it. */
async function invited(role = 'manager') {
  const { data } = await send({ email: guest.email, role });
  const found = (await inbox()).find((invite) => invite.invite_id === data.invite_id);
  return { invite_id: data.invite_id, accepted: true, business_code: found?.business_code ?? '' };
}

async function passDays(days: number): Promise<void> {
  app.advance(days * day);
  for (const user of [amina, guest]) {
    const body = { app_id: 'sokoni', email: user.email, password: user.password };
    user.token = (await app.call('POST /accounts/api/v1/auth/users/login', { body })).token ?? '';
  }
}

describe('CONTRACT "invites": sending', () => {
  test('an admin invites by e-mail; the invite is open for 7 days and a mail goes out', async () => {
    const email = address();
    const { status, message, data } = await send({ email, role: 'supervisor', message: ' Join us ' });
    expect({ status, message }).toEqual({ status: 200, message: `The invite to ${email} is on its way.` });
    expect(data).toMatchObject({ email, role: 'supervisor', message: 'Join us', status: 'open' });
    expect(Date.parse(data.expires_at) - Date.parse(data.sent_at)).toBe(7 * day * 1000);
    expect((await app.mailTo(email)).text).toContain('Duka la Amina');
  });

  test('nobody is invited as super_admin or as what is no role', async () => {
    for (const role of ['super_admin', 'owner', '', null]) {
      expect(await send({ email: address(), role })).toMatchObject({
        status: 400,
        fields: { role: 'Choose a role' },
      });
    }
  });

  test('SPEC 5: an address is asked for, and must be one', async () => {
    expect(await send({ email: ' ' })).toMatchObject({ fields: { email: 'Email is required' } });
    expect(await send({ email: 'nobody' })).toMatchObject({
      status: 400,
      fields: { email: 'Please enter a valid email' },
    });
  });

  test('refuses fields that it does not know', async () => {
    for (const field of ['roles', 'store_id', 'contract_type', 'email_verified', 'vat_percent']) {
      expect(await send({ email: address(), [field]: 'x' }), field).toMatchObject({
        status: 400,
        fields: { [field]: expect.any(String) },
      });
    }
    expect((await list()).data.total).toBe(0);
  });

  test('one open invite per store and address, however it is spelled', async () => {
    const email = address();
    await send({ email });
    expect(await send({ email: email.toUpperCase() })).toMatchObject({
      status: 409,
      error: 'already_invited',
    });
    const other = await app.newStore(amina.token);
    const elsewhere = await app.call('POST /marketplace/v1/stores/{id}/invites', {
      token: amina.token,
      params: { id: other.id },
      body: { email, role: 'manager' },
    });
    expect(elsewhere.status).toBe(200);
  });

  test('of 20 invites to one address at once one is sent', async () => {
    const email = address();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send({ email })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    const mails = (await app.mails()).filter((mail) => mail.to === email);
    expect(mails).toHaveLength(1);
  });

  test('after it has expired the address can be invited anew', async () => {
    const email = address();
    const first = await send({ email });
    await passDays(7);
    const second = await send({ email, role: 'associate' });
    expect(second.status).toBe(200);
    expect(second.data.invite_id).not.toBe(first.data.invite_id);
    expect((await list()).data).toMatchObject({ total: 1, items: [{ role: 'associate', status: 'open' }] });
  });

  test('who works in the store already is not invited', async () => {
    const member = await app.staffMember(amina.token, id, 'associate');
    expect(await send({ email: member.email.toUpperCase() })).toMatchObject({
      status: 409,
      error: 'already_staff',
    });
    expect(await send({ email: amina.email })).toMatchObject({ status: 409, error: 'already_staff' });
  });

  test('the same key sends one invite', async () => {
    const email = address();
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send({ email }, amina.token, headers)),
    );
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
  });

  test('a store has at most 50 open invites', async () => {
    await query(
      app.database.ownerUrl,
      `insert into app.invites (store_id, id, email, email_key, role, message, invited_by, sent_at, expires_at)
       select $1, gen_random_uuid(), n || '@x.example', n || '@x.example', 'manager', '', $2, $3::timestamptz, $3::timestamptz + interval '7 days'
       from generate_series(1, 49) n`,
      [id, amina.id, app.services.clock()],
    );
    const answers = await Promise.all(Array.from({ length: 5 }, () => send({ email: address() })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429]);
  });

  test('a store sends at most 100 invites a day, withdrawn ones too', async () => {
    const { data } = await send({ email: address() });
    await withdraw(data.invite_id);
    await query(
      app.database.ownerUrl,
      `insert into app.audit_log (store_id, id, at, actor_user_id, action, subject, network_address, request_id)
       select $1, gen_random_uuid(), $3, $2, 'send_invite', '', '', '' from generate_series(1, 98)`,
      [id, amina.id, app.services.clock()],
    );
    expect(await send({ email: address() })).toMatchObject({ status: 200 });
    const refused = await send({ email: address() });
    expect(refused).toMatchObject({ status: 429, error: 'too_many_attempts' });
    expect(refused.headers.get('retry-after')).toBe(String(day));
    await passDays(1);
    expect(await send({ email: address() })).toMatchObject({ status: 200 });
  });

  test('a user sends at most 200 invites a day over all stores, also at once', async () => {
    const busy = await app.verifiedUser({ first_name: 'Bola' });
    const [one, other] = [await app.newStore(busy.token), await app.newStore(busy.token)];
    await query(
      app.database.ownerUrl,
      `insert into app.attempts (id, kind, subject, network_address, at)
       select gen_random_uuid(), 'invite', $1, '', $2 from generate_series(1, 199)`,
      [inviterSubject(app.services.secrets, busy.id), app.services.clock()],
    );
    const sendFrom = (store: { id: string }) =>
      app.call('POST /marketplace/v1/stores/{id}/invites', {
        token: busy.token,
        params: { id: store.id },
        body: { email: address(), role: 'associate' },
      });
    const answers = await Promise.all([one, other, one, other].map(sendFrom));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.message).toBe('You can send at most 200 invites a day. Try again tomorrow.');
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(day - 60);
    expect((await send({ email: address() })).status).toBe(200);
  });

  test('is for admins of the store', async () => {
    const manager = await app.staffMember(amina.token, id, 'manager');
    const { data } = await send({ email: address() });
    for (const call of [
      (token: string) => send({ email: address() }, token),
      (token: string) => list({}, token),
      (token: string) => withdraw(data.invite_id, token),
    ]) {
      expect(await call(manager.token)).toMatchObject({ status: 403, error: 'not_allowed' });
      expect(await call(guest.token)).toMatchObject({ status: 404 });
      expect(await call('')).toMatchObject({ status: 401 });
    }
    const admin = await app.staffMember(amina.token, id, 'admin');
    expect(await send({ email: address() }, admin.token)).toMatchObject({ status: 200 });
  });
});

describe('CONTRACT "invites": the list of the store', () => {
  test('has the newest first, pages, searches and tells what is expired', async () => {
    const [old, recent] = [address(), address()];
    await send({ email: old });
    await passDays(7);
    await send({ email: recent });
    const { data } = await list();
    expect(data).toMatchObject({
      total: 2,
      page: 1,
      limit: 10,
      items: [
        { email: recent, status: 'open' },
        { email: old, status: 'expired' },
      ],
    });
    expect((await list({ limit: '1', page: '2' })).data.items).toMatchObject([{ email: old }]);
    expect((await list({ search: recent.slice(0, 12).toUpperCase() })).data.items).toMatchObject([
      { email: recent },
    ]);
    expect((await list({ sort: 'sent_at' })).data.items[0]).toMatchObject({ email: old });
    expect(await list({ sort: 'message' })).toMatchObject({ status: 400 });
  });

  test('withdraw takes an invite away, once', async () => {
    const body = await invited();
    expect(await withdraw(body.invite_id)).toMatchObject({
      status: 200,
      message: 'The invite is withdrawn.',
    });
    expect(await inbox()).toEqual([]);
    expect(await answer(body)).toMatchObject({ status: 404, message: 'This invite is no longer open.' });
    expect(await withdraw(body.invite_id)).toMatchObject({ status: 404 });
  });

  test("another store's invite cannot be withdrawn", async () => {
    const { invite_id } = await invited();
    const stranger = await app.verifiedUser();
    const theirs = await app.newStore(stranger.token);
    expect(await withdraw(invite_id, stranger.token, theirs.id)).toMatchObject({ status: 404 });
    expect(await withdraw('no-id')).toMatchObject({ status: 404 });
    expect(await inbox()).toHaveLength(1);
  });
});

describe('SPEC 3, 7: the inbox', () => {
  test('shows what SPEC 3 names, to the invited address only', async () => {
    await send({ email: guest.email.toUpperCase(), message: 'Join us' });
    expect(await inbox()).toEqual([
      {
        invite_id: expect.any(String),
        business_name: 'Duka la Amina',
        business_code: expect.stringMatching(/^SK/),
        store_logo: '',
        message: 'Join us',
        role: 'manager',
        expires_at: expect.any(String),
      },
    ]);
    expect(await inbox(amina.token)).toEqual([]);
  });

  test('SPEC 2: the logo of the store is a whole http(s) address', async () => {
    const image = newId();
    await query(
      app.database.ownerUrl,
      `insert into app.images (store_id, id, entity, width, height, bytes, uploaded_by, created_at)
       values ($1, $2, 'store', 1, 1, 1, $3, now())`,
      [id, image, amina.id],
    );
    await query(app.database.ownerUrl, 'update app.stores set logo_image_id = $2 where id = $1', [id, image]);
    await send({ email: guest.email });
    expect((await inbox())[0]?.store_logo).toBe(`http://localhost:3000/uploads/${id}/${image}-medium.webp`);
  });

  test('CONTRACT "The wire": is for a verified address only', async () => {
    const newcomer = await app.signUp();
    await send({ email: newcomer.email });
    expect(
      await app.call('GET /accounts/api/v1/users/invites/inbox', { token: newcomer.token }),
    ).toMatchObject({ status: 409, error: 'email_not_verified' });
    const body = { app_id: 'sokoni', email: newcomer.email, password: newcomer.password };
    const login = await app.call('POST /accounts/api/v1/auth/users/login', { body });
    expect(login.data.invites).toEqual([]);
  });

  test('SPEC 2: login answers the invites', async () => {
    const { invite_id } = await invited();
    const body = { app_id: 'sokoni', email: guest.email, password: guest.password };
    const login = await app.call('POST /accounts/api/v1/auth/users/login', { body });
    expect(login.data.invites).toMatchObject([{ invite_id, business_name: 'Duka la Amina' }]);
  });

  test('an invite is there for 7 days', async () => {
    const body = await invited();
    await passDays(7);
    expect(await inbox()).toEqual([]);
    expect(await answer(body)).toMatchObject({ status: 409, error: 'invite_closed' });
    expect(await rolesOf()).toEqual({});
  });
});

describe('SPEC 4, 7: answering an invite', () => {
  test('accepting makes the user staff with the role of the invite', async () => {
    const body = await invited('inventory_officer');
    expect(await answer(body)).toMatchObject({
      status: 200,
      message: 'You now work in Duka la Amina.',
      data: { accepted: true, invite_id: body.invite_id, business_code: body.business_code },
    });
    expect(await rolesOf()).toEqual({ [id]: ['inventory_officer'] });
    const { data } = await app.call('GET /marketplace/v1/user/start', { token: guest.token });
    expect(data.stores.map((store) => store.id)).toEqual([id]);
    expect(await inbox()).toEqual([]);
  });

  test('declining makes nobody staff', async () => {
    const body = { ...(await invited()), accepted: false };
    expect(await answer(body)).toMatchObject({ status: 200, data: { accepted: false } });
    expect(await rolesOf()).toEqual({});
    expect(await inbox()).toEqual([]);
    expect(await answer(body)).toMatchObject({ status: 404 });
  });

  test('a business token of another store speaks for its user here too', async () => {
    const body = await invited();
    const own = await app.newStore(guest.token);
    expect(await answer(body, own.businessToken)).toMatchObject({ status: 200 });
  });

  test('the business code must be that of the invite', async () => {
    const body = await invited();
    expect(await answer({ ...body, business_code: 'SKOTHER' })).toMatchObject({ status: 404 });
    expect(await rolesOf()).toEqual({});
  });

  test("someone else's invite is not there", async () => {
    const body = await invited();
    const stranger = await app.verifiedUser();
    expect(await answer(body, stranger.token)).toMatchObject({ status: 404, error: 'not_found' });
    expect(await answer({ ...body, invite_id: newId() })).toMatchObject({ status: 404 });
    expect(await answer({ ...body, invite_id: 'no-id' })).toMatchObject({ status: 400 });
    expect(await rolesOf(stranger.token)).toEqual({});
  });

  test('fields that do not belong there change nothing', async () => {
    const { id: other } = await app.newStore(amina.token);
    const body = await invited('associate');
    const more = { role: 'admin', roles: { [other]: ['admin'] }, store_id: other, email_verified: true };
    expect(await answer({ ...body, ...more, contract_type: 'enterprise', vat_percent: 9 })).toMatchObject({
      status: 200,
    });
    expect(await rolesOf()).toEqual({ [id]: ['associate'] });
  });

  test('of 20 answers at once one counts; the others and a later one find it closed', async () => {
    const body = await invited();
    const answers = await Promise.all(Array.from({ length: 20 }, () => answer(body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    expect(await answer(body)).toMatchObject({ status: 409, error: 'invite_closed' });
    expect(await rolesOf()).toEqual({ [id]: ['manager'] });
  });

  test('the same answer with one key is answered the same', async () => {
    const body = await invited();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await answer(body, guest.token, headers);
    expect(await answer(body, guest.token, headers)).toMatchObject({ status: 200, data: first.data });
  });

  test('the audit log of the store refers to the invite, without its address', async () => {
    const body = await invited();
    await answer(body);
    const rows = await query(
      app.database.ownerUrl,
      `select action, actor_user_id, subject, after from app.audit_log where store_id = $1 and action like '%invite' order by at`,
      [id],
    );
    const subject = `invite:${body.invite_id}`;
    expect(rows).toEqual([
      { action: 'send_invite', actor_user_id: amina.id, subject, after: { role: 'manager' } },
      {
        action: 'accept_invite',
        actor_user_id: guest.id,
        subject,
        after: { accepted: true, role: 'manager' },
      },
    ]);
  });
});
