/** The least that an order comes to before VAT, in minor units; null without one. */
export interface OrderMinimums {
  readonly minimum_first_order: number | null;
  readonly minimum_order: number | null;
}

/** The minimum that holds for a company's next order; the first one has its own where the store set one. */
export function minimumFor(
  { minimum_first_order, minimum_order }: OrderMinimums,
  isFirstOrder: boolean,
): number | null {
  return isFirstOrder ? (minimum_first_order ?? minimum_order) : minimum_order;
}

/** What a cart misses to be ordered, in minor units; 0 where it can be. */
export function missingFor(minimums: OrderMinimums, subtotal: number, isFirstOrder: boolean): number {
  return Math.max(0, (minimumFor(minimums, isFirstOrder) ?? 0) - subtotal);
}
