import { shortPercent } from '@sokoni/rules/pricing/taxes';
import { type TaxRateDraft, taxRateLimits } from '@sokoni/rules/stores/tax-rate';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { sayStore } from '#tenancy/stores/sentences.ts';
import { insertTaxRate, lockTaxRates, type TaxRateRow, updateTaxRateRow } from './queries.ts';

/** @throws DomainError `invalid_fields` for a name or percentage that another rate has, or for too many rates */
export async function createTaxRate(
  db: Db,
  storeId: string,
  { name, percent }: TaxRateDraft,
  now: Date,
): Promise<TaxRateRow> {
  const rates = await lockTaxRates(db, storeId);
  if (rates.length >= taxRateLimits.rates)
    throw invalidField('name', sayStore('taxRateLimit', { max: taxRateLimits.rates }));
  assertNameFree(rates, name);
  const twin = rates.find((rate) => shortPercent(rate.percent) === shortPercent(percent));
  if (twin)
    throw invalidField(
      'percent',
      sayStore(twin.archived ? 'taxRateTwinArchived' : 'taxRateTwin', { rate: twin.name }),
    );
  const row = {
    ...{ store_id: storeId, id: newId(), name, percent: shortPercent(percent) },
    ...{ archived: false, created_at: now },
  };
  await insertTaxRate(db, row);
  return row;
}

/** @throws DomainError `not_found`, `invalid_fields` for a name that another rate has */
export async function changeTaxRate(
  db: Db,
  storeId: string,
  id: string,
  change: { name?: string; archived?: boolean },
): Promise<{ before: TaxRateRow; after: TaxRateRow }> {
  const rates = await lockTaxRates(db, storeId);
  const before = rates.find((rate) => rate.id === id);
  if (!before) throw new DomainError('not_found', { message: sayStore('taxRateGone') });
  if (change.name !== undefined)
    assertNameFree(
      rates.filter((rate) => rate !== before),
      change.name,
    );
  if (Object.keys(change).length > 0) await updateTaxRateRow(db, before, change);
  return { before, after: { ...before, ...change } };
}

function assertNameFree(rates: readonly TaxRateRow[], name: string): void {
  if (rates.some((rate) => rate.name.toLowerCase() === name.toLowerCase()))
    throw invalidField('name', sayStore('taxRateNameTaken'));
}
