import { newSale } from '@sokoni/rules/point-of-sale/open-sale';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { productRow } from '#offline/copy/product-rows.ts';
import { prune } from '#offline/outbox/prune.ts';
import { startSender } from '#offline/outbox/sender.ts';
import {
  aSale,
  cashierId,
  FakeBrowserOfTills,
  openedTill,
  registeredBrowser,
  storeId,
  until,
} from '#offline/testing/fake-till.ts';
import { aProduct, aVariant } from '#offline/testing/fake-till-server.ts';
import { clearLocalData } from '#session/clear-local-data.ts';
import { openFakeBrowser } from '#session/fake-browser.ts';
import { storage } from '#session/storage.ts';
import { passVersionGate } from '#session/version-gate.ts';
import { newUuid } from './new-uuid.ts';
import { openSalesOf } from './open-sales.ts';
import { openTill } from './till.ts';
import { TillOffline } from './till-errors.ts';

beforeEach(() => void openFakeBrowser());
afterEach(() => vi.unstubAllGlobals());

describe('A till', () => {
  it('is none in a browser that is no register of the store', async () => {
    const context = new FakeBrowserOfTills().tab();
    expect(await openTill(storeId, context, startSender(context))).toBeNull();
  });

  it('needs the server once, when it has no set-up yet', async () => {
    const { context, server } = await registeredBrowser();
    await context.database.setups.clear();
    server.mishaps.push('no network');
    const sender = startSender(context);
    await expect(openTill(storeId, context, sender)).rejects.toBeInstanceOf(TillOffline);
    expect((await openTill(storeId, context, sender))?.setup().store.name).toBe('Duka');
    sender.stop();
  });

  it('sells without a network, and says how many sales wait', async () => {
    const { till, server, browser, close } = await openedTill();
    server.mishaps.push(...Array.from({ length: 4 }, () => 'no network' as const));
    browser.isOnline = false;
    const versions = till.version();
    const row = await till.commitSale(aSale(), newUuid());
    await until(() => till.status().unsent === 1 && !till.status().online);
    expect(row.payload.number).toBe('R2-000001');
    expect(till.version()).toBeGreaterThan(versions);
    expect(till.status()).toBe(till.status());
    browser.isOnline = true;
    server.mishaps.length = 0;
    browser.comeBack();
    await until(() => till.status().unsent === 0);
    expect((await till.sales(10)).map(({ state }) => state)).toEqual(['stored']);
    close();
  });

  it('says at once that the network is gone', async () => {
    const { till, browser, close } = await openedTill();
    await until(() => till.status().online);
    const versions = till.version();
    browser.goOffline();
    expect(till.status().online).toBe(false);
    expect(till.version()).toBeGreaterThan(versions);
    close();
  });

  it('finds its sales again by number, customer and goods, the newest first', async () => {
    const { till, close } = await openedTill();
    await till.commitSale(aSale(), newUuid());
    const customer = { id: newUuid(), name: 'Asha', phone: '' };
    await till.commitSale(aSale({ customer }), newUuid());
    const numbers = async (search?: string) =>
      (await till.sales(10, search)).map(({ payload }) => payload.number);
    expect(await numbers()).toEqual(['R2-000002', 'R2-000001']);
    expect(await numbers('asha mango')).toEqual(['R2-000002']);
    expect(await numbers('R2-000001')).toEqual(['R2-000001']);
    close();
  });

  it('keeps open sales, and does not open a done one again', async () => {
    const { till, browser, close } = await openedTill();
    const [one, other] = [newSale(newUuid()), newSale(newUuid())];
    await till.openSales.save(one);
    await till.openSales.save(other);
    await till.commitSale(aSale(), one.id);
    await till.openSales.save(one);
    expect((await till.openSales.list()).map(({ id }) => id)).toEqual([other.id]);
    const others = vi.fn();
    const own = vi.fn();
    openSalesOf(browser.tab(), storeId).onOthers(others);
    till.openSales.onOthers(own);
    await till.openSales.remove(other.id);
    expect([others.mock.calls.length, own.mock.calls.length]).toEqual([1, 0]);
    expect(await till.openSales.list()).toEqual([]);
    close();
  });

  it('shows a customer and a shift of its own at once', async () => {
    const { till, close } = await openedTill();
    const people = { cashier_id: cashierId, approved_by: null, at: '2026-03-01T08:00:00.000Z' };
    const { id } = await till.commit('customer', {
      ...people,
      name: 'Asha',
      phone: '0722 000111',
      email: '',
    });
    await until(() => till.catalogue.customer(id) !== undefined);
    expect(till.catalogue.customers('722000')).toHaveLength(1);
    const shift = await till.commit('shift_opened', { ...people, opening_float: 0 });
    await until(() => till.setup().shift?.id === shift.id);
    close();
  });

  it('takes changes into its catalogue', async () => {
    const { till, server, close } = await openedTill();
    const { catalogue } = till;
    server.changes = { ...server.changes, sequence: 2, products: [aProduct('a', 'Mango')] };
    await till.syncNow();
    await until(() => till.status().loadedProducts === 1);
    expect(catalogue.search('mango')).toHaveLength(1);
    close();
  });

  it('answers a scan before its catalogue is in memory', async () => {
    const { context } = await registeredBrowser();
    const variants = [aVariant('s', { sku: 'SH-S' }), aVariant('m', { barcode: '600123' })];
    await context.database.products.put(productRow(storeId, aProduct('a', 'Shirt', { variants })));
    const sender = startSender(context);
    const till = await openTill(storeId, context, sender);
    const [byBarcode, bySku, byNothing] = ['600123 ', 'sh-s', 'x'].map((code) => till?.findCode(code));
    expect(till?.catalogue.byCode('600123')).toBeNull();
    expect((await byBarcode)?.variant?.id).toBe('m');
    expect((await bySku)?.variant?.id).toBe('s');
    expect(await byNothing).toBeNull();
    till?.close();
    sender.stop();
  });

  it('sends again on request what needs attention, and exports it', async () => {
    const { till, server, close } = await openedTill();
    const id = newUuid();
    server.verdicts.set(id, 'needs_attention');
    await till.commitSale(aSale(), id);
    await until(() => till.status().needsAttention === 1);
    const file = JSON.parse(await (await till.exportUnsent()).text());
    expect(file.commands).toMatchObject([{ id, payload: { number: 'R2-000001' } }]);
    expect(JSON.stringify(file)).not.toContain('kkkk');
    server.verdicts.clear();
    await till.retry(id);
    await until(() => till.status().needsAttention === 0 && till.status().unsent === 0);
    expect(await till.outbox()).toEqual([]);
    close();
  });

  it('says when its key is refused', async () => {
    const { till, server, close } = await openedTill();
    server.validKey = 'other';
    await till.commitSale(aSale(), newUuid());
    await until(() => till.status().isPaused && till.status().unsent === 1);
    close();
  });
});

describe('A sale that the server has to confirm', () => {
  it('is sent at once and answered', async () => {
    const { till, close } = await openedTill();
    const id = newUuid();
    await till.openSales.save(newSale(id));
    const row = await till.confirmOnline(aSale(), id);
    expect(row).toMatchObject({ state: 'stored', result: { id, state: 'stored' } });
    expect(await till.openSales.list()).toEqual([]);
    close();
  });

  it('takes nothing and writes nothing without a network', async () => {
    const { till, context, browser, close } = await openedTill();
    browser.isOnline = false;
    await expect(till.confirmOnline(aSale(), newUuid())).rejects.toMatchObject({ isUncertain: false });
    expect(await context.database.outbox.count()).toBe(0);
    close();
  });

  it('is uncertain when the reply is lost; the same again is the same sale', async () => {
    const { till, server, close } = await openedTill();
    const id = newUuid();
    server.mishaps.push(null, 'reply lost', 'no network');
    await expect(till.confirmOnline(aSale(), id)).rejects.toMatchObject({ isUncertain: true });
    const row = await till.confirmOnline(aSale(), id);
    expect(row.payload.number).toBe('R2-000001');
    expect(server.recorded).toHaveLength(1);
    close();
  });

  it('stays open where the server does not take it', async () => {
    const { till, server, close } = await openedTill();
    const id = newUuid();
    server.verdicts.set(id, 'needs_attention');
    await till.openSales.save(newSale(id));
    expect((await till.confirmOnline(aSale(), id)).result.state).toBe('needs_attention');
    expect(await till.openSales.list()).toHaveLength(1);
    close();
  });
});

describe('What is not sent', () => {
  it('outlives a logout, clearing local data and the version gate, with the list of it', async () => {
    const { context } = await registeredBrowser();
    await context.database.outbox.clear();
    const till = await openTill(storeId, context, {
      isPaused: () => false,
      sendNow: async () => {},
      stop: () => {},
    });
    const row = await till?.commitSale(aSale(), newUuid());
    clearLocalData();
    storage.appVersion.set('1');
    passVersionGate({ pathname: '/', search: '' });
    expect(storage.offlineSales(storeId).get()).toEqual([row?.id]);
    expect(await context.database.outbox.get(row?.id ?? '')).toEqual(row);
    expect(await context.database.devices.count()).toBe(1);
    till?.close();
  });

  it('is never pruned; what is sent goes after thirty days, or when there is too much', async () => {
    const { till, context, server, clock, close } = await openedTill();
    const ids = await Promise.all(
      Array.from({ length: 4 }, async () => (await till.commitSale(aSale(), newUuid())).id),
    );
    await until(async () => (await till.sales(10)).every(({ state }) => state === 'stored'));
    server.mishaps.push(...Array.from({ length: 9 }, () => 'no network' as const));
    const late = await till.commitSale(aSale(), newUuid());
    await prune(context, storeId, 3);
    expect(await context.database.outbox.count()).toBe(3);
    clock.move(31 * 24 * 3600 * 1000);
    await prune(context, storeId);
    expect((await till.sales(10)).map(({ id }) => id)).toEqual([late.id]);
    expect(ids).not.toContain(late.id);
    close();
  });
});
