import type pg from 'pg';

const goods = 'pieces, discounts, net, vat, returned_pieces, returned_net, returned_vat, cost, uncosted';

/** Every roll-up with what is not folded yet, and the same reckoned from the orders. */
const grains = [
  {
    of: 'days',
    by: 'test, day, channel, payment_type, seller_id, vat_percent',
    measures: `orders, shipping, ${goods}`,
    kept: 'app.sales_of_days',
    reckoned: `(select *, case kind when 'order' then orders else 0 end as counted from app.sale_facts)`,
    orders: 'counted',
  },
  ...['day', 'month'].map((grain) => ({
    of: `products by ${grain}`,
    by: 'test, day, product_id',
    measures: `orders, ${goods}`,
    kept: `(select store_id, test, day, product_id, orders, ${goods} from app.sales_by_product_${grain} union all
      select store_id, test, date_trunc('${grain}', day)::date, product_id, orders, ${goods} from app.sale_changes where kind = 'goods')`,
    reckoned: `(select store_id, test, date_trunc('${grain}', day)::date as day, product_id, orders, ${goods}
      from app.sale_facts where kind = 'goods')`,
    orders: 'orders',
  })),
  {
    of: 'counts',
    by: 'test, state, channel, payment_type, seller_id',
    measures: 'orders, owing',
    kept: 'app.counts_of_orders',
    reckoned: `(select store_id, test, state, channel, payment_type, sold_by as seller_id, 1 as orders, (owed > 0)::int as owing
      from app.orders where number is not null)`,
    orders: 'orders',
  },
  {
    of: 'debts',
    by: 'test, due_on',
    measures: 'orders, owed',
    kept: 'app.debts_of_days',
    reckoned: `(select store_id, test, coalesce(due_on, placed_on) as due_on, 1 as orders, owed
      from app.orders where number is not null and owed > 0)`,
    orders: 'orders',
  },
];

/** What all orders of a store come to by their own columns, beside what the days say. */
const sums = `
  select kept.*, reckoned.* from (
    select coalesce(sum(orders), 0)::float8 as orders, coalesce(sum(net + vat + shipping), 0)::float8 as total,
           coalesce(sum(vat), 0)::float8 as vat, coalesce(sum(discounts), 0)::float8 as discounts,
           coalesce(sum(pieces), 0)::float8 as pieces, coalesce(sum(returned_net + returned_vat), 0)::float8 as returned
    from app.sales_of_days where store_id = $1
  ) kept, (
    select count(*)::float8 as own_orders, coalesce(sum(ordered_total), 0)::float8 as own_total,
           coalesce(sum(vat_total), 0)::float8 as own_vat, coalesce(sum(discount_total), 0)::float8 as own_discounts,
           coalesce(sum(pieces), 0)::float8 as own_pieces, coalesce(sum(returned_total), 0)::float8 as own_returned
    from app.orders where store_id = $1 and stage = 'placed'
  ) reckoned`;

/** Where the figures of a store are not what its orders come to; nowhere, if all is well. */
export async function figuresAstray(eye: pg.Client, storeId: string): Promise<unknown[]> {
  const astray: unknown[] = [];
  for (const { of, by, measures, kept, reckoned, orders } of grains) {
    const names = measures.split(', ');
    const signed = (sign: string) => names.map((name) => `${sign}${name}`).join(', ');
    const reckonedNames = names.map((name) => (name === 'orders' ? orders : name));
    const { rows } = await eye.query<Record<string, unknown>>(
      `select ${by}, ${names.map((name) => `sum(${name})::float8 as ${name}`).join(', ')}
       from (
         select ${by}, ${signed('')} from ${kept} kept where store_id = $1
         union all
         select ${by}, ${reckonedNames.map((name) => `-${name}`).join(', ')} from ${reckoned} reckoned where store_id = $1
       ) difference
       group by ${by} having ${names.map((name) => `sum(${name}) <> 0`).join(' or ')}`,
      [storeId],
    );
    astray.push(...rows.map((row) => ({ of, ...row })));
  }
  const {
    rows: [sum],
  } = await eye.query<Record<string, number>>(sums, [storeId]);
  for (const name of ['orders', 'total', 'vat', 'discounts', 'pieces', 'returned'])
    if (sum?.[name] !== sum?.[`own_${name}`]) astray.push({ of: `all ${name}`, ...sum });
  return astray;
}
