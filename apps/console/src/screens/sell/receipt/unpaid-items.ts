import type { SaleRung } from '#offline/till-types.ts';
import { sayOrderLabel } from '#sentences/orders/labels.ts';
import { sayReceipt as say } from '#sentences/sell/receipt.ts';
import { paidOf } from './paid-of.ts';

interface UnpaidText {
  money: (minor: number) => string;
  /** A calendar day as it is written. */
  day: (day: string) => string;
}

type Unpaid = Pick<SaleRung, 'payments' | 'total' | 'payment_type' | 'due_on' | 'exchange'>;

/** What is left to be paid after a sale, and by when; none where nothing is. */
export function unpaidItems(sale: Unpaid, { money, day }: UnpaidText): { term: string; value: string }[] {
  const { total, payment_type, due_on } = sale;
  const balance = total - paidOf(sale);
  if (balance <= 0) return [];
  // "Part Payment" would read as what was paid.
  const term = payment_type === 'part_instant' ? say('balance') : sayOrderLabel(`type.${payment_type}`);
  return [{ term, value: money(balance) }, ...(due_on ? [{ term: say('due'), value: day(due_on) }] : [])];
}
