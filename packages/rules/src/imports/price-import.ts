import type { CurrencyCode } from '#money/currencies.ts';
import { barcodeKey } from '#products/barcode.ts';
import { skuKey } from '#products/product-check.ts';
import { dearerBreaks, type PriceBreak, priceListLimits } from '#wholesale/price-breaks.ts';
import { wholesaleLimits } from '#wholesale/wholesale-limits.ts';
import { countCell, moneyCell } from './import-cell.ts';
import { cellsByField } from './import-file.ts';
import type { ImportAction, PriceImportMode } from './import-mode.ts';
import type { Finding, ImportReason } from './import-reasons.ts';
import { type ImportRow, readCell } from './import-row.ts';
import type { PriceMapping } from './price-columns.ts';

/** How the cells of a file of prices are read. */
export interface PriceReading {
  readonly mapping: PriceMapping;
  readonly currency: CurrencyCode;
}

/** What a row says about which variant it prices, as variants are looked up; empty texts where it says nothing. */
export interface PriceCodes {
  /** Lower-cased; nobody has looked whether it is an id. */
  readonly variant_id: string;
  readonly skuKey: string;
  readonly barcode: string;
}

/** What the rows of one variant say, by minimum; prices in minor units. */
export interface PriceDraft {
  readonly row: number;
  readonly codes: PriceCodes;
  readonly breaks: readonly PriceBreak[];
  /** The row of each of them, by its minimum. */
  readonly rows: ReadonlyMap<number, number>;
}

/** The codes of a row; undefined for a row without anything. */
export function codesOfRow({ mapping }: PriceReading, cells: readonly string[]): PriceCodes | undefined {
  const said = cellsByField(mapping, cells);
  if (Object.keys(said).length === 0) return undefined;
  const { variant_id = '', sku = '', barcode = '' } = said;
  return { variant_id: variant_id.toLowerCase(), skuKey: skuKey(sku), barcode: barcodeKey(barcode) };
}

/**
 * Which of these variants a row is about: the one with its ID, else the one with its codes.
 * @returns undefined where none of them is
 */
export function meantVariant<Known extends { id: string; sku_key: string | null; barcode: string | null }>(
  { variant_id, skuKey: sku, barcode }: PriceCodes,
  known: { byId: ReadonlyMap<string, Known>; byCode: ReadonlyMap<string, Known> },
): { ok: true; variant: Known } | { ok: false; reason: ImportReason } {
  const named = known.byId.get(variant_id);
  if (named) return { ok: true, variant: named };
  if (variant_id === '' && sku === '' && barcode === '')
    return { ok: false, reason: { reason: 'code_missing' } };
  const bySku = sku === '' ? undefined : known.byCode.get(`sku:${sku}`);
  const byBarcode = barcode === '' ? undefined : known.byCode.get(`barcode:${barcode}`);
  if (bySku && byBarcode && bySku.id !== byBarcode.id)
    return { ok: false, reason: { reason: 'codes_of_several' } };
  const variant = byBarcode ?? bySku;
  return variant ? { ok: true, variant } : { ok: false, reason: { reason: 'no_item_with_code' } };
}

/** What the rows of one variant say, with what cannot be read. A row without a minimum and a price says no price. */
export function priceDraftOf(
  reading: PriceReading,
  rows: readonly ImportRow[],
): { readonly draft: PriceDraft; readonly findings: readonly Finding[] } {
  const findings: Finding[] = [];
  const breaks = new Map<number, PriceBreak & { row: number }>();
  for (const { row, cells } of rows) {
    const said = breakOf(reading, { row, cells }, findings);
    if (!said) continue;
    const before = breaks.get(said.minimum);
    if (before) {
      const reason = { reason: 'minimum_in_row', before: String(before.row) } as const;
      findings.push({ row, level: 'error', column: 'minimum', reason });
    } else breaks.set(said.minimum, { ...said, row });
  }
  const [first] = rows;
  const codes = (first && codesOfRow(reading, first.cells)) ?? { variant_id: '', skuKey: '', barcode: '' };
  const sorted = byMinimum([...breaks.values()].map(({ minimum, unit_price }) => ({ minimum, unit_price })));
  const lines = new Map([...breaks].map(([minimum, { row }]) => [minimum, row]));
  return { draft: { row: first?.row ?? 0, codes, breaks: sorted, rows: lines }, findings };
}

function breakOf(
  { mapping, currency }: PriceReading,
  { row, cells }: ImportRow,
  findings: Finding[],
): PriceBreak | undefined {
  const { minimum: typed, unit_price: asked } = cellsByField(mapping, cells);
  if (typed === undefined && asked === undefined) return undefined;
  const minimum = typed === undefined ? 1 : readCell('minimum', row, countCell(typed), findings);
  const refuse = (column: 'minimum' | 'unit_price', reason: ImportReason) =>
    findings.push({ row, level: 'error', column, reason });
  if (minimum !== undefined && minimum < 1) refuse('minimum', { reason: 'minimum_too_small' });
  if (minimum !== undefined && minimum > wholesaleLimits.quantity)
    refuse('minimum', { reason: 'minimum_too_large', max: wholesaleLimits.quantity });
  if (asked === undefined) {
    refuse('unit_price', { reason: 'unit_price_missing' });
    return undefined;
  }
  const unit_price = readCell('unit_price', row, moneyCell(asked, currency), findings);
  return minimum === undefined || unit_price === undefined ? undefined : { minimum, unit_price };
}

export interface PricePlan {
  readonly action: ImportAction;
  /** By minimum. */
  readonly after: readonly PriceBreak[];
  readonly findings: readonly Finding[];
}

/**
 * What the list says of a variant afterwards. Joined, a row takes the place of the break with its minimum and the others stay; replaced,
 * there are the rows and nothing else.
 */
export function planPrices(
  { row, breaks }: Pick<PriceDraft, 'row' | 'breaks'>,
  before: readonly PriceBreak[],
  mode: PriceImportMode,
): PricePlan {
  const kept = mode === 'replace' ? [] : before.filter((one) => !breaks.some((said) => isFrom(said, one)));
  const after = byMinimum([...kept, ...breaks]);
  if (after.length > priceListLimits.breaks) {
    const reason = { reason: 'too_many_breaks', max: priceListLimits.breaks } as const;
    return { action: 'error', after: before, findings: [{ row, level: 'error', reason }] };
  }
  const isSame = samePrices(before, after);
  return { action: isSame ? 'same' : before.length === 0 ? 'create' : 'update', after, findings: [] };
}

/** Warns of rows after which a larger quantity costs more per unit. `after` is what the list says of the variant then. */
export function dearerFindings(
  { rows }: Pick<PriceDraft, 'rows'>,
  after: readonly PriceBreak[],
): readonly Finding[] {
  return dearerBreaks(after).flatMap(({ dearer, than }): Finding[] => {
    const row = rows.get(dearer.minimum) ?? rows.get(than.minimum);
    if (row === undefined) return [];
    const reason = { reason: 'dearer_in_bulk', than: than.minimum } as const;
    return [{ row, level: 'warning', column: 'unit_price', reason }];
  });
}

/** Whether a list says the same of a variant. Both by minimum. */
export function samePrices(one: readonly PriceBreak[], other: readonly PriceBreak[]): boolean {
  return (
    one.length === other.length &&
    one.every(
      ({ minimum, unit_price }, index) =>
        other[index]?.minimum === minimum && other[index]?.unit_price === unit_price,
    )
  );
}

function isFrom(one: PriceBreak, other: PriceBreak): boolean {
  return one.minimum === other.minimum;
}

function byMinimum(breaks: readonly PriceBreak[]): PriceBreak[] {
  return breaks.toSorted((one, other) => one.minimum - other.minimum);
}
