import type { QuoteState } from '@sokoni/rules/wholesale/quotes';
import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { Page } from '#core/http/paging.ts';
import { searchCustomers } from '#customers/search/search-customers.ts';

/** A quote in its state of this moment. */
export interface ListedQuote {
  id: string;
  number: string;
  state: QuoteState;
  valid_until: string | null;
  total: number;
  currency_code: string;
  version: number;
  created_at: Date;
  updated_at: Date;
}

export interface QuoteForCompany extends ListedQuote {
  customer_id: string;
  company_name: string;
}

export interface QuoteToBuy extends ListedQuote {
  /** The supplier. */
  store_id: string;
  supplier_name: string;
}

interface Filter {
  search: string;
  state?: QuoteState | undefined;
}

interface Window {
  limit: number;
  offset: number;
}

/** The quotes of a store that sells, those that were touched last first. @param inShop those that buyers answer in the shop */
export async function findQuotes(
  db: Db,
  storeId: string,
  {
    search,
    state,
    customerId,
    inShop = false,
  }: Filter & { customerId?: string | undefined; inShop?: boolean },
  { limit, offset }: Window,
  now: Date,
): Promise<Page<QuoteForCompany>> {
  const isFound =
    search === ''
      ? sql`true`
      : sql`(lower(quote.number) = ${search.toLowerCase()} or ${await searchCustomers(db, search)})`;
  const found = sql`
    from (
      select quote.*, store.currency_code,
             case when quote.state = 'offered' and quote.valid_until < (${now}::timestamptz at time zone store.timezone)::date
                  then 'expired' else quote.state end as state_now
      from wholesale_quotes quote join stores store on store.id = quote.store_id
      where quote.store_id = ${storeId}
    ) quote
    join customers customer on customer.store_id = quote.store_id and customer.id = quote.customer_id
    where ${state === undefined ? sql`true` : sql`quote.state_now = ${state}`}
      and ${customerId === undefined ? sql`true` : sql`quote.customer_id = ${customerId}`}
      and ${inShop ? sql`quote.buyer_store_id is null` : sql`true`} and ${isFound}`;
  const { rows } = await sql<QuoteForCompany>`
    select quote.id, quote.number, quote.state_now as state, quote.valid_until, quote.total, quote.currency_code, quote.version,
           quote.created_at, quote.updated_at, quote.customer_id, customer.name as company_name
    ${found}
    order by quote.updated_at desc, quote.id desc
    limit ${limit} offset ${offset}`.execute(db);
  const count = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db);
  return { rows, total: count.rows[0]?.total ?? 0 };
}

/** The quotes that suppliers have for the store of the transaction. */
export async function findQuotesToBuy(
  db: Db,
  {
    search = '',
    state,
    quoteId,
    supplierId,
  }: Partial<Filter> & { quoteId?: string; supplierId?: string | undefined },
  { limit, offset }: Window,
  now: Date,
): Promise<Page<QuoteToBuy>> {
  const { rows } = await sql<QuoteToBuy & { count: number }>`
    select *, quote_id as id
    from wholesale_quotes_to_buy(
      ${quoteId ?? null}::uuid, ${supplierId ?? null}::uuid, ${state ?? null}, ${search}, ${now}, ${limit}, ${offset}
    )`.execute(db);
  return { rows, total: rows[0]?.count ?? 0 };
}
