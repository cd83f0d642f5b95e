import type { PaymentType } from '@sokoni/rules/orders/payment-types';
import { smallestCoin } from '@sokoni/rules/point-of-sale/cash';
import { useState } from 'react';
import { newUuid } from '#offline/new-uuid.ts';
import { useCurrency, useMoneyText } from '#parts/money/money-text.ts';
import { sayPayment as say } from '#sentences/sell/payment.ts';
import { useTill } from '../till-context.tsx';
import {
  blankDraft,
  firstMethod,
  fullAmount,
  type Tender,
  type TenderDraft,
  type TenderProblem,
  tenderFrom,
  tipTyped,
} from './settlement.ts';

/** What is wrong, by where it stands. */
export type PaymentProblems = Partial<
  Record<'amount' | 'tip' | 'reference' | 'customer' | 'due' | 'code', string>
>;

interface TenderEntryTerms {
  type: PaymentType;
  /** What is to be paid at most, in minor units. */
  remaining: number;
  /** Nothing is to be paid now. */
  isOff?: boolean;
  customer: { readonly id: string } | null;
}

/** One payment as it is being entered: what was chosen and typed, and what it comes to. */
export function useTenderEntry({ type, remaining, isOff = false, customer }: TenderEntryTerms) {
  const { settings } = useTill().setup();
  const currency = useCurrency();
  const money = useMoneyText();
  const [draft, setDraft] = useState<TenderDraft>(() => blankDraft(firstMethod(settings.methods)));
  const [problems, setProblems] = useState<PaymentProblems>({});
  // The payment that is entered keeps its id until it is taken, however often it is pressed.
  const [draftId, setDraftId] = useState(() => newUuid());

  const step = settings.round_cash ? smallestCoin(currency) : 1;
  const terms = { id: draftId, type, remaining, hasCustomer: customer !== null, currency, step };
  const isAsked = !isOff && remaining > 0;
  const entered = isAsked ? tenderFrom(draft, terms) : null;
  const tender = entered?.ok ? entered.tender : null;
  /** What settles it by the method that is chosen. */
  const full = fullAmount(draft, tipTyped(draft, currency) ?? 0, terms);
  const isSettling = isAsked && type === 'instant' && draft.amount.trim() === '';
  /** What changes hands by what stands there, though something may be missing of it, such as a reference; null for nothing yet. */
  const handed = tender ?? (isSettling ? full : null);

  function patch(change: Partial<TenderDraft>): void {
    setProblems({});
    setDraft((before) => ({ ...before, ...change }));
  }

  /** The payment that was entered; null while it is none: then it is said why. */
  function read(): Tender | null {
    const now = tenderFrom(draft, terms);
    if (now.ok) return now.tender;
    setProblems(problemOf(now.problem));
    return null;
  }

  function problemOf(problem: TenderProblem): PaymentProblems {
    if (problem === 'tip') return { tip: say('problem.tip') };
    if (problem === 'reference') return { reference: say('problem.reference') };
    if (problem === 'code') return { code: say('problem.code') };
    if (problem === 'creditCustomer') return { customer: say('problem.creditCustomer') };
    return {
      amount:
        problem === 'tooMuch' ? say('problem.tooMuch', { amount: money(remaining) }) : say('problem.amount'),
    };
  }

  return {
    ...{ type, remaining, customer, settings, currency, step },
    ...{ draft, problems, tender, full, handed, patch, read, setProblems },
    /** Goes on with the next payment. */
    next() {
      setDraftId(newUuid());
      setDraft(blankDraft(draft.method));
    },
    /** What was handed over in cash may not cover it: it is asked again. */
    setTip(tip: string) {
      patch(draft.method.kind === 'cash' ? { tip, amount: '' } : { tip });
    },
  };
}

export type TenderEntry = ReturnType<typeof useTenderEntry>;
