import type { Page } from 'playwright-core';

/*
 * What other builds make of the database of a till. Its version, as the browser counts, is ten times that of the schema. The page has
 * the address of the till and runs nothing of it.
 */

/** Leaves the database as a build did that had fewer tables and indexes, with all that is in the others. */
export function leaveOlderSchema(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const kept = ['devices', 'setups', 'products', 'customers', 'outbox'];
    const now = await done(indexedDB.open('sokoni-till'));
    const read = now.transaction(kept);
    const tables = await Promise.all(
      kept.map(async (name) => {
        const { keyPath } = read.objectStore(name);
        return { name, keyPath, rows: await done(read.objectStore(name).getAll()) };
      }),
    );
    now.close();
    await done(indexedDB.deleteDatabase('sokoni-till'));
    const opening = indexedDB.open('sokoni-till', 5);
    opening.onupgradeneeded = () => {
      for (const { name, keyPath, rows } of tables) {
        const table = opening.result.createObjectStore(name, { keyPath });
        for (const row of rows) table.put(row);
      }
    };
    (await done(opening)).close();
  });
}

/** Begins to bring the database up to date, takes everything out that is unsent, and stays in the middle of it. */
export function stayInUpgrade(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('sokoni-till', 10);
        opening.onupgradeneeded = () => {
          const outbox = opening.transaction?.objectStore('outbox');
          // A transaction goes on for as long as something is asked of it.
          const goOn = () => {
            const asked = outbox?.count();
            if (asked) asked.onsuccess = goOn;
          };
          const cleared = outbox?.clear();
          if (!cleared) return;
          cleared.onsuccess = () => {
            goOn();
            resolve();
          };
        };
      }),
  );
}

/** Brings the database to a schema that this build does not know: with a table, an index and fields more. */
export function leaveNewerSchema(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('sokoni-till', 30);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('of_a_later_build', { keyPath: 'id' });
          const outbox = opening.transaction?.objectStore('outbox');
          outbox?.createIndex('of_a_later_build', 'of_a_later_build');
          const rows = outbox?.openCursor();
          if (!rows) return;
          rows.onsuccess = () => {
            rows.result?.update({ ...rows.result.value, of_a_later_build: 1 });
            rows.result?.continue();
          };
        };
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
  );
}
