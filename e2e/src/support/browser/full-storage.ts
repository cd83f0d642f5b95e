import type { Page } from 'playwright-core';

/** A site that may store little more than it does. */
export interface LimitedStorage {
  /** Takes all the space that is left. */
  fill(): Promise<void>;
  /** Gives space again. */
  free(): Promise<void>;
}

const spareBytes = 4_000_000;

/** Limits what a site may store. Before the browser opens a database of it: it remembers for a while how much is left. */
export async function limitStorage(page: Page, origin: string): Promise<LimitedStorage> {
  const session = await page.context().newCDPSession(page);
  const { usage } = await session.send('Storage.getUsageAndQuota', { origin });
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + spareBytes });
  return {
    fill: () => fillDatabase(page),
    async free() {
      await session.send('Storage.overrideQuotaForOrigin', { origin });
    },
  };
}

/** Writes ever smaller pieces into a database of its own, each size until it is refused. */
function fillDatabase(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('filler', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('pieces', { autoIncrement: true });
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    // Chance cannot be compressed.
    const isWritten = (bytes: number) =>
      new Promise<boolean>((resolve) => {
        const write = database.transaction('pieces', 'readwrite');
        write.objectStore('pieces').add(crypto.getRandomValues(new Uint8Array(bytes)));
        write.oncomplete = () => resolve(true);
        write.onabort = () => resolve(false);
      });
    for (const bytes of [65_000, 8_000, 1_000, 100]) while (await isWritten(bytes));
    database.close();
  });
}
