import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openedTill, type TillAt, type TillStore, tillStore } from '#fixtures/till-fixtures.ts';
import { expectHeldOnce } from '#fixtures/till-storage-fixtures.ts';
import { userTokenIn } from '#support/browser/browser-storage.ts';
import { keepSession } from '#support/browser/restore-session.ts';
import { call } from '#support/server/api.ts';
import type { Receipt } from '#support/till/till.ts';
import { registerAgain } from '#support/till/till-acts.ts';

let shop: TillStore;
let at: TillAt;
const receipts: Receipt[] = [];
beforeAll(async () => {
  shop = await tillStore(inject('serverUrl'));
  at = await openedTill(shop);
});
afterAll(() => at.close());

/** Ends whichever device sells at the only register of the store. */
async function endDevice({ url, store }: TillStore): Promise<void> {
  const token = store.businessToken;
  const params = { id: store.id };
  const registers = await call(url, 'GET /marketplace/v1/stores/{id}/registers', { token, params });
  const register_id = registers.data[0]?.id ?? '';
  await call(url, 'DELETE /marketplace/v1/stores/{id}/registers/{register_id}/device', {
    token,
    params: { ...params, register_id },
  });
}

describe('OFFLINE 9: what ended while a till had no network', () => {
  it('was the session of who logged in there: its sales are sent all the same', async () => {
    const { till, line } = at;
    line.down();
    receipts.push(await till.sell('Clay pot'));
    const token = await userTokenIn(at.device.context);
    await call(shop.url, 'POST /accounts/api/v1/auth/users/logout', { token });
    line.mend();
    await till.page.goto('/products');
    await till.page.waitForURL('**/login');
    await expectHeldOnce(shop, receipts, [till.page]);
  });

  it('was the key of the register: they wait, in words, and go once it is a register again', async () => {
    const { till, line } = at;
    await keepSession(till.page, line.url, shop.amina);
    await till.open();
    line.down();
    receipts.push(await till.sell('Clay pot'));
    await endDevice(shop);
    line.mend();
    await till.sendNow();
    await till.page.getByRole('button', { name: /Not a register/ }).waitFor();
    expect(await till.unsent()).toBe(1);
    receipts.push(await till.sell('Sisal basket'));
    expect(await till.unsent()).toBe(2);
    await registerAgain(till);
    await till.open();
    await till.waitUntilSent();
    await expectHeldOnce(shop, receipts, [till.page]);
    expect(at.device.faults).toEqual([]);
  });
});
