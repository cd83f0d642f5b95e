import type { PaymentTerms } from '@sokoni/rules/wholesale/payment-terms';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { WholesaleQuoteLines, WholesaleQuoteMessages, WholesaleQuotes } from '#core/database/tables.ts';

// All of it is read and written in the supplier's store.

export type QuoteRow = Selectable<WholesaleQuotes>;
export type QuoteLineRow = Selectable<WholesaleQuoteLines>;
export type QuoteMessageRow = Selectable<WholesaleQuoteMessages>;

/** A quote with what both sides read beside it. */
export interface WholeQuoteRow extends QuoteRow {
  company_name: string;
  supplier_name: string;
  currency_code: string;
  /** The day where the supplier is. */
  today: string;
  order_number: string | null;
  payment_terms: PaymentTerms;
}

export async function findQuote(
  db: Db,
  storeId: string,
  id: string,
  now: Date,
): Promise<WholeQuoteRow | undefined> {
  const { rows } = await sql<WholeQuoteRow>`
    select quote.*, customer.name as company_name, store.name as supplier_name, store.currency_code,
           (${now}::timestamptz at time zone store.timezone)::date::text as today, sale.number as order_number,
           coalesce(company.payment_terms, settings.payment_terms, 'on_delivery') as payment_terms
    from wholesale_quotes quote
    join stores store on store.id = quote.store_id
    join customers customer on customer.store_id = quote.store_id and customer.id = quote.customer_id
    left join wholesale_companies company on company.store_id = quote.store_id and company.customer_id = quote.customer_id
    left join wholesale_settings settings on settings.store_id = quote.store_id
    left join orders sale on sale.store_id = quote.store_id and sale.id = quote.order_id
    where quote.store_id = ${storeId} and quote.id = ${id}`.execute(db);
  return rows[0];
}

/** The quote, held until the end of the transaction. */
export async function lockQuote(db: Db, storeId: string, id: string): Promise<QuoteRow | undefined> {
  return db
    .selectFrom('wholesale_quotes')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether it is in; it is not where its id is taken. */
export async function insertQuote(db: Db, row: Insertable<WholesaleQuotes>): Promise<boolean> {
  const inserted = await db
    .insertInto('wholesale_quotes')
    .values(row)
    .onConflict((conflict) => conflict.columns(['store_id', 'id']).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function updateQuote(
  db: Db,
  { store_id, id, version }: Pick<QuoteRow, 'store_id' | 'id' | 'version'>,
  values: Updateable<WholesaleQuotes>,
): Promise<void> {
  await db
    .updateTable('wholesale_quotes')
    .set({ ...values, version: version + 1 })
    .where('store_id', '=', store_id)
    .where('id', '=', id)
    .execute();
}

export async function findLines(db: Db, storeId: string, quoteId: string): Promise<QuoteLineRow[]> {
  return db
    .selectFrom('wholesale_quote_lines')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('quote_id', '=', quoteId)
    .orderBy('position')
    .execute();
}

/** A variant as it is sold now. */
export interface ItemNow {
  /** Units that an order could have, where orders of companies go out from; null where they are not counted. */
  available: number | null;
  exempt_vat: boolean;
  tax_percent: string | null;
}

/** The variants that are still there. */
export async function findItemsNow(
  db: Db,
  { storeId, locationId }: { storeId: string; locationId: string },
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, ItemNow>> {
  const rows = await db
    .selectFrom('variants as variant')
    .innerJoin('products as product', (join) =>
      join.onRef('product.store_id', '=', 'variant.store_id').onRef('product.id', '=', 'variant.product_id'),
    )
    .leftJoin('stock_levels as level', (join) =>
      join
        .onRef('level.store_id', '=', 'variant.store_id')
        .onRef('level.variant_id', '=', 'variant.id')
        .on('level.location_id', '=', locationId),
    )
    .select(['variant.id', 'variant.track_quantity', 'level.on_hand', 'level.reserved', 'product.exempt_vat'])
    .select(
      sql<
        string | null
      >`coalesce(product.tax_percent, category_tax_percent(product.store_id, product.category_id))::text`.as(
        'tax_percent',
      ),
    )
    .where('variant.store_id', '=', storeId)
    .where('variant.id', 'in', variantIds)
    .execute();
  return new Map(
    rows.map(({ id, track_quantity, on_hand, reserved, ...taxed }) => [
      id,
      { ...taxed, available: track_quantity ? Math.max(0, (on_hand ?? 0) - (reserved ?? 0)) : null },
    ]),
  );
}

export async function replaceLines(
  db: Db,
  { store_id, id }: Pick<QuoteRow, 'store_id' | 'id'>,
  lines: readonly Insertable<WholesaleQuoteLines>[],
): Promise<void> {
  await db
    .deleteFrom('wholesale_quote_lines')
    .where('store_id', '=', store_id)
    .where('quote_id', '=', id)
    .execute();
  await db
    .insertInto('wholesale_quote_lines')
    .values([...lines])
    .execute();
}

/** The first first. */
export async function findMessages(db: Db, storeId: string, quoteId: string): Promise<QuoteMessageRow[]> {
  return db
    .selectFrom('wholesale_quote_messages')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('quote_id', '=', quoteId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

export async function findMessage(
  db: Db,
  storeId: string,
  messageId: string,
): Promise<QuoteMessageRow | undefined> {
  return db
    .selectFrom('wholesale_quote_messages')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', messageId)
    .executeTakeFirst();
}

export async function insertMessage(db: Db, row: Insertable<WholesaleQuoteMessages>): Promise<void> {
  await db.insertInto('wholesale_quote_messages').values(row).execute();
}

/** How many quotes for a company are neither accepted nor declined. */
export async function countOpenQuotes(db: Db, storeId: string, customerId: string): Promise<number> {
  const { total } = await db
    .selectFrom('wholesale_quotes')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('store_id', '=', storeId)
    .where('customer_id', '=', customerId)
    .where('state', 'in', ['requested', 'offered', 'countered'])
    .executeTakeFirstOrThrow();
  return total;
}

/** The quotes of the one company are the other one's. */
export async function moveQuotes(db: Db, storeId: string, fromId: string, toId: string): Promise<void> {
  await db
    .updateTable('wholesale_quotes')
    .set({ customer_id: toId })
    .where('store_id', '=', storeId)
    .where('customer_id', '=', fromId)
    .execute();
}

/** Takes out of the quotes of a company what it has written. */
export async function forgetWords(db: Db, storeId: string, customerId: string): Promise<void> {
  await sql`
    update wholesale_quote_messages said set text = ''
    from wholesale_quotes quote
    where quote.store_id = ${storeId} and quote.customer_id = ${customerId}
      and said.store_id = quote.store_id and said.quote_id = quote.id and said.side = 'buyer'`.execute(db);
}
