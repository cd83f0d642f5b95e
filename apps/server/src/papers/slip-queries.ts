import { sql } from 'kysely';
import type { Db } from '#platform/database/transaction.ts';
import type { Slip, SlipLine } from './draw-packing-slip.ts';
import type { PaperBuyerRow } from './queries.ts';

interface SlipRow {
  order_id: string;
  number: number;
  test: boolean;
  state: Slip['order']['state'];
  placed_at: Date | null;
  location_name: string;
  carrier: string | null;
  tracking_number: string | null;
  /** Null where it was sold without a name. */
  buyer: PaperBuyerRow | null;
}

/**
 * The packing slips of these orders, in this order.
 * @param soldBy whose sales only; undefined for everybody's
 */
export async function findSlips(
  db: Db,
  storeId: string,
  orderIds: readonly string[],
  soldBy: string | undefined,
): Promise<Slip[]> {
  const own = soldBy === undefined ? sql`true` : sql`placed.sold_by = ${soldBy}`;
  const { rows } = await sql<SlipRow>`
    select placed.id as order_id, placed.number, placed.test, placed.state, placed.placed_at, location.name as location_name,
           sent.carrier, sent.tracking_number,
           case when customer.id is not null then json_build_object(
             'id', customer.id, 'name', customer.name, 'email', customer.email, 'phone', customer.phone,
             'recipient', address.recipient, 'line1', address.line1, 'line2', address.line2, 'city', address.city,
             'region', address.region, 'postal_code', address.postal_code, 'country', address.country
           ) end as buyer
    from unnest(${orderIds}::uuid[]) with ordinality as asked (order_id, place)
    join orders placed on placed.store_id = ${storeId} and placed.id = asked.order_id and placed.number is not null
    join locations location on location.store_id = placed.store_id and location.id = placed.location_id
    left join customers customer on customer.store_id = placed.store_id and customer.id = placed.customer_id
    left join customer_addresses address
      on address.store_id = customer.store_id and address.customer_id = customer.id and address.position = 0
    left join lateral (
      select carrier, tracking_number from order_fulfilments fulfilment
      where fulfilment.store_id = placed.store_id and fulfilment.order_id = placed.id
      order by fulfilment.at desc, fulfilment.id desc limit 1
    ) sent on true
    where ${own}
    order by asked.place`.execute(db);
  const lines = await findSlipLines(db, storeId, orderIds);
  return rows.map(({ order_id, placed_at, location_name, carrier, tracking_number, buyer, ...order }) => ({
    order: {
      ...order,
      placed_at: placed_at?.toISOString() ?? null,
      location: { name: location_name },
      sent: carrier === null ? undefined : { carrier, tracking_number: tracking_number ?? '' },
      lines: lines.get(order_id) ?? [],
    },
    buyer,
  }));
}

async function findSlipLines(
  db: Db,
  storeId: string,
  orderIds: readonly string[],
): Promise<Map<string, SlipLine[]>> {
  const { rows } = await sql<SlipLine & { order_id: string }>`
    select order_id, title, variant_name, sku, quantity, fulfilled
    from order_lines
    where store_id = ${storeId} and order_id = any(${orderIds}::uuid[])
    order by order_id, position`.execute(db);
  const byOrder = new Map<string, SlipLine[]>();
  for (const { order_id, ...line } of rows) {
    const lines = byOrder.get(order_id);
    if (lines) lines.push(line);
    else byOrder.set(order_id, [line]);
  }
  return byOrder;
}
