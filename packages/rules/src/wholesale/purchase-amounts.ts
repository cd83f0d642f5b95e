import { allocate } from '#money/allocate.ts';

/** A line of a sale; amounts in minor units. */
interface SoldLine {
  readonly quantity: number;
  readonly unit_price: number;
  /** Off the line by hand, and what a discount of the order takes off it by name. */
  readonly discount: number;
  readonly offered: number;
}

/**
 * What each line of a sale costs after all discounts, so that the lines together come to `goods`: the discount of the order by hand is
 * spread by amount.
 * @param goods what the items come to after discounts, in minor units
 */
export function netAmounts(lines: readonly SoldLine[], goods: number): number[] {
  return allocate(
    goods,
    lines.map(({ quantity, unit_price, discount, offered }) =>
      BigInt(Math.max(0, quantity * unit_price - discount - offered)),
    ),
  );
}

/** Units of a variant, and what they cost together. */
export interface Bought {
  readonly variantId: string;
  readonly quantity: number;
  readonly amount: number;
}

/**
 * Whole unit costs for what was bought, one line a variant, rounded down; what is left by the rounding is `rest`: units times their costs
 * and the rest together are the amounts.
 */
export function unitCosts<Line extends Bought>(
  lines: readonly Line[],
): { lines: { first: Line; quantity: number; unit_cost: number }[]; rest: number } {
  const sums = new Map<string, { first: Line; quantity: number; amount: number }>();
  for (const line of lines) {
    const before = sums.get(line.variantId) ?? { first: line, quantity: 0, amount: 0 };
    const { quantity, amount } = before;
    sums.set(line.variantId, {
      first: before.first,
      quantity: quantity + line.quantity,
      amount: amount + line.amount,
    });
  }
  let rest = 0;
  const costed = [...sums.values()].map(({ first, quantity, amount }) => {
    const unit_cost = Math.floor(amount / quantity);
    rest += amount - unit_cost * quantity;
    return { first, quantity, unit_cost };
  });
  return { lines: costed, rest };
}
