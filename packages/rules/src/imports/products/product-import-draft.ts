import { isHttpUrl } from '#forms/http-url.ts';
import { type ProductStatus, productLimits, productStatuses, tidyTags } from '#products/product-check.ts';
import type { ProductOption } from '#products/variant-combinations.ts';
import { type CellValue, percentCell, splitCell, yesNoCell } from '../import-cell.ts';
import type { Finding } from '../import-reasons.ts';
import { cellsOf, defined, type FileReading, type ImportRow, type ReadRow, readCell } from '../import-row.ts';
import type { ImportField } from './product-columns.ts';
import { optionNamesOf, optionsOf } from './product-import-options.ts';
import { type ImportedVariant, variantOf } from './product-import-variant.ts';

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
  /** In percent. */
  readonly tax_percent?: string;
  readonly options?: readonly ProductOption[];
  readonly variants: readonly ImportedVariant[];
  readonly images: readonly ImportedImage[];
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
  const readFirst = <Value>(field: ImportField, parse: (cell: string) => CellValue<Value>) => {
    const found = first(field);
    return found && readCell(field, found.row, parse(found.cell), findings);
  };

  if (reading.format === 'woocommerce') wooFindings(read, findings);
  const optionNames = optionNamesOf(read);
  const variants = read
    .filter((row) => isVariantRow(reading, row, row === read[0]))
    .map((row) => variantOf(reading, row, optionNames, findings));

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
    tax_percent: readFirst('tax_percent', percentCell),
    options: optionNames.length === 0 ? undefined : optionsOf(optionNames, variants),
    variants,
    images: imagesOf(read, findings),
  });
  return { draft, findings };
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
      findings.push({ row, level: 'error', reason: { reason: 'type_unsupported', type } });
  }
  if (rows.every(({ cells }) => cells.parent)) {
    for (const { row } of rows) findings.push({ row, level: 'error', reason: { reason: 'parent_missing' } });
  }
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
        findings.push({
          row,
          level: 'warning',
          reason: { reason: 'not_a_picture_link', address: url.slice(0, 80) },
        });
      else if (images.length === productLimits.images)
        findings.push({
          row,
          level: 'warning',
          reason: { reason: 'too_many_pictures', max: productLimits.images },
        });
      else images.push({ row, url, alt_text: (cells.image_alt ?? '').slice(0, productLimits.altTextLength) });
    }
  }
  return images;
}

function statusCell(cell: string): CellValue<ProductStatus> {
  const status = productStatuses.find((known) => known === cell.toLowerCase());
  if (status) return { ok: true, value: status };
  return { ok: false, reason: { reason: 'status_unreadable', cell: cell.slice(0, 40) } };
}

function taxedCell(cell: string): CellValue<boolean> {
  const word = cell.toLowerCase();
  if (word === 'taxable') return { ok: true, value: true };
  if (word === 'none' || word === 'shipping') return { ok: true, value: false };
  return yesNoCell(cell);
}
