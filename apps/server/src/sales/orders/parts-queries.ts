import { sql } from 'kysely';
import { insertion } from '#core/database/access/insertion.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { publish } from '#core/database/events/publish.ts';
import type { FulfilmentLineRow, FulfilmentRow } from './fulfilment/fulfilment-queries.ts';
import type { LineRow } from './line-queries.ts';
import type { PaymentRow } from './payments/payment-queries.ts';
import type { EventRow } from './records/event-queries.ts';

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

/** Writes parts of an order of which none is there, in one statement, and publishes its events. */
export async function insertParts(db: Db, parts: PartsOfEvent): Promise<void> {
  const come = tables.filter((table) => (parts[table] ?? []).length > 0);
  const written = come.map(
    (table) => sql`${sql.id(`new_${table}`)} as (${insertion(table, parts[table] ?? [])})`,
  );
  await sql`with ${sql.join(written)} select`.execute(db);
  for (const { kind, order_id, data } of parts.order_events) {
    publish(db, { kind: `order.${kind}`, payload: { ...data, ids: [order_id] } });
  }
}
