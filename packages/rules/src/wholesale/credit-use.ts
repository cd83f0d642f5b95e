import type { PaymentTerms } from './payment-terms.ts';

/** What a company may owe and owes, in minor units. */
export interface CompanyCredit {
  /** Null without a limit. */
  readonly limit: number | null;
  readonly outstanding: number;
}

export interface CreditUse {
  /** What can still be bought on credit, never below 0; null without a limit. */
  readonly left: number | null;
  /** `warning` from 80 % of the limit on, `over` above it. */
  readonly level: 'fine' | 'warning' | 'over';
}

/** How much of its limit a company uses with this much more on it. */
export function creditUse({ limit, outstanding }: CompanyCredit, more = 0): CreditUse {
  if (limit === null) return { left: null, level: 'fine' };
  const used = outstanding + more;
  const left = Math.max(0, limit - used);
  if (used > limit) return { left, level: 'over' };
  // Integers of any size: 80 % without a fraction.
  return { left, level: used > 0 && BigInt(used) * 10n >= BigInt(limit) * 8n ? 'warning' : 'fine' };
}

/** What of an agreement says whether an order needs credit; amounts in minor units. */
export interface CreditTerms {
  readonly payment_terms: PaymentTerms;
  readonly credit_limit: number | null;
  readonly outstanding: number;
}

export interface OrderCredit {
  credit: CreditUse;
  /** By how much the order goes over the credit limit. */
  over: number;
}

/** What an order of so much does to the credit of a company. What is paid when it comes needs none. */
export function orderCredit(
  { payment_terms, credit_limit, outstanding }: CreditTerms,
  total: number,
): OrderCredit {
  const limit = payment_terms === 'on_delivery' ? null : credit_limit;
  return {
    credit: creditUse({ limit, outstanding }, total),
    over: limit === null ? 0 : Math.max(0, outstanding + total - limit),
  };
}
