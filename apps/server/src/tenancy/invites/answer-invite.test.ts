import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { inviteClient } from '#testing/clients/invite-client.ts';
import { query } from '#testing/database/query.ts';

const client = inviteClient();
const { send, inbox, answer, rolesOf, invited, passDays } = client;

describe('SPEC 3, 7: the inbox', () => {
  test('shows what SPEC 3 names, to the invited address only', async () => {
    await send({ email: client.guest.email.toUpperCase(), message: 'Join us' });
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
    expect(await inbox(client.amina.token)).toEqual([]);
  });

  test('SPEC 2: the logo of the store is a whole http(s) address', async () => {
    const image = newId();
    await query(
      client.app.database.ownerUrl,
      `insert into app.images (store_id, id, entity, width, height, bytes, uploaded_by, created_at)
       values ($1, $2, 'store', 1, 1, 1, $3, now())`,
      [client.id, image, client.amina.id],
    );
    await query(client.app.database.ownerUrl, 'update app.stores set logo_image_id = $2 where id = $1', [
      client.id,
      image,
    ]);
    await send({ email: client.guest.email });
    expect((await inbox())[0]?.store_logo).toBe(
      `http://localhost:3000/uploads/${client.id}/${image}-medium.webp`,
    );
  });

  test('CONTRACT "The wire": is for a verified address only', async () => {
    const newcomer = await client.app.signUp();
    await send({ email: newcomer.email });
    expect(
      await client.app.call('GET /accounts/api/v1/users/invites/inbox', { token: newcomer.token }),
    ).toMatchObject({ status: 409, error: 'email_not_verified' });
    const body = { app_id: 'sokoni', email: newcomer.email, password: newcomer.password };
    const login = await client.app.call('POST /accounts/api/v1/auth/users/login', { body });
    expect(login.data.invites).toEqual([]);
  });

  test('SPEC 2: login answers the invites', async () => {
    const { invite_id } = await invited();
    const body = { app_id: 'sokoni', email: client.guest.email, password: client.guest.password };
    const login = await client.app.call('POST /accounts/api/v1/auth/users/login', { body });
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
      message: 'You joined Duka la Amina',
      data: { accepted: true, invite_id: body.invite_id, business_code: body.business_code },
    });
    expect(await rolesOf()).toEqual({ [client.id]: ['inventory_officer'] });
    const { data } = await client.app.call('GET /marketplace/v1/user/start', { token: client.guest.token });
    expect(data.stores.map((store) => store.id)).toEqual([client.id]);
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
    const own = await client.app.newStore(client.guest.token);
    expect(await answer(body, own.businessToken)).toMatchObject({ status: 200 });
  });

  test('the business code must be that of the invite', async () => {
    const body = await invited();
    expect(await answer({ ...body, business_code: 'SKOTHER' })).toMatchObject({ status: 404 });
    expect(await rolesOf()).toEqual({});
  });

  test("someone else's invite is not there", async () => {
    const body = await invited();
    const stranger = await client.app.verifiedUser();
    expect(await answer(body, stranger.token)).toMatchObject({ status: 404, error: 'not_found' });
    expect(await answer({ ...body, invite_id: newId() })).toMatchObject({ status: 404 });
    expect(await answer({ ...body, invite_id: 'no-id' })).toMatchObject({ status: 400 });
    expect(await rolesOf(stranger.token)).toEqual({});
  });

  test('fields that do not belong there change nothing', async () => {
    const { id: other } = await client.app.newStore(client.amina.token);
    const body = await invited('associate');
    const more = { role: 'admin', roles: { [other]: ['admin'] }, store_id: other, email_verified: true };
    expect(await answer({ ...body, ...more, contract_type: 'enterprise', vat_percent: 9 })).toMatchObject({
      status: 200,
    });
    expect(await rolesOf()).toEqual({ [client.id]: ['associate'] });
  });

  test('of 20 answers at once one counts; the others and a later one find it closed', async () => {
    const body = await invited();
    const answers = await Promise.all(Array.from({ length: 20 }, () => answer(body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    expect(await answer(body)).toMatchObject({ status: 409, error: 'invite_closed' });
    expect(await rolesOf()).toEqual({ [client.id]: ['manager'] });
  });

  test('the same answer with one key is answered the same', async () => {
    const body = await invited();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await answer(body, client.guest.token, headers);
    expect(await answer(body, client.guest.token, headers)).toMatchObject({ status: 200, data: first.data });
  });

  test('the audit log of the store refers to the invite, without its address', async () => {
    const body = await invited();
    await answer(body);
    const rows = await query(
      client.app.database.ownerUrl,
      `select action, actor_user_id, subject, after from app.audit_log where store_id = $1 and action like '%invite' order by at`,
      [client.id],
    );
    const subject = `invite:${body.invite_id}`;
    expect(rows).toEqual([
      { action: 'send_invite', actor_user_id: client.amina.id, subject, after: { role: 'manager' } },
      {
        action: 'accept_invite',
        actor_user_id: client.guest.id,
        subject,
        after: { accepted: true, role: 'manager' },
      },
    ]);
  });
});
