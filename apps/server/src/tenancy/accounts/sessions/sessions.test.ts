import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessToken } from '#core/security/tokens.ts';
import { type AccountsApp, startAccounts } from '#testing/clients/account-client.ts';

let app: AccountsApp;

beforeAll(async () => {
  app = await startAccounts();
});
afterAll(() => app.close());

const refresh = (token: string, headers: Record<string, string> = {}) =>
  app.request('POST /accounts/api/v1/users/token/refresh', { token, headers });

const end = (token: string, session_id: string, body?: object) =>
  app.request('DELETE /accounts/api/v1/users/sessions/{session_id}', { token, params: { session_id }, body });

async function statusOf(token: string): Promise<number> {
  return (await app.me(token)).status;
}

async function currentSession(token: string): Promise<string> {
  const { body } = await app.request('GET /accounts/api/v1/users/sessions', { token });
  return body.data.find((session: { current: boolean }) => session.current).id;
}

/** As the start call would answer it; the session counts, whatever the store. */
async function businessTokenOf(token: string): Promise<string> {
  const store = '01900000-0000-7000-8000-00000000000a';
  return businessToken(app.services.secrets, await currentSession(token), store);
}

describe('SPEC 7: POST users/token/refresh', () => {
  it('answers the new token as data; the old one works for 30 seconds more', async () => {
    const { token } = await app.newUser('a@example.com');
    const answered = await refresh(token);
    expect(answered.body).toMatchObject({ code: 200, data: expect.stringMatching(/^[\w-]{43}$/) });
    expect(await statusOf(token)).toBe(200);
    app.advance(31);
    expect(await statusOf(token)).toBe(401);
    expect(await statusOf(answered.body.data)).toBe(200);
  });

  it('keeps the session: its id, its place in the list', async () => {
    const { token } = await app.newUser('b@example.com');
    const before = await currentSession(token);
    const { data } = (await refresh(token)).body;
    expect(await currentSession(data)).toBe(before);
  });

  it('slides: a session that is refreshed in time lives on, one that is not ends after 12 hours', async () => {
    const { token } = await app.newUser('c@example.com');
    const idle = (await app.login('c@example.com', 'secret')).body.token;
    app.advance(11 * 3600);
    const { data } = (await refresh(token)).body;
    app.advance(2 * 3600);
    expect(await statusOf(data)).toBe(200);
    expect(await statusOf(idle)).toBe(401);
    expect((await refresh(idle)).status).toBe(401);
  });

  it('a remembered session slides by 30 days', async () => {
    await app.newUser('d@example.com');
    const { body } = await app.request('POST /accounts/api/v1/auth/users/login', {
      body: { app_id: 'sokoni', email: 'd@example.com', password: 'secret', remember_me: true },
    });
    app.advance(29 * 86_400);
    const { data } = (await refresh(body.token)).body;
    app.advance(29 * 86_400);
    expect(await statusOf(data)).toBe(200);
    app.advance(86_401);
    expect(await statusOf(data)).toBe(401);
  });

  it('20 at once with one token log nobody out', async () => {
    const { token } = await app.newUser('e@example.com');
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(token)));
    app.advance(31);
    for (const { body } of answers) expect(await statusOf(body.data)).toBe(200);
    expect(await statusOf(token)).toBe(401);
  });

  it('a late refresh with the replaced token works within its 30 seconds and not after', async () => {
    const { token } = await app.newUser('f@example.com');
    const first = (await refresh(token)).body.data;
    app.advance(20);
    const second = await refresh(token);
    expect(second.status).toBe(200);
    app.advance(11);
    expect((await refresh(token)).status).toBe(401);
    for (const living of [first, second.body.data]) expect(await statusOf(living)).toBe(200);
  });

  it('of several living tokens the next refresh leaves one', async () => {
    const { token } = await app.newUser('g@example.com');
    const [first, second] = (await Promise.all([refresh(token), refresh(token)])).map(
      ({ body }) => body.data,
    );
    app.advance(60);
    const last = (await refresh(first)).body.data;
    app.advance(31);
    expect([await statusOf(first), await statusOf(second), await statusOf(last)]).toEqual([401, 401, 200]);
  });

  it('refreshed twice in a row, each old token dies after its own 30 seconds', async () => {
    const { token } = await app.newUser('chain@example.com');
    const first = (await refresh(token)).body.data;
    const second = (await refresh(first)).body.data;
    app.advance(31);
    const statuses = [await statusOf(token), await statusOf(first), await statusOf(second)];
    expect(statuses).toEqual([401, 401, 200]);
  });

  it('answers a user token to a business token too, and retires the former user token', async () => {
    const { token } = await app.newUser('h@example.com');
    const { data } = (await refresh(await businessTokenOf(token))).body;
    expect(data).toMatch(/^[\w-]{43}$/);
    app.advance(31);
    expect([await statusOf(token), await statusOf(data)]).toEqual([401, 200]);
  });

  it('20 at once with a business token log nobody out', async () => {
    const { token } = await app.newUser('i@example.com');
    const business = await businessTokenOf(token);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(business)));
    app.advance(31);
    for (const { body } of answers) expect(await statusOf(body.data)).toBe(200);
  });

  it('with one key retries answer the same session with a fresh token each', async () => {
    const { token } = await app.newUser('j@example.com');
    const key = { 'idempotency-key': 'refresh-once' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(token, key)));
    expect(new Set(answers.map(({ body }) => body.data)).size).toBe(10);
    const [{ count } = {}] = await app.sql(
      `select count(*)::int as count from app.audit_log where action = 'refresh_token' and subject = $1`,
      [`session:${await currentSession(token)}`],
    );
    expect(count).toBe(1);
  });

  it('is refused without a token and with garbage', async () => {
    expect((await app.request('POST /accounts/api/v1/users/token/refresh', {})).status).toBe(401);
    expect((await refresh('x'.repeat(43))).status).toBe(401);
  });
});

describe('CONTRACT Security: tokens', () => {
  it('are kept as hashes alone', async () => {
    const { token } = await app.newUser('k@example.com');
    const rows = await app.sql('select encode(token_hash, $1) as hash from app.session_tokens', ['hex']);
    expect(rows.length).toBeGreaterThan(0);
    const clear = Buffer.from(token, 'base64url').toString('hex');
    expect(rows.map(({ hash }) => hash)).not.toContain(clear);
  });
});

describe('CONTRACT: where the user is signed in', () => {
  it('lists the living sessions of this user, newest first, and marks this one', async () => {
    const { token } = await app.newUser('l@example.com');
    await app.newUser('m@example.com');
    app.advance(5);
    const phone = await app.request('POST /accounts/api/v1/auth/users/login', {
      body: { app_id: 'sokoni', email: 'l@example.com', password: 'secret', platform: 'mobile' },
      address: '198.51.100.4',
    });
    const { body } = await app.request('GET /accounts/api/v1/users/sessions', { token });
    expect(body.data).toMatchObject([
      { current: false, platform: 'mobile', address: '198.51.100.4' },
      { current: true, platform: 'web' },
    ]);
    expect(JSON.stringify(body)).not.toContain(phone.body.token);
  });

  it('ends one of them, and leaves the others', async () => {
    const { token } = await app.newUser('n@example.com');
    const [lost, kept] = [
      await app.login('n@example.com', 'secret'),
      await app.login('n@example.com', 'secret'),
    ];
    const lostId = await currentSession(lost.body.token);
    const ended = await end(token, lostId.toUpperCase());
    expect(ended).toMatchObject({ status: 200, body: { data: { message: 'Device logged out' } } });
    const found = await Promise.all([lost.body.token, kept.body.token, token].map(statusOf));
    expect(found).toEqual([401, 200, 200]);
    expect((await end(token, lostId)).status).toBe(404);
    const [entry] = await app.sql('select subject from app.audit_log where action = $1', ['end_session']);
    expect(entry?.subject).toBe(`session:${lostId}`);
  });

  it('ends none of another user, and refuses what is no id and no field', async () => {
    const [mine, theirs] = [await app.newUser('o@example.com'), await app.newUser('p@example.com')];
    for (const sessionId of [await currentSession(theirs.token), 'not-an-id', '%00'])
      expect(await end(mine.token, sessionId)).toMatchObject({ status: 404, body: { error: 'not_found' } });
    const own = await currentSession(mine.token);
    expect((await end(mine.token, own, { all: true })).status).toBe(400);
    expect(await Promise.all([mine.token, theirs.token].map(statusOf))).toEqual([200, 200]);
  });
});
