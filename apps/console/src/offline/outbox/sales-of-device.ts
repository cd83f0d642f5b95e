import { hasWords, searchedWords } from '@sokoni/rules/search/words';
import type { OutboxRow, OutboxRowOf, TillDatabase } from '#offline/till-database.ts';

/** Everything that this browser wrote for a store, the newest first, of which this holds. */
function newestFirst(
  database: TillDatabase,
  storeId: string,
  holds: (row: OutboxRow) => boolean,
  limit: number,
): Promise<OutboxRow[]> {
  return database.outbox
    .where('[store_id+seq]')
    .between([storeId, 0], [storeId, Number.MAX_SAFE_INTEGER])
    .reverse()
    .filter(holds)
    .limit(limit)
    .toArray();
}

/**
 * The sales of this browser, the newest first.
 * @param search words of the receipt number, the customer or what was sold
 */
export async function salesOfDevice(
  database: TillDatabase,
  storeId: string,
  limit: number,
  search = '',
): Promise<OutboxRowOf<'sale'>[]> {
  const sought = searchedWords(search);
  const rows = await newestFirst(
    database,
    storeId,
    (row) => row.kind === 'sale' && hasWords(textOf(row), sought),
    limit,
  );
  return rows as OutboxRowOf<'sale'>[];
}

/** The sale of this browser whose receipt has a link with this token. */
export async function saleOfLink(
  database: TillDatabase,
  storeId: string,
  token: string,
): Promise<OutboxRowOf<'sale'> | undefined> {
  const holds = (row: OutboxRow) => row.kind === 'sale' && row.payload.receipt_token === token;
  const [row] = await newestFirst(database, storeId, holds, 1);
  return row as OutboxRowOf<'sale'> | undefined;
}

/** What went through the drawer of a shift on this browser, in the order in which it happened. */
export async function rowsOfShift(
  database: TillDatabase,
  storeId: string,
  shiftId: string,
): Promise<OutboxRow[]> {
  const holds = ({ id, payload }: OutboxRow) =>
    id === shiftId || ('shift_id' in payload && payload.shift_id === shiftId);
  return (await newestFirst(database, storeId, holds, Number.MAX_SAFE_INTEGER)).reverse();
}

/** What came back of a sale on this browser, or what was paid of its balance, in the order in which it happened. */
export async function commandsOfSale<Kind extends 'return' | 'balance_paid'>(
  database: TillDatabase,
  storeId: string,
  { kind, orderId }: { kind: Kind; orderId: string },
): Promise<OutboxRowOf<Kind>[]> {
  const holds = (row: OutboxRow) =>
    row.kind === kind && 'order_id' in row.payload && row.payload.order_id === orderId;
  const rows = await newestFirst(database, storeId, holds, Number.MAX_SAFE_INTEGER);
  return rows.reverse() as OutboxRowOf<Kind>[];
}

function textOf({ payload }: OutboxRowOf<'sale'>): string {
  const { number, customer, lines } = payload;
  const sold = lines.map(({ title, variant_name, sku }) => `${title} ${variant_name} ${sku}`);
  return [number, customer?.name, customer?.phone, ...sold].join(' ');
}

/** What is not with the server yet, and what it could not take; in the order in which it happened. */
export async function outboxOf(database: TillDatabase, storeId: string): Promise<OutboxRow[]> {
  const states = ['pending', 'sending', 'needs_attention', 'refused'].map((state) => [storeId, state]);
  const rows = await database.outbox.where('[store_id+state]').anyOf(states).toArray();
  return rows.sort((one, other) => one.seq - other.seq);
}

/** A file with all of that, for whoever has to enter it by hand. It holds no key. */
export async function exportOf(database: TillDatabase, storeId: string): Promise<Blob> {
  const device = await database.devices.get(storeId);
  const told = {
    store_id: storeId,
    register_name: device?.register_name ?? null,
    commands: await outboxOf(database, storeId),
  };
  return new Blob([JSON.stringify(told, null, 2)], { type: 'application/json' });
}
