import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { inviterSubject } from '#tenancy/accounts/codes/subjects.ts';
import { inviteClient } from '#testing/clients/invite-client.ts';
import { query } from '#testing/database/query.ts';

const day = 24 * 60 * 60;
const client = inviteClient();
const { send, list, withdraw, inbox, answer, address, invited, passDays } = client;

describe('CONTRACT "invites": sending', () => {
  test('an admin invites by e-mail; the invite is open for 7 days and a mail goes out', async () => {
    const email = address();
    const { status, message, data } = await send({ email, role: 'supervisor', message: ' Join us ' });
    expect({ status, message }).toEqual({ status: 200, message: `Invite sent to ${email}` });
    expect(data).toMatchObject({ email, role: 'supervisor', message: 'Join us', status: 'open' });
    expect(Date.parse(data.expires_at) - Date.parse(data.sent_at)).toBe(7 * day * 1000);
    expect((await client.app.mailTo(email)).text).toContain('Duka la Amina');
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
    const other = await client.app.newStore(client.amina.token);
    const elsewhere = await client.app.call('POST /marketplace/v1/stores/{id}/invites', {
      token: client.amina.token,
      params: { id: other.id },
      body: { email, role: 'manager' },
    });
    expect(elsewhere.status).toBe(200);
  });

  test('of 20 invites to one address at once one is sent', async () => {
    const email = address();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send({ email })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    const mails = (await client.app.mails()).filter((mail) => mail.to === email);
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
    const member = await client.app.staffMember(client.amina.token, client.id, 'associate');
    expect(await send({ email: member.email.toUpperCase() })).toMatchObject({
      status: 409,
      error: 'already_staff',
    });
    expect(await send({ email: client.amina.email })).toMatchObject({ status: 409, error: 'already_staff' });
  });

  test('the same key sends one invite', async () => {
    const email = address();
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send({ email }, client.amina.token, headers)),
    );
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
  });

  test('a store has at most 50 open invites', async () => {
    await query(
      client.app.database.ownerUrl,
      `insert into app.invites (store_id, id, email, email_key, role, message, invited_by, sent_at, expires_at)
       select $1, gen_random_uuid(), n || '@x.example', n || '@x.example', 'manager', '', $2, $3::timestamptz, $3::timestamptz + interval '7 days'
       from generate_series(1, 49) n`,
      [client.id, client.amina.id, client.app.services.clock()],
    );
    const answers = await Promise.all(Array.from({ length: 5 }, () => send({ email: address() })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429]);
  });

  test('a store sends at most 100 invites a day, withdrawn ones too', async () => {
    const { data } = await send({ email: address() });
    await withdraw(data.invite_id);
    await query(
      client.app.database.ownerUrl,
      `insert into app.audit_log (store_id, id, at, actor_user_id, action, subject, network_address, request_id)
       select $1, gen_random_uuid(), $3, $2, 'send_invite', '', '', '' from generate_series(1, 98)`,
      [client.id, client.amina.id, client.app.services.clock()],
    );
    expect(await send({ email: address() })).toMatchObject({ status: 200 });
    const refused = await send({ email: address() });
    expect(refused).toMatchObject({ status: 429, error: 'too_many_attempts' });
    expect(refused.headers.get('retry-after')).toBe(String(day));
    await passDays(1);
    expect(await send({ email: address() })).toMatchObject({ status: 200 });
  });

  test('a user sends at most 200 invites a day over all stores, also at once', async () => {
    const busy = await client.app.verifiedUser({ first_name: 'Bola' });
    const [one, other] = [await client.app.newStore(busy.token), await client.app.newStore(busy.token)];
    await query(
      client.app.database.ownerUrl,
      `insert into app.attempts (id, kind, subject, network_address, at)
       select gen_random_uuid(), 'invite', $1, '', $2 from generate_series(1, 199)`,
      [inviterSubject(client.app.services.secrets, busy.id), client.app.services.clock()],
    );
    const sendFrom = (store: { id: string }) =>
      client.app.call('POST /marketplace/v1/stores/{id}/invites', {
        token: busy.token,
        params: { id: store.id },
        body: { email: address(), role: 'associate' },
      });
    const answers = await Promise.all([one, other, one, other].map(sendFrom));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.message).toBe('You can send up to 200 invites a day. Try again tomorrow.');
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(day - 60);
    expect((await send({ email: address() })).status).toBe(200);
  });

  test('is for admins of the store', async () => {
    const manager = await client.app.staffMember(client.amina.token, client.id, 'manager');
    const { data } = await send({ email: address() });
    for (const call of [
      (token: string) => send({ email: address() }, token),
      (token: string) => list({}, token),
      (token: string) => withdraw(data.invite_id, token),
    ]) {
      expect(await call(manager.token)).toMatchObject({ status: 403, error: 'not_allowed' });
      expect(await call(client.guest.token)).toMatchObject({ status: 404 });
      expect(await call('')).toMatchObject({ status: 401 });
    }
    const admin = await client.app.staffMember(client.amina.token, client.id, 'admin');
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
      message: 'Invite withdrawn',
    });
    expect(await inbox()).toEqual([]);
    expect(await answer(body)).toMatchObject({ status: 404, message: 'This invite is no longer valid' });
    expect(await withdraw(body.invite_id)).toMatchObject({ status: 404 });
  });

  test("another store's invite cannot be withdrawn", async () => {
    const { invite_id } = await invited();
    const stranger = await client.app.verifiedUser();
    const theirs = await client.app.newStore(stranger.token);
    expect(await withdraw(invite_id, stranger.token, theirs.id)).toMatchObject({ status: 404 });
    expect(await withdraw('no-id')).toMatchObject({ status: 404 });
    expect(await inbox()).toHaveLength(1);
  });
});
