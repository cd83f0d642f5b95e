import { sellerRoles } from '@sokoni/rules/access/roles';
import { receiptPrefix } from '@sokoni/rules/point-of-sale/receipt-number';
import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { ListedDiscount } from '#sales/discounts/queries.ts';

/** What a receipt says of the store, and how it sells. */
export async function findStoreOfTill(db: Db, storeId: string) {
  return db
    .selectFrom('stores')
    .select(['name', 'currency_code', 'country', 'timezone', 'mode', 'store_module', 'address', 'phone'])
    .select(['receipt_footer', 'logo_image_id', 'apply_vat', 'prices_include_vat'])
    .select(['vat_percent', 'shipping_vat_percent'])
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow();
}

export interface TillPlaceRow {
  register_name: string;
  location_id: string;
  location_name: string;
  block: number;
}

/** Where a device sells, and under which block of receipt numbers. */
export async function findTillPlace(
  db: Db,
  storeId: string,
  { registerId, deviceId }: { registerId: string; deviceId: string },
): Promise<TillPlaceRow> {
  return db
    .selectFrom('registers as register')
    .innerJoin('register_devices as device', (join) =>
      join.onRef('device.store_id', '=', 'register.store_id').on('device.id', '=', deviceId),
    )
    .innerJoin('locations as place', (join) =>
      join.onRef('place.store_id', '=', 'register.store_id').onRef('place.id', '=', 'register.location_id'),
    )
    .select([
      'register.name as register_name',
      'register.location_id',
      'place.name as location_name',
      'device.block',
    ])
    .where('register.store_id', '=', storeId)
    .where('register.id', '=', registerId)
    .executeTakeFirstOrThrow();
}

/** The highest figure of a block that an order has, in either mode; 0 before the first. */
export async function findLastFigure(db: Db, storeId: string, block: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(split_part(number, '-', of.part)::bigint), 0) as last
    from (values (${receiptPrefix({ block, test: false })}, 2), (${receiptPrefix({ block, test: true })}, 3)) as of (prefix, part)
    join orders on orders.store_id = ${storeId} and orders.number > of.prefix || '-' collate "C"
      and orders.number < of.prefix || '.' collate "C"`.execute(db);
  return rows[0]?.last ?? 0;
}

export interface CashierRow {
  id: string;
  name: string;
  role: string;
  pin_hash: string | null;
}

/** Who may sell in the store, by name. */
export async function findCashiers(db: Db, storeId: string): Promise<CashierRow[]> {
  const { rows } = await sql<CashierRow>`
    select member.user_id as id, concat_ws(' ', person.first_name, person.last_name) as name, member.role, member.pin_hash
    from staff member join users person on person.id = member.user_id
    where member.store_id = ${storeId} and member.role = any (${sellerRoles})
    order by person.first_name collate app.names, person.last_name collate app.names, member.user_id`.execute(
    db,
  );
  return rows;
}

export interface CopiedCategoryRow {
  id: string;
  parent_id: string | null;
  name: string;
  tax_percent: string | null;
}

export async function findCategoriesForTill(db: Db, storeId: string): Promise<CopiedCategoryRow[]> {
  const { rows } = await sql<CopiedCategoryRow>`
    select id, parent_id, name, tax_percent::text as tax_percent
    from categories where store_id = ${storeId}
    order by position, name collate app.names, id`.execute(db);
  return rows;
}

const mostDiscounts = 500;

/** What holds at a counter now or later, oldest first. */
export async function findCounterDiscounts(db: Db, storeId: string, now: Date): Promise<ListedDiscount[]> {
  const { rows } = await sql<ListedDiscount>`
    select discount.*,
           array(select product_id from discount_products chosen
                 where chosen.store_id = ${storeId} and chosen.discount_id = discount.id) as product_ids,
           array(select category_id from discount_categories chosen
                 where chosen.store_id = ${storeId} and chosen.discount_id = discount.id) as category_ids
    from discounts discount
    where discount.store_id = ${storeId} and discount.active and 'in_person' = any (discount.channels)
      and (discount.ends_at is null or discount.ends_at > ${now})
    order by discount.created_at, discount.id limit ${mostDiscounts}`.execute(db);
  return rows;
}

export interface ParkedSaleRow {
  id: string;
  title: string;
  cart: Record<string, unknown>;
  parked_by: string | null;
  parked_by_name: string | null;
  parked_at: Date;
  register_name: string;
}

const mostParked = 100;

/** Sales that wait at any register of the store, the newest first. */
export async function findParkedSales(db: Db, storeId: string): Promise<ParkedSaleRow[]> {
  const { rows } = await sql<ParkedSaleRow>`
    select parked.id, parked.title, parked.cart, parked.parked_by, parked.parked_at, register.name as register_name,
           concat_ws(' ', person.first_name, person.last_name) as parked_by_name
    from parked_sales parked
    join registers register on register.store_id = ${storeId} and register.id = parked.register_id
    left join users person on person.id = parked.parked_by
    where parked.store_id = ${storeId} and parked.taken_at is null
    order by parked.parked_at desc, parked.id limit ${mostParked}`.execute(db);
  return rows;
}

export interface OpenShiftRow {
  id: string;
  opened_at: Date;
  opened_by: string | null;
  opened_by_name: string | null;
  opening_float: number;
}

/** The shift that is open at a register, the newest of several. */
export async function findOpenShift(
  db: Db,
  storeId: string,
  registerId: string,
): Promise<OpenShiftRow | undefined> {
  const { rows } = await sql<OpenShiftRow>`
    select shift.id, shift.opened_at, shift.opened_by, shift.opening_float,
           concat_ws(' ', person.first_name, person.last_name) as opened_by_name
    from shifts shift left join users person on person.id = shift.opened_by
    where shift.store_id = ${storeId} and shift.register_id = ${registerId} and shift.closed_at is null
    order by shift.opened_at desc limit 1`.execute(db);
  return rows[0];
}
