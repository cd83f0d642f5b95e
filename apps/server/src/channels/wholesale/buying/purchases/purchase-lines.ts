import { languageCodes } from '@sokoni/rules/languages';
import { type Bought, unitCosts } from '@sokoni/rules/wholesale/purchase-amounts';
import { say } from '../sentences.ts';

/** A line of a sale, with the variant of the buyer's store that stands for what it sells; its amount after discounts. */
export interface CarriedLine extends Bought {
  sku: string;
}

/**
 * The lines of a purchase order for those of a sale. A variant that stands for several of them is one line.
 * @param areCostsKnown whether both stores have one currency
 * @returns also what their whole unit costs leave of the amounts, in minor units
 */
export function purchaseLines(carried: readonly CarriedLine[], areCostsKnown: boolean) {
  const { lines, rest } = unitCosts(carried);
  return {
    lines: lines.map(({ first, quantity, unit_cost }) => ({
      variant_id: first.variantId,
      quantity,
      unit_cost: areCostsKnown ? unit_cost : null,
      supplier_sku: first.sku,
    })),
    rest: areCostsKnown ? rest : 0,
  };
}

interface PurchaseCost {
  kind: 'freight' | 'duty' | 'other';
  label: string;
  amount: number;
}

/** What a sale costs besides the items, in minor units; 0 where it is no cost of the buyer's. */
interface Besides {
  /** That the buyer does not reclaim. */
  vat: number;
  delivery?: number;
  /** Of items that are none of the catalogue, and of rounding. */
  rest: number;
}

/** What comes on top of the items of a purchase order: what the sale says, and what the buyer's store has added itself. */
export function purchaseCosts(
  { vat, delivery = 0, rest }: Besides,
  existing: readonly PurchaseCost[] = [],
): PurchaseCost[] {
  const own = existing.filter(({ label }) => !ofSale().has(label));
  const costs: PurchaseCost[] = [
    { kind: 'other', label: say('vat'), amount: vat },
    { kind: 'freight', label: say('deliveryCost'), amount: delivery },
    { kind: 'other', label: say('restCost'), amount: rest },
  ];
  return [...own, ...costs.filter(({ amount }) => amount > 0)];
}

/** It was written in the language of who ordered. */
function ofSale(): ReadonlySet<string> {
  const labels = languageCodes.map((code) => say.in(code));
  return new Set(labels.flatMap((sayIn) => [sayIn('vat'), sayIn('deliveryCost'), sayIn('restCost')]));
}
