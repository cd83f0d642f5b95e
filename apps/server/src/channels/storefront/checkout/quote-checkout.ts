import { giftCardState } from '@sokoni/rules/credit/gift-card';
import { taxPercentOf } from '@sokoni/rules/pricing/taxes';
import type { Db } from '#core/database/access/transaction.ts';
import type { DiscountRefused } from '#sales/discounts/discount-refused.ts';
import { readCardBalance } from '#sales/gift-cards/read-balance.ts';
import { sellable } from '#sales/orders/order-lines.ts';
import type { Quote } from '#sales/orders/pricing/quote-order.ts';
import { readCredit } from '#sales/store-credit/read-credit.ts';
import type { CheckoutRow } from './checkout-queries.ts';
import { quoteWebOrder, type UnpricedWebOrder, unpricedWebOrder, type WebOrder } from './quote-lines.ts';

/** A checkout before it is said what it comes to. */
export type UnquotedCheckout = Omit<CheckoutRow, 'lines' | 'terms' | 'total' | 'by_gift_card' | 'by_credit'>;

export interface QuotedCheckout {
  row: CheckoutRow;
  /** What is placed. */
  order: UnpricedWebOrder;
  /** The day where the store is. */
  today: string;
  /** Why its discount code takes nothing off; null where it does. */
  refusal: DiscountRefused | null;
}

/**
 * A checkout with what its lines come to at this moment.
 * @throws DomainError `order_too_large`
 */
export async function quoteAnew(
  db: Db,
  checkout: UnquotedCheckout & Pick<CheckoutRow, 'lines'>,
  now: Date,
): Promise<QuotedCheckout> {
  const { store_id: storeId, lines } = checkout;
  return quoteCheckout(db, checkout, { lines, sold: await sellable(db, storeId, lines) }, now);
}

/**
 * What these lines come to, by the rules of every order.
 * @throws DomainError `order_too_large`
 */
export async function quoteCheckout(
  db: Db,
  checkout: UnquotedCheckout,
  { lines, sold }: Pick<WebOrder, 'lines' | 'sold'>,
  now: Date,
): Promise<QuotedCheckout> {
  const { store_id: storeId, id } = checkout;
  const unpriced = unpricedWebOrder({
    ...{
      storeId,
      orderId: id,
      customerId: checkout.customer_id,
      locationId: checkout.location_id,
      lines,
      sold,
    },
    ...{
      discountCode: checkout.discount_code,
      shipping: checkout.delivery?.amount ?? 0,
      note: checkout.note,
    },
    now,
  });
  const { quote, refusal } = await quoteWebOrder(db, unpriced, now);
  const total = quote.totals.ordered_total;
  const card = checkout.gift_card_id && (await readCardBalance(db, storeId, checkout.gift_card_id));
  const isSpendable = card && card.test === quote.terms.test && giftCardState(card, quote.today) === 'active';
  const byCard = isSpendable ? Math.min(card.balance, total) : 0;
  const customerId = checkout.credit_customer_id;
  const credit = customerId && (await readCredit(db, { storeId, customerId, test: quote.terms.test }));
  const row: CheckoutRow = {
    ...checkout,
    lines: frozenLines(quote),
    terms: frozenTerms(quote),
    total,
    by_gift_card: byCard,
    by_credit: Math.min(credit || 0, total - byCard),
  };
  const hold = { kind: 'checkout' as const, id };
  return { row, order: { ...unpriced, hold, quote }, today: quote.today, refusal };
}

function frozenLines({ lines, terms }: Quote): CheckoutRow['lines'] {
  return lines.flatMap((line) => {
    const { variant_id, title, variant_name, sku, quantity, unit_price, offered } = line;
    if (variant_id === null) return [];
    const tax_percent = taxPercentOf(line, terms);
    return [{ variant_id, title, variant_name, sku, quantity, unit_price, offered, tax_percent }];
  });
}

function frozenTerms({ terms, discount, totals }: Quote): CheckoutRow['terms'] {
  const { discount_id: discountId, discount_title: title, discount_code: code } = discount;
  return {
    ...terms,
    offer: discountId === null ? null : { discountId, title, code },
    totals: {
      subtotal: totals.lines_total,
      discount: totals.discount_total,
      vat: terms.apply_vat && !terms.prices_include_vat ? totals.vat_total : null,
    },
  };
}
