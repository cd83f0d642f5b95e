import { shareOf } from '#money/money.ts';
import { toThousandths } from '#money/percent.ts';
import type { PaymentType } from '#orders/payment-types.ts';
import { dayAfter } from '#wall-time.ts';

/** When a company pays: when the items come, or so many days after the order. */
export const paymentTerms = ['on_delivery', 'net_7', 'net_15', 'net_30', 'net_60'] as const;

export type PaymentTerms = (typeof paymentTerms)[number];

const daysOf: Record<PaymentTerms, number | null> = {
  on_delivery: null,
  net_7: 7,
  net_15: 15,
  net_30: 30,
  net_60: 60,
};

/** Days from the order to the day that it is due; null for payment on delivery. */
export function daysToPay(terms: PaymentTerms): number | null {
  return daysOf[terms];
}

/** How an order under these terms is paid (SPEC section 3), and the day by which. `today` is the day where the supplier is. */
export function settlementOf(
  terms: PaymentTerms,
  today: string,
): { payment_type: PaymentType; due_on: string | null } {
  const days = daysOf[terms];
  if (days === null) return { payment_type: 'pod', due_on: null };
  return { payment_type: 'credit', due_on: dayAfter(today, days) };
}

/** What of an order is asked for at once, in minor units, rounded half up; `percent` has up to 3 decimals, null: nothing. */
export function depositOf(total: number, percent: string | number | null): number {
  const share = percent === null ? null : toThousandths(percent);
  return share?.ok ? shareOf(total, share.value) : 0;
}
