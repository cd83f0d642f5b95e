import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSender } from '#offline/outbox/sender.ts';
import { writeCommand } from '#offline/outbox/write-command.ts';
import { CatalogueSearch } from '#offline/search/catalogue-search.ts';
import { cashierId, registeredBrowser, storeId, until } from '#offline/testing/fake-till.ts';
import { aCustomer, aProduct, aSetup, noChanges } from '#offline/testing/fake-till-server.ts';
import { openTill } from '#offline/till.ts';
import type { TillContext } from '#offline/till-context.ts';
import { openFakeBrowser } from '#session/fake-browser.ts';
import { openMemoryCopy } from './memory-copy.ts';
import { startSync } from './sync.ts';
import { syncOnce } from './sync-once.ts';

beforeEach(() => void openFakeBrowser());
afterEach(() => vi.unstubAllGlobals());

const goods = ['a', 'b', 'c', 'd', 'e'].map((id) => aProduct(id, `Mango ${id}`));
const people = ['f', 'g', 'h'].map((id) => aCustomer(id, `Asha ${id}`));

async function newRegister() {
  const all = await registeredBrowser();
  await all.context.database.setups.clear();
  all.server.products = goods;
  all.server.customers = people;
  all.server.setup = aSetup({ sequence: 10 });
  all.server.changes = noChanges(12);
  const device = await all.context.database.devices.get(storeId);
  if (!device) throw new Error('No device');
  return { ...all, device };
}
const heldProducts = async (context: TillContext) =>
  (await context.database.products.toArray()).map(({ id }) => id).join('');
const heldCustomers = async (context: TillContext) =>
  (await context.database.customers.toArray()).map(({ id }) => id).join('');

it('A set-up that an older build has read is read again, and is as usual until then', async () => {
  const { context, server, device } = await newRegister();
  await syncOnce(context, device);
  const held = await context.database.setups.get(storeId);
  if (!held) throw new Error('No set-up');
  const { settings, ...older } = held.setup;
  await context.database.setups.put({ ...held, setup: older as typeof held.setup });
  server.asked.length = 0;
  const till = await openTill(storeId, context, startSender(context));
  expect(till?.setup().settings).toEqual(settings);
  await until(async () => (await context.database.setups.get(storeId))?.setup.settings !== undefined);
  expect(server.asked.filter((path) => path === 'setup')).toHaveLength(1);
  till?.close();
});

describe('The first copy', () => {
  it('reads set-up, products and customers in pages, then what has changed since the set-up', async () => {
    const { context, server, device } = await newRegister();
    await syncOnce(context, device);
    expect(server.asked).toEqual([
      'setup',
      'products',
      'products?after=b',
      'products?after=d',
      'customers',
      'customers?after=g',
      'changes?since=10',
    ]);
    expect(await heldProducts(context)).toBe('abcde');
    expect(await heldCustomers(context)).toBe('fgh');
    expect(await context.database.setups.get(storeId)).toMatchObject({ sequence: 12, copy: null });
  });

  it('can be sold from after its first page', async () => {
    const { context, server, device } = await newRegister();
    const copy = openMemoryCopy(
      context,
      storeId,
      () => aSetup(),
      () => {},
    );
    context.channel.listen((news) => {
      if (news.kind === 'copy') void copy.take(news);
    });
    server.mishaps.push(null, null, 'no network');
    await expect(syncOnce(context, device)).rejects.toThrow('unreachable');
    await until(() => copy.search.size === 2);
    expect(copy.search.search('mango').map(({ product }) => product.id)).toEqual(['a', 'b']);
    await syncOnce(context, device);
    await until(() => copy.search.size === 5);
    expect(copy.search.customers('asha')).toHaveLength(3);
  });

  it.each([2, 3, 4, 5, 6])('left half-written after %i calls goes on where it was', async (calls) => {
    const { browser, context, server, device } = await newRegister();
    server.mishaps.push(...Array.from({ length: calls }, () => null), 'no network');
    await expect(syncOnce(context, device)).rejects.toThrow('unreachable');
    const before = server.asked.length;
    await syncOnce(browser.tab(), device);
    expect(server.asked.length).toBe(before + 7 - calls);
    expect(await heldProducts(context)).toBe('abcde');
    expect(await heldCustomers(context)).toBe('fgh');
  });

  it('goes by the figure that the server has of the block', async () => {
    const { context, server, device } = await newRegister();
    server.setup = aSetup({ last_figure: 17 });
    await syncOnce(context, device);
    expect((await context.database.devices.get(storeId))?.next_figure).toBe(18);
  });
});

describe('Changes', () => {
  it('are written and taken into memory, what is gone is gone', async () => {
    const { context, server, device } = await newRegister();
    await syncOnce(context, device);
    const copy = openMemoryCopy(
      context,
      storeId,
      () => aSetup(),
      () => {},
    );
    await copy.catchUp();
    context.channel.listen((news) => {
      if (news.kind === 'copy') void copy.take(news);
    });
    server.changes = {
      ...noChanges(20),
      products: [aProduct('b', 'Papaya'), aProduct('x', 'Onion')],
      gone_products: ['a'],
      customers: [aCustomer('f', 'Zuri')],
      gone_customers: ['g'],
    };
    await syncOnce(context, device);
    await copy.catchUp();
    expect(server.asked.at(-1)).toBe('changes?since=12');
    expect(await heldProducts(context)).toBe('bcdex');
    expect(copy.search.search('papaya')).toHaveLength(1);
    expect(copy.search.product('a')).toBeUndefined();
    expect(copy.search.customers('zuri')).toHaveLength(1);
    expect(copy.search.customer('g')).toBeUndefined();
  });

  it('that are too many have everything read anew: what is not there any more goes, own customers stay', async () => {
    const { context, server, device } = await newRegister();
    await syncOnce(context, device);
    const draft = {
      cashier_id: cashierId,
      approved_by: null,
      at: '2026-03-01T08:00:00.000Z',
      name: 'New',
      phone: '',
      email: '',
    };
    await writeCommand(context, storeId, { id: 'gg', kind: 'customer', draft });
    server.changes = { ...noChanges(900), resync: true };
    server.products = [aProduct('b', 'Mango b'), aProduct('z', 'Onion')];
    server.customers = [aCustomer('h', 'Asha h')];
    server.setup = aSetup({ sequence: 900 });
    await syncOnce(context, device);
    expect(await heldProducts(context)).toBe('bz');
    expect(await heldCustomers(context)).toBe('ggh');
    expect(await context.database.setups.get(storeId)).toMatchObject({ sequence: 900, copy: null });
  });

  it('of the set-up keep what happened here and is not in it yet', async () => {
    const { context, server, device } = await newRegister();
    await syncOnce(context, device);
    const draft = {
      cashier_id: cashierId,
      approved_by: null,
      at: '2026-03-01T08:00:00.000Z',
      opening_float: 0,
    };
    await writeCommand(context, storeId, { id: 'shift', kind: 'shift_opened', draft });
    server.changes = { ...noChanges(13), setup: true };
    server.setup = aSetup({ sequence: 13, shift: null });
    await syncOnce(context, device);
    expect((await context.database.setups.get(storeId))?.setup.shift?.id).toBe('shift');
    await context.database.outbox.update('shift', { state: 'stored', stored_at: '2026-03-01T07:59:00.000Z' });
    await syncOnce(context, device);
    expect((await context.database.setups.get(storeId))?.setup.shift).toBeNull();
  });

  it('missed by a frozen page are caught up', async () => {
    const { browser, context, server, device } = await newRegister();
    await syncOnce(context, device);
    const frozen = openMemoryCopy(
      browser.tab(),
      storeId,
      () => aSetup(),
      () => {},
    );
    await frozen.catchUp();
    const same = frozen.search;
    server.changes = { ...noChanges(30), products: [aProduct('x', 'Onion')] };
    await syncOnce(context, device);
    expect(frozen.search.search('onion')).toEqual([]);
    await frozen.catchUp();
    expect(frozen.search).toBe(same);
    expect(same.search('onion')).toHaveLength(1);
    expect(same).toBeInstanceOf(CatalogueSearch);
  });
});

describe('Keeping up to date', () => {
  it('asks every twenty seconds, and at once when the page is back', async () => {
    const { browser, context, server, clock } = await newRegister();
    const sync = startSync(context, storeId, () => {});
    const changesAsked = () => server.asked.filter((path) => path.startsWith('changes')).length;
    await until(() => changesAsked() === 1 && clock.next() === 20_000);
    clock.move(20_000);
    await until(() => changesAsked() === 2 && clock.next() === 20_000);
    browser.comeBack();
    await until(() => changesAsked() === 3 && clock.next() === 20_000);
    sync.stop();
    expect(clock.next()).toBeNull();
  });

  it('says when it fails, and asks no more with a key that is refused', async () => {
    const { context, server, clock } = await newRegister();
    server.mishaps.push('no network');
    const sync = startSync(context, storeId, () => {});
    await until(() => clock.next() === 20_000);
    expect(sync.state()).toMatchObject({ hasFailed: true, isReached: false, refusedKey: null });
    server.validKey = 'other';
    clock.move(20_000);
    await until(() => sync.state().refusedKey !== null && clock.next() === 20_000);
    const { length } = server.asked;
    clock.move(20_000);
    await until(() => clock.next() === 20_000);
    expect(server.asked).toHaveLength(length);
    await context.database.devices.update(storeId, { key: 'other' });
    context.channel.post({ kind: 'device', storeId });
    await until(() => !sync.state().hasFailed);
    sync.stop();
  });
});
