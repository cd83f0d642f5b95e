import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newUuid } from '#offline/new-uuid.ts';
import { aSale, cashierId, openedTill } from '#offline/testing/fake-till.ts';
import { failure, success } from '#offline/testing/fake-till-server.ts';
import { CashierRefused, NoRegister, TillOffline } from '#offline/till-errors.ts';
import { openFakeBrowser } from '#session/fake-browser.ts';

beforeEach(() => void openFakeBrowser());
afterEach(() => vi.unstubAllGlobals());

const row = { id: 'sale', number: 'R9-000001', at: '', customer: null, units: 1, total: 500 };
const sale = { ...row, lines: [], returns: [], totals: {} };

describe('Sales that this device did not make', () => {
  it('are asked of the server for who stands at the till', async () => {
    const { till, server, close } = await openedTill();
    server.mishaps.push(success({ items: [row] }), success(sale));
    expect(await till.findSales('R9-000001 & co', cashierId)).toEqual([row]);
    expect(await till.readSale('sale', cashierId)).toEqual(sale);
    expect(server.asked.slice(-2)).toEqual([
      `past-sales?cashier_id=${cashierId}&search=R9-000001+%26+co`,
      `past-sales/sale?cashier_id=${cashierId}`,
    ]);
    close();
  });

  it('are none that the server does not have, and unknown while it cannot be asked', async () => {
    const { till, server, close } = await openedTill();
    server.mishaps.push(failure(404));
    expect(await till.readSale('sale', cashierId)).toBeNull();
    // Whoever answers so is not our server.
    server.mishaps.push(new Response('Not here', { status: 404 }), 'no network', failure(422), failure(401));
    const asked = () => till.readSale('sale', cashierId);
    await expect(asked()).rejects.toBeInstanceOf(TillOffline);
    await expect(asked()).rejects.toBeInstanceOf(TillOffline);
    await expect(asked()).rejects.toBeInstanceOf(CashierRefused);
    await expect(asked()).rejects.toBeInstanceOf(NoRegister);
    close();
  });

  it('are not asked for without a network', async () => {
    const { till, browser, server, close } = await openedTill();
    browser.isOnline = false;
    const before = server.asked.length;
    await expect(till.findSales('Mango', cashierId)).rejects.toBeInstanceOf(TillOffline);
    expect(server.asked).toHaveLength(before);
    close();
  });
});

it('A sale of this device is opened by the link on its receipt, whatever the network does', async () => {
  const { till, close } = await openedTill();
  const sold = await till.commitSale(aSale(), newUuid());
  await till.commitSale(aSale(), newUuid());
  expect(await till.saleOfLink(sold.payload.receipt_token ?? '')).toMatchObject({ id: sold.id });
  expect(await till.saleOfLink('somebody elses receipt')).toBeUndefined();
  close();
});
