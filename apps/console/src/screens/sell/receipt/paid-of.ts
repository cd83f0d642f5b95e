import type { SaleRung } from '#offline/till-types.ts';

/** What is paid of a sale, with what came back for it, in minor units. A sale that an older build wrote knows of no exchange. */
export function paidOf({ payments, exchange }: Pick<SaleRung, 'payments'> & Partial<SaleRung>): number {
  return payments.reduce((sum, { amount }) => sum + amount, exchange?.amount ?? 0);
}
