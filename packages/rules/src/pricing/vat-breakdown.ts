import { percentOf } from '#money/money.ts';
import { HUNDRED_PERCENT, toThousandths } from '#money/percent.ts';

/** How a store charges VAT (CONTRACT `update/vat`); `vat_percent` is a percentage with up to 3 decimals. */
export interface VatMethod {
  readonly apply_vat: boolean;
  readonly vat_percent: string | number;
  readonly prices_include_vat: boolean;
  /** The rate of delivery; left out or null: it bears no VAT. */
  readonly shipping_vat_percent?: string | number | null | undefined;
}

/** In minor units; `net + vat` is `gross`. */
export interface VatBreakdown {
  readonly net: number;
  readonly vat: number;
  /** What the buyer pays. */
  readonly gross: number;
}

/** What becomes of a sum of prices in minor units: VAT is added to it, or found inside it when prices include VAT,
 * rounded half up once (CONTRACT "The wire"). Throws a RangeError for a percentage that `toThousandths` refuses or a
 * sum that is not an integer. */
export function vatBreakdown(
  sum: number,
  { apply_vat, vat_percent, prices_include_vat }: VatMethod,
): VatBreakdown {
  if (!apply_vat) return { net: sum, vat: 0, gross: sum };
  if (!prices_include_vat) {
    const vat = percentOf(sum, vat_percent);
    return { net: sum, vat, gross: sum + vat };
  }
  const vat = includedVat(sum, vat_percent);
  return { net: sum - vat, vat, gross: sum };
}

/** The part of a gross amount that is VAT: gross x percent / (100 + percent). */
function includedVat(gross: number, percent: string | number): number {
  const thousandths = toThousandths(percent);
  if (!thousandths.ok) throw new RangeError(`percent ${percent}: ${thousandths.reason}`);
  if (!Number.isSafeInteger(gross)) throw new RangeError(`minor units must be an integer, got ${gross}`);
  const whole = BigInt(HUNDRED_PERCENT + thousandths.value);
  const share = BigInt(Math.abs(gross)) * BigInt(thousandths.value);
  const vat = Number((2n * share + whole) / (2n * whole));
  return gross < 0 && vat !== 0 ? -vat : vat;
}
