import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import {
  expectSoldOnce,
  openedTill,
  type TillAt,
  type TillStore,
  tillStore,
} from '#fixtures/till-fixtures.ts';
import type { Receipt } from '#support/till/till.ts';

let shop: TillStore;
let at: TillAt;
const receipts: Receipt[] = [];
beforeAll(async () => {
  shop = await tillStore(inject('serverUrl'));
  at = await openedTill(shop);
});
afterAll(() => at.close());

describe('OFFLINE 2: a sale whose reply is lost', () => {
  it('was stored by the server: sent again, it is the same sale', async () => {
    at.line.treat('/point-of-sale/sales', 'lose_reply', 2);
    receipts.push(await at.till.sell('Clay pot'));
    await at.till.waitUntilSent();
    await expectSoldOnce(shop, receipts);
  });

  it('was given up by the till while the server still worked: it is the same sale', async () => {
    const held = at.line.hold('/point-of-sale/sales');
    receipts.push(await at.till.sell('Sisal basket'));
    await held.whenGivenUp();
    held.letGo();
    await at.till.waitUntilSent();
    await expectSoldOnce(shop, receipts);
  });
});
