import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import type { OfferedLine } from '@sokoni/rules/wholesale/offer-credit';
import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import { amountOf, amountProblem, amountText, countOf } from '#parts/numbers/typed-number.ts';
import { sayQuotes as say } from '#sentences/wholesale/quotes.ts';

/** A line of a quote as it is typed, with what is known of its price. */
export interface LineFields {
  variant_id: string;
  title: string;
  variant_name: string;
  sku: string;
  quantity: string;
  price: string;
  /** What the company pays without a quote; null where that is not known here. */
  list_price: number | null;
  /** What the other side has named; null: nothing. */
  named_price: number | null;
  /** Units that an order could have; null where they are not counted, or are not told. */
  available: number | null;
  /** How it is taxed; left out where a line is answered by the buyer. */
  tax?: LineTax;
}

interface LineTax {
  exempt_vat: boolean;
  /** Its own rate; null: the store's. */
  tax_percent: string | null;
}

export interface LineProblems {
  quantity?: string;
  price?: string;
}

interface QuotedLine {
  variant_id: string;
  title: string;
  variant_name: string;
  sku: string;
  quantity: number;
  list_price: number;
  asked_price: number | null;
  offered_price: number | null;
  unit_price: number;
  available?: number | null;
  exempt_vat?: boolean;
  tax_percent?: string | null;
}

/** The lines of a quote, to be answered by one side: they begin with what stands. */
export function lineFields(
  lines: readonly QuotedLine[],
  side: 'supplier' | 'buyer',
  currency: CurrencyCode,
): LineFields[] {
  return lines.map(
    ({ variant_id, title, variant_name, sku, quantity, list_price, available = null, ...rest }) => ({
      ...{ variant_id, title, variant_name, sku, list_price, available },
      quantity: String(quantity),
      price: amountText(rest.unit_price, currency),
      named_price: side === 'supplier' ? rest.asked_price : rest.offered_price,
      ...(rest.exempt_vat !== undefined && {
        tax: { exempt_vat: rest.exempt_vat, tax_percent: rest.tax_percent ?? null },
      }),
    }),
  );
}

/** Whether more is typed than an order could have. */
export function isShort({ quantity, available }: LineFields): boolean {
  return available !== null && (countOf(quantity) ?? 0) > available;
}

/** What is wrong with each line, by its variant. @param isWish a price may be left out */
export function lineProblems(
  lines: readonly LineFields[],
  currency: CurrencyCode,
  isWish = false,
): Map<string, LineProblems> {
  const wrong = lines.map(({ variant_id, quantity, price }) => {
    const count = countOf(quantity);
    const isCount = count !== null && count >= 1 && count <= wholesaleLimits.quantity;
    const isMissing = !isWish && price.trim() === '';
    const ofPrice = isMissing ? say('problem.price') : amountProblem(price, currency);
    return [
      variant_id,
      { ...(!isCount && { quantity: say('problem.quantity') }), ...(ofPrice && { price: ofPrice }) },
    ] as const;
  });
  return new Map(wrong.filter(([, { quantity, price }]) => quantity || price));
}

/** The lines with a price each, as the wire takes them; nothing is wrong with them. */
export function offeredLines(lines: readonly LineFields[], currency: CurrencyCode) {
  return lines.map(({ variant_id, quantity, price }) => ({
    variant_id,
    quantity: countOf(quantity) ?? 1,
    unit_price: amountOf(price, currency) ?? 0,
  }));
}

/** What can be read of the lines so far, with how each is taxed. */
export function typedLines(lines: readonly LineFields[], currency: CurrencyCode): OfferedLine[] {
  return lines.flatMap(({ quantity, price, tax = { exempt_vat: false, tax_percent: null } }) => {
    const [count, unit_price] = [countOf(quantity), amountOf(price, currency)];
    return count === null || count < 1 || unit_price === null
      ? []
      : [{ quantity: count, unit_price, ...tax }];
  });
}

/** The same where a price is a wish, which may be left out. */
export function askedLines(lines: readonly LineFields[], currency: CurrencyCode) {
  return offeredLines(lines, currency).map(({ unit_price, ...line }, index) =>
    lines[index]?.price.trim() === '' ? line : { ...line, unit_price },
  );
}

/** What a line comes to, in minor units; null while something of it cannot be read. */
export function lineTotal(
  { quantity, price }: Pick<LineFields, 'quantity' | 'price'>,
  currency: CurrencyCode,
): number | null {
  const [count, amount] = [countOf(quantity), amountOf(price, currency)];
  return count === null || amount === null ? null : count * amount;
}
