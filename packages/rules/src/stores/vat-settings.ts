import { type FormProblems, formProblems } from '#forms/form-problems.ts';
import { PERCENT_PLACES, toThousandths } from '#money/percent.ts';
import type { StoreReason } from './store-reasons.ts';

/** CONTRACT `update/vat`: `vat_percent` from 0 to 100 with up to 3 decimals, as typed or as on the wire. */
export interface VatSettings {
  readonly apply_vat: boolean;
  readonly vat_percent: string | number;
  readonly prices_include_vat: boolean;
  /** Of delivery; null, or empty as it is typed: it bears no VAT. */
  readonly shipping_vat_percent?: string | number | null | undefined;
}

type VatField = 'vat_percent' | 'shipping_vat_percent';

/** Checks the VAT settings of a store. The percentage has to fit even while VAT is not applied: it is kept. */
export function checkVatSettings(settings: VatSettings): FormProblems<VatField, StoreReason> {
  const { vat_percent, shipping_vat_percent: shipping = null } = settings;
  return formProblems<VatField, StoreReason>([
    ['vat_percent', percentProblem(vat_percent)],
    ['shipping_vat_percent', shipping === null || shipping === '' ? undefined : percentProblem(shipping)],
  ]);
}

/** Why a text or number is no tax rate. */
export function percentProblem(percent: string | number): StoreReason | undefined {
  const read = toThousandths(percent);
  if (read.ok) return undefined;
  if (read.reason === 'not_a_number') return { reason: 'percent_invalid' };
  return read.reason === 'too_many_decimals'
    ? { reason: 'percent_too_many_decimals', places: PERCENT_PLACES }
    : { reason: 'percent_out_of_range' };
}
