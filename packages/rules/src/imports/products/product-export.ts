import type { CurrencyCode } from '#money/currencies.ts';
import { fromMinorUnits } from '#money/money.ts';
import { shortPercent } from '#pricing/taxes.ts';
import type { ProductStatus } from '#products/product-check.ts';
import type { ProductOption } from '#products/variant-combinations.ts';
import { safeCell } from '../csv-cell.ts';
import { joinedCell } from '../import-cell.ts';
import { exportedStockHeader, type ImportField, importFields, stockHeader } from './product-columns.ts';
import type { VariantValues } from './product-import-plan.ts';

/** A product as it is exported: one row for each variant, the first one with what belongs to the product. */
export interface ExportedProduct {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly status: ProductStatus;
  readonly brand: string;
  /** From the outermost category inwards. */
  readonly category: readonly string[];
  readonly tags: readonly string[];
  readonly exempt_vat: boolean;
  /** Its own tax rate in percent; null: the store's. */
  readonly tax_percent: string | null;
  readonly options: readonly ProductOption[];
  readonly images: readonly string[];
  readonly variants: readonly (VariantValues & {
    readonly entries: readonly string[];
    /** Units by location id. */
    readonly stock: Readonly<Record<string, number>>;
  })[];
}

/** What whoever exports may see, and the places that count. */
export interface ExportScope {
  readonly currency: CurrencyCode;
  readonly seesMoney: boolean;
  readonly seesCosts: boolean;
  readonly locations: readonly { readonly id: string; readonly name: string }[];
}

const optionColumns = [1, 2, 3, 4, 5] as const;

/** The columns of our own files, which an import knows again. */
export function exportHeaders({ seesMoney, seesCosts, locations }: ExportScope): string[] {
  const headers = (...fields: ImportField[]) => fields.map((field) => importFields[field].header);
  return [
    ...headers('product_id', 'title', 'description', 'status', 'brand', 'category', 'tags'),
    ...headers('exempt_vat', 'tax_percent'),
    ...optionColumns.flatMap((option) => headers(`option${option}_name`, `option${option}_entry`)),
    ...headers('active', 'track_quantity'),
    ...(seesMoney ? headers('price', 'sales_price', 'on_sales') : []),
    ...(seesCosts ? headers('cost') : []),
    ...headers('sku', 'barcode', 'weight_grams', 'low_stock_at'),
    ...locations.flatMap(({ name }) => [stockHeader(name), exportedStockHeader(name)]),
    ...headers('images'),
  ];
}

/** The rows of a product, cell by cell in the order of the headers; text that would run as a formula is quoted. */
export function exportRows(product: ExportedProduct, scope: ExportScope): string[][] {
  const { currency, seesMoney, seesCosts, locations } = scope;
  const money = (minor: number | null) => (minor === null ? '' : fromMinorUnits(minor, currency));
  return product.variants.map((variant, index) => {
    const isFirst = index === 0;
    const once = (text: string) => (isFirst ? safeCell(text) : '');
    return [
      product.id,
      once(product.title),
      once(product.description),
      once(product.status),
      once(product.brand),
      once(joinedCell(product.category, '>')),
      once(joinedCell(product.tags, ',')),
      once(yesNo(product.exempt_vat)),
      once(product.tax_percent === null ? '' : shortPercent(product.tax_percent)),
      ...optionColumns.flatMap((option) => [
        safeCell(product.options[option - 1]?.name ?? ''),
        safeCell(variant.entries[option - 1] ?? ''),
      ]),
      yesNo(variant.active),
      yesNo(variant.track_quantity),
      ...(seesMoney ? [money(variant.price), money(variant.sales_price), yesNo(variant.on_sales)] : []),
      ...(seesCosts ? [money(variant.cost)] : []),
      safeCell(variant.sku),
      safeCell(variant.barcode),
      String(variant.weight_grams ?? ''),
      String(variant.low_stock_at ?? ''),
      ...locations.flatMap(({ id }) => {
        const units = variant.track_quantity || variant.stock[id] ? String(variant.stock[id] ?? 0) : '';
        return [units, units];
      }),
      once(product.images.join('\n')),
    ];
  });
}

/** A line of a CSV file (RFC 4180). */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",\r\n;\t]/.test(cell) || cell !== cell.trim() ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;
}

function yesNo(value: boolean): string {
  return value ? 'yes' : 'no';
}
