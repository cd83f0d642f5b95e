/** A block of receipt numbers: each device has one to itself, so that two that are offline never give out the same number. */
export interface ReceiptBlock {
  /** Of the block in its store, from 1 on. */
  readonly block: number;
  readonly test: boolean;
}

/** What stands in place of a number on what was rung while somebody trained: it is no receipt, and in no books. */
export const trainingNumber = 'TRAINING';

const digits = 6;

/** What stands before the figure: `R2`, and `T-R2` for sales of a store in test mode. */
export function receiptPrefix({ block, test }: ReceiptBlock): string {
  return `${test ? 'T-' : ''}R${block}`;
}

/**
 * The number of a receipt, which is the order's: `R2-000123`.
 * @param figure from 1 on; one of more digits is printed whole
 */
export function receiptNumber(block: ReceiptBlock, figure: number): string {
  return `${receiptPrefix(block)}-${String(figure).padStart(digits, '0')}`;
}

export interface ReadReceiptNumber extends ReceiptBlock {
  readonly figure: number;
}

/** What a receipt number says, in either case; null for anything else. */
export function readReceiptNumber(text: string): ReadReceiptNumber | null {
  const [, test, block = '', figure = ''] = /^\s*(T-)?R(\d{1,6})-(\d{6,10})\s*$/i.exec(text) ?? [];
  if (block === '') return null;
  return { block: Number(block), test: test !== undefined, figure: Number(figure) };
}

/** The receipt number that is meant by one without its zeros, `r2-123`; null for anything else. */
export function wholeReceiptNumber(text: string): string | null {
  const [, test, block = '', figure = ''] = /^\s*(T-)?R(\d{1,6})-(\d{1,6})\s*$/i.exec(text) ?? [];
  if (block === '') return null;
  return receiptNumber({ block: Number(block), test: test !== undefined }, Number(figure));
}
