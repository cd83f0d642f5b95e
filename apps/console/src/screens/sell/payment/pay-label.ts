import { keptOf } from '@sokoni/rules/point-of-sale/cash';
import { sayPayment as say } from '#sentences/sell/payment.ts';
import { paidBy } from './settlement.ts';
import type { Payment } from './use-payment.ts';

/** What the button that ends the sale says: what a press of it does now. */
export function payLabel(payment: Payment, money: (minor: number) => string): string {
  const { type, total, remaining, tender, tenders, draft } = payment;
  if (type === 'credit') return say('pay.credit');
  if (type === 'pod') return say('pay.delivery');
  if (type === 'part_instant') {
    const paid = paidBy(tenders) + (tender ? keptOf(tender) : 0);
    return paid === 0 ? say('pay.now') : say('pay.part', { amount: money(paid) });
  }
  if (total === 0) return say('pay.free');
  if (tender && tender.amount < remaining) return say('pay.add', { amount: money(keptOf(tender)) });
  const isExact = draft.method.kind === 'cash' && draft.amount === '' && remaining > 0;
  return say(isExact ? 'pay.exact' : 'pay.amount', { amount: money(dueNow(payment)) });
}

function dueNow({ handed, remaining, total }: Payment): number {
  if (handed) return keptOf(handed);
  return remaining > 0 ? remaining : total;
}
