import { isOfErrorFile } from './error-file-columns.ts';
import {
  checkColumns,
  type FieldName,
  headerKey,
  type ImportFormat,
  type Mapping,
  type MappingCheck,
  mapColumns,
} from './import-file.ts';

/** What a column of a price list for companies can mean, with its header in our own files. */
export const priceFields = {
  sku: { header: 'SKU' },
  barcode: { header: 'Barcode' },
  product: { header: 'Product' },
  variant: { header: 'Variant' },
  minimum: { header: 'Minimum quantity' },
  unit_price: { header: 'Unit price' },
  variant_id: { header: 'Variant ID' },
} as const satisfies Record<string, FieldName>;

export type PriceField = keyof typeof priceFields;

export type PriceMapping = Mapping<PriceField>;

type Names = Readonly<Record<string, PriceField>>;

const ownNames: Names = Object.fromEntries(
  Object.entries(priceFields).map(([field, { header }]) => [headerKey(header), field as PriceField]),
);

/** What other files call things. */
const guesses: Names = {
  'item code': 'sku',
  code: 'sku',
  'article number': 'sku',
  ean: 'barcode',
  gtin: 'barcode',
  upc: 'barcode',
  title: 'product',
  item: 'product',
  description: 'product',
  'product name': 'product',
  minimum: 'minimum',
  'min quantity': 'minimum',
  'min qty': 'minimum',
  moq: 'minimum',
  quantity: 'minimum',
  qty: 'minimum',
  price: 'unit_price',
  'price per unit': 'unit_price',
  'wholesale price': 'unit_price',
};

export interface PriceRecognition {
  readonly format: ImportFormat;
  readonly mapping: PriceMapping;
}

/**
 * What the columns of a file of prices mean, by its headers.
 * @param translated what the reader's language calls the columns
 */
export function recognisePriceColumns(headers: readonly string[], translated: Names = {}): PriceRecognition {
  const names = headers.map((header) => headerKey(header.replaceAll('_', ' ')));
  const known: Names = { ...translated, ...guesses, ...ownNames };
  const mapping = mapColumns(names, priceFields, (name) =>
    Object.hasOwn(known, name) ? known[name] : undefined,
  );
  const isOurs = names.every((name) => Object.hasOwn(ownNames, name) || isOfErrorFile(name));
  return { format: isOurs ? 'sokoni' : 'other', mapping };
}

/** Whether the columns can be read so: nothing meant twice, and something that says which variant a row is about. */
export function checkPriceMapping(mapping: PriceMapping, columns: number): MappingCheck<PriceField> {
  return checkColumns(mapping, columns, priceFields, ['sku', 'barcode', 'variant_id']);
}
