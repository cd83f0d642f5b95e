import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import type { PaymentMethod } from '@sokoni/rules/orders/order-labels';
import type { PaymentType } from '@sokoni/rules/orders/payment-types';
import { cashRounding, changeOf, type HandedOver, keptOf } from '@sokoni/rules/point-of-sale/cash';
import { type TillMethod, takesTip } from '@sokoni/rules/point-of-sale/till-settings';
import { amountOf } from '#parts/numbers/typed-number.ts';

/** A payment that was taken, in minor units. */
export interface Tender extends HandedOver {
  readonly id: string;
  readonly method: PaymentMethod;
  /** The store's own name of the method; empty: that of its kind. */
  readonly label: string;
  /** What was handed over; more than what is kept where change goes back. */
  readonly tendered: number;
  readonly reference: string;
  /** Empty unless a gift card pays. */
  readonly gift_card_code: string;
}

/** The payment that is being entered, as it was typed. */
export interface TenderDraft {
  readonly method: TillMethod;
  /** Empty: all that remains. */
  readonly amount: string;
  /** Empty: none. */
  readonly tip: string;
  readonly reference: string;
  readonly gift_card_code: string;
}

/** Cash, as it is taken where a store has no way to pay but what only the server can confirm. */
const plainCash: TillMethod = {
  ...{ id: 'cash', name: '', kind: 'cash', opens_drawer: true, reference: 'off', active: true },
};

/** What a sale is paid with unless something else is chosen: the first method of the store that needs no server. */
export function firstMethod(methods: readonly TillMethod[]): TillMethod {
  return methods.find(({ active, kind }) => active && !needsServer(kind)) ?? methods[0] ?? plainCash;
}

export function blankDraft(method: TillMethod): TenderDraft {
  return { method, amount: '', tip: '', reference: '', gift_card_code: '' };
}

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
export function changeFor(tender: Tender): number {
  return changeOf(tender.tendered, keptOf(tender));
}

/** Methods that only the server can confirm. */
export function needsServer(method: PaymentMethod): method is 'gift_card' | 'store_credit' {
  return method === 'gift_card' || method === 'store_credit';
}

/** Whether something is left that a known customer pays by a day. */
export function leavesBalance(type: PaymentType): boolean {
  return type === 'part_instant' || type === 'credit';
}

/** Why what was entered is no payment. */
export type TenderProblem = 'amount' | 'tooMuch' | 'tip' | 'reference' | 'code' | 'creditCustomer';

export interface TenderTerms {
  /** Of the payment. */
  readonly id: string;
  readonly type: PaymentType;
  /** Minor units. */
  readonly remaining: number;
  readonly hasCustomer: boolean;
  readonly currency: CurrencyCode;
  /** The coin that cash is rounded to; 1: to nothing. */
  readonly step: number;
}

/** Whether change goes back of what is typed: cash that is handed over for the whole sale. */
export function isHandedOver(method: TillMethod, type: PaymentType): boolean {
  return method.kind === 'cash' && type === 'instant';
}

/** The tip that was typed, in minor units; null where it is no figure. */
export function tipTyped({ method, tip }: TenderDraft, currency: CurrencyCode): number | null {
  if (!takesTip(method.kind) || tip.trim() === '') return 0;
  const typed = amountOf(tip, currency);
  return typed === null || typed < 0 ? null : typed;
}

/** What a payment has to be so that nothing remains, with its tip. */
export function fullAmount(
  { method }: TenderDraft,
  tip: number,
  { type, remaining, step }: Pick<TenderTerms, 'type' | 'remaining' | 'step'>,
): HandedOver {
  const rounding = isHandedOver(method, type) ? cashRounding(remaining, step) : 0;
  return { amount: remaining, rounding, tip };
}

/**
 * The payment that was entered. Of cash the tip and the sale are taken, and what is beyond them is change; of any other method no more
 * than what remains counts, and the tip comes on top.
 */
export function tenderFrom(
  draft: TenderDraft,
  terms: TenderTerms,
): { ok: true; tender: Tender } | { ok: false; problem: TenderProblem } {
  const { method } = draft;
  const tip = tipTyped(draft, terms.currency);
  if (tip === null) return { ok: false, problem: 'tip' };
  const handed = handedOver(draft, tip, terms);
  if (typeof handed === 'string') return { ok: false, problem: handed };
  const reference = method.reference === 'off' ? '' : draft.reference.trim();
  const code = method.kind === 'gift_card' ? draft.gift_card_code.trim() : '';
  if (method.reference === 'required' && reference === '') return { ok: false, problem: 'reference' };
  if (method.kind === 'gift_card' && code === '') return { ok: false, problem: 'code' };
  if (method.kind === 'store_credit' && !terms.hasCustomer) return { ok: false, problem: 'creditCustomer' };
  const named = { id: terms.id, method: method.kind, label: method.name };
  return { ok: true, tender: { ...named, ...handed, reference, gift_card_code: code } };
}

function handedOver(
  draft: TenderDraft,
  tip: number,
  terms: TenderTerms,
): (HandedOver & { tendered: number }) | 'amount' | 'tooMuch' {
  const { type, remaining, currency } = terms;
  const full = fullAmount(draft, tip, terms);
  if (draft.amount.trim() === '' && type === 'instant') return { ...full, tendered: keptOf(full) };
  const typed = amountOf(draft.amount, currency);
  if (typed === null) return 'amount';
  const hasChange = isHandedOver(draft.method, type);
  const counted = hasChange ? typed - tip : typed;
  if (counted <= 0) return 'amount';
  if (hasChange && typed >= keptOf(full)) return { ...full, tendered: typed };
  if (counted > remaining && !hasChange) return 'tooMuch';
  const amount = Math.min(counted, remaining);
  return { amount, rounding: 0, tip, tendered: hasChange ? typed : amount + tip };
}
