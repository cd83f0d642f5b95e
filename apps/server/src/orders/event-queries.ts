import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { insertion } from '#platform/database/insertion.ts';
import type { OrderEventData, OrderEventsTable } from '#platform/database/order-tables.ts';
import type { Db } from '#platform/database/transaction.ts';
import { newId } from '#platform/ids.ts';

export type EventRow = Selectable<OrderEventsTable>;

/** Something that happened to an order. */
export interface NewEvent {
  kind: EventRow['kind'];
  data?: OrderEventData;
}

/** Of which order it is told, who did it, and when. */
export interface Told {
  storeId: string;
  orderId: string;
  actorUserId: string | null;
  at: Date;
}

export function eventRows(
  { storeId, orderId, actorUserId, at }: Told,
  events: readonly NewEvent[],
): EventRow[] {
  return events.map(({ kind, data = {} }) => ({
    store_id: storeId,
    id: newId(),
    order_id: orderId,
    kind,
    data,
    actor_user_id: actorUserId,
    at,
  }));
}

export async function insertEvents(db: Db, told: Told, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  await insertion('order_events', eventRows(told, events)).execute(db);
}

/** The same event of many orders. */
export async function insertEventOfMany(
  db: Db,
  { storeId, orderIds, actorUserId, at }: Omit<Told, 'orderId'> & { orderIds: readonly string[] },
  kind: EventRow['kind'],
): Promise<void> {
  const ids = orderIds.map(() => newId());
  await sql`
    insert into order_events (store_id, id, order_id, kind, actor_user_id, at)
    select ${storeId}::uuid, event_id, order_id, ${kind}, ${actorUserId}::uuid, ${at}::timestamptz
    from unnest(${ids}::uuid[], ${orderIds}::uuid[]) as listed (event_id, order_id)`.execute(db);
}
