import { isQuantity } from '@sokoni/rules/products/product-check';
import { countOf } from '#parts/numbers/typed-number.ts';
import { sayPurchaseOrder } from '#sentences/purchasing/purchase-order.ts';

/** One line of a pasted list: a code and how many. */
export interface PastedLine {
  /** Counted from 1, as an editor shows it. */
  row: number;
  code: string;
  quantity: number;
}

export interface Pasted {
  lines: PastedLine[];
  problems: { row: number; text: string; message: string }[];
}

/** Reads a list of SKU or barcode and quantity, one a line, with a tab, comma, semicolon or blanks between. */
export function readPasted(text: string): Pasted {
  const lines: PastedLine[] = [];
  const problems: Pasted['problems'] = [];
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === '') continue;
    const row = index + 1;
    const [, code = line, amount = '1'] = /^(.+?)(?:\s*[\t,;]\s*|\s+)([^\s,;]+)$/.exec(line) ?? [];
    const quantity = countOf(amount);
    if (code.length > 100) problems.push({ row, text: line, message: sayPurchaseOrder('paste.tooLong') });
    else if (quantity === null || quantity < 1 || !isQuantity(quantity)) {
      problems.push({ row, text: line, message: sayPurchaseOrder('paste.noQuantity', { text: amount }) });
    } else lines.push({ row, code, quantity });
  }
  return { lines, problems };
}
