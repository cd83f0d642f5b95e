import { checkSettlement } from '@sokoni/rules/orders/order-state';
import type { PaymentType } from '@sokoni/rules/orders/payment-types';
import { exchangeSums, type OpenSale, type SaleFigures } from '@sokoni/rules/point-of-sale/open-sale';
import { dayAfter } from '@sokoni/rules/wall-time';
import { useState } from 'react';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { saySettlementProblem } from '#sentences/orders/settlement-problems.ts';
import { sayPayment as say } from '#sentences/sell/payment.ts';
import { type TillDiscount, useSaleFigures } from '../sales/use-sale-figures.ts';
import { useTill } from '../till-context.tsx';
import { creditAfter } from './credit-after.ts';
import { leavesBalance, paidBy, type Settlement, type Tender } from './settlement.ts';
import { useTenderEntry } from './use-tender-entry.ts';

const daysOfCredit = 30;

/** How the sale is being settled: what was chosen, typed and taken, and what ends it. */
export function usePayment(opened: OpenSale, openedFigures: SaleFigures<TillDiscount>) {
  const till = useTill();
  const money = useMoneyText();
  const dates = useStoreDates();
  const [today] = useState(() => dates.dayOf(new Date()));
  const [chosenType, setType] = useState<PaymentType>('instant');
  const [tenders, setTenders] = useState<readonly Tender[]>([]);
  const [customer, setCustomer] = useState(opened.customer);
  const [dueOn, setDueOn] = useState(() => dayAfter(today, daysOfCredit));
  const [isFulfilled, setIsFulfilled] = useState(true);

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
  const entry = useTenderEntry({ type, remaining, isOff: !isPaidNow, customer });
  const { draft, tender, setProblems } = entry;
  const known = customer ? till.catalogue.customer(customer.id) : undefined;
  const paid = paidBy(tenders) + (tender?.amount ?? 0);
  const credit = leavesBalance(type) && known ? creditAfter(known, total - paid) : null;

  /** Keeps the payment that was entered, and goes on with the next one. */
  function take(): void {
    const taken = entry.read();
    if (!taken) return;
    setTenders((before) => [...before, taken]);
    entry.next();
  }

  /** How the sale is settled with what was entered; null while that is no settlement: then it is said why. */
  function settle(): Settlement | null {
    const isBlankPart = type === 'part_instant' && tenders.length > 0 && draft.amount.trim() === '';
    if (isPaidNow && remaining > 0 && !isBlankPart && !entry.read()) return null;
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
    ...entry,
    ...{ sale, figures, total, tenders, customer, known, dueOn, isFulfilled, today, isPaidNow, credit },
    ...{ take, settle, setDueOn, setIsFulfilled },
    setType(next: PaymentType) {
      setType(next);
      entry.patch({ amount: '' });
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
