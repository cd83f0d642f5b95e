import { sql } from 'kysely';
import { announcement } from '#platform/database/announce.ts';
import { insertion } from '#platform/database/insertion.ts';
import type { Db } from '#platform/database/transaction.ts';
import type { EventRow } from './event-queries.ts';
import type { FulfilmentLineRow, FulfilmentRow } from './goods-queries.ts';
import type { LineRow } from './line-queries.ts';
import type { PaymentRow } from './money-queries.ts';

/** What is written of an order beside the order itself. */
export interface NewParts {
  order_lines: readonly LineRow[];
  order_payments: readonly PaymentRow[];
  order_fulfilments: readonly FulfilmentRow[];
  order_fulfilment_lines: readonly FulfilmentLineRow[];
  order_events: readonly EventRow[];
}

/** Something happened to the order, whatever else is written of it. */
type PartsOfEvent = Partial<NewParts> & Pick<NewParts, 'order_events'>;

const tables = [
  'order_lines',
  'order_payments',
  'order_fulfilments',
  'order_fulfilment_lines',
  'order_events',
] as const;

/** Writes parts of an order of which none is there, in one statement, and tells the browsers of the store of the order. */
export async function insertParts(db: Db, orderId: string, parts: PartsOfEvent): Promise<void> {
  const come = tables.filter((table) => (parts[table] ?? []).length > 0);
  const written = come.map(
    (table) => sql`${sql.id(`new_${table}`)} as (${insertion(table, parts[table] ?? [])})`,
  );
  const tell = announcement('order', sql`array[${orderId}]::uuid[]`);
  await sql`with ${sql.join(written)} select ${tell}`.execute(db);
}
