import { readdirSync, readFileSync } from 'node:fs';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openFakeBrowser } from '#session/fake-browser.ts';
import { aSale, FakeBrowserOfTills, storeId, until } from './fake-till.ts';
import { newUuid } from './new-uuid.ts';
import { startSender } from './sender.ts';
import { TillDatabase } from './till-database.ts';
import { writeCommand } from './write-command.ts';

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

describe('The database of a till', () => {
  it('has a fixture of each version that was ever in use', async () => {
    const database = await new TillDatabase({ indexedDB: new IDBFactory(), IDBKeyRange }).open();
    const versions = Array.from({ length: database.verno }, (_, at) => at + 1);
    expect(fixtures.map(({ version }) => version).sort((a, b) => a - b)).toEqual(versions);
  });

  it.each(fixtures)(
    'opens what version $version has left, and loses nothing that is unsent',
    async (fixture) => {
      const browser = new FakeBrowserOfTills();
      await holding(fixture, browser.factory);
      const context = browser.tab();
      const before = await context.database.outbox.toArray();
      expect(before).toHaveLength(fixture.rows.outbox?.length ?? 0);
      const unsent = before.filter(({ result }) => result === null);
      expect(unsent.length).toBeGreaterThan(0);
      const { id } = await writeCommand(context, storeId, { id: newUuid(), kind: 'sale', draft: aSale() });
      const sender = startSender(context);
      await until(async () => (await context.database.outbox.get(id))?.state === 'stored');
      sender.stop();
      expect(browser.server.recorded.map((command) => command.id)).toEqual([
        ...unsent.map((row) => row.id),
        id,
      ]);
      expect(new Set(browser.server.recorded.map(({ payload }) => payload.number)).size).toBe(
        unsent.length + 1,
      );
    },
  );

  it('of a later version is opened by this one: an update that is taken back loses nothing', async () => {
    const [fixture] = fixtures;
    if (!fixture) throw new Error('No fixture');
    const browser = new FakeBrowserOfTills();
    const later = { ...fixture.stores, of_a_later_version: ['id'] };
    await holding({ ...fixture, version: fixtures.length + 1, stores: later }, browser.factory);
    const { database } = browser.tab();
    expect(await database.outbox.count()).toBe(fixture.rows.outbox?.length);
  });
});
