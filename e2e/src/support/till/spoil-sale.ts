import type { Page } from 'playwright-core';

/** Makes a sale that waits on the device one that no server can read. */
export async function spoilSale(page: Page, number: string): Promise<void> {
  await page.evaluate(
    (spoilt) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('sokoni-till');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const write = database.transaction('outbox', 'readwrite');
          const rows = write.objectStore('outbox').getAll();
          rows.onsuccess = () => {
            const row = rows.result.find(({ payload }) => payload.number === spoilt);
            write.objectStore('outbox').put({ ...row, payload: { ...row.payload, lines: 'eaten by mice' } });
          };
          write.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    number,
  );
}
