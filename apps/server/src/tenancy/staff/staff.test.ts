import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
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

const hire = (role: string) => app.staffMember(amina.token, id, role);

const list = (search: Record<string, string> = {}, token = amina.token) =>
  app.call('GET /marketplace/v1/stores/{id}/staff', { token, params: { id }, query: search });

const see = (userId: string, token = amina.token) =>
  app.call('GET /marketplace/v1/stores/{id}/staff/{user_id}', { token, params: { id, user_id: userId } });

const give = (userId: string, role: unknown, token = amina.token, more = {}) =>
  app.call('PUT /marketplace/v1/stores/{id}/staff/{user_id}', {
    token,
    params: { id, user_id: userId },
    body: { role, ...more },
  });

const remove = (userId: string, token = amina.token) =>
  app.call('DELETE /marketplace/v1/stores/{id}/staff/{user_id}', { token, params: { id, user_id: userId } });

const getStore = (token: string) => app.call('GET /marketplace/v1/stores/{id}', { token, params: { id } });

const rolesInStore = () =>
  query(app.database.ownerUrl, 'select role from app.staff where store_id = $1 order by role', [id]);

/** A store whose creator is gone: the members alone keep it. */
async function withoutCreator(): Promise<void> {
  await query(app.database.ownerUrl, `delete from app.staff where store_id = $1 and role = 'super_admin'`, [
    id,
  ]);
}

describe('CONTRACT "invites": the staff of a store', () => {
  test('are listed by name, with what is needed to reach them', async () => {
    const otieno = await hire('associate');
    const { data } = await list();
    expect(data).toMatchObject({ page: 1, limit: 10, total: 2 });
    expect(data.items).toEqual([
      {
        user_id: amina.id,
        first_name: 'Amina',
        last_name: 'Bello',
        email: amina.email,
        phone: '+2348012345678',
        role: 'super_admin',
        is_creator: true,
        joined_at: expect.any(String),
      },
      expect.objectContaining({ user_id: otieno.id, role: 'associate', is_creator: false }),
    ]);
    expect((await see(otieno.id)).data).toEqual(data.items[1]);
  });

  test('can be paged, sorted and searched', async () => {
    const otieno = await hire('associate');
    const ids = async (search: Record<string, string>) =>
      (await list(search)).data.items.map((member) => member.user_id);
    expect(await ids({ limit: '1', page: '2' })).toEqual([otieno.id]);
    expect(await ids({ sort: '-name' })).toEqual([otieno.id, amina.id]);
    expect(await ids({ sort: 'role' })).toEqual([otieno.id, amina.id]);
    expect(await ids({ search: 'OTIENO b' })).toEqual([otieno.id]);
    expect(await ids({ search: otieno.email })).toEqual([otieno.id]);
    expect(await ids({ search: '_' })).toEqual([]);
    expect(await list({ sort: 'phone' })).toMatchObject({ status: 400 });
  });

  test('of another store are not there', async () => {
    const stranger = await app.verifiedUser();
    await app.newStore(stranger.token);
    expect(await see(stranger.id)).toMatchObject({ status: 404 });
    expect(await give(stranger.id, 'associate')).toMatchObject({ status: 404 });
    expect(await remove(stranger.id)).toMatchObject({ status: 404 });
    expect(await see('no-id')).toMatchObject({ status: 404 });
    expect(await remove(newId())).toMatchObject({ status: 404 });
    expect(await list({}, stranger.token)).toMatchObject({ status: 404 });
    expect(await remove(amina.id, stranger.token)).toMatchObject({ status: 404 });
  });

  test('SPEC 6, CONTRACT "Roles": are managed by admins alone', async () => {
    const target = await hire('associate');
    for (const role of ['manager', 'supervisor', 'associate', 'inventory_officer']) {
      const { token } = await hire(role);
      for (const answer of [
        await list({}, token),
        await see(target.id, token),
        await give(target.id, 'admin', token),
        await remove(target.id, token),
      ]) {
        expect(answer, role).toMatchObject({ status: 403, error: 'not_allowed' });
      }
    }
    const admin = await hire('admin');
    expect(await give(target.id, 'supervisor', admin.token)).toMatchObject({ status: 200 });
    expect(await remove(target.id, admin.token)).toMatchObject({ status: 200 });
  });
});

describe('SPEC 6: changing a role', () => {
  test('counts from the next request on', async () => {
    const otieno = await hire('manager');
    const edit = () =>
      app.call('PUT /marketplace/v1/stores/{id}/update', { token: otieno.token, params: { id }, body: {} });
    expect(await edit()).toMatchObject({ status: 200 });
    expect(await give(otieno.id, 'associate')).toMatchObject({
      status: 200,
      data: { user_id: otieno.id, role: 'associate' },
    });
    expect(await edit()).toMatchObject({ status: 403 });
    expect(await give(otieno.id, 'admin')).toMatchObject({ status: 200 });
    expect(await list({}, otieno.token)).toMatchObject({ status: 200 });
  });

  test('takes the five roles that are offered and nothing else', async () => {
    const otieno = await hire('manager');
    for (const role of ['inventory_officer', 'associate', 'supervisor', 'manager', 'admin']) {
      expect(await give(otieno.id, role)).toMatchObject({ status: 200, data: { role } });
    }
    for (const role of ['super_admin', 'owner', '', null, undefined]) {
      expect(await give(otieno.id, role)).toMatchObject({ status: 400, fields: { role: 'Choose a role' } });
    }
  });

  test('refuses fields that it does not know', async () => {
    const otieno = await hire('manager');
    for (const field of ['roles', 'store_id', 'contract_type', 'email_verified', 'vat_percent']) {
      expect(await give(otieno.id, 'associate', amina.token, { [field]: 1 })).toMatchObject({ status: 400 });
    }
    expect((await see(otieno.id)).data.role).toBe('manager');
  });

  test('the audit log has the role before and after', async () => {
    const otieno = await hire('manager');
    await give(otieno.id, 'associate');
    await remove(otieno.id);
    const rows = await query(
      app.database.ownerUrl,
      `select action, actor_user_id, before, after from app.audit_log
       where store_id = $1 and subject = $2 order by at`,
      [id, `user:${otieno.id}`],
    );
    expect(rows).toEqual([
      {
        action: 'change_role',
        actor_user_id: amina.id,
        before: { role: 'manager' },
        after: { role: 'associate' },
      },
      { action: 'remove_staff_member', actor_user_id: amina.id, before: { role: 'associate' }, after: null },
    ]);
  });
});

describe('Leaving a store', () => {
  test('an admin takes a member out, whose tokens open nothing there any more', async () => {
    const otieno = await hire('associate');
    const { data } = await app.call('GET /marketplace/v1/user/start', { token: otieno.token });
    const businessToken = data.stores[0]?.business_token ?? '';
    expect(await getStore(businessToken)).toMatchObject({ status: 200 });
    expect(await remove(otieno.id)).toMatchObject({ status: 200, message: 'Staff member removed' });
    expect(await getStore(businessToken)).toMatchObject({ status: 404 });
    expect(await getStore(otieno.token)).toMatchObject({ status: 404 });
    expect(await remove(otieno.id)).toMatchObject({ status: 404 });
  });

  test('a member leaves with any role', async () => {
    for (const role of ['inventory_officer', 'associate', 'supervisor', 'manager', 'admin']) {
      const { id: userId, token } = await hire(role);
      expect(await remove(userId, token), role).toMatchObject({
        status: 200,
        message: 'You left the store',
      });
      expect(await getStore(token)).toMatchObject({ status: 404 });
    }
  });

  test('the creator stays, as what the creator is', async () => {
    const admin = await hire('admin');
    const refusal = { status: 409, error: 'creator_stays' };
    expect(await remove(amina.id)).toMatchObject(refusal);
    expect(await remove(amina.id, admin.token)).toMatchObject(refusal);
    expect(await give(amina.id, 'associate', admin.token)).toMatchObject(refusal);
    expect(await give(amina.id, 'admin')).toMatchObject(refusal);
  });
});

describe('CONTRACT "invites": The last admin cannot leave or be demoted', () => {
  test('by anyone', async () => {
    const admin = await hire('admin');
    await hire('manager');
    await withoutCreator();
    const refusal = { status: 409, error: 'last_admin' };
    expect(await remove(admin.id, admin.token)).toMatchObject(refusal);
    expect(await give(admin.id, 'manager', admin.token)).toMatchObject(refusal);
    expect(await give(admin.id, 'admin', admin.token)).toMatchObject({ status: 200 });
  });

  test('when admins demote and leave 50 at once', async () => {
    const admins: TestUser[] = [];
    while (admins.length < 6) admins.push(await hire('admin'));
    await withoutCreator();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) => {
        const { id: self, token } = admins[turn % 6] as TestUser;
        return turn % 4 < 2 ? give(self, 'associate', token) : remove(self, token);
      }),
    );
    const left = (await rolesInStore()).filter(({ role }) => role === 'admin');
    expect(left).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 500)).toEqual([]);
    expect(answers.some(({ error }) => error === 'last_admin')).toBe(true);
  });
});
