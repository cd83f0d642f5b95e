/** A line of a sale, with the variant of the buyer's store that stands for what it sells. */
export interface CarriedLine {
  variantId: string;
  quantity: number;
  /** In minor units of the supplier's currency. */
  unit_price: number;
  sku: string;
}

/**
 * The lines of a purchase order for those of a sale. A variant that stands for several of them is one line; what a unit costs is then their
 * average.
 * @param areCostsKnown whether both stores have one currency
 */
export function purchaseLines(lines: readonly CarriedLine[], areCostsKnown: boolean) {
  const sums = new Map<string, { quantity: number; cost: number; supplier_sku: string }>();
  for (const { variantId, quantity, unit_price, sku } of lines) {
    const before = sums.get(variantId) ?? { quantity: 0, cost: 0, supplier_sku: sku };
    const cost = before.cost + quantity * unit_price;
    sums.set(variantId, { ...before, quantity: before.quantity + quantity, cost });
  }
  return [...sums].map(([variant_id, { quantity, cost, supplier_sku }]) => ({
    variant_id,
    quantity,
    unit_cost: areCostsKnown ? Math.round(cost / quantity) : null,
    supplier_sku,
  }));
}
