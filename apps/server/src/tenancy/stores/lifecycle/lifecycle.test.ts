import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { holdRow } from '#testing/database/lock-row.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

const day = 24 * 60 * 60;

let app: TestApp;
let amina: TestUser;
let id: string;
let subDomain: string;

/** The clock only goes forward: each test signs up anew, so that its sessions live. */
beforeEach(async () => {
  amina = await app.verifiedUser();
  ({ id, subDomain } = await app.newStore(amina.token));
});

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const on = (token = amina.token) => ({ token, params: { id } });
const goLive = (token?: string) => app.call('PUT /marketplace/v1/stores/{id}/mode/live', on(token));
const startTrial = (token?: string) => app.call('PUT /marketplace/v1/stores/{id}/trial/start', on(token));
const close = (token?: string) => app.call('DELETE /marketplace/v1/stores/{id}', on(token));
const reopen = (token?: string) => app.call('DELETE /marketplace/v1/stores/{id}/closure', on(token));
const see = (token?: string) => app.call('GET /marketplace/v1/stores/{id}', on(token));
const closed = (token = amina.token) => app.call('GET /marketplace/v1/stores/closed', { token });
const start = (token = amina.token) => app.call('GET /marketplace/v1/user/start', { token });

/** A new session of Amina, however far the clock has gone. */
async function signInAgain(user = amina): Promise<string> {
  const body = { app_id: 'sokoni', email: user.email, password: user.password };
  return (await app.call('POST /accounts/api/v1/auth/users/login', { body })).token ?? '';
}

describe('SPEC 4, CONTRACT "mode/live"', () => {
  test('an admin may always, and learns what a buyer would still miss', async () => {
    expect(await goLive()).toMatchObject({
      status: 200,
      message: 'Duka la Amina is live',
      data: {
        mode: 'live',
        readiness: [
          { key: 'product', done: false },
          { key: 'business_email', done: false },
          { key: 'payment', done: false },
          { key: 'delivery', done: false },
          { key: 'theme', done: false },
          { key: 'policies', done: false },
        ],
      },
    });
    expect((await see()).data.mode).toBe('live');
  });

  test('a store that is live stays live, with the same answer', async () => {
    const first = await goLive();
    expect((await goLive()).data).toEqual(first.data);
  });

  test('is for admins', async () => {
    const admin = await app.staffMember(amina.token, id, 'admin');
    const manager = await app.staffMember(amina.token, id, 'manager');
    expect(await goLive(manager.token)).toMatchObject({ status: 403 });
    expect((await see()).data.mode).toBe('test');
    expect(await goLive((await app.verifiedUser()).token)).toMatchObject({ status: 404 });
    expect(await goLive(admin.token)).toMatchObject({ status: 200 });
  });
});

describe('CONTRACT "trial/start"', () => {
  test('gives 14 days of enterprise, then basic again', async () => {
    const before = app.services.clock();
    const { data } = await startTrial();
    expect(data.account).toMatchObject({ contract_type: 'enterprise', can_start_trial: false });
    const lasts = Date.parse(data.account.trial_ends_at ?? '') - before.getTime();
    expect(lasts / 1000 / day).toBeCloseTo(14, 2);
    expect((await start()).data.account).toMatchObject({ contract_type: 'enterprise' });

    app.advance(14 * day + 1);
    const token = await signInAgain();
    expect((await see(token)).data.account).toMatchObject({
      contract_type: 'basic',
      trial_ends_at: data.account.trial_ends_at,
      can_start_trial: false,
    });
  });

  test('is once per account, whichever of its stores asks, also when many ask at once', async () => {
    const other = await app.newStore(amina.token);
    const begin = (store: string) =>
      app.call('PUT /marketplace/v1/stores/{id}/trial/start', {
        token: amina.token,
        params: { id: store },
      });
    const answers = await holdRow(
      app.database.ownerUrl,
      'select 1 from app.accounts where owner_user_id = $1 for update',
      [amina.id],
      10,
      () => Promise.all(Array.from({ length: 10 }, (_, turn) => begin(turn % 2 ? id : other.id))),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(await startTrial()).toMatchObject({ status: 409, error: 'trial_used' });
  });

  test('an account that is on enterprise needs none', async () => {
    await query(
      app.database.ownerUrl,
      `update app.accounts set contract_type = 'enterprise' where owner_user_id = $1`,
      [amina.id],
    );
    expect(await startTrial()).toMatchObject({ status: 409, error: 'already_enterprise' });
    expect((await see()).data.account).toMatchObject({ contract_type: 'enterprise', can_start_trial: false });
  });

  test("an admin starts it for the store's account, not for the own one; a manager does not", async () => {
    const admin = await app.staffMember(amina.token, id, 'admin');
    const manager = await app.staffMember(amina.token, id, 'manager');
    expect(await startTrial(manager.token)).toMatchObject({ status: 403 });
    expect(await startTrial(admin.token)).toMatchObject({ status: 200 });
    expect((await start()).data.account.contract_type).toBe('enterprise');
    expect((await start(admin.token)).data.account.contract_type).toBe('basic');
  });
});

describe('CONTRACT "DELETE stores/{id}"', () => {
  test('the creator closes it: it vanishes from start and refuses every other call', async () => {
    const associate = await app.staffMember(amina.token, id, 'associate');
    const { businessToken } = await app.newStore(amina.token);
    const answer = await close();
    expect(answer).toMatchObject({
      status: 200,
      message: 'Store closed. You can reopen it within 30 days.',
    });
    const days = (Date.parse(answer.data.reopen_until) - app.services.clock().getTime()) / 1000 / day;
    expect(days).toBeCloseTo(30, 2);

    expect((await start()).data.stores.map((store) => store.id)).not.toContain(id);
    const all = await app.call('GET /marketplace/v1/stores/all', { token: amina.token });
    expect(all.data.items.map((store) => store.id)).not.toContain(id);
    expect(await see()).toMatchObject({ status: 409, error: 'store_closed' });
    expect(await see(associate.token)).toMatchObject({ status: 409, error: 'store_closed' });
    expect(await goLive()).toMatchObject({ error: 'store_closed' });
    expect(await close()).toMatchObject({ error: 'store_closed' });
    expect((await start(businessToken)).status).toBe(200);
  });

  test('asks who signed in more than 15 minutes ago to confirm', async () => {
    app.advance(15 * 60 + 1);
    expect(await close()).toMatchObject({ status: 422, error: 'sign_in_again' });
    expect(await see()).toMatchObject({ status: 200 });
    expect(await close(await signInAgain())).toMatchObject({ status: 200 });
  });

  test('is for the creator alone', async () => {
    const admin = await app.staffMember(amina.token, id, 'admin');
    expect(await close(admin.token)).toMatchObject({ status: 403, error: 'not_allowed' });
    expect(await close((await app.verifiedUser()).token)).toMatchObject({ status: 404 });
    await query(app.database.ownerUrl, `update app.staff set role = 'super_admin' where user_id = $1`, [
      admin.id,
    ]);
    expect(await close(admin.token)).toMatchObject({ status: 403, error: 'not_allowed' });
    expect(await see()).toMatchObject({ status: 200 });
  });

  test('the creator sees the closed ones and can undo for 30 days', async () => {
    const admin = await app.staffMember(amina.token, id, 'admin');
    const { data } = await close();
    expect((await closed()).data).toEqual([{ id, name: 'Duka la Amina', reopen_until: data.reopen_until }]);
    expect((await closed(admin.token)).data).toEqual([]);
    expect(await reopen(admin.token)).toMatchObject({ status: 403 });

    app.advance(30 * day - 60);
    const token = await signInAgain();
    expect(await reopen(token)).toMatchObject({ status: 200, data: { id } });
    expect((await see(token)).data).toMatchObject({ sub_domain: subDomain, name: 'Duka la Amina' });
    expect((await closed(token)).data).toEqual([]);
    expect(await reopen(token)).toMatchObject({ status: 200 });
  });

  test('after 30 days it stays closed', async () => {
    await close();
    app.advance(30 * day + 1);
    const token = await signInAgain();
    expect((await closed(token)).data).toEqual([]);
    expect(await reopen(token)).toMatchObject({ status: 409, error: 'store_closed' });
  });

  test('CONTRACT "Sub-domains": its sub-domain rests for 90 days', async () => {
    await close();
    const free = async (token: string) => {
      const params = { label: subDomain };
      return (await app.call('GET /marketplace/v1/sub-domains/{label}', { token, params })).data.available;
    };
    app.advance(90 * day - 60);
    expect(await free(await signInAgain())).toBe(false);
    app.advance(61);
    expect(await free(await signInAgain())).toBe(true);
  });

  test('a reopened store has its sub-domain for good again', async () => {
    await close();
    await reopen();
    app.advance(91 * day);
    const { data } = await app.call('GET /marketplace/v1/sub-domains/{label}', {
      token: await signInAgain(),
      params: { label: subDomain },
    });
    expect(data.available).toBe(false);
  });

  test('its invites cannot be accepted', async () => {
    const guest = await app.verifiedUser();
    const body = { email: guest.email, role: 'manager' };
    await app.call('POST /marketplace/v1/stores/{id}/invites', { ...on(), body });
    const inbox = async () =>
      (await app.call('GET /accounts/api/v1/users/invites/inbox', { token: guest.token })).data;
    const [invite] = await inbox();
    await close();
    expect(await inbox()).toEqual([]);
    const answer = { invite_id: invite?.invite_id, accepted: true, business_code: invite?.business_code };
    expect(
      await app.call('POST /accounts/api/v1/users/invites/update', { token: guest.token, body: answer }),
    ).toMatchObject({ status: 404 });
  });
});
