import { readdirSync, readFileSync } from 'node:fs';
import { tillPayloads } from '@sokoni/contract/point-of-sale/till-commands';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSender } from '#offline/outbox/sender.ts';
import { aSale, FakeBrowserOfTills, until } from '#offline/testing/fake-till.ts';
import { openFakeBrowser } from '#session/fake-browser.ts';
import { newUuid } from './new-uuid.ts';
import { openTill } from './till.ts';
import { isUnsent, type OutboxRow, TillDatabase } from './till-database.ts';

beforeEach(() => void openFakeBrowser());
afterEach(() => vi.unstubAllGlobals());

interface Fixture {
  version: number;
  /** Of each table, as it was declared in that version. */
  stores: Record<string, string[]>;
  rows: Record<string, unknown[]>;
}

const folder = new URL('./fixtures/', import.meta.url);
const fixtures = readdirSync(folder).map(
  (name): Fixture => JSON.parse(readFileSync(new URL(name, folder), 'utf8')),
);

/** A database as a browser holds it that has not been here since that version. */
async function holding({ version, stores, rows }: Fixture, factory: IDBFactory): Promise<void> {
  const open = factory.open('sokoni-till', version * 10);
  open.onupgradeneeded = () => {
    for (const [name, [key = '', ...indexes]] of Object.entries(stores)) {
      const store = open.result.createObjectStore(name, { keyPath: pathOf(key) });
      for (const index of indexes)
        store.createIndex(index.replace('*', ''), pathOf(index), { multiEntry: index.startsWith('*') });
      for (const row of rows[name] ?? []) store.put(row);
    }
  };
  await new Promise((done, fail) => {
    open.onsuccess = done;
    open.onerror = fail;
  });
  open.result.close();
}

function pathOf(key: string): string | string[] {
  return key.startsWith('[') ? key.slice(1, -1).split('+') : key.replace('*', '');
}

const newest = fixtures.reduce((last, one) => (one.version > last.version ? one : last));

describe('The database of a till', () => {
  it('has a fixture of each version that was ever in use, and is what the newest of them says', async () => {
    const database = await new TillDatabase({ indexedDB: new IDBFactory(), IDBKeyRange }).open();
    const versions = Array.from({ length: database.verno }, (_, at) => at + 1);
    expect(fixtures.map(({ version }) => version).sort((a, b) => a - b)).toEqual(versions);
    const declared = database.tables.map(({ name, schema: { primKey, indexes } }) => [
      name,
      [primKey.src, ...indexes.map(({ src }) => src)],
    ]);
    expect(Object.fromEntries(declared)).toEqual(newest.stores);
  });

  it.each(fixtures)('opens what version $version has left, and sells on', async (fixture) => {
    const browser = new FakeBrowserOfTills();
    await holding(fixture, browser.factory);
    const context = browser.tab();
    const { database } = context;
    const { store_id: storeId } = (await database.devices.toArray())[0] ?? missing();
    const before = await database.outbox
      .where('[store_id+seq]')
      .between([storeId, 0], [storeId, 999])
      .toArray();
    expect(before).toEqual(fixture.rows.outbox);
    const unsent = before.filter(isUnsent);
    expect(unsent.length).toBeGreaterThan(0);

    const sender = startSender(context);
    const till = (await openTill(storeId, context, sender)) ?? missing();
    expect(till.setup().shift).not.toBeNull();
    expect(await till.openSales.list()).toEqual(fixture.rows.open_sales);
    await until(() => till.catalogue.size === fixture.rows.products?.length);
    const { id } = await till.commitSale(aSale(), newUuid());
    await until(async () => (await database.outbox.get(id))?.state === 'stored');
    till.close();
    sender.stop();
    const { recorded } = browser.server;
    expect(recorded.map((command) => command.id)).toEqual([...unsent.map((row) => row.id), id]);
    const numbers = [
      ...before.map(({ payload }) => payload),
      ...recorded.slice(-1).map(({ payload }) => payload),
    ].flatMap((payload) => ('number' in payload ? [payload.number] : []));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it.each(fixtures)('of version $version has what the server of today still hears out', ({ rows }) => {
    for (const { kind, payload } of rows.outbox as OutboxRow[])
      expect(tillPayloads[kind].parse(payload)).toMatchObject(payload);
  });

  it('of a later version is opened by this one: an update that is taken back loses nothing', async () => {
    const browser = new FakeBrowserOfTills();
    const later = { ...newest.stores, of_a_later_version: ['id'] };
    await holding({ ...newest, version: newest.version + 1, stores: later }, browser.factory);
    const { database } = browser.tab();
    expect(await database.outbox.count()).toBe(newest.rows.outbox?.length);
  });
});

function missing(): never {
  throw new Error('The fixture has no device');
}
