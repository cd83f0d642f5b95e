import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import type { LocationAddress } from '@sokoni/rules/stock/location-check';
import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

// What stands on paper comes from stores, customers and orders; nothing of theirs is written here.

/** Whose paper it is. */
export interface DocumentStoreRow {
  id: string;
  name: string;
  email: string;
  phone: string;
  address: string;
  country: string;
  timezone: string;
  currency_code: CurrencyCode;
  language: string;
  default_theme: string | null;
  logo_image_id: string | null;
  receipt_footer: string;
  invoice_footer: string;
  statement_footer: string;
  payment_terms: string;
  bank_details: string;
  receipt_mm: 58 | 80;
}

/** Who buys, with the first of their addresses. */
export interface DocumentBuyerRow {
  id: string;
  name: string;
  email: string;
  phone: string;
  /** That was noted for the customer. */
  language: string | null;
  recipient: string | null;
  line1: string | null;
  line2: string | null;
  city: string | null;
  region: string | null;
  postal_code: string | null;
  country: string | null;
}

/** Where items come from. */
export interface DocumentPlaceRow extends LocationAddress {
  name: string;
}

/** What a line of an order comes to, by its id; amounts in minor units. */
export interface ShareRow {
  id: string;
  quantity: number;
  returned: number;
  exempt_vat: boolean;
  tax_percent: string | null;
  share_vat: number;
  share_total: number;
}

export async function findDocumentStore(db: Db, storeId: string): Promise<DocumentStoreRow> {
  const { rows } = await sql<DocumentStoreRow>`
    select store.id, store.name, store.email, store.phone, store.address, store.country, store.timezone,
           store.currency_code, store.language, store.default_theme, store.logo_image_id, store.receipt_footer,
           store.invoice_footer, store.statement_footer, store.payment_terms, store.bank_details,
           coalesce(settings.receipt_mm, 80) as receipt_mm
    from stores store
    left join document_settings settings on settings.store_id = store.id
    where store.id = ${storeId}`.execute(db);
  const [store] = rows;
  if (!store) throw new Error(`No store ${storeId}`);
  return store;
}

export async function findDocumentBuyer(
  db: Db,
  storeId: string,
  customerId: string,
  orderId: string | null,
): Promise<DocumentBuyerRow | undefined> {
  const { rows } = await sql<DocumentBuyerRow>`
    select customer.id, customer.name, customer.email, customer.phone, customer.language, goes.recipient, goes.line1, goes.line2,
           goes.city, goes.region, goes.postal_code, goes.country
    from customers customer
    left join lateral (
      (select recipient, line1, line2, city, region, postal_code, country, 0 as place from order_deliveries
       where store_id = customer.store_id and order_id = ${orderId} and line1 <> '')
      union all
      (select recipient, line1, line2, city, region, postal_code, country, 1 as place from customer_addresses
       where store_id = customer.store_id and customer_id = customer.id and position = 0)
      order by place limit 1
    ) goes on true
    where customer.store_id = ${storeId} and customer.id = ${customerId}`.execute(db);
  return rows[0];
}

export async function findDocumentPlace(
  db: Db,
  storeId: string,
  locationId: string,
): Promise<DocumentPlaceRow> {
  return db
    .selectFrom('locations')
    .select(['name', 'address', 'city', 'region', 'country', 'phone'])
    .where('store_id', '=', storeId)
    .where('id', '=', locationId)
    .executeTakeFirstOrThrow();
}

/** What the till has written for the customer on the receipt of an order; empty for nothing. */
export async function findReceiptNote(db: Db, storeId: string, orderId: string): Promise<string> {
  const { receipt_note } = await db
    .selectFrom('orders')
    .select('receipt_note')
    .where('store_id', '=', storeId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return receipt_note;
}

export async function findShares(db: Db, storeId: string, orderId: string): Promise<ShareRow[]> {
  return db
    .selectFrom('order_lines')
    .select(['id', 'quantity', 'returned', 'exempt_vat', 'tax_percent', 'share_vat', 'share_total'])
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
}
