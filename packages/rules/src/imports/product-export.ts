import type { CurrencyCode } from '#money/currencies.ts';
import { fromMinorUnits } from '#money/money.ts';
import { shortPercent } from '#pricing/taxes.ts';
import type { ProductStatus } from '#products/product-check.ts';
import type { ProductOption } from '#products/variant-combinations.ts';
import { safeCell } from './csv-cell.ts';
import { joinedCell } from './import-cell.ts';
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

const mostOptions = 5;

/** The columns of our own files, which an import knows again. */
export function exportHeaders({ seesMoney, seesCosts, locations }: ExportScope): string[] {
  return [
    'Product ID',
    'Title',
    'Description',
    'Status',
    'Brand',
    'Category',
    'Tags',
    'VAT exempt',
    'VAT rate',
    ...Array.from({ length: mostOptions }, (_, index) => [
      `Option ${index + 1}`,
      `Value ${index + 1}`,
    ]).flat(),
    'Active',
    'Track quantity',
    ...(seesMoney ? ['Price', 'Sale price', 'On sale'] : []),
    ...(seesCosts ? ['Cost'] : []),
    'SKU',
    'Barcode',
    'Weight (g)',
    'Reorder point',
    ...locations.map(({ name }) => `Stock at ${name}`),
    'Image addresses',
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
      ...Array.from({ length: mostOptions }, (_, option) => [
        safeCell(product.options[option]?.name ?? ''),
        safeCell(variant.entries[option] ?? ''),
      ]).flat(),
      yesNo(variant.active),
      yesNo(variant.track_quantity),
      ...(seesMoney ? [money(variant.price), money(variant.sales_price), yesNo(variant.on_sales)] : []),
      ...(seesCosts ? [money(variant.cost)] : []),
      safeCell(variant.sku),
      safeCell(variant.barcode),
      String(variant.weight_grams ?? ''),
      String(variant.low_stock_at ?? ''),
      ...locations.map(({ id }) =>
        variant.track_quantity || variant.stock[id] ? String(variant.stock[id] ?? 0) : '',
      ),
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
