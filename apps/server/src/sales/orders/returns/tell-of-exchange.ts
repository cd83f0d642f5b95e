import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import type { OrderRow } from '#sales/orders/queries.ts';
import { insertEvents } from '#sales/orders/records/event-queries.ts';

type Named = Pick<OrderRow, 'id' | 'number'>;

/** Writes into the timelines of both orders of an exchange that there is the other one. */
export async function tellOfExchange(
  db: Db,
  { storeId, old, made }: { storeId: string; old: Named; made: Named },
  { actor, occurredAt }: Action,
): Promise<void> {
  for (const [{ id: orderId }, other] of [
    [old, made],
    [made, old],
  ] as const) {
    const order = { id: other.id, name: other.number ?? '' };
    await insertEvents(db, { storeId, actor, at: occurredAt, orderId }, [
      { kind: 'exchanged', data: { order } },
    ]);
  }
  publishChange(db, 'order', [old.id, made.id]);
}
