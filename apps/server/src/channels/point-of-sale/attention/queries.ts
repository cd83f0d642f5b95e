import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { Page } from '#core/http/paging.ts';

/** A command that people look at, with the register of the device that sent it. */
export interface AttentionRow {
  id: string;
  kind: string;
  state: 'needs_attention' | 'refused';
  reason: string;
  message: string;
  payload: Record<string, unknown>;
  received_at: Date;
  register_id: string | null;
  register_name: string | null;
}

/** What registers sent and the books could not take, the oldest first. */
export async function findAttention(
  db: Db,
  storeId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Page<AttentionRow>> {
  const waiting = sql`store_id = ${storeId} and state in ('needs_attention', 'refused')`;
  const { rows } = await sql<AttentionRow>`
    select told.id, told.kind, told.state, told.reason, told.message, told.payload, told.received_at,
           register.id as register_id, register.name as register_name
    from (
      select * from till_commands where ${waiting} order by received_at, id limit ${limit} offset ${offset}
    ) told
    left join register_devices device on device.store_id = ${storeId} and device.id = told.device_id
    left join registers register on register.store_id = ${storeId} and register.id = device.register_id
    order by told.received_at, told.id`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from till_commands where ${waiting}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
