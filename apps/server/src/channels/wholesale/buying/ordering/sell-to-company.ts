import { commaText, listText } from '@sokoni/messages/list-text';
import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import { formatMoney } from '@sokoni/rules/money/money';
import { missingFor } from '@sokoni/rules/wholesale/order-minimum';
import { settlementOf } from '@sokoni/rules/wholesale/payment-terms';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { readerLocale } from '#core/language/reader-locale.ts';
import { placeOrder } from '#sales/orders/place-order.ts';
import type { OrderHead } from '#sales/orders/pricing/quote-order.ts';
import { firstLocationId } from '#stock/assert-stock-locations.ts';
import { NotEnoughStock } from '#stock/not-enough-stock.ts';
import { storeCurrency } from '#tenancy/stores/store-currency.ts';
import { say } from '../sentences.ts';
import type { AgreementRow } from '../suppliers/supplier-queries.ts';
import type { OrderedLine } from './cart-queries.ts';
import { type CompanyLine, companyLines, linesAtPrices, quoteForCompany } from './company-lines.ts';

/** What is ordered by a company, or for it. */
export interface WholesaleDraft {
  id?: string | undefined;
  lines: readonly OrderedLine[];
  expected_total: number;
  reference: string;
  note: string;
  /**
   * What a unit costs by its variant, as an accepted quote says: neither what is offered nor the minimums bind it. Left out: the prices of
   * the agreement.
   */
  quoted?: ReadonlyMap<string, number> | undefined;
}

/** What the supplier has sold. */
export interface Sale {
  agreement: AgreementRow;
  orderId: string;
  number: string;
  lines: readonly CompanyLine[];
  totals: { vat: number; total: number };
  currency: CurrencyCode;
  /** Whether the staff of the store has placed it. */
  isByAgent: boolean;
}

/** Who sells for the store, knowing that an order may be below its minimum; null where the company orders itself. */
export type Agent = { userId: string; goesBelowMinimum: boolean } | null;

/**
 * The supplier's side of an order, in its store.
 * @throws DomainError `invalid_fields` for lines that are not offered and another total than was expected, `quantity_not_offered`,
 * `below_order_minimum`, `over_credit_limit`, `not_enough_stock`, `id_taken`
 */
export async function sellToCompany(
  db: Db,
  agreement: AgreementRow,
  draft: WholesaleDraft,
  { agent, action }: { agent: Agent; action: Action },
): Promise<Sale> {
  const { store_id: storeId } = agreement;
  const { receivedAt: now } = action;
  const orderId = draft.id?.toLowerCase() ?? newId();
  const lines = draft.quoted
    ? await linesAtPrices(db, agreement, draft.lines, draft.quoted)
    : await companyLines(db, agreement, draft.lines);
  const subtotal = lines.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0);
  const currency = await storeCurrency(db, storeId);
  if (!draft.quoted && !agent?.goesBelowMinimum)
    assertMinimum(agreement, subtotal, (minor) => formatMoney(minor, currency, readerLocale()));
  const head: OrderHead = {
    ...{ store_id: storeId, id: orderId, channel: 'wholesale', customer_id: agreement.customer_id },
    ...{ location_id: await firstLocationId(db, storeId), exchange_of: null, shipping: 0, tags: [] },
    ...{ discount_amount: null, discount_percent: null, discount_code: null, note: draft.note },
    ...{ sold_by: agent?.userId ?? null, created_by: agent?.userId ?? null },
    ...{ register_id: null, shift_id: null, approved_by: null },
    created_at: now,
  };
  const quote = await quoteForCompany(db, agreement, { head, lines }, now);
  const settlement = {
    ...settlementOf(agreement.payment_terms, quote.today),
    ...{ payments: [], expected_total: draft.expected_total, fulfilled: false },
  };
  const isByAgent = agent !== null;
  const order = { existing: null, head, lines: quote.lines, rung: null, quote, isByAgent };
  const placed = await placeOrder(db, order, settlement, action).catch((error: unknown) => {
    throw isByAgent ? error : forBuyer(error, { agreement, draft, lines, currency });
  });
  const { vat_total: vat, ordered_total: total } = quote.totals;
  return {
    ...{ agreement, orderId, number: placed.number ?? '', lines },
    ...{ totals: { vat, total }, currency, isByAgent },
  };
}

interface BuyersOrder extends Pick<Sale, 'agreement' | 'lines' | 'currency'> {
  draft: WholesaleDraft;
}

/** A refusal speaks to the store's own people: the buyer reads other words, and of a quote which items are short. */
function forBuyer(error: unknown, { agreement, draft, lines, currency }: BuyersOrder): unknown {
  if (error instanceof DomainError && error.code === 'over_credit_limit') {
    const limit = formatMoney(agreement.credit_limit ?? 0, currency, readerLocale());
    return new DomainError('over_credit_limit', { message: say('overCredit', { limit }) });
  }
  if (!draft.quoted || !(error instanceof NotEnoughStock)) return error;
  const short = lines.filter(({ variant }) => error.missing.has(variant.id));
  const items = listText(short.map(({ product, variant }) => commaText([product.title, variant.name])));
  return new DomainError('not_enough_stock', { message: say('shortInQuote', { items }) });
}

/** @throws DomainError `below_order_minimum` */
function assertMinimum(agreement: AgreementRow, subtotal: number, money: (minor: number) => string): void {
  const missing = missingFor(agreement, subtotal, agreement.is_first_order);
  if (missing === 0) return;
  throw new DomainError('below_order_minimum', { message: say('belowMinimum', { missing: money(missing) }) });
}
