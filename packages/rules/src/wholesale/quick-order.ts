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
  reason: 'code_too_long' | 'no_quantity';
  amount: string;
}

const codeLength = 100;

/** Reads a list of SKU or barcode and quantity, one a line, with a tab, comma, semicolon or blanks between; also a CSV file with its head. */
export function readQuickOrder(typed: string): { lines: QuickLine[]; problems: QuickProblem[] } {
  const lines: QuickLine[] = [];
  const problems: QuickProblem[] = [];
  for (const [index, raw] of typed
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const text = raw.trim();
    if (text === '') continue;
    const row = index + 1;
    const [code, amount] = cellsOf(text);
    const quantity = decimalParts(amount)?.fraction === '' ? Number(amount) : 0;
    if (row === 1 && isHead(text, amount)) continue;
    if (code.length > codeLength) problems.push({ row, text, reason: 'code_too_long', amount });
    else if (code === '' || quantity < 1 || quantity > wholesaleLimits.quantity)
      problems.push({ row, text, reason: 'no_quantity', amount });
    else lines.push({ row, text, code, quantity });
  }
  return { lines, problems };
}

/** The code is the first cell, the quantity the last; without one, it is 1. */
function cellsOf(text: string): [code: string, amount: string] {
  const cells = separator.test(text)
    ? text.split(separator).map((cell) =>
        cell
          .trim()
          .replace(/^"(.*)"$/, '$1')
          .trim(),
      )
    : splitAtLastBlank(text);
  const [code = '', ...rest] = cells;
  return [code, rest.findLast((cell) => cell !== '') ?? '1'];
}

const separator = /[\t,;]/;

function splitAtLastBlank(text: string): string[] {
  const [, code = text, amount = ''] = /^(.+?)\s+(\S+)$/.exec(text) ?? [];
  return [code, amount];
}

/** The names of the columns, above the first line of a file. */
function isHead(text: string, amount: string): boolean {
  return separator.test(text) && !/\d/.test(amount);
}
