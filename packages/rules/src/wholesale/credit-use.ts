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
