import {
  type CartDiscount,
  type CartTotals,
  cartTotals,
  manualDiscounts,
  type UntaxedLine,
} from '@sokoni/rules/cart/cart-totals';
import { orderLimits } from '@sokoni/rules/orders/order-labels';
import { shippingPercentOf, taxPercentOf } from '@sokoni/rules/pricing/taxes';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import type { LineRow } from '#sales/orders/line-queries.ts';
import type { OrderRow } from '#sales/orders/queries.ts';
import { vatThousandths } from '#sales/orders/search/orders-by-lines.ts';
import { say } from '#sales/orders/sentences.ts';

export type UncalculatedLine = Omit<LineRow, 'offered' | 'share_discount' | 'share_vat' | 'share_total'>;

export type Charges = Pick<
  OrderRow,
  | 'discount_amount'
  | 'discount_percent'
  | 'shipping'
  | 'shipping_vat_percent'
  | 'apply_vat'
  | 'vat_percent'
  | 'prices_include_vat'
>;

/** What an order's own columns say of its cost, and its lines with their shares. */
export interface CalculatedOrder {
  totals: Pick<
    OrderRow,
    | 'lines_total'
    | 'discount_total'
    | 'offered_total'
    | 'vat_total'
    | 'shipping_vat'
    | 'ordered_total'
    | 'units'
    | 'highest_vat_rate'
    | 'has_other_vat_rates'
    | 'bears_no_vat'
  >;
  lines: LineRow[];
}

/**
 * Reckons what an order costs, to the last minor unit of each line.
 * @param offers what a discount takes off each line; none left out
 * @throws DomainError `invalid_fields` for a discount above its line, `order_too_large`
 */
export function calculateOrder(
  lines: readonly UncalculatedLine[],
  charges: Charges,
  offers: readonly number[] = [],
): CalculatedOrder {
  const totals = totalsOf(lines, charges, offers);
  const cost = lines.reduce((sum, { quantity, unit_cost }) => sum + quantity * (unit_cost ?? 0), 0);
  if (Math.max(totals.lines, totals.total, cost) > orderLimits.total)
    throw new DomainError('order_too_large');
  return {
    totals: {
      lines_total: totals.lines,
      discount_total: totals.discount,
      offered_total: totals.offer,
      vat_total: totals.vat,
      shipping_vat: totals.shipping_vat,
      ordered_total: totals.total,
      ...borneBy(lines, charges),
    },
    lines: lines.map((line, index) => {
      const share = totals.shares[index] ?? { discount: 0, vat: 0, total: 0 };
      const offered = offers[index] ?? 0;
      return {
        ...line,
        offered,
        share_discount: share.discount,
        share_vat: share.vat,
        share_total: share.total,
      };
    }),
  };
}

/** What an order costs whose lines have their shares already. */
export function summedUp(
  lines: readonly LineRow[],
  charges: Charges & Pick<OrderRow, 'shipping_vat'>,
): CalculatedOrder['totals'] {
  const { shipping, shipping_vat, prices_include_vat } = charges;
  const sumOf = (amountOf: (line: LineRow) => number) => lines.reduce((sum, line) => sum + amountOf(line), 0);
  return {
    lines_total: sumOf(({ quantity, unit_price }) => quantity * unit_price),
    discount_total: sumOf(({ share_discount }) => share_discount),
    offered_total: sumOf(({ offered }) => offered),
    vat_total: sumOf(({ share_vat }) => share_vat) + shipping_vat,
    shipping_vat,
    ordered_total:
      sumOf(({ share_total }) => share_total) + shipping + (prices_include_vat ? 0 : shipping_vat),
    ...borneBy(lines, charges),
  };
}

function borneBy(
  lines: readonly UncalculatedLine[],
  charges: Charges,
): Pick<OrderRow, 'units' | 'highest_vat_rate' | 'has_other_vat_rates' | 'bears_no_vat'> {
  const percents = new Set(lines.map((line) => taxPercentOf(line, charges)));
  const delivery = charges.shipping > 0 ? shippingPercentOf(charges) : null;
  const rates = [...new Set([...percents, delivery])]
    .flatMap((percent) => (percent === null ? [] : vatThousandths(percent)))
    .sort((one, other) => other - one);
  const [highest_vat_rate = null, ...others] = rates;
  return {
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    highest_vat_rate,
    has_other_vat_rates: others.length > 0 ? others : null,
    bears_no_vat: !charges.apply_vat || percents.has(null),
  };
}

/**
 * What is taken off each line by hand, before a discount takes off anything.
 * @throws DomainError as `calculateOrder`
 */
export function manualDiscount(
  lines: readonly UntaxedLine[],
  charges: Pick<Charges, 'discount_amount' | 'discount_percent'>,
): number[] {
  assertDiscounts(lines);
  return counted(() => manualDiscounts(lines, discountOf(charges)));
}

function totalsOf(
  lines: readonly UncalculatedLine[],
  charges: Charges,
  offer: readonly number[],
): CartTotals {
  assertDiscounts(lines);
  const { shipping } = charges;
  return counted(() => cartTotals(lines, { discount: discountOf(charges), offer, shipping, vat: charges }));
}

function assertDiscounts(lines: readonly UntaxedLine[]): void {
  if (lines.some((line) => line.discount > line.quantity * line.unit_price)) {
    throw invalidField('lines', say('lineDiscount'));
  }
}

function counted<Figures>(reckoning: () => Figures): Figures {
  try {
    return reckoning();
  } catch (error) {
    if (error instanceof RangeError) throw new DomainError('order_too_large');
    throw error;
  }
}

function discountOf({
  discount_amount,
  discount_percent,
}: Pick<Charges, 'discount_amount' | 'discount_percent'>): CartDiscount | null {
  if (discount_amount !== null) return { kind: 'amount', amount: discount_amount };
  return discount_percent === null ? null : { kind: 'percent', percent: discount_percent };
}
