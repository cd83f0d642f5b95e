import type { Payment } from '#sales/orders/payments/record-payment.ts';
import type { CheckoutRow } from '../checkout-queries.ts';

type PaidByValue = Pick<CheckoutRow, 'by_gift_card' | 'gift_card_id' | 'by_credit'>;

/** What a gift card and the buyer's store credit pay of a checkout. */
export function storedValuePayments({ by_gift_card, gift_card_id, by_credit }: PaidByValue): Payment[] {
  const payments: Payment[] = [];
  if (by_gift_card > 0 && gift_card_id !== null)
    payments.push({ method: 'gift_card', amount: by_gift_card, reference: '', gift_card_id });
  if (by_credit > 0) payments.push({ method: 'store_credit', amount: by_credit, reference: '' });
  return payments;
}

/** What is paid in another way, in minor units. */
export function leftToPay({
  total,
  by_gift_card,
  by_credit,
}: Pick<CheckoutRow, 'total' | 'by_gift_card' | 'by_credit'>): number {
  return total - by_gift_card - by_credit;
}
