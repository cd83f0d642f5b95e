import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let app: TestApp;
let amina: TestUser;
let id: string;

beforeAll(async () => {
  app = await startTestApp();
  amina = await app.verifiedUser();
});

beforeEach(async () => {
  ({ id } = await app.newStore(amina.token));
});

afterAll(() => app.close());

const log = (search: Record<string, string> = {}, token = amina.token) =>
  app.call('GET /marketplace/v1/stores/{id}/audit-log', { token, params: { id }, query: search });

const update = (body: unknown, token = amina.token) =>
  app.call('PUT /marketplace/v1/stores/{id}/update', { token, params: { id }, body });

describe('CONTRACT "Security": the audit log', () => {
  test('has a row for every changing call: who, what, before and after, address, request id; newest first', async () => {
    await update({ name: 'Duka Kuu' });
    const { data } = await log();
    expect(data).toMatchObject({ items: { length: 2 }, next: null });
    expect(data.items[0]).toEqual({
      id: expect.any(String),
      at: expect.any(String),
      action: 'update_store',
      actor: { user_id: amina.id, name: 'Amina Bello' },
      subject: `store:${id}`,
      subject_name: '',
      before: { name: 'Duka la Amina' },
      after: { name: 'Duka Kuu' },
      address: '127.0.0.1',
      request_id: expect.any(String),
    });
    expect(data.items[1]).toMatchObject({ action: 'create_store', before: null });
  });

  test('has none for a call that was refused or only read', async () => {
    await update({ name: '' });
    await app.call('GET /marketplace/v1/stores/{id}', { token: amina.token, params: { id } });
    expect((await log()).data.items).toHaveLength(1);
  });

  test('reads on from the last entry of the part before', async () => {
    await update({ name: 'Two' });
    await update({ name: 'Three' });
    const first = (await log({ limit: '2' })).data;
    expect(first.items.map(({ after }) => after?.name)).toEqual(['Three', 'Two']);
    expect(first.next).toBe(first.items[1]?.id);
    const second = (await log({ limit: '2', after: first.next ?? '' })).data;
    expect(second).toMatchObject({ items: [{ action: 'create_store' }], next: null });
  });

  test('an erased person is a deleted user, and what nobody did is the platform’s', async () => {
    const manager = await app.staffMember(amina.token, id, 'manager');
    await update({ name: 'By Otieno' }, manager.token);
    const token = manager.token;
    expect(await app.call('DELETE /accounts/api/v1/users/account/delete', { token })).toMatchObject({
      status: 200,
    });
    await query(
      app.database.ownerUrl,
      `insert into app.audit_log (store_id, id, at, action, subject, network_address, request_id)
       values ($1, gen_random_uuid(), now() + interval '1 minute', 'set_contract', '', '', '')`,
      [id],
    );
    const { data } = await log();
    expect(data.items[0]).toMatchObject({ action: 'set_contract', actor: { user_id: null, name: 'Sokoni' } });
    const update_ = data.items.find((entry) => entry.action === 'update_store');
    expect(update_?.actor).toEqual({ user_id: manager.id, name: 'Deleted user' });
    expect(JSON.stringify(data)).not.toContain('Otieno B');
  });

  test('cannot be changed by the application role', async () => {
    for (const statement of ['delete from app.audit_log', `update app.audit_log set action = ''`]) {
      await expect(query(app.database.appUrl, statement)).rejects.toThrow('permission denied');
    }
  });

  test('is for admins of the store', async () => {
    const admin = await app.staffMember(amina.token, id, 'admin');
    const manager = await app.staffMember(amina.token, id, 'manager');
    expect(await log({}, admin.token)).toMatchObject({ status: 200 });
    expect(await log({}, manager.token)).toMatchObject({ status: 403 });
    expect(await log({}, (await app.verifiedUser()).token)).toMatchObject({ status: 404 });
    expect(await log({}, '')).toMatchObject({ status: 401 });
  });
});
