import type pg from 'pg';

const items = 'units, discounts, net, vat, returned_quantity, returned_net, returned_vat, cost, uncosted';

/** Every roll-up with what is not folded yet, and the same calculated from the orders. */
const grains = [
  {
    of: 'days',
    by: 'test, day, channel, payment_type, seller_id, register_id, vat_percent',
    measures: `orders, shipping, ${items}`,
    kept: 'app.sales_of_days',
    calculated: `(select *, case kind when 'order' then orders else 0 end as counted from app.sale_facts)`,
    orders: 'counted',
  },
  ...['day', 'month'].map((grain) => ({
    of: `products by ${grain}`,
    by: 'test, day, product_id',
    measures: `orders, ${items}`,
    kept: `(select store_id, test, day, product_id, orders, ${items} from app.sales_by_product_${grain} union all
      select store_id, test, date_trunc('${grain}', day)::date, product_id, orders, ${items} from app.sale_changes where kind = 'items')`,
    calculated: `(select store_id, test, date_trunc('${grain}', day)::date as day, product_id, orders, ${items}
      from app.sale_facts where kind = 'items')`,
    orders: 'orders',
  })),
  {
    of: 'counts',
    by: 'test, state, channel, payment_type, seller_id',
    measures: 'orders, unpaid',
    kept: 'app.counts_of_orders',
    calculated: `(select store_id, test, state, channel, payment_type, sold_by as seller_id, 1 as orders, (outstanding > 0)::int as unpaid
      from app.orders where serial is not null)`,
    orders: 'orders',
  },
  {
    of: 'debts',
    by: 'test, due_on',
    measures: 'orders, outstanding',
    kept: 'app.debts_of_days',
    calculated: `(select store_id, test, coalesce(due_on, placed_on) as due_on, 1 as orders, outstanding
      from app.orders where serial is not null and outstanding > 0)`,
    orders: 'orders',
  },
  {
    of: 'takings',
    by: 'test, day, method',
    measures: 'payments, taken, refunded',
    kept: 'app.takings_of_days',
    calculated: `(select payment.store_id, placed.test, payment.on_day as day, payment.method,
      (payment.kind = 'payment')::int as payments, case payment.kind when 'payment' then payment.amount else 0 end as taken,
      case payment.kind when 'refund' then payment.amount else 0 end as refunded
      from app.order_payments payment join app.orders placed on placed.store_id = payment.store_id and placed.id = payment.order_id
      where placed.serial is not null)`,
    orders: 'payments',
  },
];

/** What all orders of a store come to by their own columns, beside what the days say. */
const sums = `
  select kept.*, calculated.* from (
    select coalesce(sum(orders), 0)::float8 as orders, coalesce(sum(net + vat + shipping), 0)::float8 as total,
           coalesce(sum(vat), 0)::float8 as vat, coalesce(sum(discounts), 0)::float8 as discounts,
           coalesce(sum(units), 0)::float8 as units, coalesce(sum(returned_net + returned_vat), 0)::float8 as returned
    from app.sales_of_days where store_id = $1
  ) kept, (
    select count(*)::float8 as own_orders, coalesce(sum(ordered_total), 0)::float8 as own_total,
           coalesce(sum(vat_total), 0)::float8 as own_vat,
           coalesce(sum((
             select sum(case when prices_include_vat and apply_vat and not exempt_vat
               then round(share_discount / (1 + coalesce(line.tax_percent, orders.vat_percent) / 100)) else share_discount end)
             from app.order_lines line where line.store_id = orders.store_id and line.order_id = orders.id
           )), 0)::float8 as own_discounts,
           coalesce(sum(units), 0)::float8 as own_units, coalesce(sum(returned_total), 0)::float8 as own_returned
    from app.orders where store_id = $1 and stage = 'placed'
  ) calculated`;

/** Where the figures of a store are not what its orders come to; nowhere, if all is well. */
export async function summaryDifferences(eye: pg.Client, storeId: string): Promise<unknown[]> {
  const astray: unknown[] = [];
  for (const { of, by, measures, kept, calculated, orders } of grains) {
    const names = measures.split(', ');
    const signed = (sign: string) => names.map((name) => `${sign}${name}`).join(', ');
    const calculatedNames = names.map((name) => (name === 'orders' ? orders : name));
    const { rows } = await eye.query<Record<string, unknown>>(
      `select ${by}, ${names.map((name) => `sum(${name})::float8 as ${name}`).join(', ')}
       from (
         select ${by}, ${signed('')} from ${kept} kept where store_id = $1
         union all
         select ${by}, ${calculatedNames.map((name) => `-${name}`).join(', ')} from ${calculated} calculated where store_id = $1
       ) difference
       group by ${by} having ${names.map((name) => `sum(${name}) <> 0`).join(' or ')}`,
      [storeId],
    );
    astray.push(...rows.map((row) => ({ of, ...row })));
  }
  const {
    rows: [sum],
  } = await eye.query<Record<string, number>>(sums, [storeId]);
  for (const name of ['orders', 'total', 'vat', 'discounts', 'units', 'returned'])
    if (sum?.[name] !== sum?.[`own_${name}`]) astray.push({ of: `all ${name}`, ...sum });
  return astray;
}
