import {
  type QuickLine,
  readQuickOrder as readLines,
  type QuickProblem as Unread,
} from '@sokoni/rules/wholesale/quick-order';
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
      message: words(reason, amount),
    })),
  };
}

function words(reason: Unread['reason'], amount: string): string {
  switch (reason) {
    case 'code_too_long':
      return saySupplierShop('quick.tooLong');
    case 'no_quantity':
      return saySupplierShop('quick.noQuantity', { text: amount });
    case 'unclear_quantity':
      return saySupplierShop('quick.unclearQuantity', { text: amount });
  }
}
