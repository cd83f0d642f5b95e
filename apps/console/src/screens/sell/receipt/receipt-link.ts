import type { SaleRung } from '#offline/till-types.ts';

/** Where the receipt can be read by whoever has it; null for a sale that was written before receipts had links. */
export function receiptLink(
  storeId: string,
  { receipt_token }: Partial<Pick<SaleRung, 'receipt_token'>>,
): string | null {
  return receipt_token ? `${location.origin}/r/${storeId}/${receipt_token}` : null;
}
