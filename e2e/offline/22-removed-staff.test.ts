import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { newColleague } from '#fixtures/staff-fixtures.ts';
import {
  expectSoldOnce,
  flagsOf,
  openedTill,
  type TillAt,
  type TillStore,
  tillStore,
} from '#fixtures/till-fixtures.ts';
import { keepSession } from '#support/browser/restore-session.ts';
import { call, type Merchant } from '#support/server/api.ts';

let shop: TillStore;
let ben: Merchant;
let at: TillAt;
beforeAll(async () => {
  shop = await tillStore(inject('serverUrl'));
  const { id } = shop.store;
  const { data: locations } = await call(shop.url, 'GET /marketplace/v1/stores/{id}/locations', {
    ...{ token: shop.store.businessToken, params: { id } },
  });
  // An associate may make a device a register that a supervisor has added.
  await call(shop.url, 'POST /marketplace/v1/stores/{id}/registers', {
    ...{ token: shop.store.businessToken, params: { id } },
    body: { id: crypto.randomUUID(), name: 'Counter', location_id: locations[0]?.id },
  });
  ben = await newColleague(shop.url, shop.amina, shop.store, 'associate', 'Ben');
  at = await openedTill(shop, { who: ben });
});
afterAll(() => at.close());

it('OFFLINE 22: what somebody sold who was taken off the staff meanwhile is sold, and says so', async () => {
  const { till, line, device } = at;
  const before = await till.sell('Clay pot');
  await till.waitUntilSent();
  line.down();
  const receipt = await till.sell('Clay pot');
  await call(shop.url, 'DELETE /marketplace/v1/stores/{id}/staff/{user_id}', {
    token: shop.store.businessToken,
    params: { id: shop.store.id, user_id: ben.userId },
  });
  line.mend();
  await till.page.goto('/');
  await expectSoldOnce(shop, [before, receipt]);
  expect(await flagsOf(shop, before.number)).toEqual([]);
  expect(await flagsOf(shop, receipt.number)).toEqual(['staff_removed']);
  // The device is a register of the store still: whoever may sell goes on there.
  await keepSession(device.page, line.url, shop.amina);
  await till.open();
  const next = await till.sell('Clay pot');
  await till.waitUntilSent();
  await expectSoldOnce(shop, [before, receipt, next]);
  expect(await flagsOf(shop, next.number)).toEqual([]);
});
