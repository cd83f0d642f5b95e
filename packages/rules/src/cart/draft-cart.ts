import {
  type CartCharges,
  type CartLine,
  type CartTotals,
  cartTotals,
  manualDiscounts,
} from './cart-totals.ts';

/**
 * `cartTotals` of a cart that somebody is still changing. An offer that was quoted for the lines of a moment ago takes off no more
 * than there is; null for figures beyond what can be counted.
 */
export function draftCartTotals(lines: readonly CartLine[], charges: CartCharges): CartTotals | null {
  try {
    const manual = manualDiscounts(lines, charges.discount);
    const offer = lines.map(({ quantity, unit_price }, index) =>
      Math.min(charges.offer?.[index] ?? 0, quantity * unit_price - (manual[index] ?? 0)),
    );
    return cartTotals(lines, { ...charges, offer });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
