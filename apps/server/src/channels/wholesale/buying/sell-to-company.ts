import { formatMoney } from '@sokoni/rules/money/money';
import { missingFor } from '@sokoni/rules/wholesale/order-minimum';
import { settlementOf } from '@sokoni/rules/wholesale/payment-terms';
import { quantityProblem } from '@sokoni/rules/wholesale/quantity-rules';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { readerLocale } from '#core/language/reader-locale.ts';
import { newLine, sellable } from '#sales/orders/order-lines.ts';
import { placeOrder } from '#sales/orders/place-order.ts';
import { calculateOrder } from '#sales/orders/pricing/calculate-order.ts';
import type { OrderHead, Quote } from '#sales/orders/pricing/quote-order.ts';
import { sellingTerms } from '#sales/orders/pricing/selling-terms.ts';
import { firstLocationId } from '#stock/assert-stock-locations.ts';
import { storeCurrency } from '#tenancy/stores/store-currency.ts';
import type { OrderedLine } from './cart-queries.ts';
import { companyPrice } from './product-view.ts';
import { findOrderable } from './read-offered.ts';
import { say } from './sentences.ts';
import type { AgreementRow, OfferedProduct, OfferedVariant } from './supplier-queries.ts';

/** What is ordered by a company, or for it. */
export interface WholesaleDraft {
  id?: string | undefined;
  lines: readonly OrderedLine[];
  expected_total: number;
  reference: string;
  note: string;
}

/** A line that a company may order, at its price. */
export interface CompanyLine {
  /** Of the sale. */
  id: string;
  product: OfferedProduct;
  variant: OfferedVariant;
  quantity: number;
  /** In minor units of the supplier's currency. */
  unit_price: number;
}

/** What the supplier has sold. */
export interface Sale {
  agreement: AgreementRow;
  orderId: string;
  number: string;
  lines: readonly CompanyLine[];
  totals: { vat: number; total: number };
  currency: string;
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
  const lines = await companyLines(db, agreement, draft.lines);
  const subtotal = lines.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0);
  const currency = await storeCurrency(db, storeId);
  if (!agent?.goesBelowMinimum)
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
  const order = { existing: null, head, lines: quote.lines, rung: null, quote, isByAgent: agent !== null };
  const placed = await placeOrder(db, order, settlement, action);
  const { vat_total: vat, ordered_total: total } = quote.totals;
  return { agreement, orderId, number: placed.number ?? '', lines, totals: { vat, total }, currency };
}

/** @throws DomainError `invalid_fields` for what is not offered, or twice; `quantity_not_offered` */
async function companyLines(
  db: Db,
  agreement: AgreementRow,
  ordered: readonly OrderedLine[],
): Promise<CompanyLine[]> {
  const wanted = ordered.map((line) => ({ ...line, variant_id: line.variant_id.toLowerCase() }));
  const ids = wanted.map(({ variant_id }) => variant_id);
  if (new Set(ids).size < ids.length) throw invalidField('lines', say('lineTwice'));
  const offered = await findOrderable(db, agreement, ids);
  return wanted.map(({ variant_id, quantity }) => {
    const product = offered.get(variant_id);
    const variant = product?.variants.find(({ id }) => id === variant_id);
    if (!product || !variant?.active) throw invalidField('lines', say('notOffered'));
    if (quantityProblem(quantity, product)) {
      const { minimum_quantity, quantity_step, title } = product;
      const { format } = new Intl.NumberFormat(readerLocale());
      const message = say('quantity', {
        title,
        minimum: format(minimum_quantity),
        step: format(quantity_step),
      });
      throw new DomainError('quantity_not_offered', { message, fields: { lines: message } });
    }
    const unit_price = companyPrice(agreement, variant, quantity);
    return { id: newId(), product, variant, quantity, unit_price };
  });
}

/** What it comes to as SPEC section 4 says of the wholesale cart: VAT on top, none for a tax-exempt company, and nothing off. */
async function quoteForCompany(
  db: Db,
  { tax_exempt }: AgreementRow,
  { head, lines: wanted }: { head: OrderHead; lines: readonly CompanyLine[] },
  now: Date,
): Promise<Quote> {
  const { store_id: storeId, id: orderId } = head;
  const { today, ...ofStore } = await sellingTerms(db, storeId, now);
  const terms = { ...ofStore, prices_include_vat: false, apply_vat: ofStore.apply_vat && !tax_exempt };
  const sold = await sellable(
    db,
    storeId,
    wanted.map(({ variant }) => ({ variant_id: variant.id })),
  );
  const ofOrder = { storeId, orderId, actor: { kind: 'system' } as const };
  const unpriced = wanted.map(({ id, variant, quantity, unit_price }, position) => {
    const asked = { variant_id: variant.id, quantity, unit_price, discount: 0, exempt_vat: false };
    return { ...newLine(ofOrder, asked, sold).line, id, position };
  });
  const { totals, lines } = calculateOrder(unpriced, { ...head, ...terms });
  return {
    terms,
    today,
    totals,
    lines,
    discount: { discount_code: null, discount_id: null, discount_title: '' },
  };
}

/** @throws DomainError `below_order_minimum` */
function assertMinimum(agreement: AgreementRow, subtotal: number, money: (minor: number) => string): void {
  const missing = missingFor(agreement, subtotal, agreement.is_first_order);
  if (missing === 0) return;
  throw new DomainError('below_order_minimum', { message: say('belowMinimum', { missing: money(missing) }) });
}
