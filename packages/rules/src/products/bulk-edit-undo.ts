import { isValidSale } from '#pricing/selling-price.ts';
import type { EditableProduct, EditableVariant } from './bulk-edit.ts';

const productFields = ['status', 'brand', 'category_id', 'exempt_vat'] as const;
const variantFields = ['price', 'sales_price', 'on_sales', 'cost'] as const;

type VariantPart = { -readonly [Field in (typeof variantFields)[number]]?: EditableVariant[Field] };

/** The part of a product that a change touched, with the values of one side of it. */
export type ProductPart = {
  -readonly [Field in (typeof productFields)[number]]?: EditableProduct[Field];
} & {
  /** On the side before: tags that went; on the side after: tags that came. */
  tags?: string[];
  /** By their id. */
  variants?: Record<string, VariantPart>;
};

export interface ProductDifference {
  readonly before: ProductPart;
  readonly after: ProductPart;
}

/** What differs between a product before and after a change; null when nothing does. */
export function productDifference(before: EditableProduct, after: EditableProduct): ProductDifference | null {
  const difference: { before: ProductPart; after: ProductPart } = { before: {}, after: {} };
  for (const field of productFields) {
    if (before[field] === after[field]) continue;
    Object.assign(difference.before, { [field]: before[field] });
    Object.assign(difference.after, { [field]: after[field] });
  }
  const gone = before.tags.filter((tag) => !after.tags.includes(tag));
  const came = after.tags.filter((tag) => !before.tags.includes(tag));
  if (gone.length > 0 || came.length > 0) {
    difference.before.tags = gone;
    difference.after.tags = came;
  }
  for (const [index, variant] of before.variants.entries()) {
    const next = after.variants[index];
    if (!next) continue;
    const fields = variantFields.filter((field) => variant[field] !== next[field]);
    if (fields.length === 0) continue;
    difference.before.variants = { ...difference.before.variants, [variant.id]: part(variant, fields) };
    difference.after.variants = { ...difference.after.variants, [variant.id]: part(next, fields) };
  }
  return Object.keys(difference.after).length > 0 ? difference : null;
}

/**
 * Takes a change back from the product as it is now: only what still has the value that the change gave it.
 * @returns the product, and whether somebody has changed something of it since, which then stays
 */
export function withoutChange(
  now: EditableProduct,
  { before, after }: ProductDifference,
): { product: EditableProduct; keptSomething: boolean } {
  let keptSomething = false;
  const restored: ProductPart = {};
  for (const field of productFields) {
    if (!(field in after)) continue;
    if (now[field] === after[field]) Object.assign(restored, { [field]: before[field] });
    else keptSomething = true;
  }
  const tags = now.tags.filter((tag) => !after.tags?.includes(tag));
  tags.push(...(before.tags ?? []).filter((tag) => !tags.includes(tag)));
  const variants = now.variants.map((variant) => {
    const changed = after.variants?.[variant.id];
    if (!changed) return variant;
    const taken = undone(variant, before.variants?.[variant.id] ?? {}, changed);
    keptSomething ||= taken.keptSomething;
    return taken.variant;
  });
  return {
    product: { ...now, ...restored, tags: before.tags || after.tags ? tags.sort() : now.tags, variants },
    keptSomething,
  };
}

function undone(
  now: EditableVariant,
  before: VariantPart,
  after: VariantPart,
): { variant: EditableVariant; keptSomething: boolean } {
  const fields = variantFields.filter((field) => field in after);
  const same = fields.filter((field) => now[field] === after[field]);
  const variant = { ...now, ...part({ ...now, ...before }, same) };
  // What somebody has set since may not go with the old price.
  if (!isValidSale(variant)) return { variant: now, keptSomething: true };
  return { variant, keptSomething: same.length < fields.length };
}

function part(variant: EditableVariant, fields: readonly (typeof variantFields)[number][]): VariantPart {
  return Object.fromEntries(fields.map((field) => [field, variant[field]]));
}
