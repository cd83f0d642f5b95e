import { newSale } from '@sokoni/rules/point-of-sale/open-sale';
import { trainingNumber } from '@sokoni/rules/point-of-sale/receipt-number';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSender } from '#offline/outbox/sender.ts';
import { aPayment, aSale, cashierId, registeredBrowser, storeId } from '#offline/testing/fake-till.ts';
import { openFakeBrowser } from '#session/fake-browser.ts';
import { storage } from '#session/storage.ts';
import { newUuid } from './new-uuid.ts';
import { openTill } from './till.ts';

beforeEach(() => void openFakeBrowser());
afterEach(() => vi.unstubAllGlobals());

const people = { cashier_id: cashierId, approved_by: null, at: '2026-03-01T08:00:00.000Z' };

async function aTill() {
  const browser = await registeredBrowser({ next_figure: 7, next_seq: 3 });
  const { context } = browser;
  const till = await openTill(storeId, context, startSender(context));
  if (!till) throw new Error('no till');
  const trains = async (isOn: boolean) => {
    await till.setTraining(isOn);
    await vi.waitFor(() => expect(till.device.is_training).toBe(isOn));
  };
  return { ...browser, till, trains };
}

describe('Somebody who trains', () => {
  it('leaves nothing behind: no sale, no number, no place, no shift, nothing sent', async () => {
    const { context, server, till, trains } = await aTill();
    await trains(true);
    const before = JSON.stringify(await context.database.devices.get(storeId));
    const setup = JSON.stringify(await context.database.setups.get(storeId));
    const row = await till.commitSale(aSale(), newUuid());
    expect(row).toMatchObject({
      payload: { number: trainingNumber, shift_id: null },
      result: { state: 'stored' },
    });
    const shift = await till.commit('shift_opened', { ...people, opening_float: 500 });
    await till.commit('customer', { ...people, name: 'Asha', phone: '', email: '' });
    await till.commit('return', {
      ...people,
      order_id: newUuid(),
      lines: [],
      reason: '',
      refund: null,
      exchange: null,
    });
    await till.syncNow();
    expect(await context.database.outbox.count()).toBe(0);
    expect(await context.database.customers.count()).toBe(0);
    expect(JSON.stringify(await context.database.devices.get(storeId))).toBe(before);
    expect((await context.database.setups.get(storeId))?.setup).toEqual(JSON.parse(setup).setup);
    expect(till.setup().shift).toBeNull();
    expect(server.batches).toEqual([]);
    for (const { id } of [row, shift]) expect(storage.offlineSales(storeId).get() ?? []).not.toContain(id);
    till.close();
  });

  it('pays with a gift card that nobody is asked about', async () => {
    const { server, till, trains } = await aTill();
    await trains(true);
    const card = aSale({ payments: [aPayment({ method: 'gift_card', gift_card_code: 'X' })] });
    const row = await till.confirmOnline(card, newUuid());
    expect(row).toMatchObject({ payload: { number: trainingNumber }, result: { state: 'stored' } });
    expect(server.batches).toEqual([]);
    till.close();
  });

  it('has open sales apart from those that wait, which are there again afterwards', async () => {
    const { context, till, trains } = await aTill();
    await till.openSales.save(newSale('waits'));
    await trains(true);
    expect(await till.openSales.list()).toEqual([]);
    await till.openSales.save(newSale('trained'));
    await till.openSales.remove('waits');
    await trains(false);
    expect((await till.openSales.list()).map(({ id }) => id)).toEqual(['waits']);
    expect(await context.database.open_sales.count()).toBe(1);
    till.close();
  });

  it('trains on after the page was loaded again, until it is ended: then sales count, with the next number', async () => {
    const { context, till, trains } = await aTill();
    await trains(true);
    till.close();
    const again = await openTill(storeId, context, startSender(context));
    expect(again?.device.is_training).toBe(true);
    await again?.setTraining(false);
    const row = await again?.commitSale(aSale(), newUuid());
    expect(row?.payload.number).toBe('R2-000007');
    expect(await context.database.outbox.count()).toBe(1);
    again?.close();
  });
});
