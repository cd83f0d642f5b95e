import type { Db } from '#core/database/access/transaction.ts';
import { invalidField } from '#core/errors/domain-error.ts';
import { distinctLines, linesAtPrices } from '../buying/ordering/company-lines.ts';
import { companyPrice } from '../buying/suppliers/product-view.ts';
import { findOrderable } from '../buying/suppliers/read-offered.ts';
import type { AgreementRow } from '../buying/suppliers/supplier-queries.ts';
import { holdQuote, recordLines, recordNewQuote } from './record-quote.ts';
import { sayQuote } from './sentences.ts';

// What a buyer asks for, written in the supplier's store: by a store of its own, or in the shop.

/** A line as a buyer asks for it. */
export interface AskedLine {
  variant_id: string;
  quantity: number;
  /** What they would like to pay for a unit, in minor units. */
  unit_price?: number | undefined;
}

/**
 * Writes a request.
 * @returns the id of the quote
 * @throws DomainError `invalid_fields` for what is not offered, `quote_limit`, `id_taken`, `order_too_large`
 */
export async function recordRequest(
  db: Db,
  agreement: AgreementRow,
  draft: {
    id?: string | undefined;
    buyerStoreId: string | null;
    lines: readonly AskedLine[];
    message: string;
  },
  now: Date,
): Promise<string> {
  const { id, buyerStoreId } = draft;
  const prices = await pricesAsked(db, agreement, draft.lines);
  const lines = await askedLines(db, agreement, draft.lines, { prices, offered: new Map() });
  const said = { act: 'requested', side: 'buyer', text: draft.message } as const;
  return recordNewQuote(db, agreement, { id, buyerStoreId, lines }, said, now);
}

/**
 * Writes a counter-offer.
 * @throws DomainError `not_found`, `changed_meanwhile`, `wrong_state`, `invalid_fields` for what is not in the quote or not sold any more,
 * `order_too_large`
 */
export async function recordCounter(
  db: Db,
  agreement: AgreementRow,
  quoteId: string,
  draft: { version: number; lines: readonly AskedLine[]; message: string },
  now: Date,
): Promise<void> {
  const hold = { act: 'counter', side: 'buyer', version: draft.version, now } as const;
  const held = await holdQuote(db, agreement.store_id, quoteId, hold);
  const offered = new Map(
    held.lines.map(({ variant_id, offered_price }) => [variant_id, offered_price ?? 0]),
  );
  const wanted = distinctLines(draft.lines);
  if (wanted.some(({ variant_id }) => !offered.has(variant_id)))
    throw invalidField('lines', sayQuote('notInQuote'));
  const prices = new Map(
    wanted.map(({ variant_id, unit_price }) => [variant_id, unit_price ?? offered.get(variant_id) ?? 0]),
  );
  const lines = await askedLines(db, agreement, draft.lines, { prices, offered });
  const said = { act: 'countered', side: 'buyer', text: draft.message } as const;
  await recordLines(db, agreement, { quote: held.quote, lines }, said, now);
}

/** What was wished for, else what the company pays; only for what it is offered. @throws DomainError `invalid_fields` */
async function pricesAsked(
  db: Db,
  agreement: AgreementRow,
  asked: readonly AskedLine[],
): Promise<ReadonlyMap<string, number>> {
  const wanted = distinctLines(asked);
  const offered = await findOrderable(
    db,
    agreement,
    wanted.map(({ variant_id }) => variant_id),
  );
  return new Map(
    wanted.map(({ variant_id, quantity, unit_price }) => {
      const variant = offered.get(variant_id)?.variants.find(({ id }) => id === variant_id);
      if (!variant) throw invalidField('lines', sayQuote('notOffered'));
      return [variant_id, unit_price ?? companyPrice(agreement, variant, quantity)];
    }),
  );
}

async function askedLines(
  db: Db,
  agreement: AgreementRow,
  asked: readonly AskedLine[],
  { prices, offered }: { prices: ReadonlyMap<string, number>; offered: ReadonlyMap<string, number> },
) {
  const wishes = new Map(asked.map(({ variant_id, unit_price }) => [variant_id.toLowerCase(), unit_price]));
  const priced = await linesAtPrices(db, agreement, asked, prices);
  return priced.map((line) => ({
    ...line,
    asked_price: wishes.get(line.variant.id) ?? null,
    offered_price: offered.get(line.variant.id) ?? null,
  }));
}
