import { isOfErrorFile } from '../error-file-columns.ts';
import {
  checkColumns,
  type FieldName,
  headerKey,
  type ImportFormat,
  type Mapping,
  type MappingCheck,
  mapColumns,
} from '../import-file.ts';

/** What a column of a file of products can mean, with its header in our own files. */
export const importFields = {
  product_id: { header: 'Product ID' },
  handle: { header: 'Handle or ID in the other shop' },
  parent: { header: 'Parent product' },
  row_type: { header: 'Row type' },
  title: { header: 'Title' },
  description: { header: 'Description' },
  status: { header: 'Status' },
  published: { header: 'Published' },
  brand: { header: 'Brand' },
  category: { header: 'Category' },
  further_category: { header: 'Fallback category' },
  tags: { header: 'Tags' },
  exempt_vat: { header: 'VAT exempt' },
  tax_percent: { header: 'VAT rate' },
  taxable: { header: 'Charge VAT' },
  option1_name: { header: 'Option 1' },
  option1_entry: { header: 'Value 1' },
  option2_name: { header: 'Option 2' },
  option2_entry: { header: 'Value 2' },
  option3_name: { header: 'Option 3' },
  option3_entry: { header: 'Value 3' },
  option4_name: { header: 'Option 4' },
  option4_entry: { header: 'Value 4' },
  option5_name: { header: 'Option 5' },
  option5_entry: { header: 'Value 5' },
  active: { header: 'Active' },
  track_quantity: { header: 'Track quantity' },
  tracker: { header: 'Inventory tracker' },
  price: { header: 'Price' },
  sales_price: { header: 'Sale price' },
  compare_at: { header: 'Compare-at price' },
  on_sales: { header: 'On sale' },
  cost: { header: 'Cost' },
  sku: { header: 'SKU' },
  barcode: { header: 'Barcode' },
  weight_grams: { header: 'Weight (g)' },
  weight_kilograms: { header: 'Weight (kg)' },
  low_stock_at: { header: 'Reorder point' },
  quantity: { header: 'Stock' },
  stock_at: { header: 'Stock at a named location', many: true },
  stock_exported: { header: 'Stock at a named location when exported', many: true },
  images: { header: 'Image addresses', many: true },
  image_alt: { header: 'Image alt text' },
} as const satisfies Record<string, FieldName>;

export type ImportField = keyof typeof importFields;

/** Columns that only roles that see prices, or costs, may bring in: what buyers pay, and what the store paid. */
export const moneyFields: readonly ImportField[] = [
  'exempt_vat',
  'tax_percent',
  'taxable',
  'price',
  'sales_price',
  'compare_at',
  'on_sales',
  'cost',
];

/** What each column means, in the order of the file; null for one that is left out. */
export type ColumnMapping = Mapping<ImportField>;

export interface Recognition {
  readonly format: ImportFormat;
  readonly mapping: ColumnMapping;
}

/** How many options a file can name. */
const optionCount = 5;

/** Headers of our own exports before they were renamed: those files are still read. */
const earlierNames: Record<string, ImportField> = {
  'sales price': 'sales_price',
  'price before the sale': 'compare_at',
  'low stock at': 'low_stock_at',
  'entry 1': 'option1_entry',
  'entry 2': 'option2_entry',
  'entry 3': 'option3_entry',
  'entry 4': 'option4_entry',
  'entry 5': 'option5_entry',
};

const ownNames: Record<string, ImportField> = {
  ...earlierNames,
  ...Object.fromEntries(
    Object.entries(importFields)
      .filter(
        ([field]) =>
          !['parent', 'row_type', 'published', 'further_category', 'taxable', 'tracker'].includes(field),
      )
      .map(([field, { header }]) => [headerKey(header), field as ImportField]),
  ),
};

const shopifyNames: Record<string, ImportField> = {
  handle: 'handle',
  'url handle': 'handle',
  title: 'title',
  'body (html)': 'description',
  description: 'description',
  vendor: 'brand',
  type: 'category',
  'product category': 'further_category',
  tags: 'tags',
  published: 'published',
  'published on online store': 'published',
  status: 'status',
  'variant sku': 'sku',
  sku: 'sku',
  'variant barcode': 'barcode',
  barcode: 'barcode',
  'variant grams': 'weight_grams',
  'weight value (grams)': 'weight_grams',
  'variant inventory tracker': 'tracker',
  'inventory tracker': 'tracker',
  'variant inventory qty': 'quantity',
  'inventory quantity': 'quantity',
  'variant price': 'price',
  price: 'price',
  'variant compare at price': 'compare_at',
  'compare-at price': 'compare_at',
  'cost per item': 'cost',
  'variant taxable': 'taxable',
  'charge tax': 'taxable',
  'image src': 'images',
  'product image url': 'images',
  'variant image': 'images',
  'variant image url': 'images',
  'image alt text': 'image_alt',
  ...optionNames((n) => [`option${n} name`, `option${n} value`], 3),
};

const wooNames: Record<string, ImportField> = {
  id: 'handle',
  type: 'row_type',
  sku: 'sku',
  'gtin, upc, ean, or isbn': 'barcode',
  name: 'title',
  published: 'published',
  description: 'description',
  'tax status': 'taxable',
  stock: 'quantity',
  'low stock amount': 'low_stock_at',
  'weight (kg)': 'weight_kilograms',
  'weight (g)': 'weight_grams',
  'sale price': 'sales_price',
  'regular price': 'price',
  categories: 'category',
  tags: 'tags',
  images: 'images',
  parent: 'parent',
  brands: 'brand',
  brand: 'brand',
  'cost of goods': 'cost',
  ...optionNames((n) => [`attribute ${n} name`, `attribute ${n} value(s)`], optionCount),
};

/** What other files call things. */
const guesses: Record<string, ImportField> = {
  name: 'title',
  product: 'title',
  'product name': 'title',
  'product title': 'title',
  item: 'title',
  'item name': 'title',
  details: 'description',
  vendor: 'brand',
  manufacturer: 'brand',
  categories: 'category',
  department: 'category',
  'selling price': 'price',
  'sale price': 'sales_price',
  'unit price': 'price',
  'retail price': 'price',
  'cost price': 'cost',
  'unit cost': 'cost',
  'product code': 'sku',
  'item code': 'sku',
  code: 'sku',
  ean: 'barcode',
  upc: 'barcode',
  gtin: 'barcode',
  qty: 'quantity',
  quantity: 'quantity',
  'in stock': 'quantity',
  'on hand': 'quantity',
  'stock quantity': 'quantity',
  weight: 'weight_grams',
  'reorder level': 'low_stock_at',
  size: 'option1_entry',
  image: 'images',
  images: 'images',
  'image url': 'images',
  picture: 'images',
};

/**
 * What a file is, by its headers, and what its columns mean.
 * @param translated what the reader's language calls the columns
 */
export function recogniseColumns(
  headers: readonly string[],
  translated: Readonly<Record<string, ImportField>> = {},
): Recognition {
  const names = headers.map(headerKey);
  const has = (...wanted: string[]) => wanted.every((name) => names.includes(name));
  if (has('handle', 'option1 name') || has('url handle', 'option1 name') || has('handle', 'variant price'))
    return { format: 'shopify', mapping: mapped(names, shopifyNames) };
  if (has('type', 'name', 'regular price') || has('id', 'name', 'regular price'))
    return { format: 'woocommerce', mapping: mapped(names, wooNames) };
  if (has('product id', 'title')) return { format: 'sokoni', mapping: mapped(names, ownNames) };
  const mapping = mapped(names, { ...translated, ...guesses, ...ownNames });
  const isKnown = (name: string, index: number) =>
    name === '' || mapping[index] !== null || isOfErrorFile(name);
  const isOurs = has('title') && names.every(isKnown);
  return { format: isOurs ? 'sokoni' : 'other', mapping };
}

/** Whether the columns can be read so: nothing meant twice, and something that says which product a row is about. */
export function checkMapping(mapping: ColumnMapping, columns: number): MappingCheck<ImportField> {
  return checkColumns(mapping, columns, importFields, ['title', 'sku', 'product_id', 'handle']);
}

/** The header of the stock at a location. */
export function stockHeader(location: string): string {
  return `Stock at ${location}`;
}

/** The header of what the stock at a location was when the file was written: a cell of stock that says the same was not edited. */
export function exportedStockHeader(location: string): string {
  return `${stockHeader(location)} when exported`;
}

/** The name of the location in either of them. */
export function locationOfHeader(header: string): string {
  return header
    .trim()
    .replace(/^stock at\s+/i, '')
    .replace(/\s+when exported$/i, '');
}

function mapped(names: readonly string[], known: Record<string, ImportField>): (ImportField | null)[] {
  return mapColumns(names, importFields, (name) => {
    if (Object.hasOwn(known, name)) return known[name];
    if (/^stock at \S.* when exported$/.test(name)) return 'stock_exported';
    return /^stock at \S/.test(name) ? 'stock_at' : undefined;
  });
}

function optionNames(
  headersOf: (n: number) => [name: string, entry: string],
  count: number,
): Record<string, ImportField> {
  const pairs = Array.from({ length: count }, (_, index) => {
    const [name, entry] = headersOf(index + 1);
    return [
      [name, `option${index + 1}_name`],
      [entry, `option${index + 1}_entry`],
    ];
  });
  return Object.fromEntries(pairs.flat()) as Record<string, ImportField>;
}
