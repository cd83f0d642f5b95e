import { dotText } from '@sokoni/messages/list-text';
import { allocateUnits } from '@sokoni/rules/money/allocate';
import type { PaymentMethod } from '@sokoni/rules/orders/order-labels';
import { paidOf } from '../receipt/paid-of.ts';
import { totalsOfSale } from '../receipt/sale-totals.ts';
import type { ShownReturn, ShownSale } from './shown-sale.ts';

/** A line of a sale with what came back of it, in minor units. */
export interface ReturnableLine {
  readonly id: string;
  readonly name: string;
  readonly sold: number;
  readonly returned: number;
  /** What can come back: what left with the customer and has not. */
  readonly left: number;
  /** What the customer paid for the whole line, VAT and all. */
  readonly total: number;
}

/** As far as it changes what is left. */
export type Returned = Pick<ShownReturn, 'lines' | 'exchange'> & {
  readonly refund: { readonly amount: number } | null;
};

/** The lines of a sale, less what came back before. */
export function returnableLines(sale: ShownSale, earlier: readonly Returned[]): ReturnableLine[] {
  const { shares } = totalsOfSale(sale);
  const back = earlier.flatMap(({ lines }) => lines);
  return sale.lines.map((line, index) => {
    const { id, title, variant_name, quantity } = line;
    const returned = back.reduce((sum, one) => sum + (one.line_id === id ? one.quantity : 0), 0);
    const collected = 'fulfilled' in line ? line.fulfilled : quantity;
    return {
      ...{ id, name: dotText([title, variant_name]), sold: quantity, returned },
      left: Math.max(0, collected - returned),
      total: shares[index]?.total ?? 0,
    };
  });
}

/**
 * What the chosen units had cost the customer: shares of their lines, so that all returns together are the total to the last minor unit.
 * @param chosen units by line
 */
export function returnedValue(
  lines: readonly ReturnableLine[],
  chosen: Readonly<Record<string, number>>,
): number {
  return lines.reduce((sum, { id, total, sold, returned, left }) => {
    const now = Math.min(chosen[id] ?? 0, left);
    return sum + allocateUnits(total, sold, { before: returned, now });
  }, 0);
}

/** What of a sale was paid in this way, in minor units. */
export function paidWith({ payments }: Pick<ShownSale, 'payments'>, method: PaymentMethod): number {
  return payments.reduce((sum: number, paid) => sum + (paid.method === method ? paid.amount : 0), 0);
}

/** What may be given back for a return, and what is due: what was paid beyond what the customer keeps. Minor units. */
export function refundOf(
  sale: ShownSale,
  lines: readonly ReturnableLine[],
  earlier: readonly Returned[],
  value: number,
): { readonly due: number; readonly most: number } {
  const most = Math.max(0, paidOf(sale) - refundedOf(earlier));
  const due = most - (sale.total - valueBack(lines) - value);
  return { due: Math.min(most, Math.max(0, due)), most };
}

/** What came back of the lines before, in minor units. */
export function valueBack(lines: readonly ReturnableLine[]): number {
  return lines.reduce(
    (sum, { total, sold, returned }) => sum + allocateUnits(total, sold, { before: 0, now: returned }),
    0,
  );
}

/** What is left to be paid of a sale after its returns, in minor units; below 0 where more is to be given back. */
export function balanceOf(sale: ShownSale, earlier: readonly Returned[]): number {
  return sale.total - valueBack(returnableLines(sale, earlier)) - paidOf(sale) + refundedOf(earlier);
}

/** What was given back, or went into an exchange. */
function refundedOf(earlier: readonly Returned[]): number {
  return earlier.reduce(
    (sum, { refund, exchange }) => sum + (refund?.amount ?? 0) + (exchange?.amount ?? 0),
    0,
  );
}
