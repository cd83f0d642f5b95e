import { allocate, allocateUnits } from '#money/allocate.ts';
import { toThousandths } from '#money/percent.ts';
import { type VatMethod, vatBreakdown } from './vat-breakdown.ts';

/** A tax rate: a percentage with up to 3 decimals in its shortest form (`7.5`); null for what is exempt. 0 % is a rate of its own. */
export type TaxPercent = string | null;

/** What is charged at one rate, in minor units; `base + amount` is what the buyer pays for it. */
export interface RateTax {
  readonly percent: TaxPercent;
  /** Without tax. */
  readonly base: number;
  /** The tax. */
  readonly amount: number;
}

/**
 * The rate of what is sold: exempt where the store charges no VAT or the product bears none, else the product's own, else the
 * store's.
 * @throws RangeError for a percentage that `toThousandths` refuses
 */
export function taxPercentOf(
  sold: { readonly exempt_vat: boolean; readonly tax_percent?: string | null | undefined },
  { apply_vat, vat_percent }: Pick<VatMethod, 'apply_vat' | 'vat_percent'>,
): TaxPercent {
  return apply_vat && !sold.exempt_vat ? shortPercent(sold.tax_percent ?? vat_percent) : null;
}

/**
 * The tax on each of several amounts, in minor units. It is found once for each rate, on the sum of what bears it, rounded half up
 * (CONTRACT "The wire"), and allocated to the amounts in proportion.
 * @param amounts after discounts; with tax inside where prices include it
 */
export function taxOnEach(
  amounts: readonly { readonly percent: TaxPercent; readonly amount: number }[],
  { prices_include_vat }: Pick<VatMethod, 'prices_include_vat'>,
): number[] {
  const taxes = amounts.map(() => 0);
  for (const percent of new Set(amounts.map((one) => one.percent))) {
    if (percent === null) continue;
    const bearing = amounts.map((one) => (one.percent === percent ? one.amount : 0));
    const sum = bearing.reduce((whole, amount) => whole + amount, 0);
    const { vat } = vatBreakdown(sum, { apply_vat: true, vat_percent: percent, prices_include_vat });
    for (const [index, tax] of allocate(vat, bearing.map(BigInt)).entries())
      taxes[index] = (taxes[index] ?? 0) + tax;
  }
  return taxes;
}

/** Amounts with their tax summed up by rate, the highest rate first and what is exempt last, where there is any. */
export function taxesByRate(
  parts: readonly { readonly percent: TaxPercent; readonly tax: number; readonly total: number }[],
): RateTax[] {
  const byRate = new Map<TaxPercent, RateTax>();
  for (const { percent, tax, total } of parts) {
    const { base, amount } = byRate.get(percent) ?? { base: 0, amount: 0 };
    byRate.set(percent, { percent, base: base + total - tax, amount: amount + tax });
  }
  const charged = [...byRate.values()].filter(({ percent, base }) => percent !== null || base > 0);
  return charged.sort((one, other) => Number(other.percent ?? -1) - Number(one.percent ?? -1));
}

/** A line of an order with what it comes to; amounts in minor units. */
export interface TaxedLine {
  readonly quantity: number;
  /** Units that came back. */
  readonly returned: number;
  readonly exempt_vat: boolean;
  /** Of its own; null for the order's. */
  readonly tax_percent: string | null;
  readonly share_vat: number;
  /** What the buyer pays for the whole line, tax and all. */
  readonly share_total: number;
}

/** How an order is taxed; amounts in minor units. */
export interface OrderTax extends VatMethod {
  readonly shipping: number;
  readonly shipping_vat: number;
}

/** What an order comes to by rate, less what came back: all together are its total. None where the store charges no VAT. */
export function orderTaxes(lines: readonly TaxedLine[], order: OrderTax): RateTax[] {
  if (!order.apply_vat) return [];
  const { shipping, shipping_vat, prices_include_vat } = order;
  const delivery = {
    percent: shippingPercentOf(order),
    tax: shipping_vat,
    total: shipping + (prices_include_vat ? 0 : shipping_vat),
  };
  return taxesByRate([
    ...lines.map((line) => ({
      percent: taxPercentOf(line, order),
      tax: kept(line.share_vat, line),
      total: kept(line.share_total, line),
    })),
    ...(shipping > 0 ? [delivery] : []),
  ]);
}

/** The rate of the delivery: exempt unless one is given. */
export function shippingPercentOf({
  apply_vat,
  shipping_vat_percent = null,
}: Pick<VatMethod, 'apply_vat' | 'shipping_vat_percent'>): TaxPercent {
  return apply_vat && shipping_vat_percent !== null ? shortPercent(shipping_vat_percent) : null;
}

/** The part of a share that is left once units have come back. */
function kept(share: number, { quantity, returned }: TaxedLine): number {
  return share - allocateUnits(share, quantity, { before: 0, now: returned });
}

/** A percentage with up to 3 decimals in its shortest form: `7.500` is `7.5`. @throws RangeError for anything else */
export function shortPercent(percent: string | number): string {
  const thousandths = toThousandths(percent);
  if (!thousandths.ok) throw new RangeError(`percent ${percent}: ${thousandths.reason}`);
  return String(thousandths.value / 1000);
}
