import type { ProductStatus } from './product-check.ts';

/** What is known about a product that somebody should be able to buy. */
export interface ProductFacts {
  readonly status: ProductStatus;
  readonly hasImage: boolean;
  readonly variants: readonly {
    readonly active: boolean;
    /** Minor units. */
    readonly price: number;
    readonly trackQuantity: boolean;
    readonly available: number;
  }[];
}

export type BuyingObstacle = 'inactive' | 'no_variant' | 'no_price' | 'no_stock' | 'no_image';

const sentences: Readonly<Record<BuyingObstacle, string>> = {
  inactive: 'It is not active: set the status to active.',
  no_variant: 'Every variant is switched off: switch one on.',
  no_price: 'It has no price: enter one.',
  no_stock: 'Nothing is in stock: add stock, or sell it without counting.',
  no_image: 'It has no picture: buyers pass it by.',
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

/** Whether a customer can buy it now. */
export function canBeBought(facts: ProductFacts): boolean {
  return !productReadiness(facts).some(({ stopsBuying }) => stopsBuying);
}
