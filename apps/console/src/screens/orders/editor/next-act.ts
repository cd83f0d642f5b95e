import type { Order } from '#contract-types.ts';

type OrderToDo = Pick<Order, 'outstanding' | 'payment_type' | 'payment_choice' | 'next_due_on'>;

export type Act = 'place' | 'pay' | 'refund' | 'fulfil' | 'return' | 'exchange' | 'cancel' | 'discard';

/**
 * What is to be done next with an order, of what is allowed. An order on credit is fulfilled before the day that it is paid by; what
 * is kept for a buyer who has paid a part, or who transfers the money for an online order, is paid first.
 */
export function nextAct(
  { outstanding, payment_type, payment_choice, next_due_on }: OrderToDo,
  allowed: readonly Act[],
  today: string,
): Act | undefined {
  const isOverpaid = (outstanding ?? 0) < 0;
  const isOnCredit = payment_type === 'credit' && payment_choice === null;
  const isDueLater = isOnCredit && next_due_on !== null && next_due_on > today;
  const wanted: Act[] = isOverpaid
    ? ['refund', 'fulfil']
    : isDueLater
      ? ['place', 'fulfil', 'pay']
      : ['place', 'pay', 'fulfil'];
  return wanted.find((act) => allowed.includes(act));
}
