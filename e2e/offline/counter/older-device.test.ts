import { expect, inject, it } from 'vitest';
import { deviceOf, leaveDevice, olderDevices } from '#fixtures/older-device.ts';
import { openingPots, ordersOf, potsLeft, tillStore } from '#fixtures/till-fixtures.ts';
import { keepSession } from '#support/browser/restore-session.ts';
import { newDevice } from '#support/till/device.ts';
import { tillOn } from '#support/till/till.ts';
import { type HeldCommand, heldRows, heldSales } from '#support/till/till-storage.ts';

it.each(olderDevices)(
  'A device that sold with schema version $version sends all of it with this build, and sells on',
  async (older) => {
    const shop = await tillStore(inject('serverUrl'));
    const held = await deviceOf(shop, older);
    const device = await newDevice(shop.url);
    await keepSession(device.page, shop.url, shop.amina);
    await leaveDevice(device.page, held);
    const till = tillOn(() => device.page);
    await till.open();
    // The sale that was open is on the screen again.
    await till.lineOf('Clay pot').waitFor();
    await till.lineOf('Sisal basket').waitFor();
    await till.payCash();
    await till.waitUntilSent();

    const rows = await heldRows<HeldCommand>(device.page, 'outbox');
    expect(rows).toHaveLength(held.rows.outbox.length + 1);
    expect(rows.filter(({ state }) => state !== 'stored')).toEqual([]);
    const sales = await heldSales(device.page);
    const sold = (await ordersOf(shop)).map(({ id, number }) => ({ id, number }));
    expect(sold).toHaveLength(sales.length);
    expect(sold).toEqual(
      expect.arrayContaining(sales.map(({ id, payload }) => ({ id, number: payload.number }))),
    );
    const pots = sales.flatMap(({ payload }) => payload.lines).filter(({ title }) => title === 'Clay pot');
    expect(await potsLeft(shop)).toBe(openingPots - pots.length);
    expect(device.faults).toEqual([]);
    await device.dispose();
  },
);
