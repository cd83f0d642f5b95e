/**
 * What stock may be worth at cost, in minor units, so that every sum of a store stays exact (below 2^53, about 9 x 10^15). Nobody
 * in the currencies of SPEC section 3 keeps items for ten thousand million of one variant.
 */
export const stockValueLimits = {
  /** Of one variant, over all places. */
  variant: 1_000_000_000_000,
  /** Of a whole store; what is far below 2^53 leaves room for those who write at the same time and do not see each other. */
  store: 1_000_000_000_000_000,
  /** Variants that are worth no more than this are never summed up: 800,000 of them fit between `store` and 2^53. */
  light: 10_000_000_000,
} as const;

/** What lies of a variant on all shelves, and what a unit has cost. */
export interface Holding {
  /** Units; shelves on which less than nothing lies count as empty. */
  readonly units: number;
  /** Minor units; null while nobody knows it. */
  readonly cost: number | null;
}

/** What it is worth; nothing while nobody knows what it has cost. */
export function stockValue({ units, cost }: Holding): bigint {
  return BigInt(Math.max(0, units)) * BigInt(cost ?? 0);
}

/** Whether what lies of one variant is worth no more than can be recorded. */
export function isValueExact(holding: Holding): boolean {
  return stockValue(holding) <= BigInt(stockValueLimits.variant);
}

/** Whether variants are worth so much that the whole store is to be summed up. */
export function weighs(holdings: readonly Holding[]): boolean {
  return holdings.some((holding) => stockValue(holding) > BigInt(stockValueLimits.light));
}

/** Whether the stock of a whole store is worth no more than can be recorded. */
export function isStoreValueExact(value: bigint): boolean {
  return value <= BigInt(stockValueLimits.store);
}
