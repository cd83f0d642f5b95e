import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '#core/database/access/transaction.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { aZone } from '#testing/requests/shop-requests.ts';
import { readManualMethods } from './save-manual-payments.ts';

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

const at = () => ({ token: owner.token, params: { id: owner.storeId } });
const read = async () => (await app.call('GET /marketplace/v1/stores/{id}/manual-payments', at())).data;
const save = (body: object) => app.call('PUT /marketplace/v1/stores/{id}/manual-payments', { ...at(), body });
const bankDetails = (bank_details: string) =>
  app.call('PUT /marketplace/v1/stores/{id}/update', { ...at(), body: { bank_details } });
const methods = (order: { total: number; zone_id: string | null }) =>
  transaction(
    app.services.pool,
    { userId: null, storeId: owner.storeId },
    async (db) => (await readManualMethods(db, owner.storeId, order)).methods,
  );
const mpesa = () => ({
  id: randomUUID(),
  name: 'M-Pesa',
  number: '0700 000000',
  instructions: 'Paybill 123',
});

describe('Payment methods without a provider', () => {
  it('are none until they are set, and change what is sent of them', async () => {
    expect(await read()).toMatchObject({ version: 0, pay_on_delivery: false, bank_transfer: false });
    expect(await methods({ total: 1, zone_id: null })).toEqual([]);
    const account = mpesa();
    const saved = await save({ version: 0, pay_on_delivery: true, mobile_money: [account] });
    expect(saved).toMatchObject({ message: 'Payment methods saved', data: { version: 1 } });
    expect((await save({ version: 1, pay_on_delivery_max: 5000 })).data).toMatchObject({
      ...{ version: 2, pay_on_delivery: true, pay_on_delivery_max: 5000, mobile_money: [account] },
    });
    expect((await methods({ total: 5001, zone_id: null })).map(({ method }) => method)).toEqual([
      'mobile_money',
    ]);
  });

  it('take transfers to the bank details of the store, once it has some', async () => {
    expect(await save({ version: 0, bank_transfer: true })).toMatchObject({
      status: 400,
      fields: { bank_transfer: 'Add your bank details first, in the store settings' },
    });
    await bankDetails('GTBank 0123456789');
    expect((await save({ version: 0, bank_transfer: true, bank_transfer_proof: true })).status).toBe(200);
    expect(await methods({ total: 1, zone_id: null })).toEqual([
      { method: 'bank_transfer', bank_details: 'GTBank 0123456789', asks_proof: true, days: 3 },
    ]);
    // Without them nobody knows where to pay, whatever is switched on.
    await bankDetails('');
    expect(await methods({ total: 1, zone_id: null })).toEqual([]);
  });

  it('are paid on delivery in the zones that are named, which are the store’s own', async () => {
    const lagos = await aZone(app, owner.token, owner.storeId);
    await save({ version: 0, pay_on_delivery: true, pay_on_delivery_zones: [lagos] });
    expect(await methods({ total: 1, zone_id: lagos })).toHaveLength(1);
    expect(await methods({ total: 1, zone_id: randomUUID() })).toEqual([]);
    const { token } = await app.verifiedUser();
    const theirs = await aZone(app, token, (await app.newStore(token)).id);
    expect(await save({ version: 1, pay_on_delivery_zones: [theirs] })).toMatchObject({
      status: 400,
      error: 'invalid_fields',
    });
    // A zone that is deleted does not open the others.
    await app.call('DELETE /marketplace/v1/stores/{id}/delivery/zones/{zone_id}', {
      token: owner.token,
      params: { id: owner.storeId, zone_id: lagos },
    });
    expect(await methods({ total: 1, zone_id: randomUUID() })).toEqual([]);
  });

  it('are not written over a change that was made meanwhile', async () => {
    const saves = await Promise.all([1, 2].map((days) => save({ version: 0, bank_transfer_days: days })));
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it.each([
    { pay_on_delivery_max: 0 },
    { pay_on_delivery_max: 1.5 },
    { bank_transfer_days: 0 },
    { mobile_money: [{ ...mpesa(), number: '' }] },
    { mobile_money: [{ ...mpesa(), pin: '1234' }] },
    { mobile_money: Array.from({ length: 6 }, mpesa) },
    { card: true },
  ])('refuse %o', async (body) => {
    expect((await save({ version: 0, ...body })).status).toBe(400);
    expect((await read()).version).toBe(0);
  });

  it('make the store ready to be paid', async () => {
    const isReady = async () => {
      const { data } = await app.call('GET /marketplace/v1/stores/{id}/overview', at());
      return data.readiness.find(({ key }) => key === 'payment')?.done;
    };
    expect(await isReady()).toBe(false);
    await save({ version: 0, pay_on_delivery: true });
    expect(await isReady()).toBe(true);
  });
});
