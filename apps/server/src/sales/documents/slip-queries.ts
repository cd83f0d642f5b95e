import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { Slip, SlipLine, SlipPackage } from './draw-packing-slip.ts';
import type { DocumentBuyerRow, DocumentPlaceRow } from './queries.ts';

interface SlipRow {
  order_id: string;
  number: string;
  test: boolean;
  state: Slip['order']['state'];
  placed_at: Date | null;
  place: DocumentPlaceRow;
  fulfilments: SlipPackage[];
  /** Null where it was sold without a name. */
  buyer: DocumentBuyerRow | null;
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
    select placed.id as order_id, placed.number, placed.test, placed.state, placed.placed_at, sent.fulfilments,
           json_build_object(
             'name', location.name, 'address', location.address, 'city', location.city, 'region', location.region,
             'country', location.country, 'phone', location.phone
           ) as place,
           case when customer.id is not null then json_build_object(
             'id', customer.id, 'name', customer.name, 'email', customer.email, 'phone', customer.phone,
             'recipient', address.recipient, 'line1', address.line1, 'line2', address.line2, 'city', address.city,
             'region', address.region, 'postal_code', address.postal_code, 'country', address.country
           ) end as buyer
    from unnest(${orderIds}::uuid[]) with ordinality as asked (order_id, place)
    join orders placed on placed.store_id = ${storeId} and placed.id = asked.order_id and placed.serial is not null
    join locations location on location.store_id = placed.store_id and location.id = placed.location_id
    left join customers customer on customer.store_id = placed.store_id and customer.id = placed.customer_id
    left join customer_addresses address
      on address.store_id = customer.store_id and address.customer_id = customer.id and address.position = 0
    cross join lateral (
      select coalesce(json_agg(json_build_object(
        'carrier', fulfilment.carrier, 'tracking_number', fulfilment.tracking_number, 'at', fulfilment.at,
        'lines', (
          select coalesce(json_agg(json_build_object('line_id', line.line_id, 'quantity', line.quantity)), '[]')
          from order_fulfilment_lines line
          where line.store_id = fulfilment.store_id and line.fulfilment_id = fulfilment.id
        )
      ) order by fulfilment.at, fulfilment.id), '[]') as fulfilments
      from order_fulfilments fulfilment
      where fulfilment.store_id = placed.store_id and fulfilment.order_id = placed.id
    ) sent
    where ${own}
    order by asked.place`.execute(db);
  const lines = await findSlipLines(db, storeId, orderIds);
  return rows.map(({ order_id, placed_at, place, buyer, ...order }) => ({
    order: {
      ...order,
      placed_at: placed_at?.toISOString() ?? null,
      lines: lines.get(order_id) ?? [],
    },
    buyer,
    place,
  }));
}

async function findSlipLines(
  db: Db,
  storeId: string,
  orderIds: readonly string[],
): Promise<Map<string, SlipLine[]>> {
  const { rows } = await sql<SlipLine & { order_id: string }>`
    select order_id, id, title, variant_name, sku, quantity, fulfilled
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
