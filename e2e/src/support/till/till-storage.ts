import type { Page } from 'playwright-core';

/** A row of the outbox of a device, as its database has it. */
export interface HeldCommand {
  id: string;
  store_id: string;
  device_id: string;
  seq: number;
  kind: string;
  state: string;
}

export interface HeldSale extends HeldCommand {
  device_time: string;
  payload: {
    number: string;
    total: number;
    at: string;
    lines: { id: string; title: string; quantity: number }[];
    payments: { id: string }[];
  };
}

/** Everything in a table of the database that a till keeps in this browser. */
export function heldRows<Row>(page: Page, table: string): Promise<Row[]> {
  return page.evaluate(
    (name) =>
      new Promise<Row[]>((resolve, reject) => {
        const opening = indexedDB.open('sokoni-till');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const rows = database.transaction(name).objectStore(name).getAll();
          rows.onsuccess = () => {
            database.close();
            resolve(rows.result);
          };
        };
      }),
    table,
  );
}

/** Writes rows into a table of that database, all or none. */
export function writeRows(page: Page, table: string, rows: readonly object[]): Promise<void> {
  return page.evaluate(
    ([name, written]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('sokoni-till');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const write = database.transaction(name, 'readwrite');
          for (const row of written) write.objectStore(name).put(row);
          write.onabort = () => reject(write.error);
          write.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    [table, rows] as const,
  );
}

/** The sales that a device holds, in the order in which they were made. */
export async function heldSales(page: Page): Promise<HeldSale[]> {
  const rows = await heldRows<HeldSale>(page, 'outbox');
  return rows.filter(({ kind }) => kind === 'sale').sort((one, other) => one.seq - other.seq);
}
