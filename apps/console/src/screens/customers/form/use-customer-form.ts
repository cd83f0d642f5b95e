import { useState } from 'react';
import { isSame } from '#parts/forms/is-same.ts';
import { useCurrency } from '#parts/money/money-text.ts';
import { type CustomerFields, type CustomerProblems, checkFields } from './customer-fields.ts';

export interface CustomerForm {
  typed: CustomerFields;
  /** Shown once saving was tried. */
  problems: CustomerProblems;
  isChanged: boolean;
  change: (change: Partial<CustomerFields>) => void;
  /** Whether it can be saved; from now on it says what is wrong, and the keyboard is at the first of it. */
  check: () => boolean;
  discard: () => void;
}

/** The fields in the order of the screen. */
const order = ['name', 'phone', 'email', 'creditLimit'] as const;

export const fieldId = (field: (typeof order)[number]) => `customer-${field}`;

/** What is typed of a customer, beside what was loaded. */
export function useCustomerForm(base: CustomerFields): CustomerForm {
  const currency = useCurrency();
  const [typed, setTyped] = useState(base);
  const [isTried, setIsTried] = useState(false);
  return {
    typed,
    problems: (isTried && checkFields(typed, currency)) || {},
    isChanged: !isSame(base, typed),
    change: (change) => setTyped((before) => ({ ...before, ...change })),
    check() {
      setIsTried(true);
      const problems = checkFields(typed, currency);
      const first = problems && order.find((field) => problems[field]);
      if (first) requestAnimationFrame(() => document.getElementById(fieldId(first))?.focus());
      return problems === null;
    },
    discard() {
      setTyped(base);
      setIsTried(false);
    },
  };
}
