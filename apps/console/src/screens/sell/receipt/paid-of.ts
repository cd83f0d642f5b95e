import type { ShownSale } from '../past-sales/shown-sale.ts';

/** What is paid of a sale, with what came back for it, in minor units. A sale that an older build wrote knows of no exchange. */
export function paidOf({
  payments,
  exchange,
}: Pick<ShownSale, 'payments'> & Partial<Pick<ShownSale, 'exchange'>>): number {
  return payments.map(({ amount }) => amount).reduce((sum, amount) => sum + amount, exchange?.amount ?? 0);
}
