import type { ExportedOrder } from '@sokoni/rules/orders/order-export';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import { nextDueOn } from '#sales/orders/search/outstanding-orders.ts';

export interface ExportedRow extends Omit<ExportedOrder, 'placed_at'> {
  serial: number;
  placed_at: Date;
}

/** The next orders of a selection, newest first, with serials below this one. */
export async function findExported(
  db: Db,
  selected: RawBuilder<unknown>,
  below: number,
  limit: number,
): Promise<ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`
    select placed.serial, placed.number, placed.state, placed.channel, placed.payment_type, placed.placed_at,
      placed.due_on::text as due_on, ${nextDueOn('placed')} as next_due_on, placed.units, placed.tags, placed.note,
      placed.lines_total, placed.discount_total, placed.shipping, placed.vat_total, placed.returned_total,
      coalesce(back.vat, 0) as returned_vat, placed.total, placed.paid, placed.refunded,
      placed.outstanding, coalesce(customer.name, '') as customer, location.name as location,
      coalesce(seller.first_name || ' ' || seller.last_name, '') as seller
    from (select placed.* ${selected} and placed.serial < ${below} order by placed.serial desc limit ${limit}) placed
    join locations location on location.store_id = placed.store_id and location.id = placed.location_id
    left join customers customer on customer.store_id = placed.store_id and customer.id = placed.customer_id
    left join users seller on seller.id = placed.sold_by
    left join lateral (
      select sum(part.vat)::bigint as vat
      from order_returns taken
      join order_return_lines part on part.store_id = taken.store_id and part.return_id = taken.id
      where placed.returned_total > 0 and taken.store_id = placed.store_id and taken.order_id = placed.id
    ) back on true
    order by placed.serial desc`.execute(db);
  return rows;
}
