import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import { fromMinorUnits } from '@sokoni/rules/money/money';
import type { ProductStatus } from '@sokoni/rules/products/product-check';
import type { Product, Variant } from '#contract-types.ts';
import { amountOf } from '#parts/numbers/typed-number.ts';

/** An option while it is edited; the key stays when it is renamed. */
export interface OptionFields {
  readonly key: string;
  readonly name: string;
  readonly entries: readonly string[];
}

/** A variant as it stands in the inputs: amounts and counts are texts, empty where nothing is said. */
export interface VariantFields {
  readonly key: string;
  /** Null until it is saved. */
  readonly id: string | null;
  readonly entries: readonly string[];
  readonly active: boolean;
  readonly track_quantity: boolean;
  readonly price: string;
  readonly sales_price: string;
  readonly on_sales: boolean;
  readonly cost: string;
  readonly sku: string;
  readonly barcode: string;
  readonly weight_grams: string;
  readonly low_stock_at: string;
  readonly opening_stock: string;
}

/** What the product screen edits. The names are those of the calls, so that the server's sentences find their field. */
export interface ProductFields {
  readonly title: string;
  /** HTML. */
  readonly description: string;
  readonly status: ProductStatus;
  readonly brand: string;
  readonly category_id: string | null;
  readonly tags: readonly string[];
  readonly exempt_vat: boolean;
  /** Empty for the store's. */
  readonly tax_percent: string;
  readonly options: readonly OptionFields[];
  readonly variants: readonly VariantFields[];
}

/** The inputs of a variant that nobody has filled in. */
export function blankVariant(key: string): VariantFields {
  return {
    key,
    id: null,
    entries: [],
    active: true,
    track_quantity: true,
    price: '',
    sales_price: '',
    on_sales: false,
    cost: '',
    sku: '',
    barcode: '',
    weight_grams: '',
    low_stock_at: '',
    opening_stock: '',
  };
}

/** What lies on the shelf at first: who says how many counts them. */
export function withOpening(opening_stock: string): Partial<VariantFields> {
  return opening_stock === '' ? { opening_stock } : { opening_stock, track_quantity: true };
}

export function blankProduct(variantKey: string): ProductFields {
  return {
    title: '',
    description: '',
    status: 'active',
    brand: '',
    category_id: null,
    tags: [],
    exempt_vat: false,
    tax_percent: '',
    options: [],
    variants: [blankVariant(variantKey)],
  };
}

/** The inputs of a saved product, its variants in the order of the options. */
export function fieldsOf(product: Product, currency: CurrencyCode): ProductFields {
  const { title, description, status, brand, category_id, exempt_vat } = product;
  const place = ({ entries }: Variant) =>
    product.options.reduce(
      (sum, option, index) =>
        sum * (option.entries.length + 1) + option.entries.indexOf(entries[index] ?? ''),
      0,
    );
  const ordered = [...product.variants].sort((one, other) => place(one) - place(other));
  return {
    ...{ title, description, status, brand, category_id, exempt_vat },
    tax_percent: product.tax_percent ?? '',
    tags: product.tags,
    options: product.options.map(({ name, entries }, index) => ({ key: `option-${index}`, name, entries })),
    variants: ordered.map((variant) => variantFieldsOf(variant, currency)),
  };
}

function variantFieldsOf(variant: Variant, currency: CurrencyCode): VariantFields {
  const { id, entries, active, track_quantity, on_sales, sku, barcode } = variant;
  const amount = (minor: number | null) => (minor === null ? '' : fromMinorUnits(minor, currency));
  const count = (number: number | null) => (number === null ? '' : String(number));
  return {
    ...{ id, entries, active, track_quantity, on_sales, sku, barcode },
    key: id,
    // No price is none: a buyer cannot buy it.
    price: variant.price === 0 ? '' : amount(variant.price),
    sales_price: amount(variant.sales_price),
    cost: amount(variant.cost),
    weight_grams: count(variant.weight_grams),
    low_stock_at: count(variant.low_stock_at),
    opening_stock: '',
  };
}

/** The same with its amounts written as they are once saved: 1300 is 1300.00. What is no amount stays as typed. */
export function evenAmounts(fields: ProductFields, currency: CurrencyCode): ProductFields {
  const even = (text: string) => {
    const minor = amountOf(text, currency);
    return minor === null ? text : fromMinorUnits(minor, currency);
  };
  return {
    ...fields,
    variants: fields.variants.map((variant) => ({
      ...variant,
      price: even(variant.price),
      sales_price: even(variant.sales_price),
      cost: even(variant.cost),
    })),
  };
}
