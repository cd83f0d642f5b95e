import type { CurrencyCode } from '#money/currencies.ts';
import { fromMinorUnits } from '#money/money.ts';
import type { PriceBreak } from '#wholesale/price-breaks.ts';
import { safeCell } from './csv-cell.ts';
import { priceFields } from './price-columns.ts';

/** A variant as a price list is exported; prices in minor units. */
export interface ExportedPrices {
  readonly variant_id: string;
  readonly sku: string;
  readonly barcode: string;
  readonly product: string;
  readonly variant: string;
  /** By minimum. */
  readonly breaks: readonly PriceBreak[];
}

/** The columns of our own files, which an import knows again. */
export function priceHeaders(): string[] {
  return Object.values(priceFields).map(({ header }) => header);
}

/** A row for each break of a variant, cell by cell in the order of the headers; one without a price where the list has none for it. */
export function priceRows(variant: ExportedPrices, currency: CurrencyCode): string[][] {
  const { sku, barcode, product, variant_id, breaks } = variant;
  const own = [sku, barcode, product, variant.variant].map(safeCell);
  if (breaks.length === 0) return [[...own, '', '', variant_id]];
  return breaks.map(({ minimum, unit_price }) => [
    ...own,
    String(minimum),
    fromMinorUnits(unit_price, currency),
    variant_id,
  ]);
}
