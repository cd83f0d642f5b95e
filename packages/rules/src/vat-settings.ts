import { type FormCheck, formCheck } from './form-check.ts';
import { messages } from './messages.ts';
import { PERCENT_PLACES, toThousandths } from './percent.ts';

/** CONTRACT `update/vat`: `vat_percent` from 0 to 100 with up to 3 decimals, as typed or as on the wire. */
export interface VatSettings {
  readonly apply_vat: boolean;
  readonly vat_percent: string | number;
  readonly prices_include_vat: boolean;
}

/** Checks the VAT settings of a store. The percentage has to fit even while VAT is not applied: it is kept. */
export function checkVatSettings(settings: VatSettings): FormCheck<'vat_percent'> {
  const percent = toThousandths(settings.vat_percent);
  if (percent.ok) return { ok: true };
  const sentence = {
    not_a_number: messages.percentInvalid,
    too_many_decimals: messages.percentTooManyDecimals(PERCENT_PLACES),
    too_large: messages.percentOutOfRange,
    out_of_range: messages.percentOutOfRange,
  }[percent.reason];
  return formCheck([['vat_percent', sentence]]);
}
