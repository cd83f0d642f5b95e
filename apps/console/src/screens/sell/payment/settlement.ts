import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import type { PaymentMethod } from '@sokoni/rules/orders/order-labels';
import type { PaymentType } from '@sokoni/rules/orders/payment-types';
import { changeOf } from '@sokoni/rules/point-of-sale/cash';
import { amountOf } from '#parts/numbers/typed-number.ts';

/** A payment that was taken, in minor units. */
export interface Tender {
  readonly id: string;
  readonly method: PaymentMethod;
  /** What counts towards the sale. */
  readonly amount: number;
  /** What was handed over; more than the amount where change goes back. */
  readonly tendered: number;
  readonly reference: string;
  /** Empty unless a gift card pays. */
  readonly gift_card_code: string;
}

/** The payment that is being entered, as it was typed. */
export interface TenderDraft {
  readonly method: PaymentMethod;
  /** Empty: all that remains. */
  readonly amount: string;
  readonly reference: string;
  readonly gift_card_code: string;
}

export const noTenderDraft: TenderDraft = { method: 'cash', amount: '', reference: '', gift_card_code: '' };

/** How a sale is settled. */
export interface Settlement {
  readonly type: PaymentType;
  readonly tenders: readonly Tender[];
  /** `YYYY-MM-DD`; null where nothing is left to be paid by a day. */
  readonly dueOn: string | null;
  /** The items left with the customer. */
  readonly isFulfilled: boolean;
}

/** What was taken, in minor units. */
export function paidBy(tenders: readonly Tender[]): number {
  return tenders.reduce((sum, { amount }) => sum + amount, 0);
}

/** What goes back to the customer. */
export function changeFor(tenders: readonly Tender[]): number {
  return tenders.reduce((sum, { amount, tendered }) => sum + changeOf(tendered, amount), 0);
}

/** Methods that only the server can confirm. */
export function needsServer(method: PaymentMethod): boolean {
  return method === 'gift_card' || method === 'store_credit';
}

/** Whether something is left that a known customer pays by a day. */
export function leavesBalance(type: PaymentType): boolean {
  return type === 'part_instant' || type === 'credit';
}

/** Why what was entered is no payment. */
export type TenderProblem = 'amount' | 'tooMuch' | 'code' | 'creditCustomer';

interface TenderTerms {
  /** Of the payment. */
  readonly id: string;
  readonly type: PaymentType;
  /** Minor units. */
  readonly remaining: number;
  readonly hasCustomer: boolean;
  readonly currency: CurrencyCode;
}

/** The payment that was entered. Cash beyond what remains is change; of any other method there is no more than that. */
export function tenderFrom(
  draft: TenderDraft,
  { id, type, remaining, hasCustomer, currency }: TenderTerms,
): { ok: true; tender: Tender } | { ok: false; problem: TenderProblem } {
  const { method, reference, gift_card_code } = draft;
  const isAll = draft.amount.trim() === '' && type === 'instant';
  const typed = isAll ? remaining : amountOf(draft.amount, currency);
  if (typed === null || typed <= 0) return { ok: false, problem: 'amount' };
  const hasChange = method === 'cash' && type === 'instant';
  if (typed > remaining && !hasChange) return { ok: false, problem: 'tooMuch' };
  if (method === 'gift_card' && gift_card_code.trim() === '') return { ok: false, problem: 'code' };
  if (method === 'store_credit' && !hasCustomer) return { ok: false, problem: 'creditCustomer' };
  const tender = {
    ...{ id, method, amount: Math.min(typed, remaining), tendered: typed },
    reference: method === 'cash' ? '' : reference.trim(),
    gift_card_code: method === 'gift_card' ? gift_card_code.trim() : '',
  };
  return { ok: true, tender };
}
