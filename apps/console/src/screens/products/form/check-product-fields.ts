import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import { checkProduct, checkVariant } from '@sokoni/rules/products/product-check';
import { percentProblem } from '@sokoni/rules/stores/vat-settings';
import { amountOf, amountProblem, countOf, countProblem } from '#parts/numbers/typed-number.ts';
import { checkSentences } from '#sentences/products/problems.ts';
import { storeReasonSentence } from '#sentences/stores/problems.ts';
import type { ProductFields, VariantFields } from './product-fields.ts';

/** Sentences by the place they stand under: `title`, `options`, or `variants.<key>.price`. */
export type ProductProblems = Readonly<Record<string, string>>;

/** The place of a variant's field among the problems. */
export function problemPlace(variantKey: string, field: keyof VariantFields): string {
  return `variants.${variantKey}.${field}`;
}

/** What the rules say of the inputs; empty when they can be saved. */
export function checkProductFields(fields: ProductFields, currency: CurrencyCode): ProductProblems {
  const whole = checkSentences(checkProduct(fields));
  const problems: Record<string, string> = whole.ok ? {} : { ...(whole.fields as Record<string, string>) };
  const rate = fields.tax_percent.trim() === '' ? undefined : percentProblem(fields.tax_percent);
  if (rate) problems.tax_percent = storeReasonSentence(rate);
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
  const rule = checkSentences(
    checkVariant({
      price: amountOf(fields.price, currency) ?? 0,
      sales_price: amountOf(fields.sales_price, currency),
      on_sales: fields.on_sales,
      cost: amountOf(fields.cost, currency),
      sku: fields.sku,
      barcode: fields.barcode,
      weight_grams: countOf(fields.weight_grams),
    }),
  );
  // What is no number has said so already.
  return { ...(rule.ok ? {} : rule.fields), ...Object.fromEntries(found) };
}
