import type { Permission } from '#access/roles.ts';
import { changedPrice, maxPrice, type PriceChange } from '#money/price-change.ts';
import { isValidSale } from '#pricing/selling-price.ts';
import { type ProductStatus, productLimits } from './product-check.ts';
import type { BulkEditReason } from './product-reasons.ts';

/** A change of prices with the step that they are rounded to, in minor units: 1 leaves them as they come out. */
export type RoundedChange = PriceChange & { readonly round_to: number };

/** One change of many products. */
export type BulkEdit =
  | { readonly kind: 'status'; readonly status: ProductStatus }
  | { readonly kind: 'add_tags' | 'remove_tags'; readonly tags: readonly string[] }
  | { readonly kind: 'category'; readonly category_id: string | null }
  | { readonly kind: 'brand'; readonly brand: string }
  | { readonly kind: 'vat'; readonly exempt_vat: boolean }
  | { readonly kind: 'price'; readonly change: RoundedChange }
  | { readonly kind: 'cost'; readonly change: RoundedChange }
  /** With a change: the sales price becomes the changed price. Without: the sales price that is there comes into force. */
  | { readonly kind: 'start_sale'; readonly change: RoundedChange | null }
  | { readonly kind: 'end_sale' }
  | { readonly kind: 'delete' };

export type BulkEditKind = BulkEdit['kind'];

export const bulkEditKinds = [
  'status',
  'add_tags',
  'remove_tags',
  'category',
  'brand',
  'vat',
  'price',
  'cost',
  'start_sale',
  'end_sale',
  'delete',
] as const satisfies readonly BulkEditKind[];

/** How many products can be named one by one; more are chosen by what they have in common. */
export const mostNamedProducts = 100;

/** What an edit may touch of a product; amounts in minor units. */
export interface EditableProduct {
  readonly status: ProductStatus;
  readonly brand: string;
  readonly category_id: string | null;
  readonly exempt_vat: boolean;
  /** Tidied. */
  readonly tags: readonly string[];
  readonly variants: readonly EditableVariant[];
}

export interface EditableVariant {
  readonly id: string;
  readonly price: number;
  readonly sales_price: number | null;
  readonly on_sales: boolean;
  readonly cost: number | null;
}

type Edited<Value> = { readonly ok: true; readonly value: Value } | ({ readonly ok: false } & BulkEditReason);

/** What an edit needs besides managing products; undefined for nothing more. */
export function bulkEditPermission(kind: BulkEditKind): Permission | undefined {
  if (kind === 'cost') return 'seeCosts';
  const changesWhatBuyersPay: readonly BulkEditKind[] = ['vat', 'price', 'start_sale', 'end_sale'];
  return changesWhatBuyersPay.includes(kind) ? 'seeMoney' : undefined;
}

/** The product after the edit, or why it cannot be done. Nothing differs where it was so already. */
export function editedProduct(
  product: EditableProduct,
  edit: Exclude<BulkEdit, { kind: 'delete' }>,
): Edited<EditableProduct> {
  switch (edit.kind) {
    case 'status':
      return { ok: true, value: { ...product, status: edit.status } };
    case 'add_tags':
      return withTags(product, [...new Set([...product.tags, ...edit.tags])]);
    case 'remove_tags':
      return withTags(
        product,
        product.tags.filter((tag) => !edit.tags.includes(tag)),
      );
    case 'category':
      return { ok: true, value: { ...product, category_id: edit.category_id } };
    case 'brand':
      return { ok: true, value: { ...product, brand: edit.brand } };
    case 'vat':
      return { ok: true, value: { ...product, exempt_vat: edit.exempt_vat } };
    default:
      return withAmounts(product, edit);
  }
}

/** An amount changed and then rounded half up to a multiple of the step. */
export function roundedPrice(price: number, { round_to, ...change }: RoundedChange): number {
  const changed = changedPrice(price, change);
  const rounded = Math.floor((changed + Math.floor(round_to / 2)) / round_to) * round_to;
  return Math.min(rounded, maxPrice - (maxPrice % round_to));
}

function withTags(product: EditableProduct, tags: string[]): Edited<EditableProduct> {
  if (tags.length > productLimits.tags) {
    return { ok: false, reason: 'edit_too_many_tags', max: productLimits.tags };
  }
  return { ok: true, value: { ...product, tags } };
}

type AmountEdit = Extract<BulkEdit, { kind: 'price' | 'cost' | 'start_sale' | 'end_sale' }>;

function withAmounts(product: EditableProduct, edit: AmountEdit): Edited<EditableProduct> {
  const variants: EditableVariant[] = [];
  for (const variant of product.variants) {
    const changed = changedAmounts(variant, edit);
    if (!changed.ok) return changed;
    variants.push(changed.value);
  }
  return { ok: true, value: { ...product, variants } };
}

function changedAmounts(variant: EditableVariant, edit: AmountEdit): Edited<EditableVariant> {
  if (edit.kind === 'end_sale') return { ok: true, value: { ...variant, on_sales: false } };
  if (edit.kind === 'cost') {
    const { change } = edit;
    // What nobody has entered cannot be raised.
    if (variant.cost === null && change.kind !== 'set') return { ok: true, value: variant };
    return { ok: true, value: { ...variant, cost: roundedPrice(variant.cost ?? 0, change) } };
  }
  if (edit.kind === 'price') {
    const price = roundedPrice(variant.price, edit.change);
    if (price === 0 && roundedPrice(variant.price, { ...edit.change, round_to: 1 }) > 0) {
      return { ok: false, reason: 'edit_price_rounds_to_zero' };
    }
    return fitSale({ ...variant, price });
  }
  const sales_price = edit.change ? roundedPrice(variant.price, edit.change) : variant.sales_price;
  if (sales_price === null) return { ok: false, reason: 'edit_no_sale_price' };
  return fitSale({ ...variant, sales_price, on_sales: true });
}

function fitSale(variant: EditableVariant): Edited<EditableVariant> {
  return isValidSale(variant) ? { ok: true, value: variant } : { ok: false, reason: 'edit_sale_not_below' };
}
