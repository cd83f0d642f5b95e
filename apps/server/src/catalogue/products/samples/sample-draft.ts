import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import { samplePrice } from '@sokoni/rules/products/sample-price';
import { combinationsOf } from '@sokoni/rules/products/variant-combinations';
import type { ProductDraft } from '#catalogue/products/create-product.ts';
import type { Sample } from './sample.ts';

/** What a shop pays of what it asks. */
const costShare = 0.62;
/** Options that make a thing dearer and no heavier. */
const weightless = ['Memory', 'Storage', 'Size'];

/** A sample as a merchant of this currency would have typed it. */
export function sampleDraft(sample: Sample, currency: CurrencyCode, categoryId: string): ProductDraft {
  const options = Object.entries(sample.options ?? {}).map(([name, entries]) => ({
    name,
    entries: [...entries],
  }));
  const combinations = options.length > 0 ? combinationsOf(options) : [[]];
  return {
    title: sample.title,
    description: `<p>${sample.text}</p>`,
    status: 'active',
    brand: sample.brand ?? '',
    category_id: categoryId,
    tags: [...sample.tags],
    options,
    exempt_vat: false,
    tax_percent: null,
    variants: combinations.map((entries, place) => variantOf(sample, currency, entries, place)),
  };
}

function variantOf(
  sample: Sample,
  currency: CurrencyCode,
  entries: readonly string[],
  place: number,
): ProductDraft['variants'][number] {
  const { price, sale, stock, times, options = {} } = sample;
  const [first] = Object.values(options);
  const factor = times?.[first?.indexOf(entries[0] ?? '') ?? 0] ?? 1;
  return {
    entries: [...entries],
    active: true,
    track_quantity: stock !== undefined,
    price: samplePrice(price * factor, currency),
    sales_price: sale === undefined ? null : samplePrice(sale * factor, currency),
    on_sales: sale !== undefined,
    cost: samplePrice(price * factor * costShare, currency),
    sku: '',
    barcode: '',
    weight_grams: weightOf(sample, entries, factor),
    low_stock_at: stock !== undefined && stock > 4 ? 3 : null,
    image_id: null,
    // Shelves are never equally full.
    opening_stock: stock === undefined ? 0 : Math.max(1, stock - (place % 3)),
  };
}

function weightOf(
  { grams, options = {} }: Sample,
  entries: readonly string[],
  factor: number,
): number | null {
  if (grams === undefined) return null;
  const [kilograms] = entries.flatMap((entry) => /^(\d+) kg$/.exec(entry)?.[1] ?? []);
  if (kilograms !== undefined) return Number(kilograms) * 1000;
  const [name = ''] = Object.keys(options);
  return weightless.includes(name) ? grams : Math.round((grams * factor) / 10) * 10;
}
