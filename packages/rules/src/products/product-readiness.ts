import type { ProductStatus } from './product-check.ts';

/** What is known about a product that somebody should be able to buy. */
export interface ProductFacts {
  readonly status: ProductStatus;
  /** Added to try things out: nothing that customers find. */
  readonly isSample: boolean;
  readonly hasImage: boolean;
  readonly variants: readonly {
    readonly active: boolean;
    /** Minor units. */
    readonly price: number;
    readonly trackQuantity: boolean;
    readonly available: number;
  }[];
}

export type BuyingObstacle = 'inactive' | 'sample' | 'no_variant' | 'no_price' | 'no_stock' | 'no_image';

export interface ReadinessProblem {
  readonly key: BuyingObstacle;
  /** A picture is missed, but nobody is stopped from buying without one. */
  readonly stopsBuying: boolean;
}

/** Why a customer can't buy this product; empty when nothing is in the way. */
export function productReadiness(facts: ProductFacts): ReadinessProblem[] {
  const onSale = facts.variants.filter(({ active }) => active);
  const priced = onSale.filter(({ price }) => price > 0);
  const inStock = priced.filter(({ trackQuantity, available }) => !trackQuantity || available > 0);
  const problems: BuyingObstacle[] = [];
  if (facts.status !== 'active') problems.push('inactive');
  if (facts.isSample) problems.push('sample');
  if (onSale.length === 0) problems.push('no_variant');
  else if (priced.length === 0) problems.push('no_price');
  else if (inStock.length === 0) problems.push('no_stock');
  if (!facts.hasImage) problems.push('no_image');
  return problems.map(obstacleLine);
}

export function obstacleLine(key: BuyingObstacle): ReadinessProblem {
  return { key, stopsBuying: key !== 'no_image' };
}
