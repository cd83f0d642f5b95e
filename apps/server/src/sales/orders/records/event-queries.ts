import type { Actor } from '@sokoni/rules/access/actor';
import type { MoneyMethod } from '@sokoni/rules/orders/order-labels';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { insertion } from '#core/database/access/insertion.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { actorColumns } from '#core/database/commands/actor-columns.ts';
import { publish } from '#core/database/events/publish.ts';
import type { OrderEvents } from '#core/database/tables.ts';
import { newId } from '#core/ids.ts';

/** What an event says beside its kind. */
export interface OrderEventData {
  /** In minor units. */
  amount?: number;
  /** What the receipt of a recorded sale says, where it comes to something else. */
  rung_total?: number;
  units?: number;
  /** It was placed by the staff for a customer who orders as a rule. */
  by_agent?: true;
  method?: MoneyMethod;
  text?: string;
  /** Of the open location that replaced a closed one; empty for none. */
  place?: string;
  /** The row of `document_mails`. */
  mail_id?: string;
  /** What had not fitted, of an order that was reviewed. */
  flags?: readonly string[];
  /** The other order of an exchange, with its number as people say it. */
  order?: { id: string; name: string };
}

export type EventRow = Omit<Selectable<OrderEvents>, 'data'> & { data: OrderEventData };

/** Something that happened to an order. */
export interface NewEvent {
  kind: EventRow['kind'];
  data?: OrderEventData;
}

/** Of which order it is told, who did it, and when. */
export interface Told {
  storeId: string;
  orderId: string;
  actor: Actor;
  at: Date;
}

export function eventRows({ storeId, orderId, actor, at }: Told, events: readonly NewEvent[]): EventRow[] {
  return events.map(({ kind, data = {} }) => ({
    store_id: storeId,
    id: newId(),
    order_id: orderId,
    kind,
    data,
    ...actorColumns(actor),
    at,
  }));
}

/** Writes entries of an order's timeline, which are what others hear of: `order.placed`, `order.paid`. */
export async function insertEvents(db: Db, told: Told, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  await insertion('order_events', eventRows(told, events)).execute(db);
  for (const { kind, data } of events) {
    publish(db, { kind: `order.${kind}`, payload: { ...data, ids: [told.orderId] } });
  }
}

/** The same event of many orders. */
export async function insertEventOfMany(
  db: Db,
  { storeId, orderIds, actor, at }: Omit<Told, 'orderId'> & { orderIds: readonly string[] },
  kind: EventRow['kind'],
): Promise<void> {
  const ids = orderIds.map(() => newId());
  const by = actorColumns(actor);
  await sql`
    insert into order_events (store_id, id, order_id, kind, actor_kind, actor_id, actor_user_id, at)
    select ${storeId}::uuid, event_id, order_id, ${kind}, ${by.actor_kind}, ${by.actor_id}::uuid, ${by.actor_user_id}::uuid,
           ${at}::timestamptz
    from unnest(${ids}::uuid[], ${orderIds}::uuid[]) as listed (event_id, order_id)`.execute(db);
  publish(db, { kind: `order.${kind}`, payload: { ids: orderIds } });
}
