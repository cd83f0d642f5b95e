import type { CartTotals } from '@sokoni/rules/cart/cart-totals';
import { draftCartTotals } from '@sokoni/rules/cart/draft-cart';
import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import { toThousandths } from '@sokoni/rules/money/percent';
import type { OrderChannel } from '@sokoni/rules/orders/order-labels';
import type { VatMethod } from '@sokoni/rules/pricing/vat-breakdown';
import type { Cart } from '#api/sales/cart-offers.ts';
import { amountOf, countOf } from '#parts/numbers/typed-number.ts';
import type { OrderFields } from './order-fields.ts';

/** The sums of an order as it is typed, and those of its lines. */
export interface TypedTotals extends Omit<CartTotals, 'shares'> {
  /** What the buyer pays for each line, by its key; without those of which a figure is missing or wrong. */
  ofLines: ReadonlyMap<string, number>;
}

/**
 * What the order costs, by the very rule by which it is reckoned when it is saved; null beyond what can be counted. What is no
 * figure counts nothing.
 */
export function totalsOf(
  fields: OrderFields,
  currency: CurrencyCode,
  vat: VatMethod,
  offered: readonly number[] = [],
): TypedTotals | null {
  const lines = pricedLines(fields, currency);
  const discount = discountOf(fields, currency);
  const shipping = Math.max(0, amountOf(fields.shipping, currency) ?? 0);
  const typed = draftCartTotals(lines, { discount, offer: offered, shipping, vat });
  if (!typed) return null;
  const { shares, ...totals } = typed;
  return { ...totals, ofLines: new Map(lines.map(({ key }, index) => [key, shares[index]?.total ?? 0])) };
}

/** What a discount looks at; null while there is nothing that counts. */
export function cartOf(
  fields: OrderFields,
  currency: CurrencyCode,
  order: { id: string; channel: OrderChannel },
): Cart | null {
  const lines = pricedLines(fields, currency);
  if (lines.length === 0) return null;
  const off = discountOf(fields, currency);
  return {
    order_id: order.id,
    channel: order.channel,
    customer_id: fields.customer?.id ?? null,
    discount_amount: off?.kind === 'amount' ? off.amount : null,
    discount_percent: off?.kind === 'percent' ? off.percent : null,
    discount_code: fields.code.trim() || null,
    lines: lines.map(({ key: _, exempt_vat: __, tax_percent: ___, ...line }) => line),
  };
}

/** The lines that have their figures. */
function pricedLines(fields: OrderFields, currency: CurrencyCode) {
  return fields.lines.flatMap((line) => {
    const quantity = countOf(line.quantity);
    const unit_price = amountOf(line.unitPrice, currency);
    if (quantity === null || quantity < 1 || unit_price === null || unit_price < 0) return [];
    const discount = Math.max(0, amountOf(line.discount, currency) ?? 0);
    return [
      {
        key: line.key,
        product_id: line.productId,
        // What items cost now is asked of those that the order does not have yet.
        ...(line.id === null && line.variantId ? { variant_id: line.variantId } : {}),
        ...{ quantity, unit_price, exempt_vat: line.exemptVat, tax_percent: line.taxPercent },
        discount: Math.min(discount, quantity * unit_price),
      },
    ];
  });
}

/** Off the whole order, as it is typed. */
export function discountOf({ discountKind, discount }: OrderFields, currency: CurrencyCode) {
  if (discountKind === 'amount') {
    const amount = amountOf(discount, currency) ?? 0;
    return amount > 0 ? { kind: 'amount' as const, amount } : null;
  }
  const percent = toThousandths(discount);
  return percent.ok && percent.value > 0 ? { kind: 'percent' as const, percent: discount.trim() } : null;
}
