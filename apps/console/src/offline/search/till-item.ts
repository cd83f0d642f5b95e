import { sellingPrice } from '@sokoni/rules/pricing/selling-price';
import { searchedWords } from '@sokoni/rules/search/words';
import type { TillProduct, TillVariant } from '#offline/till-types.ts';

/** What a tap or a scan puts into a sale. */
export interface TillItem {
  product: TillProduct;
  /** Null: it has several, one has to be chosen. */
  variant: TillVariant | null;
  title: string;
  /** The cheapest where there are several. Minor units. */
  price: number;
  /** A package from a scale, whose price that is; its grams are null where the scale printed the price. */
  weighed?: { grams: number | null };
}

/**
 * A product as it is sold; null where none of its variants is for sale.
 * @param sought words: where the title lacks some, and one variant alone has them, it is that one
 */
export function itemOf(
  product: TillProduct,
  sought: readonly string[],
  chosen: TillVariant | null = null,
): TillItem | null {
  const variants = product.variants.filter(({ active }) => active);
  const [first] = variants;
  if (!first) return null;
  const variant = chosen ?? (variants.length === 1 ? first : meant(product, variants, sought));
  const priced = variant ? [variant] : variants;
  const price = priced.reduce(
    (least, each) => Math.min(least, sellingPrice(each).price),
    Number.MAX_SAFE_INTEGER,
  );
  return { product, variant, title: product.title, price };
}

/** The variant for sale with this SKU or barcode, given in lower case. */
export function variantWithCode(product: TillProduct, code: string): TillVariant | null {
  const active = product.variants.filter((variant) => variant.active);
  return (
    active.find(({ barcode }) => barcode?.toLowerCase() === code) ??
    active.find(({ sku }) => sku.toLowerCase() === code) ??
    null
  );
}

function meant(
  product: TillProduct,
  variants: readonly TillVariant[],
  sought: readonly string[],
): TillVariant | null {
  const common = searchedWords(`${product.title} ${product.brand}`);
  const missing = sought.filter((word) => !common.some((own) => own.startsWith(word)));
  if (missing.length === 0) return null;
  const having = variants.filter(({ name }) => {
    const words = searchedWords(name);
    return missing.every((word) => words.some((own) => own.startsWith(word)));
  });
  return having.length === 1 ? (having[0] ?? null) : null;
}
