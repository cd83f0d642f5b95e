import { roundDecimals } from '@sokoni/rules/forms/number-input';
import { type CurrencyCode, currencyOf } from '@sokoni/rules/money/currencies';
import { fromMinorUnits } from '@sokoni/rules/money/money';
import { numberSigns, readDecimal, writeDecimal } from '@sokoni/rules/money/typed-decimal';
import { checkBarcode } from '@sokoni/rules/products/barcode';
import { productLimits } from '@sokoni/rules/products/product-check';
import type { CellProblem, SheetRow } from '#api/catalogue/variant-cells.ts';
import { amountOf, amountProblem, countOf, countProblem } from '#parts/numbers/typed-number.ts';
import type { Sight } from '#screens/products/form/use-product-permissions.ts';
import { productReasonSentence } from '#sentences/products/problems.ts';
import { saySheet } from '#sentences/products/sheet.ts';
import { currentLocale } from '#session/language.ts';

export type Field = CellProblem['field'];

export interface SheetColumn {
  field: Field;
  kind: 'money' | 'count' | 'text';
  /** Must not be empty. */
  required?: boolean;
  /** In rem. */
  width: number;
}

/** The columns that a role sees; stock only while it is part of the store. */
export function columnsFor(sight: Sight): SheetColumn[] {
  return [
    ...(sight.prices
      ? ([
          { field: 'price', kind: 'money', required: true, width: 8 },
          { field: 'sales_price', kind: 'money', width: 8 },
        ] as const)
      : []),
    ...(sight.costs ? ([{ field: 'cost', kind: 'money', width: 8 }] as const) : []),
    { field: 'sku', kind: 'text', width: 11 },
    { field: 'barcode', kind: 'text', width: 11 },
    ...(sight.stock
      ? ([
          { field: 'on_hand', kind: 'count', required: true, width: 7 },
          { field: 'low_stock_at', kind: 'count', width: 8 },
        ] as const)
      : []),
  ];
}

/** What a column is called. */
export function columnName({ field }: SheetColumn): string {
  return saySheet(`column.${field}`);
}

/** The place of a cell among the texts. */
export function cellKey(variantId: string, field: Field): string {
  return `${variantId} ${field}`;
}

/** What stands in a cell while nobody has typed over it. */
export function savedText(row: SheetRow, { field, kind }: SheetColumn, currency: CurrencyCode): string {
  const value = row[field];
  if (value === null) return '';
  return kind === 'money' ? fromMinorUnits(Number(value), currency) : String(value);
}

/** A text as the reader sees and copies it: a number with the decimal mark of the language. */
export function shownText(text: string, { kind }: SheetColumn): string {
  return kind === 'text' ? text : writeDecimal(text, numberSigns(currentLocale()));
}

/** A text that was typed or pasted, as it is kept: a number with a point. */
export function readText(text: string, { kind }: SheetColumn): string {
  return kind === 'text' ? text.trim() : readDecimal(text.trim(), numberSigns(currentLocale()));
}

/** What stands in a cell after it is left: numbers are rounded as in every field (SPEC section 5). */
export function leftText(text: string, column: SheetColumn, currency: CurrencyCode): string {
  const plain = readText(text, column);
  if (column.kind === 'money') return roundDecimals(plain, currencyOf(currency).decimals);
  return column.kind === 'count' ? roundDecimals(plain) : plain;
}

/** What is wrong with a text, by the column alone. A pasted text that would have to be rounded is wrong. */
export function textProblem(
  text: string,
  { field, kind, required }: SheetColumn,
  currency: CurrencyCode,
): string | undefined {
  if (text === '') {
    if (!required) return undefined;
    return field === 'price' ? saySheet('problem.price') : saySheet('problem.count');
  }
  if (kind === 'money') return amountProblem(text, currency);
  if (kind === 'count') return countProblem(text);
  if (field === 'sku') {
    return text.length > productLimits.skuLength
      ? saySheet('problem.tooLong', { max: productLimits.skuLength })
      : undefined;
  }
  const check = checkBarcode(text);
  return check.ok ? undefined : productReasonSentence(check);
}

/** What a text stands for, as the call takes it. */
export function cellValue(
  text: string,
  { kind }: SheetColumn,
  currency: CurrencyCode,
): string | number | null {
  if (kind === 'money') return amountOf(text, currency);
  return kind === 'count' ? countOf(text) : text;
}
