import { headerKey } from '#imports/import-file.ts';
import { decimalParts } from '#money/decimal.ts';
import { wholesaleLimits } from './wholesale-limits.ts';

export interface QuickLine {
  /** Counted from 1, as an editor shows it. */
  row: number;
  /** As it was typed. */
  text: string;
  code: string;
  quantity: number;
}

/** Why a line of a quick order cannot be read; `amount` is what stands in the place of its quantity. */
export interface QuickProblem {
  row: number;
  text: string;
  reason: 'code_too_long' | 'no_quantity' | 'unclear_quantity';
  amount: string;
}

const codeLength = 100;

/** Reads a list of SKU or barcode and quantity, one a line, with a tab, comma, semicolon or blanks between; also a CSV file with its head. */
export function readQuickOrder(typed: string): { lines: QuickLine[]; problems: QuickProblem[] } {
  const lines: QuickLine[] = [];
  const problems: QuickProblem[] = [];
  let columns = 0;
  for (const [index, raw] of typed
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const text = raw.trim();
    if (text === '') continue;
    const row = index + 1;
    const cells = cellsOf(text);
    if (row === 1 && isHead(cells)) {
      columns = cells.length;
      continue;
    }
    const [code = ''] = cells;
    const unclear = cells.length === columns ? undefined : unclearAmount(text);
    const amount = unclear ?? amountOf(cells) ?? '1';
    const quantity = unitsOf(amount);
    if (code.length > codeLength) problems.push({ row, text, reason: 'code_too_long', amount });
    else if (unclear !== undefined) problems.push({ row, text, reason: 'unclear_quantity', amount });
    else if (code === '' || quantity < 1 || quantity > wholesaleLimits.quantity)
      problems.push({ row, text, reason: 'no_quantity', amount });
    else lines.push({ row, text, code, quantity });
  }
  return { lines, problems };
}

/** The code is the first cell, the quantity the last that is not empty. */
function cellsOf(text: string): string[] {
  const separator = separatorOf(text);
  if (separator === undefined) return splitAtLastBlank(text);
  const cell = new RegExp(`${separator} *(?:"((?:[^"]|"")*)" *(?=${separator}|$)|([^${separator}]*))`, 'g');
  return Array.from(`${separator}${text}`.matchAll(cell), ([, quoted, plain = '']) =>
    (quoted?.replaceAll('""', '"') ?? plain).trim(),
  );
}

/** A tab parts the cells wherever there is one: what else stands in them belongs to a title or a number. */
function separatorOf(text: string): string | undefined {
  return text.includes('\t') ? '\t' : /[,;]/.exec(text)?.[0];
}

function splitAtLastBlank(text: string): string[] {
  const [, code = text, amount = ''] = /^(.+?)\s+(\S+)$/.exec(text) ?? [];
  return [code, amount];
}

/** Undefined where there is no quantity. */
function amountOf([, ...rest]: readonly string[]): string | undefined {
  return rest.findLast((cell) => cell !== '');
}

/** Digits in groups of three, with one and the same sign between. */
const grouped = /^[1-9]\d{0,2}(?:([,.\u0020\u00A0\u202F])\d{3})(?:\1\d{3})*$/;

/** The units that an amount says; 0 where it says no whole number. */
function unitsOf(amount: string): number {
  if (grouped.test(amount)) return Number(amount.replace(/\D/g, ''));
  return decimalParts(amount)?.fraction === '' ? Number(amount) : 0;
}

/** What ends a line between commas and may be one number with commas in it, or several numbers. */
function unclearAmount(text: string): string | undefined {
  if (separatorOf(text) !== ',') return undefined;
  return /[\s,]([1-9]\d{0,2}(?:,\d{3})+)$/.exec(text)?.[1];
}

/** What files call the column of the code, and that of the quantity, in the languages of the product. */
const codeNames = new Set([
  ...['sku', 'code', 'barcode', 'sku or barcode', 'item code', 'product code', 'article number'],
  ...['variant sku', 'ean', 'gtin', 'upc'],
  ...['code-barres', 'code barres', 'référence', 'réf', 'réf.', 'code article'],
  ...['رمز', 'الرمز', 'باركود', 'الباركود', 'رمز المنتج'],
  ...['msimbo', 'msimbopau', 'msimbo wa bidhaa'],
]);
const quantityNames = new Set([
  ...['quantity', 'qty', 'qty.', 'units', 'order quantity', 'order qty'],
  ...['quantité', 'quantite', 'qté', 'qte', 'unités'],
  ...['الكمية', 'كمية', 'idadi'],
]);

/** The names of the columns, above the first line of a file. */
function isHead(cells: readonly string[]): boolean {
  const names = cells.map((cell) => headerKey(cell.replaceAll('_', ' ')));
  return codeNames.has(names[0] ?? '') && quantityNames.has(amountOf(names) ?? '');
}
