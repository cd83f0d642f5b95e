import { randomUUID } from 'node:crypto';
import { registerLimits } from '@sokoni/rules/point-of-sale/registers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import {
  anEmptyRegister,
  aRegister,
  newDeviceKey,
  registerToken,
} from '#testing/requests/register-requests.ts';

let app: TestApp;
let owner: { token: string; storeId: string };
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const { token } = await app.verifiedUser();
  owner = { token, storeId: (await app.newStore(token)).id };
});

const as = async (role: string) => (await app.staffMember(owner.token, owner.storeId, role)).token;
const inStore = (token = owner.token) => ({ token, params: { id: owner.storeId } });
const add = (name: string, token = owner.token) =>
  app.call('POST /marketplace/v1/stores/{id}/registers', { ...inStore(token), body: { name } });
const list = async () => (await app.call('GET /marketplace/v1/stores/{id}/registers', inStore())).data;
const change = (register_id: string, body: object) =>
  app.call('PUT /marketplace/v1/stores/{id}/registers/{register_id}', {
    token: owner.token,
    params: { id: owner.storeId, register_id },
    body,
  });
const claim = (register_id: string, body: object = {}, token = owner.token) =>
  app.call('POST /marketplace/v1/stores/{id}/registers/{register_id}/devices', {
    token,
    params: { id: owner.storeId, register_id },
    body: { id: randomUUID(), label: 'Chrome on Android', key: newDeviceKey(), ...body },
  });
const end = (register_id: string) =>
  app.call('DELETE /marketplace/v1/stores/{id}/registers/{register_id}/device', {
    token: owner.token,
    params: { id: owner.storeId, register_id },
  });
const setup = (token: string, storeId = owner.storeId) =>
  app.call('GET /marketplace/v1/stores/{id}/point-of-sale/setup', { token, params: { id: storeId } });

describe('Registers', () => {
  it('are added, renamed and archived; names are unique among those in use', async () => {
    const made = await add('Front desk');
    expect(made).toMatchObject({
      status: 200,
      message: 'Front desk added',
      data: { device: null, shift: null },
    });
    expect(await add('front desk')).toMatchObject({ status: 409, error: 'register_taken' });
    expect((await change(made.data.id, { name: 'Door' })).data).toMatchObject({ name: 'Door' });
    await change(made.data.id, { archived: true });
    expect((await add('Door')).status).toBe(200);
    expect((await list()).map(({ name, archived }) => [name, archived])).toEqual([
      ['Door', false],
      ['Door', true],
    ]);
    expect(await change(made.data.id, { archived: false })).toMatchObject({ error: 'register_taken' });
  });

  it('are added by whoever sells while there is none, then by supervisors', async () => {
    const associate = await as('associate');
    expect((await add('First', associate)).status).toBe(200);
    expect(await add('Second', associate)).toMatchObject({ status: 403, error: 'not_allowed' });
    expect((await add('Second', await as('supervisor'))).status).toBe(200);
  });

  it('are as many as a store can have', async () => {
    await add('One');
    await query(
      app.database.superUrl,
      `insert into app.registers select store_id, gen_random_uuid(), 'R ' || n, location_id, false, created_by, created_at
       from app.registers, generate_series(2, $2) n where store_id = $1`,
      [owner.storeId, registerLimits.perStore],
    );
    expect(await add('One more')).toMatchObject({ status: 422, error: 'register_limit' });
  });

  it('are at an open location of the store', async () => {
    const { token } = await app.verifiedUser();
    const theirs = (await app.newStore(token)).id;
    const { data } = await app.call('GET /marketplace/v1/stores/{id}/locations', {
      token,
      params: { id: theirs },
    });
    const location_id = data[0]?.id;
    const body = { name: 'Front desk', location_id };
    expect(
      await app.call('POST /marketplace/v1/stores/{id}/registers', { ...inStore(), body }),
    ).toMatchObject({
      status: 404,
    });
  });
});

describe('A device that sells at a register', () => {
  it('has a block of receipt numbers of its own, and its key opens the calls of the till', async () => {
    const first = await aRegister(app, owner.token, owner.storeId);
    const second = await aRegister(app, owner.token, owner.storeId);
    expect((await list()).map(({ device }) => device?.prefix).sort()).toEqual(['R1', 'R2']);
    expect((await setup(first.token)).data).toMatchObject({ register: { id: first.id }, block: 1 });
    expect((await setup(second.token)).data).toMatchObject({ register: { id: second.id }, block: 2 });
  });

  it('may change its key: the one before is refused, the block stays', async () => {
    const till = await aRegister(app, owner.token, owner.storeId);
    const key = newDeviceKey();
    expect((await claim(till.id, { id: till.deviceId, key })).data.device).toMatchObject({ prefix: 'R1' });
    expect(await setup(till.token)).toMatchObject({ status: 401, error: 'not_signed_in' });
    expect((await setup(registerToken(owner.storeId, till.deviceId, key))).status).toBe(200);
  });

  it('keeps its key against who may only sell, though everybody who sells sees its id', async () => {
    const till = await aRegister(app, owner.token, owner.storeId);
    const associate = await as('associate');
    const stolen = await claim(till.id, { id: till.deviceId }, associate);
    expect(stolen).toMatchObject({ status: 403, error: 'not_allowed' });
    expect((await setup(till.token)).status).toBe(200);
    expect((await claim(till.id, { id: till.deviceId, key: till.key }, associate)).status).toBe(200);
  });

  it('keeps others out unless a supervisor takes the register over, which ends its key and begins another block', async () => {
    const till = await aRegister(app, owner.token, owner.storeId);
    expect(await claim(till.id)).toMatchObject({ status: 409, error: 'register_in_use' });
    const associate = await as('associate');
    expect(await claim(till.id, { takes_over: true }, associate)).toMatchObject({ status: 403 });
    const supervisor = await as('supervisor');
    const taken = await claim(till.id, { takes_over: true }, supervisor);
    expect(taken.data.device).toMatchObject({ prefix: 'R2' });
    expect((await setup(till.token)).status).toBe(401);
    expect(await claim(till.id, { id: till.deviceId })).toMatchObject({
      status: 409,
      error: 'register_device_ended',
    });
  });

  it('is one, of however many claim the register at once', async () => {
    const id = await anEmptyRegister(app, owner.token, owner.storeId);
    const answers = await Promise.all(Array.from({ length: 8 }, () => claim(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error === 'register_in_use')).toHaveLength(7);
  });

  it('is refused at once when it is ended, when its register is archived, when its store is closed', async () => {
    const ended = await aRegister(app, owner.token, owner.storeId);
    const archived = await aRegister(app, owner.token, owner.storeId);
    const closed = await aRegister(app, owner.token, owner.storeId);
    await end(ended.id);
    await change(archived.id, { archived: true });
    expect([(await setup(ended.token)).status, (await setup(archived.token)).status]).toEqual([401, 401]);
    expect(await claim(archived.id)).toMatchObject({ status: 404 });
    await query(app.database.superUrl, 'update app.stores set closed_at = now() where id = $1', [
      owner.storeId,
    ]);
    expect(await setup(closed.token)).toMatchObject({ status: 409, error: 'store_closed' });
  });

  it('is refused with the key of another device, and in another store', async () => {
    const mine = await aRegister(app, owner.token, owner.storeId);
    const other = await aRegister(app, owner.token, owner.storeId);
    expect((await setup(registerToken(owner.storeId, mine.deviceId, other.key))).status).toBe(401);
    const { token } = await app.verifiedUser();
    const theirs = (await app.newStore(token)).id;
    expect(await setup(mine.token, theirs)).toMatchObject({ status: 403 });
    expect((await setup(registerToken(theirs, mine.deviceId, mine.key), theirs)).status).toBe(401);
  });

  it('is kept with a hash of its key alone, and its key is in no log', async () => {
    const logged: string[] = [];
    const told = await startTestApp({}, logged);
    const { token } = await told.verifiedUser();
    const { id: storeId } = await told.newStore(token);
    const till = await aRegister(told, token, storeId);
    await told.call('GET /marketplace/v1/stores/{id}/point-of-sale/setup', {
      token: till.token,
      params: { id: storeId },
    });
    const rows = await query(told.database.superUrl, 'select * from app.register_devices');
    expect(JSON.stringify(rows)).not.toContain(till.key);
    expect(logged.join()).not.toContain(till.key);
    await told.close();
  });

  it('was seen last when it called, written once a minute', async () => {
    const till = await aRegister(app, owner.token, owner.storeId);
    const seen = async () => (await list()).find(({ id }) => id === till.id)?.device?.last_seen_at ?? '';
    const claimed = await seen();
    await setup(till.token);
    expect(await seen()).toBe(claimed);
    app.advance(61);
    await setup(till.token);
    expect(Date.parse(await seen())).toBeGreaterThan(Date.parse(claimed) + 60_000);
  });

  it('switches Point of sale on, so that its shifts can be found', async () => {
    const statusOf = async () => {
      const params = { storeId: owner.storeId };
      const { data } = await app.call('GET /marketplace/v1/stores/{storeId}/modules', {
        token: owner.token,
        params,
      });
      return data.module_pos.status;
    };
    const { id } = (await add('Front desk')).data;
    expect(await statusOf()).toBe('disabled');
    await claim(id, {}, await as('associate'));
    expect(await statusOf()).toBe('active');
  });

  it('stands in the audit log with who claimed it', async () => {
    const till = await aRegister(app, owner.token, owner.storeId);
    const { data } = await app.call('GET /marketplace/v1/stores/{id}/audit-log', inStore());
    expect(data.items.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['add_register', 'claim_register']),
    );
    expect(JSON.stringify(data)).not.toContain(till.key);
  });
});
