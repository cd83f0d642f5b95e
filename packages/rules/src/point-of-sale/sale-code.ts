import { readOrderSearch } from '#orders/order-number.ts';
import { readReceiptLink } from './receipt-link.ts';
import { readReceiptNumber } from './receipt-number.ts';

/** Whether a text is what names a sale on paper and nothing else: the whole number of a receipt or an order, or the link of a receipt. */
export function isSaleCode(text: string): boolean {
  return (
    readReceiptNumber(text) !== null || readOrderSearch(text).isNumberOnly || readReceiptLink(text) !== null
  );
}
