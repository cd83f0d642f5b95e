import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { OrderEventData, OrderEventsTable } from '#platform/database/order-tables.ts';
import type { PaperMailsTable } from '#platform/database/paper-tables.ts';
import type { Db } from '#platform/database/transaction.ts';
import { newId } from '#platform/ids.ts';

export type EventRow = Selectable<OrderEventsTable>;

/** Something that happened to an order. */
export interface NewEvent {
  kind: EventRow['kind'];
  data?: OrderEventData;
}

/** An event with who did it, and what became of the mail that it tells of. */
export interface ShownEventRow extends EventRow {
  by: string;
  paper: PaperMailsTable['paper'] | null;
  to_address: string | null;
  sent_at: Date | null;
  dropped_at: Date | null;
}

/** An order's timeline is shown up to here; more is in the audit log. */
const mostShown = 500;

export async function insertEvents(
  db: Db,
  {
    storeId,
    orderId,
    actorUserId,
    at,
  }: { storeId: string; orderId: string; actorUserId: string | null; at: Date },
  events: readonly NewEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await db
    .insertInto('order_events')
    .values(
      events.map(({ kind, data = {} }) => ({
        store_id: storeId,
        id: newId(),
        order_id: orderId,
        kind,
        data: JSON.stringify(data),
        actor_user_id: actorUserId,
        at,
      })),
    )
    .execute();
}

/** The same event of many orders. */
export async function insertEventOfMany(
  db: Db,
  {
    storeId,
    orderIds,
    actorUserId,
    at,
  }: { storeId: string; orderIds: readonly string[]; actorUserId: string | null; at: Date },
  kind: EventRow['kind'],
): Promise<void> {
  const ids = orderIds.map(() => newId());
  await sql`
    insert into order_events (store_id, id, order_id, kind, actor_user_id, at)
    select ${storeId}::uuid, event_id, order_id, ${kind}, ${actorUserId}::uuid, ${at}::timestamptz
    from unnest(${ids}::uuid[], ${orderIds}::uuid[]) as listed (event_id, order_id)`.execute(db);
}

/** The newest first. */
export async function findEvents(db: Db, storeId: string, orderId: string): Promise<ShownEventRow[]> {
  return db
    .selectFrom('order_events as event')
    .leftJoin('users as actor', 'actor.id', 'event.actor_user_id')
    .leftJoin('paper_mails as mail', (join) =>
      join
        .onRef('mail.store_id', '=', 'event.store_id')
        .on('mail.id', '=', sql<string>`(event.data ->> 'mail_id')::uuid`),
    )
    .selectAll('event')
    .select(['mail.paper', 'mail.to_address', 'mail.sent_at', 'mail.dropped_at'])
    .select(sql<string>`coalesce(actor.first_name || ' ' || actor.last_name, '')`.as('by'))
    .where('event.store_id', '=', storeId)
    .where('event.order_id', '=', orderId)
    .orderBy('event.at', 'desc')
    .orderBy('event.id', 'desc')
    .limit(mostShown)
    .execute();
}
