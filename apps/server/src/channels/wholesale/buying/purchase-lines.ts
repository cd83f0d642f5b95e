import { languageCodes } from '@sokoni/rules/languages';
import { say } from './sentences.ts';

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

interface PurchaseCost {
  kind: 'freight' | 'duty' | 'other';
  label: string;
  amount: number;
}

/**
 * What comes on top of the items of a purchase order: the VAT of the sale where the buyer does not reclaim it, and what the buyer's store
 * has added itself.
 * @param vat in minor units; 0 where it is no cost of the buyer's
 */
export function purchaseCosts(vat: number, existing: readonly PurchaseCost[] = []): PurchaseCost[] {
  const own = existing.filter(({ kind, label }) => kind !== 'other' || !vatLabels().includes(label));
  return vat === 0 ? own : [...own, { kind: 'other', label: say('vat'), amount: vat }];
}

/** It was written in the language of who ordered. */
function vatLabels(): string[] {
  return languageCodes.map((code) => say.in(code)('vat'));
}
