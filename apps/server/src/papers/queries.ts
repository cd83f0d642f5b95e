import type { CurrencyCode } from '@sokoni/rules/currencies';
import { sql } from 'kysely';
import type { Db } from '#platform/database/transaction.ts';

// What stands on paper comes from stores, customers and orders; nothing of theirs is written here.

/** Whose paper it is. */
export interface PaperStoreRow {
  id: string;
  name: string;
  email: string;
  phone: string;
  address: string;
  country: string;
  timezone: string;
  currency_code: CurrencyCode;
  default_theme: string | null;
  logo_image_id: string | null;
  receipt_footer: string;
  receipt_mm: 58 | 80;
}

/** Who buys, with the first of their addresses. */
export interface PaperBuyerRow {
  id: string;
  name: string;
  email: string;
  phone: string;
  recipient: string | null;
  line1: string | null;
  line2: string | null;
  city: string | null;
  region: string | null;
  postal_code: string | null;
  country: string | null;
}

/** What a line of an order comes to, by its id; amounts in minor units. */
export interface ShareRow {
  id: string;
  quantity: number;
  returned: number;
  exempt_vat: boolean;
  share_vat: number;
  share_total: number;
}

export async function findPaperStore(db: Db, storeId: string): Promise<PaperStoreRow> {
  const { rows } = await sql<PaperStoreRow>`
    select store.id, store.name, store.email, store.phone, store.address, store.country, store.timezone,
           store.currency_code, store.default_theme, store.logo_image_id, store.receipt_footer,
           coalesce(settings.receipt_mm, 80) as receipt_mm
    from stores store
    left join paper_settings settings on settings.store_id = store.id
    where store.id = ${storeId}`.execute(db);
  const [store] = rows;
  if (!store) throw new Error(`No store ${storeId}`);
  return store;
}

export async function findPaperBuyer(
  db: Db,
  storeId: string,
  customerId: string,
): Promise<PaperBuyerRow | undefined> {
  const { rows } = await sql<PaperBuyerRow>`
    select customer.id, customer.name, customer.email, customer.phone, address.recipient, address.line1, address.line2,
           address.city, address.region, address.postal_code, address.country
    from customers customer
    left join customer_addresses address
      on address.store_id = customer.store_id and address.customer_id = customer.id and address.position = 0
    where customer.store_id = ${storeId} and customer.id = ${customerId}`.execute(db);
  return rows[0];
}

export async function findShares(db: Db, storeId: string, orderId: string): Promise<ShareRow[]> {
  return db
    .selectFrom('order_lines')
    .select(['id', 'quantity', 'returned', 'exempt_vat', 'share_vat', 'share_total'])
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
}
