import {
  type OrderDiscount,
  type OrderTotals,
  offByHand,
  orderTotals,
  type PricedLine,
} from '@sokoni/rules/order-total';
import { vatThousandths } from '#platform/database/orders-by-lines.ts';
import { DomainError } from '#platform/domain-error.ts';
import type { LineRow } from './line-queries.ts';
import type { OrderRow } from './queries.ts';

export type UnreckonedLine = Omit<LineRow, 'offered' | 'share_discount' | 'share_vat' | 'share_total'>;

export type Charges = Pick<
  OrderRow,
  'discount_amount' | 'discount_percent' | 'shipping' | 'apply_vat' | 'vat_percent' | 'prices_include_vat'
>;

/** What an order's own columns say of its cost, and its lines with their shares. */
export interface Reckoned {
  figures: Pick<
    OrderRow,
    | 'lines_total'
    | 'discount_total'
    | 'offered_total'
    | 'vat_total'
    | 'ordered_total'
    | 'pieces'
    | 'vat_borne'
    | 'bears_no_vat'
  >;
  lines: LineRow[];
}

/**
 * Reckons what an order costs, to the last minor unit of each line.
 * @param offers what a discount takes off each line; none left out
 * @throws DomainError `invalid_fields` for a discount above its line, or figures beyond what can be counted
 */
export function reckon(
  lines: readonly UnreckonedLine[],
  charges: Charges,
  offers: readonly number[] = [],
): Reckoned {
  const totals = totalsOf(lines, charges, offers);
  return {
    figures: {
      lines_total: totals.lines,
      discount_total: totals.discount,
      offered_total: totals.offer,
      vat_total: totals.vat,
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
export function summedUp(lines: readonly LineRow[], charges: Charges): Reckoned['figures'] {
  const sumOf = (amountOf: (line: LineRow) => number) => lines.reduce((sum, line) => sum + amountOf(line), 0);
  return {
    lines_total: sumOf(({ quantity, unit_price }) => quantity * unit_price),
    discount_total: sumOf(({ share_discount }) => share_discount),
    offered_total: sumOf(({ offered }) => offered),
    vat_total: sumOf(({ share_vat }) => share_vat),
    ordered_total: sumOf(({ share_total }) => share_total) + charges.shipping,
    ...borneBy(lines, charges),
  };
}

function borneBy(
  lines: readonly UnreckonedLine[],
  { apply_vat, vat_percent }: Charges,
): Pick<OrderRow, 'pieces' | 'vat_borne' | 'bears_no_vat'> {
  const isTaxed = apply_vat && lines.some(({ exempt_vat }) => !exempt_vat);
  return {
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    vat_borne: isTaxed ? vatThousandths(vat_percent) : null,
    bears_no_vat: !apply_vat || lines.some(({ exempt_vat }) => exempt_vat),
  };
}

/**
 * What is taken off each line by hand, before a discount takes off anything.
 * @throws DomainError as `reckon`
 */
export function takenOffByHand(
  lines: readonly Omit<PricedLine, 'exempt_vat'>[],
  charges: Pick<Charges, 'discount_amount' | 'discount_percent'>,
): number[] {
  assertDiscounts(lines);
  return counted(() => offByHand(lines, discountOf(charges)));
}

function totalsOf(lines: readonly UnreckonedLine[], charges: Charges, offer: readonly number[]): OrderTotals {
  assertDiscounts(lines);
  const { shipping } = charges;
  return counted(() => orderTotals(lines, { discount: discountOf(charges), offer, shipping, vat: charges }));
}

function assertDiscounts(lines: readonly Omit<PricedLine, 'exempt_vat'>[]): void {
  if (lines.some((line) => line.discount > line.quantity * line.unit_price)) {
    throw refusal('A discount takes off at most what the line costs.');
  }
}

function counted<Figures>(reckoning: () => Figures): Figures {
  try {
    return reckoning();
  } catch (error) {
    if (error instanceof RangeError)
      throw refusal('This comes to more than can be counted. Check the figures.');
    throw error;
  }
}

function discountOf({
  discount_amount,
  discount_percent,
}: Pick<Charges, 'discount_amount' | 'discount_percent'>): OrderDiscount | null {
  if (discount_amount !== null) return { kind: 'amount', amount: discount_amount };
  return discount_percent === null ? null : { kind: 'percent', percent: discount_percent };
}

function refusal(message: string): DomainError {
  return new DomainError('invalid_fields', { message, fields: { lines: message } });
}
