import { checkSettlement } from '@sokoni/rules/orders/order-state';
import type { PaymentType } from '@sokoni/rules/orders/payment-types';
import { smallestCoin } from '@sokoni/rules/point-of-sale/cash';
import { exchangeSums, type OpenSale, type SaleFigures } from '@sokoni/rules/point-of-sale/open-sale';
import { dayAfter } from '@sokoni/rules/wall-time';
import { useState } from 'react';
import { newUuid } from '#offline/new-uuid.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { useCurrency, useMoneyText } from '#parts/money/money-text.ts';
import { saySettlementProblem } from '#sentences/orders/settlement-problems.ts';
import { sayPayment as say } from '#sentences/sell/payment.ts';
import { type TillDiscount, useSaleFigures } from '../sales/use-sale-figures.ts';
import { useTill } from '../till-context.tsx';
import { creditAfter } from './credit-after.ts';
import {
  blankDraft,
  firstMethod,
  fullAmount,
  leavesBalance,
  paidBy,
  type Settlement,
  type Tender,
  type TenderDraft,
  type TenderProblem,
  tenderFrom,
  tipTyped,
} from './settlement.ts';

const daysOfCredit = 30;

/** What is wrong, by where it stands. */
export type PaymentProblems = Partial<
  Record<'amount' | 'tip' | 'reference' | 'customer' | 'due' | 'code', string>
>;

/** How the sale is being settled: what was chosen, typed and taken, and what ends it. */
export function usePayment(opened: OpenSale, openedFigures: SaleFigures<TillDiscount>) {
  const till = useTill();
  const { settings } = till.setup();
  const currency = useCurrency();
  const money = useMoneyText();
  const dates = useStoreDates();
  const [today] = useState(() => dates.dayOf(new Date()));
  const [chosenType, setType] = useState<PaymentType>('instant');
  const [draft, setDraft] = useState<TenderDraft>(() => blankDraft(firstMethod(settings.methods)));
  const [tenders, setTenders] = useState<readonly Tender[]>([]);
  const [customer, setCustomer] = useState(opened.customer);
  const [dueOn, setDueOn] = useState(() => dayAfter(today, daysOfCredit));
  const [isFulfilled, setIsFulfilled] = useState(true);
  const [problems, setProblems] = useState<PaymentProblems>({});
  // The payment that is entered keeps its id until it is taken, however often it is pressed.
  const [draftId, setDraftId] = useState(() => newUuid());

  const sale = { ...opened, customer };
  const ownFigures = useSaleFigures(sale);
  // A discount may ask for a customer, or for one who has not had it yet.
  const figures = customer === opened.customer ? openedFigures : ownFigures;
  /** What came back for it pays first. */
  const total = exchangeSums(opened.exchange, figures.totals?.total ?? 0).toPay;
  // Where nothing is to be paid, there is nothing to pay later either.
  const type = total > 0 ? chosenType : 'instant';
  const isPaidNow = (type === 'instant' && total > 0) || type === 'part_instant';
  /** Below zero: a discount came in after the payments were taken. */
  const remaining = total - paidBy(tenders);
  const step = settings.round_cash ? smallestCoin(currency) : 1;
  const terms = { id: draftId, type, remaining, hasCustomer: customer !== null, currency, step };
  const entered = isPaidNow && remaining > 0 ? tenderFrom(draft, terms) : null;
  const tender = entered?.ok ? entered.tender : null;
  /** What settles the sale by the method that is chosen. */
  const full = fullAmount(draft, tipTyped(draft, currency) ?? 0, terms);
  const isSettling = isPaidNow && type === 'instant' && remaining > 0 && draft.amount.trim() === '';
  /** What changes hands by what stands there, though something may be missing of it, such as a reference; null for nothing yet. */
  const handed = tender ?? (isSettling ? full : null);
  const known = customer ? till.catalogue.customer(customer.id) : undefined;
  const paid = paidBy(tenders) + (tender?.amount ?? 0);
  const credit = leavesBalance(type) && known ? creditAfter(known, total - paid) : null;

  function patch(change: Partial<TenderDraft>): void {
    setProblems({});
    setDraft((before) => ({ ...before, ...change }));
  }

  /** Keeps the payment that was entered, and goes on with the next one. */
  function take(): void {
    const read = tenderFrom(draft, terms);
    if (!read.ok) {
      setProblems(problemOf(read.problem));
      return;
    }
    setTenders((before) => [...before, read.tender]);
    setDraftId(newUuid());
    setDraft(blankDraft(draft.method));
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

  /** How the sale is settled with what was entered; null while that is no settlement: then it is said why. */
  function settle(): Settlement | null {
    const isBlankPart = type === 'part_instant' && tenders.length > 0 && draft.amount.trim() === '';
    if (isPaidNow && remaining > 0 && !isBlankPart && entered && !entered.ok) {
      setProblems(problemOf(entered.problem));
      return null;
    }
    if (remaining < 0) {
      setProblems({ amount: say('problem.overpaid', { amount: money(-remaining) }) });
      return null;
    }
    const all = [...tenders, ...(tender ? [tender] : [])];
    const due = leavesBalance(type) ? dueOn || null : null;
    const check = checkSettlement({
      ...{ type, total, today, paid: paidBy(all), hasCustomer: customer !== null, dueOn: due },
    });
    if (!check.ok) {
      setProblems({ [placeOf[check.reason]]: saySettlementProblem(check.reason) });
      return null;
    }
    // A sale that is recorded later stands without; here it can still be asked who pays.
    if (type === 'pod' && customer === null) {
      setProblems({ customer: say('problem.deliveryCustomer') });
      return null;
    }
    return { type, tenders: all, dueOn: due, isFulfilled: type !== 'pod' && isFulfilled };
  }

  return {
    ...{ sale, figures, total, type, draft, tenders, customer, known, dueOn, isFulfilled, problems, today },
    ...{
      isPaidNow,
      remaining,
      tender,
      full,
      handed,
      credit,
      currency,
      settings,
      step,
      patch,
      take,
      settle,
      setDueOn,
      setIsFulfilled,
    },
    setType(next: PaymentType) {
      setProblems({});
      setType(next);
      setDraft((before) => ({ ...before, amount: '' }));
    },
    /** What was handed over in cash may not cover it: it is asked again. */
    setTip(tip: string) {
      patch(draft.method.kind === 'cash' ? { tip, amount: '' } : { tip });
    },
    setCustomer(next: OpenSale['customer']) {
      setProblems({});
      setCustomer(next);
    },
    removeTender(id: string) {
      setTenders((before) => before.filter((one) => one.id !== id));
    },
  };
}

export type Payment = ReturnType<typeof usePayment>;

const placeOf = {
  not_paid: 'amount',
  part_payment_wrong: 'amount',
  credit_paid: 'amount',
  delivery_paid: 'amount',
  no_customer: 'customer',
  no_due_date: 'due',
  due_in_past: 'due',
} as const;
