import { moduleKeys } from '@sokoni/rules/modules/modules';
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

const list = (storeId = id, token = amina.token) =>
  app.call('GET /marketplace/v1/stores/{storeId}/modules', { token, params: { storeId } });

const flip = (body: unknown, token = amina.token, storeId = id) =>
  app.call('PUT /marketplace/v1/stores/{storeId}/modules', { token, params: { storeId }, body });

describe('SPEC 7: GET /marketplace/v1/stores/{storeId}/modules', () => {
  test('maps each of the ten keys of SPEC 3 to title, description, image and status', async () => {
    const { status, data } = await list();
    expect(status).toBe(200);
    expect(Object.keys(data).sort()).toEqual([...moduleKeys].sort());
    expect(data.module_pos).toEqual({
      title: 'Point of Sales',
      description: 'Sell over the counter with registers, shifts and receipts.',
      image: '/drawings/module_pos.svg',
      status: 'disabled',
    });
    expect(data.module_online).toMatchObject({ title: 'Online Checkout', status: 'active' });
    expect(data.module_wholesale.title).toBe('Wholesales (B2B)');
  });

  test('uses 0 when there is no store id: the catalogue, for any logged-in user', async () => {
    const { data } = await list('0', (await app.verifiedUser()).token);
    expect(Object.keys(data)).toHaveLength(10);
    expect(Object.values(data).map(({ status }) => status)).toEqual(Array(10).fill('disabled'));
    expect(await list('0', '')).toMatchObject({ status: 401 });
  });

  test('a module that came to the platform after the store is disabled there', async () => {
    await query(
      app.database.ownerUrl,
      `update app.stores set modules = modules - 'module_pos' where id = $1`,
      [id],
    );
    expect((await list()).data.module_pos.status).toBe('disabled');
    expect((await flip({ module_pos: 'active' })).data.module_pos.status).toBe('active');
  });

  test('is for whoever works in the store', async () => {
    const officer = await app.staffMember(amina.token, id, 'inventory_officer');
    expect(await list(id, officer.token)).toMatchObject({ status: 200 });
    expect(await list(id, (await app.verifiedUser()).token)).toMatchObject({ status: 404 });
  });
});

describe('SPEC 4, 7: PUT /marketplace/v1/stores/{storeId}/modules', () => {
  test('flips what is sent and answers the whole map', async () => {
    const before = (await list()).data;
    const { status, data } = await flip({ module_pos: 'active', module_online: 'disabled' });
    expect(status).toBe(200);
    expect(data).toEqual({
      ...before,
      module_pos: { ...before.module_pos, status: 'active' },
      module_online: { ...before.module_online, status: 'disabled' },
    });
    expect((await list()).data).toEqual(data);
  });

  test('an empty body changes nothing', async () => {
    const before = (await list()).data;
    expect((await flip({})).data).toEqual(before);
  });

  test('ten modules switched at once are all on', async () => {
    const answers = await Promise.all(moduleKeys.map((key) => flip({ [key]: 'active' })));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const { data } = await list();
    expect(Object.values(data).map(({ status }) => status)).toEqual(Array(10).fill('active'));
  });

  test('takes no other status; what is no module is not kept', async () => {
    expect(await flip({ module_pos: 'on' })).toMatchObject({
      status: 400,
      fields: { module_pos: "Send 'active' or 'disabled'" },
    });
    await flip({ module_gold: 'active', roles: 'active', store_id: 'active', contract_type: 'enterprise' });
    const [row] = await query(app.database.ownerUrl, 'select modules from app.stores where id = $1', [id]);
    expect(Object.keys(row?.modules ?? {}).sort()).toEqual([...moduleKeys].sort());
  });

  test('there is no store 0 to switch', async () => {
    expect(await flip({ module_pos: 'active' }, amina.token, '0')).toMatchObject({ status: 404 });
  });

  test('a manager may, a supervisor may not, a stranger finds nothing', async () => {
    const manager = await app.staffMember(amina.token, id, 'manager');
    const supervisor = await app.staffMember(amina.token, id, 'supervisor');
    expect(await flip({ module_pos: 'active' }, manager.token)).toMatchObject({ status: 200 });
    expect(await flip({ module_pos: 'disabled' }, supervisor.token)).toMatchObject({ status: 403 });
    expect(await flip({}, (await app.verifiedUser()).token)).toMatchObject({ status: 404 });
    expect(await flip({}, '')).toMatchObject({ status: 401 });
    expect((await list()).data.module_pos.status).toBe('active');
  });
});
