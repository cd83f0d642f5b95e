import { cellText } from './csv-cell.ts';
import type { CurrencyCode } from './currencies.ts';
import { isHttpUrl } from './http-url.ts';
import { type CellValue, countCell, moneyCell, splitCell, weightCell, yesNoCell } from './import-cell.ts';
import { type ColumnMapping, type ImportField, type ImportFormat, importFields } from './import-columns.ts';
import { type ProductStatus, productLimits, productStatuses, tidyTags } from './product-check.ts';
import type { ProductOption } from './variant-combinations.ts';

/** A row of the file as it was, with its number as a spreadsheet shows it. */
export interface ImportRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** Something to say about a row; a warning leaves something out, an error the whole product. */
export interface Finding {
  readonly row: number;
  readonly level: 'error' | 'warning';
  readonly message: string;
}

/** What a file says about a variant; what is undefined stays as it is. Amounts in minor units, weight in grams. */
export interface ImportedVariant {
  readonly row: number;
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
  /** Pieces on the shelf by location id. */
  readonly stock: Readonly<Record<string, number>>;
}

export interface ImportedImage {
  readonly row: number;
  readonly url: string;
  readonly alt_text: string;
}

/** What a file says about one product. */
export interface ImportDraft {
  readonly row: number;
  readonly product_id?: string;
  readonly handle?: string;
  readonly title?: string;
  readonly description?: string;
  readonly status?: ProductStatus;
  readonly brand?: string;
  /** From the outermost category inwards. */
  readonly category?: readonly string[];
  readonly tags?: readonly string[];
  readonly exempt_vat?: boolean;
  readonly options?: readonly ProductOption[];
  readonly variants: readonly ImportedVariant[];
  readonly images: readonly ImportedImage[];
}

export interface FileReading {
  readonly format: ImportFormat;
  readonly headers: readonly string[];
  readonly mapping: ColumnMapping;
  readonly currency: CurrencyCode;
  /** Location ids by column, for columns that are stock; a column without one is left out. */
  readonly locations: readonly (string | null)[];
}

/** A row by the meaning of its columns, without blanks around and without the apostrophes that guard formulas. */
type Cells = Partial<Record<ImportField, string>>;

/** Which product a row is about: rows with the same key are one product. A row that does not say belongs to the one before;
 * undefined when there is none, and for a row without anything. */
export function groupOf(
  reading: FileReading,
  cells: readonly string[],
  before: string | undefined,
): string | undefined {
  const row = cellsOf(reading, cells);
  if (Object.keys(row).length === 0) return undefined;
  if (reading.format === 'woocommerce') {
    if (row.parent) return row.parent.startsWith('id:') ? row.parent : `sku:${row.parent.toLowerCase()}`;
    if (row.sku) return `sku:${row.sku.toLowerCase()}`;
    return row.handle ? `id:${row.handle}` : before;
  }
  if (row.product_id) return `id:${row.product_id.toLowerCase()}`;
  if (row.handle) return `handle:${row.handle.toLowerCase()}`;
  if (row.title) return `title:${row.title.toLowerCase()}`;
  if (reading.mapping.includes('title')) return before;
  return row.sku ? `sku:${row.sku.toLowerCase()}` : before;
}

/** What the rows of one product say, with what cannot be read. */
export function draftOf(
  reading: FileReading,
  rows: readonly ImportRow[],
): { readonly draft: ImportDraft; readonly findings: readonly Finding[] } {
  const findings: Finding[] = [];
  const read = rows.map(({ row, cells }) => ({ row, raw: cells, cells: cellsOf(reading, cells) }));
  const lead = read.find(({ cells }) => !cells.parent) ?? read[0];
  const first = <F extends ImportField>(field: F): { row: number; cell: string } | undefined => {
    const found =
      reading.format === 'woocommerce' ? lead : read.find(({ cells }) => cells[field] !== undefined);
    const cell = found?.cells[field];
    return found && cell !== undefined ? { row: found.row, cell } : undefined;
  };
  const said = (field: ImportField) => first(field)?.cell;
  const taken = <Value>(field: ImportField, row: number, value: CellValue<Value>): Value | undefined => {
    if (value.ok) return value.value;
    findings.push({ row, level: 'error', message: `${importFields[field].label}: ${value.message}` });
    return undefined;
  };
  const readFirst = <Value>(field: ImportField, parse: (cell: string) => CellValue<Value>) => {
    const found = first(field);
    return found && taken(field, found.row, parse(found.cell));
  };

  if (reading.format === 'woocommerce') wooFindings(read, findings);
  const optionNames = optionNamesOf(read);
  const variantRows = read.filter((row) => isVariantRow(reading, row, row === read[0]));
  const variants = variantRows.map(({ row, raw, cells }): ImportedVariant => {
    const parse = <Value>(field: ImportField, read: (cell: string) => CellValue<Value>) => {
      const cell = cells[field];
      return cell === undefined ? undefined : taken(field, row, read(cell));
    };
    const entries = optionNames.map(({ name, index }) => {
      const entry = cells[`option${index}_entry` as ImportField] ?? '';
      if (entry === '') findings.push({ row, level: 'error', message: `${name}: the entry is missing` });
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
    return defined({
      row,
      entries,
      active: parse('active', yesNoCell),
      track_quantity: parse('track_quantity', yesNoCell) ?? tracked(reading, cells),
      ...prices,
      cost: parse('cost', amount),
      sku: cells.sku,
      barcode: cells.barcode,
      weight_grams: weight,
      low_stock_at: parse('low_stock_at', countCell),
      stock: stockOf(reading, raw, row, findings),
    });
  });

  const categories = categoriesOf(reading, said('category') ?? said('further_category'));
  const tags = reading.mapping.includes('tags') || categories.length > 1 ? said('tags') : undefined;
  const status = readFirst('status', statusCell);
  const published = readFirst('published', yesNoCell);
  const exempt = readFirst('exempt_vat', yesNoCell);
  const taxed = readFirst('taxable', taxedCell);
  const furtherTags = categories.slice(1).map((path) => path.at(-1) ?? '');
  const draft: ImportDraft = defined({
    row: rows[0]?.row ?? 0,
    product_id: said('product_id')?.toLowerCase(),
    handle: said('handle')?.toLowerCase(),
    title: said('title'),
    description: said('description'),
    status: status ?? (published === undefined ? undefined : published ? 'active' : 'draft'),
    brand: said('brand'),
    category: categories[0],
    tags:
      tags === undefined && furtherTags.length === 0
        ? undefined
        : tidyTags([...splitCell(tags ?? '', ','), ...furtherTags]),
    exempt_vat: exempt ?? (taxed === undefined ? undefined : !taxed),
    options: optionNames.length === 0 ? undefined : optionsOf(optionNames, variants),
    variants,
    images: imagesOf(read, findings),
  });
  return { draft, findings };
}

interface ReadRow {
  readonly row: number;
  readonly raw: readonly string[];
  readonly cells: Cells;
}

function cellsOf(reading: FileReading, cells: readonly string[]): Cells {
  const read: Cells = {};
  for (const [index, field] of reading.mapping.entries()) {
    if (!field) continue;
    const text = cellText(cells[index]?.trim() ?? '');
    if (text === '') continue;
    // Several columns of pictures are one list.
    read[field] = field === 'images' && read.images ? `${read.images}\n${text}` : text;
  }
  return read;
}

/** Options are named on the first row that names them; `Title: Default Title` is how Shopify writes that there are none. */
function optionNamesOf(rows: readonly ReadRow[]): { name: string; index: number }[] {
  const used = (index: number) =>
    rows.some(({ cells }) => cells[entryField(index)] !== undefined && isEntryRow(cells));
  const names = [1, 2, 3, 4, 5].flatMap((index) => {
    const name = rows.find(({ cells }) => cells[nameField(index)])?.cells[nameField(index)];
    return name && used(index) ? [{ name, index }] : [];
  });
  const [only] = names;
  const isNone =
    names.length === 1 &&
    only &&
    rows.every(({ cells }) => /^(default title)?$/i.test(cells[entryField(only.index)] ?? ''));
  return isNone ? [] : names;
}

/** The attributes of a whole WooCommerce product are no entries of a variant. */
function isEntryRow({ row_type, parent }: Cells): boolean {
  return row_type === undefined || parent !== undefined;
}

function isVariantRow({ format }: FileReading, { cells }: ReadRow, isFirst: boolean): boolean {
  if (format === 'woocommerce') return !/variable|grouped|external/i.test(cells.row_type ?? '');
  if (isFirst) return true;
  const ofProduct = ['product_id', 'handle', 'title', 'images', 'image_alt', 'status', 'published'];
  return Object.keys(cells).some((field) => !ofProduct.includes(field));
}

function wooFindings(rows: readonly ReadRow[], findings: Finding[]): void {
  for (const { row, cells } of rows) {
    const type = cells.row_type?.toLowerCase() ?? '';
    if (/grouped|external/.test(type))
      findings.push({ row, level: 'error', message: `A product of the type ${type} cannot be taken over` });
  }
  if (rows.every(({ cells }) => cells.parent)) {
    for (const { row } of rows)
      findings.push({ row, level: 'error', message: 'The product of this variation is not in the file' });
  }
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
  findings: Finding[],
): Record<string, number> {
  const stock: Record<string, number> = {};
  for (const [index, field] of mapping.entries()) {
    const location = locations[index];
    const cell = raw[index]?.trim() ?? '';
    if ((field !== 'quantity' && field !== 'stock_at') || !location || cell === '') continue;
    const count = countCell(cellText(cell));
    if (count.ok) stock[location] = count.value;
    else findings.push({ row, level: 'error', message: `Stock: ${count.message}` });
  }
  return stock;
}

function optionsOf(
  names: readonly { name: string }[],
  variants: readonly { entries: readonly string[] }[],
): ProductOption[] {
  return names.map(({ name }, index) => {
    const entries: string[] = [];
    for (const variant of variants) {
      const entry = variant.entries[index] ?? '';
      if (entry !== '' && !entries.some((known) => known.toLowerCase() === entry.toLowerCase()))
        entries.push(entry);
    }
    return { name, entries };
  });
}

/** WooCommerce lists several categories; the first is the category, and the others become tags. */
function categoriesOf({ format }: FileReading, cell: string | undefined): string[][] {
  if (cell === undefined) return [];
  const paths = format === 'woocommerce' ? splitCell(cell, ',') : [cell];
  return paths.map((path) => splitCell(path, '>')).filter((path) => path.length > 0);
}

function imagesOf(rows: readonly ReadRow[], findings: Finding[]): ImportedImage[] {
  const images: ImportedImage[] = [];
  for (const { row, cells } of rows) {
    for (const url of (cells.images ?? '').split(/\s+|,\s*(?=https?:)/)) {
      if (url === '' || images.some((image) => image.url === url)) continue;
      if (!isHttpUrl(url))
        findings.push({ row, level: 'warning', message: `"${url.slice(0, 80)}" is no address of a picture` });
      else if (images.length === productLimits.images)
        findings.push({
          row,
          level: 'warning',
          message: `A product has at most ${productLimits.images} pictures`,
        });
      else images.push({ row, url, alt_text: (cells.image_alt ?? '').slice(0, productLimits.altTextLength) });
    }
  }
  return images;
}

function statusCell(cell: string): CellValue<ProductStatus> {
  const status = cell.toLowerCase();
  if (Object.hasOwn(productStatuses, status)) return { ok: true, value: status as ProductStatus };
  return { ok: false, message: `"${cell.slice(0, 40)}" is none of draft, active and archived` };
}

function taxedCell(cell: string): CellValue<boolean> {
  const word = cell.toLowerCase();
  if (word === 'taxable') return { ok: true, value: true };
  if (word === 'none' || word === 'shipping') return { ok: true, value: false };
  return yesNoCell(cell);
}

function nameField(index: number): ImportField {
  return `option${index}_name` as ImportField;
}

function entryField(index: number): ImportField {
  return `option${index}_entry` as ImportField;
}

function defined<T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
