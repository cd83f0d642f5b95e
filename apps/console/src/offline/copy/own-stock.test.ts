import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newUuid } from '#offline/new-uuid.ts';
import { aSale, cashierId, openedTill, storeId, until } from '#offline/testing/fake-till.ts';
import { aProduct, aVariant, noChanges } from '#offline/testing/fake-till-server.ts';
import type { OutboxRow } from '#offline/till-database.ts';
import { openFakeBrowser } from '#session/fake-browser.ts';
import { ownStockOf } from './own-stock.ts';

beforeEach(() => void openFakeBrowser());
afterEach(() => vi.unstubAllGlobals());

const lineId = '0190a000-0000-7000-8000-0000000000b1';
const [plain] = aSale().lines;
const saleOf = (quantity: number) =>
  aSale({ lines: plain ? [{ ...plain, id: lineId, variant_id: 'mug', quantity }] : [] });

/** A till that knows of ten mugs. */
async function tillWithMugs() {
  const opened = await openedTill();
  const { till, server } = opened;
  let sequence = 1;

  /** The server tells how many mugs it counts, having heard this device out up to a command. */
  async function told(available: number, heard: number): Promise<void> {
    sequence += 1;
    const variants = [aVariant('mug', { track_quantity: true, available })];
    server.changes = { ...noChanges(sequence), heard, products: [aProduct('a', 'Mug', { variants })] };
    await till.syncNow();
    await until(() => copied() === available);
  }
  const variant = () => till.catalogue.product('a')?.variants[0];
  const copied = () => variant()?.available;
  const shown = () => {
    const mug = variant();
    return mug ? till.available(mug) : null;
  };
  const sell = (quantity: number, id = newUuid()) => till.commitSale(saleOf(quantity), id);
  const shows = (count: number) => until(() => shown() === count);
  await told(10, 0);
  await shows(10);
  return { ...opened, told, sell, shows, shown };
}

describe('The stock on the device', () => {
  it('is less by what was sold here, sent or not, until the figure of the server has it', async () => {
    const { told, sell, shows, shown, till, close } = await tillWithMugs();
    await sell(2);
    await shows(8);
    await until(() => till.status().unsent === 0);
    expect(shown()).toBe(8);
    await told(8, 1);
    await shows(8);
    await sell(3);
    await shows(5);
    await told(5, 2);
    await shows(5);
    close();
  });

  it('counts a sale once, though the answer to it is lost and the figure comes first', async () => {
    const { told, sell, shows, till, server, close } = await tillWithMugs();
    server.mishaps.push('reply lost');
    await sell(2);
    await until(() => server.recorded.length === 1);
    await told(8, 1);
    await shows(8);
    await until(() => till.status().unsent === 0);
    await shows(8);
    close();
  });

  it('is what the server says less what it has not heard of, whatever else has happened there', async () => {
    const { told, sell, shows, close } = await tillWithMugs();
    await sell(2);
    await sell(1);
    await told(30, 1);
    await shows(29);
    close();
  });

  it('is more by what came back and was put on the shelf again', async () => {
    const { sell, shows, till, close } = await tillWithMugs();
    const { id } = await sell(4);
    await shows(6);
    const lines = (restocked: boolean) => [{ line_id: lineId, quantity: 1, restocked }];
    const back = { cashier_id: cashierId, approved_by: null, at: aSale().at, order_id: id };
    const refund = { ...back, reason: '', refund: null, exchange: null };
    await till.commit('return', { ...refund, lines: lines(false) });
    await till.commit('return', { ...refund, lines: lines(true) });
    await shows(7);
    close();
  });

  it('is told though a row was spoilt on the disk', async () => {
    const { context, sell, close } = await tillWithMugs();
    const { id } = await sell(2);
    await sell(1);
    const spoil = (row: OutboxRow) => void Object.assign(row.payload, { lines: 'eaten by mice' });
    await context.database.outbox.where('id').equals(id).modify(spoil);
    const stock = ownStockOf(context, storeId);
    const device = await context.database.devices.get(storeId);
    if (!device) throw new Error('No device');
    await stock.catchUp(device, 0);
    expect(stock.available(aVariant('mug', { available: 10 }))).toBe(9);
    close();
  });

  it('is as copied where the copy does not say what it has', async () => {
    const { context, sell, shows, close } = await tillWithMugs();
    await sell(2);
    await shows(8);
    const stock = ownStockOf(context, storeId);
    await stock.catchUp({ device_id: 'other' }, 0);
    const mug = aVariant('mug', { available: 10 });
    expect(stock.available(mug)).toBe(10);
    const device = await context.database.devices.get(storeId);
    if (!device) throw new Error('No device');
    await stock.catchUp(device, undefined);
    expect(stock.available(mug)).toBe(10);
    expect(stock.available(aVariant('mug'))).toBeNull();
    close();
  });
});
