import { randomBytes, randomUUID } from 'node:crypto';
import type { TestApp } from '#testing/http/app.ts';

interface Owner {
  token: string;
  params: { id: string; storeId: string };
}

/** A register with a device that sells there; `token` is what the device sends. */
export interface TestRegister {
  id: string;
  deviceId: string;
  key: string;
  token: string;
}

export function newDeviceKey(): string {
  return randomBytes(32).toString('base64url');
}

/** What a device sends in `Authorization`, behind `Bearer`. */
export function registerToken(storeId: string, deviceId: string, key: string): string {
  return `r1.${storeId}.${deviceId}.${key}`;
}

/** A new register of the store, without a device. */
export async function anEmptyRegister(
  app: TestApp,
  token: string,
  storeId: string,
  name = `Register ${randomUUID().slice(0, 8)}`,
): Promise<string> {
  const made = await app.call('POST /marketplace/v1/stores/{id}/registers', {
    token,
    params: { id: storeId },
    body: { name },
  });
  if (made.status !== 200) throw new Error(made.message);
  return made.data.id;
}

/** A new register of the store with a new device that sells there. */
export async function aRegister(app: TestApp, token: string, storeId: string): Promise<TestRegister> {
  const id = await anEmptyRegister(app, token, storeId);
  const deviceId = randomUUID();
  const key = newDeviceKey();
  const claimed = await app.call('POST /marketplace/v1/stores/{id}/registers/{register_id}/devices', {
    token,
    params: { id: storeId, register_id: id },
    body: { id: deviceId, label: 'Chrome on Android', key },
  });
  if (claimed.status !== 200) throw new Error(claimed.message);
  return { id, deviceId, key, token: registerToken(storeId, deviceId, key) };
}

/** Sends one command of a till, and answers its id. */
export async function tellTill(
  app: TestApp,
  storeId: string,
  till: TestRegister,
  { kind, payload }: { kind: string; payload: Record<string, unknown> },
): Promise<string> {
  const id = randomUUID();
  const at = app.services.clock().toISOString();
  const told = { register_id: till.id, cashier_id: randomUUID(), at, ...payload };
  const sent = await app.call('POST /marketplace/v1/stores/{id}/point-of-sale/sales', {
    token: till.token,
    params: { id: storeId },
    body: {
      sent_at: at,
      commands: [{ id, seq: 1, kind, version: 1, device_id: till.deviceId, payload: told }],
    },
  });
  if (sent.status !== 200) throw new Error(sent.message);
  return id;
}

/** A shift that is open at a till, and something that it sent which nobody can read. */
export async function tillAtWork(
  app: TestApp,
  storeId: string,
  till: TestRegister,
): Promise<{ shift_id: string; command_id: string }> {
  return {
    shift_id: await tellTill(app, storeId, till, { kind: 'shift_opened', payload: { opening_float: 500 } }),
    command_id: await tellTill(app, storeId, till, { kind: 'sale', payload: { total: 'much' } }),
  };
}

export const registerRoutes = [
  'POST /marketplace/v1/stores/{id}/registers',
  'PUT /marketplace/v1/stores/{id}/registers/{register_id}',
  'POST /marketplace/v1/stores/{id}/registers/{register_id}/devices',
  'PUT /marketplace/v1/stores/{id}/till-pin',
  'PUT /marketplace/v1/stores/{id}/point-of-sale/settings',
  'PUT /marketplace/v1/stores/{id}/point-of-sale/layout',
  'DELETE /marketplace/v1/stores/{id}/registers/{register_id}/device',
  'POST /marketplace/v1/stores/{id}/point-of-sale/attention/{command_id}/decisions',
] as const;

/** For every call of registers that changes something a request that succeeds, in a store of its own. */
export function registerRequests(app: () => TestApp, anOwner: () => Promise<Owner>) {
  async function withRegister() {
    const { token, params } = await anOwner();
    return { token, params: { ...params, register_id: await anEmptyRegister(app(), token, params.id) } };
  }
  return {
    'POST /marketplace/v1/stores/{id}/registers': async () => ({
      ...(await anOwner()),
      body: { name: 'Front desk' },
    }),
    'PUT /marketplace/v1/stores/{id}/registers/{register_id}': async () => ({
      ...(await withRegister()),
      body: { name: 'Back door' },
    }),
    'POST /marketplace/v1/stores/{id}/registers/{register_id}/devices': async () => ({
      ...(await withRegister()),
      body: { id: randomUUID(), label: 'Firefox on Windows', key: newDeviceKey() },
    }),
    'PUT /marketplace/v1/stores/{id}/point-of-sale/settings': async () => ({
      ...(await anOwner()),
      body: { version: 0, lock_minutes: 5 },
    }),
    'PUT /marketplace/v1/stores/{id}/till-pin': async () => ({ ...(await anOwner()), body: { pin: null } }),
    'PUT /marketplace/v1/stores/{id}/point-of-sale/layout': async () => ({
      ...(await anOwner()),
      body: { version: 0, barcode_rules: [], pages: [{ name: 'Favourites', tint: 150, product_ids: [] }] },
    }),
    'DELETE /marketplace/v1/stores/{id}/registers/{register_id}/device': withRegister,
    'POST /marketplace/v1/stores/{id}/point-of-sale/attention/{command_id}/decisions': async () => {
      const { token, params } = await anOwner();
      const till = await aRegister(app(), token, params.id);
      const { command_id } = await tillAtWork(app(), params.id, till);
      return { token, params: { ...params, command_id }, body: { decision: 'dismiss' } };
    },
    'POST /marketplace/v1/stores/{id}/point-of-sale/sales': async () => {
      const { token, params } = await anOwner();
      const till = await aRegister(app(), token, params.id);
      const customer = {
        register_id: till.id,
        cashier_id: randomUUID(),
        at: '2026-01-01T10:00:00Z',
        name: 'Asha',
      };
      const id = '01900000-0000-7000-8000-000000000001';
      const command = { id, seq: 1, kind: 'customer', version: 1, device_id: till.deviceId };
      return {
        ...{ token: till.token, params },
        body: {
          sent_at: app().services.clock().toISOString(),
          commands: [{ ...command, payload: customer }],
        },
      };
    },
  };
}
