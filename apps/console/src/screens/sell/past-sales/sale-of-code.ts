import { readReceiptLink } from '@sokoni/rules/point-of-sale/receipt-link';
import type { Till } from '#offline/till.ts';
import { saleNumbered, soughtSale } from './sought-sale.ts';

/** A sale by the number on its receipt, wherever it was made. */
export interface NamedSale {
  readonly id: string;
  readonly number: string;
}

/** A number may be among the words of other sales, too. */
const mostSought = 50;

/** The sale of this device that a code on its receipt names; null for none. */
export async function ownSaleOfCode(
  till: Pick<Till, 'sales' | 'saleOfLink'>,
  code: string,
): Promise<NamedSale | null> {
  const link = readReceiptLink(code);
  const row = link
    ? await till.saleOfLink(link.token)
    : saleNumbered(await till.sales(mostSought, code), code);
  return row ? { id: row.id, number: row.payload.number } : null;
}

/** The same of any sale of the store, as the server finds it. Throws as `Till.findSales`. */
export async function saleOfCode(
  till: Pick<Till, 'findSales'>,
  code: string,
  cashierId: string,
): Promise<NamedSale | null> {
  return soughtSale(await till.findSales(code, cashierId), code) ?? null;
}
