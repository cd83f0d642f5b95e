import type { taxRate } from '@sokoni/contract/tenancy/tax-rates';
import { shortPercent } from '@sokoni/rules/pricing/taxes';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { findTaxRates, type TaxRateRow } from './queries.ts';

type TaxRate = z.output<typeof taxRate>;

export function taxRateView({ id, name, percent, archived }: TaxRateRow): TaxRate {
  return { id, name, percent: shortPercent(percent), archived };
}

/** The tax rates of a store beside its VAT, archived ones too. */
export async function readTaxRates(db: Db, storeId: string): Promise<TaxRate[]> {
  return (await findTaxRates(db, storeId)).map(taxRateView);
}
