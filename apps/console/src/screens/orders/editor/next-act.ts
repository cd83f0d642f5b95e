import type { Order } from '#contract-types.ts';

export type Act = 'place' | 'pay' | 'refund' | 'fulfil' | 'return' | 'exchange' | 'cancel' | 'discard';

/**
 * What is to be done next with an order, of what is allowed. An order on credit is fulfilled before the day that it is paid by;
 * what is kept for a buyer who has paid a part is paid first.
 */
export function nextAct(
  { outstanding, payment_type, next_due_on }: Pick<Order, 'outstanding' | 'payment_type' | 'next_due_on'>,
  allowed: readonly Act[],
  today: string,
): Act | undefined {
  const isOverpaid = (outstanding ?? 0) < 0;
  const isDueLater = payment_type === 'credit' && next_due_on !== null && next_due_on > today;
  const wanted: Act[] = isOverpaid
    ? ['refund', 'fulfil']
    : isDueLater
      ? ['place', 'fulfil', 'pay']
      : ['place', 'pay', 'fulfil'];
  return wanted.find((act) => allowed.includes(act));
}
