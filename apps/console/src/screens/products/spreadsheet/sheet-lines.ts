import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import type { SheetLine, SheetRow } from '#api/catalogue/variant-cells.ts';
import { productReasonSentence } from '#sentences/products/problems.ts';
import { cellKey, cellValue, type Field, type SheetColumn, savedText, textProblem } from './sheet-columns.ts';

/** What the server said of a cell, as long as the text is the one that it was said of. */
export interface ToldProblem {
  text: string;
  message: string;
  /** It needs to be seen, and can then be saved over. */
  isNews: boolean;
  /** What is promised to orders would go. */
  takesReserved: boolean;
}

export type Told = ReadonlyMap<string, ToldProblem>;

export interface Sheet {
  texts: ReadonlyMap<string, string>;
  told: Told;
  columns: readonly SheetColumn[];
  currency: CurrencyCode;
}

/** What is wrong with a cell that was typed over. */
export function cellProblem(row: SheetRow, column: SheetColumn, sheet: Sheet): string | undefined {
  const { texts, told, currency } = sheet;
  const key = cellKey(row.variant_id, column.field);
  const text = texts.get(key);
  if (text === undefined) return undefined;
  const problem = textProblem(text, column, currency);
  if (problem) return problem;
  if (column.field === 'price' || column.field === 'sales_price') {
    const price = amountIn(row, 'price', sheet);
    const sale = amountIn(row, 'sales_price', sheet);
    const isShownHere = column.field === 'sales_price' || !texts.has(cellKey(row.variant_id, 'sales_price'));
    if (isShownHere && price !== null && sale !== null && sale >= price) {
      return productReasonSentence({ reason: 'sale_price_not_lower' });
    }
  }
  const said = told.get(key);
  return said?.text === text ? said.message : undefined;
}

/** The lines that can be saved: those with changed cells and nothing wrong. */
export function linesToSave(rows: readonly SheetRow[], sheet: Sheet): SheetLine[] {
  const { texts, columns, currency, told } = sheet;
  const refused = new Map([...told].filter(([, { isNews }]) => !isNews));
  const lines: SheetLine[] = [];
  for (const row of rows) {
    const changed = columns.filter(({ field }) => texts.has(cellKey(row.variant_id, field)));
    if (changed.length === 0) continue;
    if (changed.some((column) => cellProblem(row, column, { ...sheet, told: refused }))) continue;
    const cells = changed.map((column) => [
      column.field,
      {
        was: row[column.field],
        now: cellValue(texts.get(cellKey(row.variant_id, column.field)) ?? '', column, currency),
        ...(isMeant(row, column, sheet) ? { allow_below_reserved: true } : {}),
      },
    ]);
    lines.push({ variant_id: row.variant_id, ...Object.fromEntries(cells) });
  }
  return lines;
}

/** Whether somebody saves again what would take promised units, and has read that. */
function isMeant({ variant_id }: SheetRow, { field }: SheetColumn, { texts, told }: Sheet): boolean {
  const key = cellKey(variant_id, field);
  const said = told.get(key);
  return said?.takesReserved === true && said.text === texts.get(key);
}

/** The fields that a line changes. */
export function fieldsOf({ variant_id: _, ...cells }: SheetLine): Field[] {
  return Object.keys(cells) as Field[];
}

function amountIn(
  row: SheetRow,
  field: 'price' | 'sales_price',
  { texts, columns, currency }: Sheet,
): number | null {
  const column = columns.find((candidate) => candidate.field === field);
  if (!column) return null;
  const text = texts.get(cellKey(row.variant_id, field)) ?? savedText(row, column, currency);
  const value = text === '' ? null : cellValue(text, column, currency);
  return typeof value === 'number' ? value : null;
}
