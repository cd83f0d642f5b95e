import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import {
  expectSoldOnce,
  openedTill,
  type TillAt,
  type TillStore,
  tillStore,
} from '#fixtures/till-fixtures.ts';

let shop: TillStore;
let at: TillAt;
beforeAll(async () => {
  shop = await tillStore(inject('serverUrl'));
  at = await openedTill(shop);
});
afterAll(() => at.close());

it('OFFLINE 3: a double click, the timer and the `online` event at once make one sale', async () => {
  const { till, line, device } = at;
  line.down();
  await till.ring('Clay pot');
  await till.page.getByRole('region', { name: 'Current sale' }).getByRole('button', { name: /^Pay/ }).click();
  await till.page.getByRole('button', { name: /^Exact cash/ }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  const receipt = await till.nextSale();
  line.mend();
  await device.page.evaluate(() => {
    for (let turn = 0; turn < 20; turn += 1) {
      dispatchEvent(new Event('online'));
      dispatchEvent(new Event('focus'));
    }
  });
  await till.waitUntilSent();
  await expectSoldOnce(shop, [receipt]);
  expect(line.seen().filter((one) => one.endsWith('/point-of-sale/sales')).length).toBeLessThanOrEqual(3);
});
