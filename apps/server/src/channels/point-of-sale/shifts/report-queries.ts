import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { Page } from '#core/http/paging.ts';

/** A shift with what went through its drawer, in minor units. */
export interface ListedShift {
  id: string;
  register_id: string;
  register_name: string;
  opened_at: Date;
  opened_by: string | null;
  opened_by_name: string | null;
  closed_at: Date | null;
  closed_by: string | null;
  closed_by_name: string | null;
  approved_by: string | null;
  approved_by_name: string | null;
  reason: string;
  counted: { value: number; count: number }[];
  counted_total: number | null;
  expected_at_close: number | null;
  opening_float: number;
  cash_payments: number;
  cash_refunds: number;
  cash_rounding: number;
  cash_tips: number;
  cash_in: number;
  cash_out: number;
  sales: number;
  late_sales: number;
  total_sales: number;
}

const shifts = (storeId: string, which: RawBuilder<unknown>) => sql`
  select shift.id, shift.register_id, register.name as register_name, shift.opened_at, shift.closed_at, shift.reason,
         shift.counted, shift.counted_total, shift.expected_at_close, shift.opening_float,
         shift.opened_by, concat_ws(' ', opener.first_name, opener.last_name) as opened_by_name,
         shift.closed_by, concat_ws(' ', closer.first_name, closer.last_name) as closed_by_name,
         shift.approved_by, concat_ws(' ', approver.first_name, approver.last_name) as approved_by_name,
         drawer.*, moved.*, sold.sales, sold.late_sales, sold.total - came_back.total as total_sales
  from (${which}) shift
  join registers register on register.store_id = ${storeId} and register.id = shift.register_id
  left join users opener on opener.id = shift.opened_by
  left join users closer on closer.id = shift.closed_by
  left join users approver on approver.id = shift.approved_by
  cross join lateral (
    select coalesce(sum(amount) filter (where kind = 'payment'), 0)::bigint as cash_payments,
           coalesce(sum(amount) filter (where kind = 'refund'), 0)::bigint as cash_refunds,
           coalesce(sum(case kind when 'payment' then rounding else -rounding end), 0)::bigint as cash_rounding,
           coalesce(sum(tip), 0)::bigint as cash_tips
    from order_payments where store_id = ${storeId} and shift_id = shift.id and method = 'cash'
  ) drawer
  cross join lateral (
    select coalesce(sum(amount) filter (where direction = 'in'), 0)::bigint as cash_in,
           coalesce(sum(amount) filter (where direction = 'out'), 0)::bigint as cash_out
    from cash_movements where store_id = ${storeId} and shift_id = shift.id
  ) moved
  cross join lateral (
    select count(*)::int as sales, count(*) filter (where received_at > shift.closing_received_at)::int as late_sales,
           coalesce(sum(ordered_total), 0)::bigint as total
    from orders where store_id = ${storeId} and shift_id = shift.id and stage = 'placed'
  ) sold
  cross join lateral (
    select coalesce(sum(taken.value), 0)::bigint as total
    from order_returns taken
    join orders sold on sold.store_id = ${storeId} and sold.id = taken.order_id and sold.stage = 'placed'
    where taken.store_id = ${storeId} and taken.shift_id = shift.id
  ) came_back`;

export interface ShiftFilter {
  registerId: string | null;
  /** Days where the store is, both included. */
  from: string | null;
  to: string | null;
}

/** Shifts, the newest first. */
export async function findShifts(
  db: Db,
  storeId: string,
  { registerId, from, to }: ShiftFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<Page<ListedShift>> {
  const dayOf = sql`(opened_at at time zone (select timezone from stores where id = ${storeId}))::date`;
  const found = sql`
    from shifts where store_id = ${storeId}
      and ${registerId === null ? sql`true` : sql`register_id = ${registerId}`}
      and ${from === null ? sql`true` : sql`${dayOf} >= ${from}::date`}
      and ${to === null ? sql`true` : sql`${dayOf} <= ${to}::date`}`;
  const page = sql`select * ${found} order by opened_at desc, id desc limit ${limit} offset ${offset}`;
  const { rows } = await sql<ListedShift>`
    ${shifts(storeId, page)} order by shift.opened_at desc, shift.id desc`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function findShift(db: Db, storeId: string, id: string): Promise<ListedShift | undefined> {
  const one = sql`select * from shifts where store_id = ${storeId} and id = ${id}`;
  const { rows } = await sql<ListedShift>`${shifts(storeId, one)}`.execute(db);
  return rows[0];
}

export interface MethodSums {
  method:
    | 'cash'
    | 'card'
    | 'bank_transfer'
    | 'mobile_money'
    | 'other'
    | 'exchange'
    | 'store_credit'
    | 'gift_card';
  /** What the store calls it; empty: as its method. */
  label: string;
  payments: number;
  refunds: number;
  rounding: number;
  tips: number;
  count: number;
}

/** What was paid and refunded in a shift, by method and by what the store calls it. */
export async function findMethodSums(db: Db, storeId: string, shiftId: string): Promise<MethodSums[]> {
  const { rows } = await sql<MethodSums>`
    select method, label, coalesce(sum(amount) filter (where kind = 'payment'), 0)::bigint as payments,
           coalesce(sum(amount) filter (where kind = 'refund'), 0)::bigint as refunds,
           coalesce(sum(case kind when 'payment' then rounding else -rounding end), 0)::bigint as rounding,
           coalesce(sum(tip), 0)::bigint as tips, count(*)::int as count
    from order_payments where store_id = ${storeId} and shift_id = ${shiftId}
    group by method, label order by payments desc, method, label`.execute(db);
  return rows;
}

/** What of the payments of a shift is for sales that were not rung in it. */
export async function findEarlierPayments(db: Db, storeId: string, shiftId: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(paid.amount), 0)::bigint as amount
    from order_payments paid
    join orders sold on sold.store_id = ${storeId} and sold.id = paid.order_id
    where paid.store_id = ${storeId} and paid.shift_id = ${shiftId} and paid.kind = 'payment'
      and sold.shift_id is distinct from paid.shift_id`.execute(db);
  return rows[0]?.amount ?? 0;
}

/** In minor units, without VAT but `tax` and `returned_tax`. */
export interface RateSums {
  percent: string | null;
  discounts: number;
  sold: number;
  tax: number;
  returned: number;
  returned_tax: number;
}

/** What was sold and what came back in a shift by rate; there is no delivery at a counter. */
export async function findRateSums(db: Db, storeId: string, shiftId: string): Promise<RateSums[]> {
  const { rows } = await sql<RateSums>`
    select rate.percent::text as percent,
           sum(app.without_vat(part.discount, placed.prices_include_vat, rate.percent))::bigint as discounts,
           sum(part.sold)::bigint as sold, sum(part.tax)::bigint as tax,
           sum(part.returned)::bigint as returned, sum(part.returned_tax)::bigint as returned_tax
    from (
      select line.id as line_id, line.share_discount as discount, line.share_total - line.share_vat as sold,
             line.share_vat as tax, 0 as returned, 0 as returned_tax
      from orders rung
      join order_lines line on line.store_id = ${storeId} and line.order_id = rung.id
      where rung.store_id = ${storeId} and rung.shift_id = ${shiftId}
      union all
      select back.line_id, 0, 0, 0, back.value - back.vat, back.vat
      from order_returns taken
      join order_return_lines back on back.store_id = ${storeId} and back.return_id = taken.id
      where taken.store_id = ${storeId} and taken.shift_id = ${shiftId}
    ) part
    join order_lines line on line.store_id = ${storeId} and line.id = part.line_id
    join orders placed on placed.store_id = ${storeId} and placed.id = line.order_id and placed.stage = 'placed'
    cross join lateral (
      select app.tax_percent_of(placed.apply_vat, placed.vat_percent, line.exempt_vat, line.tax_percent) as percent
    ) rate
    group by rate.percent order by rate.percent desc nulls last`.execute(db);
  return rows;
}

export interface MovementRow {
  id: string;
  direction: 'in' | 'out';
  amount: number;
  reason: string;
  at: Date;
  moved_by: string | null;
  moved_by_name: string | null;
}

const mostMovements = 500;

/** Cash in and out of a shift, in the order in which it moved. */
export async function findMovements(db: Db, storeId: string, shiftId: string): Promise<MovementRow[]> {
  const { rows } = await sql<MovementRow>`
    select moved.id, moved.direction, moved.amount, moved.reason, moved.at, moved.moved_by,
           concat_ws(' ', person.first_name, person.last_name) as moved_by_name
    from cash_movements moved left join users person on person.id = moved.moved_by
    where moved.store_id = ${storeId} and moved.shift_id = ${shiftId}
    order by moved.at, moved.id limit ${mostMovements}`.execute(db);
  return rows;
}

export interface OpeningRow {
  id: string;
  at: Date;
  opened_by: string | null;
  opened_by_name: string | null;
  approved_by: string | null;
  approved_by_name: string | null;
}

/** When the drawer was opened without a sale in a shift, in its order. */
export async function findOpenings(db: Db, storeId: string, shiftId: string): Promise<OpeningRow[]> {
  const { rows } = await sql<OpeningRow>`
    select opening.id, opening.at, opening.opened_by, concat_ws(' ', opener.first_name, opener.last_name) as opened_by_name,
           opening.approved_by, concat_ws(' ', approver.first_name, approver.last_name) as approved_by_name
    from drawer_openings opening
    left join users opener on opener.id = opening.opened_by
    left join users approver on approver.id = opening.approved_by
    where opening.store_id = ${storeId} and opening.shift_id = ${shiftId}
    order by opening.at, opening.id limit ${mostMovements}`.execute(db);
  return rows;
}
