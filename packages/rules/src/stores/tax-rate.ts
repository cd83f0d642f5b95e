import { type FormProblems, formProblems } from '#forms/form-problems.ts';
import { shortPercent } from '#pricing/taxes.ts';
import type { StoreReason } from './store-reasons.ts';
import { percentProblem } from './vat-settings.ts';

/** How many rates a store may have, archived ones too, and how long their names may be. */
export const taxRateLimits = { rates: 50, nameLength: 40 } as const;

/** A further tax rate of a store beside its VAT; `percent` has up to 3 decimals, as typed or as on the wire. */
export interface TaxRateDraft {
  readonly name: string;
  readonly percent: string;
}

/** Checks a rate by itself; that no other one has its name or percentage is the store's to say. */
export function checkTaxRate({ name, percent }: TaxRateDraft): FormProblems<'name' | 'percent', StoreReason> {
  return formProblems<'name' | 'percent', StoreReason>([
    ['name', name.trim() === '' ? { reason: 'tax_rate_name_required' } : undefined],
    ['percent', percentProblem(percent)],
  ]);
}

/** The name of what is charged at a percentage; none for a percentage that no rate has. `percent` is in any form (`5.000` is `5`). */
export function taxRateName(percent: string | null, rates: readonly TaxRateDraft[]): string | null {
  if (percent === null) return null;
  const short = shortPercent(percent);
  return rates.find((rate) => shortPercent(rate.percent) === short)?.name ?? null;
}
