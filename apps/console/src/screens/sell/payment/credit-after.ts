import type { TillCustomer } from '#offline/till-types.ts';

/** What a customer owes once a sale is added, in minor units. */
export interface CreditAfter {
  readonly outstanding: number;
  /** By how much that is over the limit; 0 where it is not, or there is none. */
  readonly over: number;
}

/** @param balance what the sale leaves to be paid later */
export function creditAfter(
  { outstanding, credit_limit }: Pick<TillCustomer, 'outstanding' | 'credit_limit'>,
  balance: number,
): CreditAfter {
  const after = outstanding + balance;
  return { outstanding: after, over: credit_limit === null ? 0 : Math.max(0, after - credit_limit) };
}
