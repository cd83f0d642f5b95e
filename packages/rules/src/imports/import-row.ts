import type { CurrencyCode } from '#money/currencies.ts';
import type { CellValue } from './import-cell.ts';
import { cellsByField, type ImportFormat } from './import-file.ts';
import type { Finding, FindingColumn } from './import-reasons.ts';
import type { ColumnMapping, ImportField } from './products/product-columns.ts';

/** A row of the file as it was, with its number as a spreadsheet shows it. */
export interface ImportRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** How the cells of a file are read. */
export interface FileReading {
  readonly format: ImportFormat;
  readonly headers: readonly string[];
  readonly mapping: ColumnMapping;
  readonly currency: CurrencyCode;
  /** Location ids by column, for columns that are stock; a column without one is left out. */
  readonly locations: readonly (string | null)[];
}

/** A row by the meaning of its columns, without blanks around and without the apostrophes that guard formulas. */
export type Cells = Partial<Record<ImportField, string>>;

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

/** A row with what its cells say. */
export interface ReadRow {
  readonly row: number;
  readonly raw: readonly string[];
  readonly cells: Cells;
}

/** What a row says in the columns that mean something; empty cells say nothing. */
export function cellsOf({ mapping }: FileReading, cells: readonly string[]): Cells {
  // Several columns of pictures are one list.
  return cellsByField(mapping, cells, 'images');
}

/** What a cell says; undefined when it cannot be read, which is told with the name of its column. */
export function readCell<Value>(
  column: FindingColumn,
  row: number,
  value: CellValue<Value>,
  findings: Finding[],
): Value | undefined {
  if (value.ok) return value.value;
  findings.push({ row, level: 'error', column, reason: value.reason });
  return undefined;
}

/** Without what is not said. */
export function defined<T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
