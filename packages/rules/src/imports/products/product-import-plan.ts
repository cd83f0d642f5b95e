import { combinationName } from '#cart/add-to-cart.ts';
import { barcodeKey } from '#products/barcode.ts';
import {
  checkProduct,
  checkVariant,
  type ProductStatus,
  productLimits,
  skuKey,
} from '#products/product-check.ts';
import { checkEntries, type ProductOption } from '#products/variant-combinations.ts';
import type { ImportAction, ImportMode } from '../import-mode.ts';
import type { Finding, FindingColumn, ImportReason } from '../import-reasons.ts';
import type { ImportDraft } from './product-import-draft.ts';
import type { ImportedVariant } from './product-import-variant.ts';

/** What is to be done with a file beyond what it says. */
export interface ImportChoices {
  readonly mode: ImportMode;
  /** What becomes of new products; `file` keeps what the file says, and makes them active where it says nothing. */
  readonly new_status: 'file' | 'draft' | 'active';
  /** False leaves quantities alone, and whether they are counted: new variants are sold without counting. */
  readonly with_stock: boolean;
}

/** The columns of a product that an import can write. */
export interface ProductValues {
  readonly title: string;
  readonly description: string;
  readonly status: ProductStatus;
  readonly brand: string;
  readonly category_id: string | null;
  readonly options: readonly ProductOption[];
  readonly exempt_vat: boolean;
  /** Its own tax rate in percent; null: the store's. */
  readonly tax_percent: string | null;
  readonly tags: readonly string[];
}

/** The columns of a variant that an import can write and an export names; amounts in minor units. */
export interface VariantValues {
  readonly active: boolean;
  readonly track_quantity: boolean;
  readonly price: number;
  readonly sales_price: number | null;
  readonly on_sales: boolean;
  readonly cost: number | null;
  readonly sku: string;
  readonly barcode: string;
  readonly weight_grams: number | null;
  readonly low_stock_at: number | null;
}

export interface KnownVariant extends VariantValues {
  readonly id: string;
  readonly entries: readonly string[];
  /** Units on the shelf by location id. */
  readonly stock: Readonly<Record<string, number>>;
}

/** A product of the store that a draft is about. */
export interface KnownProduct extends ProductValues {
  readonly id: string;
  /** The undoing of an import has put it away, and nobody has touched it since: to a file it is as good as new. */
  readonly is_undone: boolean;
  readonly variants: readonly KnownVariant[];
}

export interface AddedVariant {
  readonly row: number;
  readonly entries: readonly string[];
  readonly values: VariantValues;
  readonly stock: Readonly<Record<string, number>>;
}

export interface ChangedVariant {
  readonly id: string;
  readonly row: number;
  readonly before: Partial<VariantValues>;
  readonly after: Partial<VariantValues>;
  /** Units that come or go, by location id. */
  readonly stock: Readonly<Record<string, number>>;
}

/** What the import does with one product. */
export interface ProductPlan {
  readonly action: ImportAction;
  readonly findings: readonly Finding[];
  /** For a new product all columns, else those that change. */
  readonly after: Partial<ProductValues>;
  readonly before: Partial<ProductValues>;
  readonly added: readonly AddedVariant[];
  readonly changed: readonly ChangedVariant[];
}

const freshProduct: ProductValues = {
  title: '',
  description: '',
  status: 'active',
  brand: '',
  category_id: null,
  options: [],
  exempt_vat: false,
  tax_percent: null,
  tags: [],
};

const freshVariant: VariantValues = {
  active: true,
  track_quantity: true,
  price: 0,
  sales_price: null,
  on_sales: false,
  cost: null,
  sku: '',
  barcode: '',
  weight_grams: null,
  low_stock_at: null,
};

type Refuse = (row: number, reason: ImportReason, column?: FindingColumn) => void;

const productColumns = Object.keys(freshProduct) as (keyof ProductValues)[];
const variantColumns = Object.keys(freshVariant) as (keyof VariantValues)[];

/**
 * What a draft makes of the product that it is about, or of none.
 * @param categoryId of the category that the draft names; undefined when it names none
 */
export function planImport(
  draft: ImportDraft,
  known: KnownProduct | null,
  categoryId: string | undefined,
  { mode, new_status, with_stock }: ImportChoices,
): ProductPlan {
  const isNew = known === null || known.is_undone;
  if (mode === (isNew ? 'update' : 'add')) return idle('skip');
  const findings: Finding[] = [];
  const refuse: Refuse = (row, reason, column) =>
    findings.push({ row, level: 'error', reason, ...(column ? { column } : {}) });
  const unknown = known ? undefined : unknownCode(draft);
  if (unknown) {
    refuse(draft.row, { reason: unknown });
    return { ...idle('error'), findings };
  }
  const options = joinedOptions(known, draft, refuse);
  const product: ProductValues = {
    ...(known ?? freshProduct),
    ...(isNew ? { status: new_status === 'file' ? ('active' as const) : new_status } : {}),
    ...(draft.title === undefined ? {} : { title: draft.title }),
    ...(draft.description === undefined ? {} : { description: draft.description }),
    ...(draft.status === undefined || (isNew && new_status !== 'file') ? {} : { status: draft.status }),
    ...(draft.brand === undefined ? {} : { brand: draft.brand }),
    ...(categoryId === undefined ? {} : { category_id: categoryId }),
    ...(draft.exempt_vat === undefined ? {} : { exempt_vat: draft.exempt_vat }),
    ...(draft.tax_percent === undefined ? {} : { tax_percent: draft.tax_percent }),
    ...(draft.tags === undefined ? {} : { tags: draft.tags }),
    options,
  };
  const check = checkProduct(product);
  if (!check.ok) for (const reason of Object.values(check.fields)) refuse(draft.row, reason);
  if (product.description.length > productLimits.descriptionLength)
    refuse(draft.row, { reason: 'description_too_long', max: productLimits.descriptionLength });

  const matched = draft.variants.map((given) => ({
    given: { ...(with_stock ? given : withoutStock(given)), entries: spelledEntries(options, given.entries) },
    variant: known ? matchingVariant(known, draft, given, refuse) : null,
  }));
  const added: AddedVariant[] = [];
  const changed: ChangedVariant[] = [];
  for (const { given, variant } of matched) {
    if (variant === 'unclear') continue;
    const values = {
      ...(variant ?? { ...freshVariant, track_quantity: with_stock }),
      ...pick(given),
    };
    const fits = checkVariant(values);
    if (!fits.ok) for (const reason of Object.values(fits.fields)) refuse(given.row, reason);
    if (values.low_stock_at !== null && values.low_stock_at < 0)
      refuse(given.row, { reason: 'reorder_point_negative' }, 'low_stock_at');
    const exported = isNew || !isOwnExport(draft, known) ? undefined : given.stock_exported;
    const stock = stockChanges(given, variant, exported);
    for (const [location, units] of Object.entries(given.stock)) {
      const change = stock[location] ?? 0;
      const now = variant?.stock[location] ?? 0;
      const before = exported?.[location];
      if (units < 0 && change !== 0) refuse(given.row, { reason: 'stock_negative' }, 'quantity');
      else if (before !== undefined && change < 0 && now + change < 0)
        refuse(given.row, { reason: 'stock_short', before, now }, 'quantity');
    }
    if (!variant) added.push({ row: given.row, entries: given.entries, values, stock });
    else {
      const columns = variantColumns.filter((column) => values[column] !== variant[column]);
      if (columns.length > 0 || Object.keys(stock).length > 0) {
        const before = changed.find(({ id }) => id === variant.id);
        if (before) refuse(given.row, { reason: 'variant_in_row', before: String(before.row) });
        changed.push({
          id: variant.id,
          row: given.row,
          before: only(variant, columns),
          after: only(values, columns),
          stock,
        });
      }
    }
  }
  if (!known && added.length === 0) refuse(draft.row, { reason: 'no_price' });
  const entries = checkEntries(options, [...(known?.variants ?? []), ...added]);
  if (!entries.ok && findings.length === 0) {
    const { ok: _, ...reason } = entries;
    const [first, second] = added;
    // A row without a title is read as a variant of the product before it.
    if (reason.reason === 'no_options' && first && second) {
      const isTitled = draft.variants.some(({ row, title }) => row === second.row && title !== undefined);
      refuse(
        second.row,
        isTitled
          ? { reason: 'title_in_row', before: String(first.row) }
          : { reason: 'no_title_or_options', title: product.title },
      );
    } else refuse((first ?? draft).row, reason);
  }
  if (findings.length > 0) return { ...idle('error'), findings };

  const columns = productColumns.filter((column) => differs(product[column], known?.[column]));
  const isSame = known && columns.length === 0 && added.length === 0 && changed.length === 0;
  if (isSame) return idle('same');
  return {
    action: known ? 'update' : 'create',
    findings,
    after: known ? only(product, columns) : product,
    before: known ? only(known, columns) : {},
    added,
    changed,
  };
}

/** What says of a draft without a title which product it is about. */
function unknownCode({
  title,
  handle,
  product_id,
  variants,
}: ImportDraft): 'no_product_with_id' | 'no_product_with_sku' | undefined {
  if (title !== undefined || handle !== undefined) return undefined;
  if (product_id !== undefined) return 'no_product_with_id';
  return variants.some(({ sku }) => sku !== undefined) ? 'no_product_with_sku' : undefined;
}

function idle(action: ImportAction): ProductPlan {
  return { action, findings: [], after: {}, before: {}, added: [], changed: [] };
}

/** Entries that are new come after those that are there; other options than those that are there are refused. */
function joinedOptions(
  known: KnownProduct | null,
  { row, options }: ImportDraft,
  refuse: Refuse,
): readonly ProductOption[] {
  if (!known || !options) return options ?? known?.options ?? [];
  const namesOf = (list: readonly ProductOption[]) => list.map(({ name }) => name.toLowerCase()).join('/');
  if (namesOf(options) !== namesOf(known.options)) {
    const { title } = known;
    const has = known.options.map(({ name }) => name);
    refuse(
      row,
      has.length === 0
        ? { reason: 'no_options_yet', title }
        : { reason: 'other_options', title, options: has },
    );
    return known.options;
  }
  return known.options.map(({ name, entries }, index) => {
    const lower = new Set(entries.map((entry) => entry.toLowerCase()));
    const fresh = options[index]?.entries.filter((entry) => !lower.has(entry.toLowerCase())) ?? [];
    return { name, entries: [...entries, ...fresh] };
  });
}

/** The entries as their options spell them. */
function spelledEntries(options: readonly ProductOption[], entries: readonly string[]): string[] {
  return entries.map((entry, index) => {
    const key = entry.toLowerCase();
    return options[index]?.entries.find((known) => known.toLowerCase() === key) ?? entry;
  });
}

function matchingVariant(
  known: KnownProduct,
  draft: ImportDraft,
  given: ImportedVariant,
  refuse: Refuse,
): KnownVariant | null | 'unclear' {
  if (draft.options) {
    const name = combinationName(given.entries).toLowerCase();
    return known.variants.find(({ entries }) => combinationName(entries).toLowerCase() === name) ?? null;
  }
  const [only] = known.variants;
  const bySku = known.variants.find(
    ({ sku }) => given.sku !== undefined && skuKey(sku) === skuKey(given.sku),
  );
  if (bySku) return bySku;
  if (only && known.variants.length === 1) return only;
  const byBarcode = known.variants.find(
    ({ barcode }) => given.barcode !== undefined && barcode === barcodeKey(given.barcode),
  );
  if (byBarcode) return byBarcode;
  refuse(given.row, { reason: 'several_variants', title: known.title });
  return 'unclear';
}

function withoutStock({ track_quantity: _, ...given }: ImportedVariant): ImportedVariant {
  return { ...given, stock: {} };
}

function pick(given: ImportedVariant): Partial<VariantValues> {
  const values = Object.fromEntries(
    variantColumns.map((column) => [column, given[column]]).filter(([, value]) => value !== undefined),
  );
  return given.barcode === undefined ? values : { ...values, barcode: barcodeKey(given.barcode) };
}

/** What stood in a file of another store says nothing of the stock here. */
function isOwnExport({ product_id }: ImportDraft, known: KnownProduct): boolean {
  return product_id === undefined || product_id === known.id;
}

/** A count takes the place of what is there. Where the file says what was there when it was exported, what has moved since stays
 * moved: an edited cell is the difference, and one that says what is there by now changes nothing. */
function stockChanges(
  given: ImportedVariant,
  variant: KnownVariant | null,
  exported: ImportedVariant['stock_exported'],
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(given.stock)
      .map(([location, units]) => {
        const now = variant?.stock[location] ?? 0;
        return [location, units === now ? 0 : units - (exported?.[location] ?? now)] as const;
      })
      .filter(([, change]) => change !== 0),
  );
}

function only<T extends object>(values: T, columns: readonly (keyof T)[]): Partial<T> {
  return Object.fromEntries(columns.map((column) => [column, values[column]])) as Partial<T>;
}

/** Tags are a set; all else is compared as it stands. */
function differs(after: unknown, before: unknown): boolean {
  const text = (value: unknown) =>
    JSON.stringify(Array.isArray(value) && typeof value[0] === 'string' ? [...value].sort() : value);
  return text(after) !== text(before);
}
