import type { CurrencyCode } from '@sokoni/rules/currencies';
import { type CurrencyCode, currencyOf } from '@sokoni/rules/currencies';
import { toMinorUnits } from '@sokoni/rules/money';
import { maxPrice } from '@sokoni/rules/price-change';
import { checkProduct, checkProduct, checkVariant, checkVariant, isQuantity } from '@sokoni/rules/product-check';
import { countOf } from '#parts/count-of.ts';
import { amountOf, amountProblem, countOf, countProblem } from '#parts/typed-number.ts';
import type { ProductFields, VariantFields } from './product-fields.ts';

/** Sentences by the place they stand under: `title`, `options`, or `variants.<key>.price`. */
export type ProductProblems = Readonly<Record<string, string>>;

/** The place of a variant's field among the problems. */
export function problemPlace(variantKey: string, field: keyof VariantFields): string {
  return `variants.${variantKey}.${field}`;
}

/** What the rules say of the inputs; empty when they can be saved. */
export function checkProductFields(fields: ProductFields, currency: CurrencyCode): ProductProblems {
  const whole = checkProduct(fields);
  const problems: Record<string, string> = whole.ok ? {} : { ...(whole.fields as Record<string, string>) };
  for (const variant of fields.variants) {
    for (const [field, message] of Object.entries(checkVariantFields(variant, currency))) {
      problems[problemPlace(variant.key, field as keyof VariantFields)] = message;
    }
  }
  return problems;
}

export function checkVariantFields(
  fields: VariantFields,
  currency: CurrencyCode,
): Partial<Record<keyof VariantFields, string>> {
  const amounts = ['price', 'sales_price', 'cost'] as const;
  const counts = ['weight_grams', 'low_stock_at', 'opening_stock'] as const;
  const found: [keyof VariantFields, string][] = [];
  for (const field of amounts) {
    const problem = amountProblem(fields[field], currency);
    if (problem) found.push([field, problem]);
  }
  for (const field of counts) {
    const problem = countProblem(fields[field]);
    if (problem) found.push([field, problem]);
  }
  const rule = checkVariant({
    price: amountOf(fields.price, currency) ?? 0,
    sales_price: amountOf(fields.sales_price, currency),
    on_sales: fields.on_sales,
    cost: amountOf(fields.cost, currency),
    sku: fields.sku,
    barcode: fields.barcode,
    weight_grams: countOf(fields.weight_grams),
  });
  // What is no number has said so already.
  return { ...(rule.ok ? {} : rule.fields), ...Object.fromEntries(found) };
}

/** A price that was typed, in minor units; null when nothing was, or what is no amount. */
export function amountOf(text: string, currency: CurrencyCode): number | null {
  const amount = text.trim() === '' ? null : toMinorUnits(text, currency);
  return amount?.ok ? amount.value : null;
}

const tooLarge = 'This is too large';

function amountProblem(text: string, currency: CurrencyCode): string | undefined {
  if (text.trim() === '') return undefined;
  const amount = toMinorUnits(text, currency);
  if (amount.ok && amount.value < 0) return 'Enter a price from 0 up';
  if (amount.ok) return amount.value > maxPrice ? tooLarge : undefined;
  const { decimals } = currencyOf(currency);
  if (amount.reason === 'not_a_number') return `Enter a price such as ${decimals === 0 ? '1250' : '12.50'}`;
  if (amount.reason === 'too_large') return tooLarge;
  return decimals === 0 ? `${currency} has no decimals` : `${currency} has ${decimals} decimals`;
}

function countProblem(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const count = countOf(text);
  if (count === null || count < 0) return 'Enter a whole number from 0 up';
  return isQuantity(count) ? undefined : tooLarge;
}
