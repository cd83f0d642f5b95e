import { type FormCheck, formCheck } from '#forms/form-check.ts';
import { messages } from '#messages.ts';
import { PERCENT_PLACES, toThousandths } from '#money/percent.ts';

/** CONTRACT `update/vat`: `vat_percent` from 0 to 100 with up to 3 decimals, as typed or as on the wire. */
export interface VatSettings {
  readonly apply_vat: boolean;
  readonly vat_percent: string | number;
  readonly prices_include_vat: boolean;
  /** Of delivery; null, or empty as it is typed: it bears no VAT. */
  readonly shipping_vat_percent?: string | number | null | undefined;
}

/** Checks the VAT settings of a store. The percentage has to fit even while VAT is not applied: it is kept. */
export function checkVatSettings(settings: VatSettings): FormCheck<'vat_percent' | 'shipping_vat_percent'> {
  const { vat_percent, shipping_vat_percent: shipping = null } = settings;
  return formCheck<'vat_percent' | 'shipping_vat_percent'>([
    ['vat_percent', percentProblem(vat_percent)],
    ['shipping_vat_percent', shipping === null || shipping === '' ? undefined : percentProblem(shipping)],
  ]);
}

/** Why a text or number is no tax rate. */
export function percentProblem(percent: string | number): string | undefined {
  const read = toThousandths(percent);
  if (read.ok) return undefined;
  return {
    not_a_number: messages.percentInvalid,
    too_many_decimals: messages.percentTooManyDecimals(PERCENT_PLACES),
    too_large: messages.percentOutOfRange,
    out_of_range: messages.percentOutOfRange,
  }[read.reason];
}
