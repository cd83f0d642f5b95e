import type { purchaseQuote, purchaseQuoteRow, quote, quoteRow } from '@sokoni/contract/wholesale/quotes';
import { quoteStateOn } from '@sokoni/rules/wholesale/quotes';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import type { ListedQuote, QuoteForCompany, QuoteToBuy } from './list-queries.ts';
import {
  findLines,
  findMessages,
  findQuote,
  type ItemNow,
  type QuoteLineRow,
  type QuoteMessageRow,
  type WholeQuoteRow,
} from './quote-queries.ts';

/** A quote with all that is shown of it, and printed. */
export interface WholeQuote {
  row: WholeQuoteRow;
  lines: readonly QuoteLineRow[];
  messages: readonly QuoteMessageRow[];
}

/** Read in the supplier's store. @throws DomainError `not_found` */
export async function readQuote(db: Db, storeId: string, id: string, now: Date): Promise<WholeQuote> {
  const row = await findQuote(db, storeId, id, now);
  if (!row) throw new DomainError('not_found');
  return { row, lines: await findLines(db, storeId, id), messages: await findMessages(db, storeId, id) };
}

export function quoteRowView({
  customer_id,
  company_name,
  ...row
}: QuoteForCompany): z.output<typeof quoteRow> {
  return { ...rowView(row), company: { id: customer_id, name: company_name } };
}

export function purchaseQuoteRowView({
  store_id,
  supplier_name,
  ...row
}: QuoteToBuy): z.output<typeof purchaseQuoteRow> {
  return { ...rowView(row), supplier: { id: store_id, name: supplier_name } };
}

const goneItem: ItemNow = { available: null, exempt_vat: false, tax_percent: null };

/** For the supplier. @param items what is still there, by its variant */
export function quoteView(whole: WholeQuote, items: ReadonlyMap<string, ItemNow>): z.output<typeof quote> {
  const { customer_id: id, company_name: name } = whole.row;
  const { lines, ...detail } = detailView(whole);
  return {
    ...detail,
    company: { id, name },
    lines: lines.map((line) => ({ ...line, ...(items.get(line.variant_id) ?? goneItem) })),
  };
}

/** For the buyer. */
export function purchaseQuoteView(whole: WholeQuote): z.output<typeof purchaseQuote> {
  const { store_id: id, supplier_name: name } = whole.row;
  return { ...detailView(whole), supplier: { id, name } };
}

/** In which state it is on the day where the supplier is. */
export function stateNow({ row }: Pick<WholeQuote, 'row'>) {
  return quoteStateOn({ state: row.state, validUntil: row.valid_until }, row.today);
}

function rowView(row: ListedQuote) {
  const { id, number, state, valid_until, total, currency_code, version } = row;
  return {
    ...{ id, number, state, valid_until, total, currency_code, version },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

function detailView(whole: WholeQuote) {
  const { row, lines, messages } = whole;
  const { subtotal, vat, payment_terms, today, order_id, order_number } = row;
  return {
    ...rowView({ ...row, state: stateNow(whole) }),
    ...{ subtotal, vat, payment_terms, today },
    order: order_id === null ? null : { id: order_id, number: order_number ?? '' },
    lines: lines.map(({ store_id: _store, quote_id: _quote, position: _position, ...line }) => ({
      ...line,
      total: line.quantity * line.unit_price,
    })),
    history: messages.map(({ id, act, side, text, valid_until, total, at }) => ({
      ...{ id, act, side, text, valid_until, total },
      at: at.toISOString(),
    })),
  };
}
