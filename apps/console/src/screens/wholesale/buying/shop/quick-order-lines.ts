import { type QuickLine, readQuickOrder as readLines } from '@sokoni/rules/wholesale/quick-order';
import { saySupplierShop } from '#sentences/wholesale/shop.ts';

export interface QuickProblem {
  row: number;
  text: string;
  message: string;
}

/** Reads a list of SKU or barcode and quantity, and says what it cannot read. */
export function readQuickOrder(typed: string): { lines: QuickLine[]; problems: QuickProblem[] } {
  const { lines, problems } = readLines(typed);
  return {
    lines,
    problems: problems.map(({ row, text, reason, amount }) => ({
      row,
      text,
      message:
        reason === 'code_too_long'
          ? saySupplierShop('quick.tooLong')
          : saySupplierShop('quick.noQuantity', { text: amount }),
    })),
  };
}
