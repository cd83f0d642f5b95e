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

const sentences: Readonly<Record<BuyingObstacle, string>> = {
  inactive: 'Not active: set the status to active.',
  sample: 'Sample product: change its title to make it yours.',
  no_variant: 'All variants are inactive: activate one.',
  no_price: 'No price: add one.',
  no_stock: 'Out of stock: add stock, or stop tracking quantity.',
  no_image: 'Add a photo: products with photos sell better.',
};

export interface ReadinessProblem {
  readonly key: BuyingObstacle;
  readonly message: string;
  /** A picture is missed, but nobody is stopped from buying without one. */
  readonly stopsBuying: boolean;
}

/** Why a customer can't buy this product, one line each; empty when nothing is in the way. */
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

/** The line that says what is in the way. */
export function obstacleLine(key: BuyingObstacle): ReadinessProblem {
  return { key, message: sentences[key], stopsBuying: key !== 'no_image' };
}
