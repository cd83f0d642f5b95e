import { cellText } from '../csv-cell.ts';
import { type CellValue, countCell, moneyCell, weightCell, yesNoCell } from '../import-cell.ts';
import type { Finding } from '../import-reasons.ts';
import { type Cells, defined, type FileReading, type ReadRow, readCell } from '../import-row.ts';
import type { ImportField } from './product-columns.ts';
import { entryField, type NamedOption } from './product-import-options.ts';

/** What a file says about a variant; what is undefined stays as it is. Amounts in minor units, weight in grams. */
export interface ImportedVariant {
  readonly row: number;
  /** Of the product, where this row says it. */
  readonly title?: string;
  readonly entries: readonly string[];
  readonly active?: boolean;
  readonly track_quantity?: boolean;
  readonly price?: number;
  readonly sales_price?: number;
  readonly on_sales?: boolean;
  readonly cost?: number;
  readonly sku?: string;
  readonly barcode?: string;
  readonly weight_grams?: number;
  readonly low_stock_at?: number;
  /** Units on the shelf by location id. */
  readonly stock: Readonly<Record<string, number>>;
  /** What it was when the file was exported. */
  readonly stock_exported?: Readonly<Record<string, number>>;
}

/** What a row says about a variant; what cannot be read is told. */
export function variantOf(
  reading: FileReading,
  { row, raw, cells }: ReadRow,
  options: readonly NamedOption[],
  findings: Finding[],
): ImportedVariant {
  const parse = <Value>(field: ImportField, read: (cell: string) => CellValue<Value>) => {
    const cell = cells[field];
    return cell === undefined ? undefined : readCell(field, row, read(cell), findings);
  };
  const entries = options.map(({ name, index }) => {
    const entry = cells[entryField(index)] ?? '';
    if (entry === '')
      findings.push({ row, level: 'error', reason: { reason: 'option_value_missing', option: name } });
    return entry;
  });
  const amount = (cell: string) => moneyCell(cell, reading.currency);
  const prices = pricesOf(reading, cells, {
    price: parse('price', amount),
    sales_price: parse('sales_price', amount),
    compare_at: parse('compare_at', amount),
    on_sales: parse('on_sales', yesNoCell),
  });
  const weight =
    parse('weight_grams', (cell) => weightCell(cell, 0)) ??
    parse('weight_kilograms', (cell) => weightCell(cell, 3));
  const exported = reading.mapping.includes('stock_exported')
    ? stockOf(reading, raw, row, ['stock_exported'], findings)
    : undefined;
  return defined({
    row,
    title: cells.title,
    entries,
    active: parse('active', yesNoCell),
    track_quantity: parse('track_quantity', yesNoCell) ?? tracked(reading, cells),
    ...prices,
    cost: parse('cost', amount),
    sku: cells.sku,
    barcode: cells.barcode,
    weight_grams: weight,
    low_stock_at: parse('low_stock_at', countCell),
    stock: stockOf(reading, raw, row, ['quantity', 'stock_at'], findings),
    stock_exported: exported,
  });
}

interface Prices {
  price?: number | undefined;
  sales_price?: number | undefined;
  on_sales?: boolean | undefined;
}

/** Shopify writes what is paid now beside the price before the sale; others write the sale beside the price. */
function pricesOf(
  { mapping }: FileReading,
  cells: Cells,
  given: Prices & { compare_at: number | undefined },
): Prices {
  const { price, sales_price, on_sales, compare_at } = given;
  if (mapping.includes('compare_at') && price !== undefined) {
    return compare_at !== undefined && compare_at > price
      ? { price: compare_at, sales_price: price, on_sales: true }
      : { price, on_sales: false };
  }
  const saysSale = mapping.includes('sales_price') && !mapping.includes('on_sales');
  const isSale = saysSale && (cells.price !== undefined || cells.sales_price !== undefined);
  return { price, sales_price, on_sales: isSale ? cells.sales_price !== undefined : on_sales };
}

function tracked({ format, mapping }: FileReading, cells: Cells): boolean | undefined {
  if (mapping.includes('tracker')) return cells.tracker !== undefined;
  return format === 'woocommerce' && mapping.includes('quantity') ? cells.quantity !== undefined : undefined;
}

function stockOf(
  { mapping, locations }: FileReading,
  raw: readonly string[],
  row: number,
  fields: readonly ImportField[],
  findings: Finding[],
): Record<string, number> {
  const stock: Record<string, number> = {};
  for (const [index, field] of mapping.entries()) {
    const location = locations[index];
    const cell = raw[index]?.trim() ?? '';
    if (!field || !fields.includes(field) || !location || cell === '') continue;
    const count = countCell(cellText(cell));
    if (count.ok) stock[location] = count.value;
    else {
      const column = field === 'stock_exported' ? field : 'quantity';
      findings.push({ row, level: 'error', column, reason: count.reason });
    }
  }
  return stock;
}
