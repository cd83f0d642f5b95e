import { dotText } from '@sokoni/messages/list-text';
import type { TillCustomer } from '#offline/till-types.ts';
import { sayCart as say } from '#sentences/sell/cart.ts';

/** Says what a customer owes, or what of it is overdue, and the credit that is left; the phone number where there is nothing of it. */
export function customerWorth(customer: TillCustomer, money: (minor: number) => string): string {
  const { outstanding, overdue, credit_limit, phone } = customer;
  const parts = [
    overdue > 0
      ? say('customer.overdue', { amount: money(overdue) })
      : outstanding > 0 && say('customer.outstanding', { amount: money(outstanding) }),
    credit_limit !== null &&
      say('customer.credit', { amount: money(Math.max(0, credit_limit - outstanding)) }),
  ].filter((part) => part !== false);
  return parts.length > 0 ? dotText(parts) : phone;
}
