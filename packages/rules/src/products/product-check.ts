import { type FormCheck, formCheck } from '#forms/form-check.ts';
import { messages } from '#messages.ts';
import { checkPrice } from '#money/price-change.ts';
import { isValidSale } from '#pricing/selling-price.ts';
import { maxQuantity } from '#stock/stock.ts';
import { barcodeKey, checkBarcode } from './barcode.ts';
import { checkOptions, type ProductOption } from './variant-combinations.ts';

export const productStatuses = {
  draft: 'Draft',
  active: 'Active',
  archived: 'Archived',
} as const;

export type ProductStatus = keyof typeof productStatuses;

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
export function checkProduct(draft: ProductDraft): FormCheck<keyof ProductDraft> {
  const options = checkOptions(draft.options);
  return formCheck<keyof ProductDraft>([
    ['title', titleProblem(draft.title)],
    ['brand', tooLong('Brand', draft.brand, productLimits.brandLength)],
    ['tags', tagsProblem(draft.tags)],
    ['options', options.ok ? undefined : options.message],
  ]);
}

/** Checks one variant. Codes are compared with other variants by the database. */
export function checkVariant(draft: VariantDraft): FormCheck<keyof VariantDraft> {
  return formCheck<keyof VariantDraft>([
    ['price', priceProblem(draft.price)],
    ['sales_price', salesPriceProblem(draft)],
    ['cost', draft.cost === null ? undefined : priceProblem(draft.cost)],
    ['sku', tooLong('SKU', draft.sku.trim(), productLimits.skuLength)],
    ['barcode', barcodeProblem(draft.barcode)],
    ['weight_grams', weightProblem(draft.weight_grams)],
  ]);
}

/** Whether a number can be counted stock. */
export function isQuantity(value: number): boolean {
  return Number.isSafeInteger(value) && Math.abs(value) <= maxQuantity;
}

function titleProblem(title: string): string | undefined {
  if (title.trim() === '') return messages.required('Title');
  return tooLong('Title', title, productLimits.titleLength);
}

function tagsProblem(tags: readonly string[]): string | undefined {
  if (tags.length > productLimits.tags) return `A product can have at most ${productLimits.tags} tags`;
  const long = tags.find((tag) => tag.length > productLimits.tagLength);
  return long === undefined ? undefined : messages.tooLong('A tag', productLimits.tagLength);
}

function priceProblem(price: number): string | undefined {
  const check = checkPrice(price);
  return check.ok ? undefined : check.message;
}

function salesPriceProblem(draft: VariantDraft): string | undefined {
  const { sales_price } = draft;
  if (sales_price === null) return draft.on_sales ? 'Enter a sale price, or end the sale' : undefined;
  const problem = priceProblem(sales_price);
  if (problem) return problem;
  return isValidSale(draft) ? undefined : 'The sale price must be lower than the price';
}

function barcodeProblem(barcode: string): string | undefined {
  if (barcodeKey(barcode) === '') return undefined;
  const check = checkBarcode(barcode);
  return check.ok ? undefined : check.message;
}

function weightProblem(grams: number | null): string | undefined {
  if (grams === null) return undefined;
  const fits = Number.isSafeInteger(grams) && grams >= 0 && grams <= productLimits.maxWeightGrams;
  return fits ? undefined : 'Enter a weight in whole grams, up to 10 tonnes';
}

function tooLong(label: string, value: string, max: number): string | undefined {
  return value.length > max ? messages.tooLong(label, max) : undefined;
}
