import type { OpenSlot } from '@sokoni/rules/delivery/pickup-slots';
import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { Checkouts } from '#core/database/tables.ts';
import type { AddressFields, ContactFields } from './checkout-form.ts';

/** A line as it was quoted; amounts in minor units. */
export interface FrozenLine {
  variant_id: string;
  title: string;
  variant_name: string;
  sku: string;
  quantity: number;
  unit_price: number;
  /** What the discount took off. */
  offered: number;
  /** Null: exempt. */
  tax_percent: string | null;
}

/** How the store sold when it was quoted. */
export interface FrozenTerms {
  apply_vat: boolean;
  vat_percent: string;
  prices_include_vat: boolean;
  shipping_vat_percent: string | null;
  test: boolean;
  offer: { discountId: string; title: string; code: string | null } | null;
  /** What the buyer reads above the total. */
  totals: { subtotal: number; discount: number; vat: number | null };
}

export interface ChosenDelivery {
  key: string;
  /** As the store calls it: a rate, or a place; empty where the store has said nothing of delivery. */
  title: string;
  collected: boolean;
  amount: number;
  /** The hour at which it is collected, where one was chosen. */
  pickup: OpenSlot | null;
}

export interface CheckoutRow
  extends Omit<Selectable<Checkouts>, 'lines' | 'terms' | 'contact' | 'address' | 'delivery'> {
  lines: readonly FrozenLine[];
  terms: FrozenTerms;
  contact: ContactFields;
  address: AddressFields;
  delivery: ChosenDelivery | null;
}

/** The checkout of a cart that is still open, held until the end of the transaction. */
export async function lockOpenCheckout(
  db: Db,
  storeId: string,
  cartId: string,
): Promise<CheckoutRow | undefined> {
  const row = await db
    .selectFrom('checkouts')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('cart_id', '=', cartId)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
  return row as unknown as CheckoutRow | undefined;
}

/** The same without holding it, by its id alone. */
export async function findOpenCheckoutId(db: Db, storeId: string, cartId: string): Promise<string | null> {
  const row = await db
    .selectFrom('checkouts')
    .select('id')
    .where('store_id', '=', storeId)
    .where('cart_id', '=', cartId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A checkout, held until the end of the transaction. */
export async function lockCheckout(db: Db, storeId: string, id: string): Promise<CheckoutRow | undefined> {
  const row = await db
    .selectFrom('checkouts')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row as unknown as CheckoutRow | undefined;
}

/** Whose checkout it is, read before anything is locked: carts are locked first, as everywhere. */
export async function findCartOf(db: Db, storeId: string, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('checkouts')
    .select('cart_id')
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.cart_id;
}

/** How an order was to be paid when it was placed online; undefined where that is not known any more. */
export async function findPaymentMethod(
  db: Db,
  storeId: string,
  orderId: string,
): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('checkouts')
    .select('payment_method')
    .where('store_id', '=', storeId)
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row?.payment_method;
}

/** Writes a checkout, new or in place of what it was. */
export async function saveCheckout(db: Db, row: CheckoutRow): Promise<void> {
  const { lines, terms, contact, address, delivery, ...rest } = row;
  const values = {
    ...rest,
    lines: JSON.stringify(lines),
    terms: JSON.stringify(terms),
    contact: JSON.stringify(contact),
    address: JSON.stringify(address),
    delivery: delivery && JSON.stringify(delivery),
  };
  const { store_id: _store, id: _id, created_at: _made, ...changed } = values;
  await db
    .insertInto('checkouts')
    .values(values)
    .onConflict((conflict) => conflict.columns(['store_id', 'id']).doUpdateSet(changed))
    .execute();
}

export async function markCheckout(
  db: Db,
  { store_id, id }: Pick<CheckoutRow, 'store_id' | 'id'>,
  values: Pick<Updateable<Checkouts>, 'state' | 'paying_since' | 'updated_at'>,
): Promise<void> {
  await db
    .updateTable('checkouts')
    .set(values)
    .where('store_id', '=', store_id)
    .where('id', '=', id)
    .execute();
}

export async function insertOrderLinks(
  db: Db,
  rows: readonly { store_id: string; token_hash: Buffer; order_id: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('order_links')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The order that a link leads to. */
export async function findLinkedOrder(
  db: Db,
  storeId: string,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('order_links')
    .select('order_id')
    .where('store_id', '=', storeId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.order_id;
}

/** Whom the news of an order goes to, and what an entry of its timeline says. */
export interface OrderContactRow {
  email: string;
  recipient: string;
  /** In which the order was placed; null: the main one of the shop. */
  language: string | null;
  currency_code: CurrencyCode;
  /** In minor units. */
  amount: number;
  /** Such as why it was cancelled; may be empty. */
  text: string;
}

/** Undefined where nobody is to be written to any more: erased, without an address, or the store is closed. */
export async function findOrderContact(
  db: Db,
  storeId: string,
  orderId: string,
  eventId: string | null,
): Promise<OrderContactRow | undefined> {
  const { rows } = await sql<OrderContactRow>`
    select delivery.email, delivery.recipient, delivery.language, store.currency_code, coalesce((told.data ->> 'amount')::bigint, 0) as amount,
           coalesce(told.data ->> 'text', '') as text
    from order_deliveries delivery
    join stores store on store.id = delivery.store_id and store.closed_at is null
    left join order_events told on told.store_id = delivery.store_id and told.order_id = delivery.order_id and told.id = ${eventId}
    where delivery.store_id = ${storeId} and delivery.order_id = ${orderId} and delivery.email <> ''`.execute(
    db,
  );
  return rows[0];
}

/** Takes away what names the buyer of these orders and checkouts; what was bought stays. */
export async function forgetBuyer(db: Db, storeId: string, customerId: string): Promise<void> {
  const customers = sql`select id from customers where store_id = ${storeId} and (id = ${customerId} or merged_into = ${customerId})`;
  await sql`
    update order_deliveries set recipient = '', email = '', phone = '', line1 = '', line2 = '', city = '', region = '',
      postal_code = '', country = ''
    where store_id = ${storeId} and order_id = any(array(
      select id from orders where store_id = ${storeId} and customer_id in (${customers})
    ))`.execute(db);
  await sql`
    update checkouts set contact = '{}', address = '{}', note = ''
    where store_id = ${storeId} and customer_id in (${customers})`.execute(db);
}
