import { type FormProblems, formProblems } from '#forms/form-problems.ts';
import { isPrice } from '#money/price-change.ts';
import { isValidSale } from '#pricing/selling-price.ts';
import { maxQuantity } from '#stock/stock.ts';
import { barcodeKey, checkBarcode } from './barcode.ts';
import type { ProductReason } from './product-reasons.ts';
import { checkOptions, type ProductOption } from './variant-combinations.ts';

export const productStatuses = ['draft', 'active', 'archived'] as const;

export type ProductStatus = (typeof productStatuses)[number];

/** What a merchant types about a product as a whole. */
export interface ProductDraft {
  readonly title: string;
  readonly brand: string;
  readonly tags: readonly string[];
  readonly options: readonly ProductOption[];
}

/** What a merchant types about one variant; amounts in minor units, weight in grams. */
export interface VariantDraft {
  readonly price: number;
  readonly sales_price: number | null;
  readonly on_sales: boolean;
  readonly cost: number | null;
  readonly sku: string;
  readonly barcode: string;
  readonly weight_grams: number | null;
}

export const productLimits = {
  titleLength: 200,
  descriptionLength: 50_000,
  brandLength: 100,
  tagLength: 40,
  tags: 50,
  images: 30,
  altTextLength: 300,
  skuLength: 64,
  maxWeightGrams: 10_000_000,
} as const;

/** An SKU as it is compared: two that differ in case or in the blanks around them are the same. */
export function skuKey(sku: string): string {
  return sku.trim().toLowerCase();
}

/** Tags as they are kept: trimmed, lower-cased, each once, in the order of typing. */
export function tidyTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.trim().toLowerCase()).filter((tag) => tag !== ''))];
}

/** Checks what belongs to the product as a whole, in the order of the form. */
export function checkProduct(draft: ProductDraft): FormProblems<keyof ProductDraft, ProductReason> {
  const options = checkOptions(draft.options);
  return formProblems<keyof ProductDraft, ProductReason>([
    ['title', titleProblem(draft.title)],
    ['brand', tooLong('brand_too_long', draft.brand, productLimits.brandLength)],
    ['tags', tagsProblem(draft.tags)],
    ['options', options.ok ? undefined : reasonOf(options)],
  ]);
}

/** Checks one variant. Codes are compared with other variants by the database. */
export function checkVariant(draft: VariantDraft): FormProblems<keyof VariantDraft, ProductReason> {
  return formProblems<keyof VariantDraft, ProductReason>([
    ['price', priceProblem(draft.price)],
    ['sales_price', salesPriceProblem(draft)],
    ['cost', draft.cost === null ? undefined : priceProblem(draft.cost)],
    ['sku', tooLong('sku_too_long', draft.sku.trim(), productLimits.skuLength)],
    ['barcode', barcodeProblem(draft.barcode)],
    ['weight_grams', weightProblem(draft.weight_grams)],
  ]);
}

/** Whether a number can be counted stock. */
export function isQuantity(value: number): boolean {
  return Number.isSafeInteger(value) && Math.abs(value) <= maxQuantity;
}

function titleProblem(title: string): ProductReason | undefined {
  if (title.trim() === '') return { reason: 'title_required' };
  return tooLong('title_too_long', title, productLimits.titleLength);
}

function tagsProblem(tags: readonly string[]): ProductReason | undefined {
  if (tags.length > productLimits.tags) return { reason: 'too_many_tags', max: productLimits.tags };
  const isLong = tags.some((tag) => tag.length > productLimits.tagLength);
  return isLong ? { reason: 'tag_too_long', max: productLimits.tagLength } : undefined;
}

function priceProblem(price: number): ProductReason | undefined {
  return isPrice(price) ? undefined : { reason: 'price_invalid' };
}

function salesPriceProblem(draft: VariantDraft): ProductReason | undefined {
  const { sales_price } = draft;
  if (sales_price === null) return draft.on_sales ? { reason: 'sale_price_missing' } : undefined;
  const problem = priceProblem(sales_price);
  if (problem) return problem;
  return isValidSale(draft) ? undefined : { reason: 'sale_price_not_lower' };
}

function barcodeProblem(barcode: string): ProductReason | undefined {
  if (barcodeKey(barcode) === '') return undefined;
  const check = checkBarcode(barcode);
  return check.ok ? undefined : reasonOf(check);
}

function weightProblem(grams: number | null): ProductReason | undefined {
  if (grams === null) return undefined;
  const fits = Number.isSafeInteger(grams) && grams >= 0 && grams <= productLimits.maxWeightGrams;
  return fits ? undefined : { reason: 'weight_invalid' };
}

function tooLong(
  reason: 'title_too_long' | 'brand_too_long' | 'sku_too_long',
  value: string,
  max: number,
): ProductReason | undefined {
  return value.length > max ? { reason, max } : undefined;
}

function reasonOf({ ok: _, ...reason }: { readonly ok: false } & ProductReason): ProductReason {
  return reason;
}
