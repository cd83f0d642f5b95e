import { purchaseOrderNumber } from '#stock/purchase-order.ts';
import { stockTakeNumber } from '#stock/stock-take.ts';
import { transferNumber } from '#stock/transfer.ts';

/** How a field is called, or an act or an area that the catalogue of sentences does not know: `credit_limit` is "Credit limit". */
export function fieldText(field: string): string {
  const words = field.replaceAll('_', ' ').replace(/\b(sku|vat|id)\b/g, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The number of a document as it is printed; an order keeps its own so. */
export function documentNumber(area: string, number: string): string {
  if (area === 'purchase_order') return purchaseOrderNumber(Number(number));
  if (area === 'transfer') return transferNumber(Number(number));
  return area === 'stock_take' ? stockTakeNumber(Number(number)) : number;
}
