import { useCallback, useMemo, useState } from 'react';
import { useCurrency } from '#parts/money/money-text.ts';
import {
  checkOrderFields,
  isSameOrder,
  type LineFields,
  type OrderFields,
  type OrderProblems,
  type OrderTotals,
  type ReceivedLines,
  totalsOf,
  withLines,
} from './purchase-order-fields.ts';

export interface OrderForm {
  /** As it was loaded. */
  base: OrderFields;
  typed: OrderFields;
  received: ReceivedLines;
  /** Shown once saving was tried. */
  problems: OrderProblems;
  totals: OrderTotals;
  isChanged: boolean;
  change: (change: Partial<OrderFields>) => void;
  /** Adds items; those that stand there get the units on top. */
  addLines: (lines: readonly LineFields[]) => void;
  patchLine: (variantId: string, change: Partial<LineFields>) => void;
  removeLine: (variantId: string) => void;
  /** Whether it can be saved; from now on it says what is wrong. */
  check: () => OrderProblems | null;
  discard: () => void;
}

/** What is typed of an order, beside what was loaded. */
export function useOrderForm(
  base: OrderFields,
  { isDraft, isClosed, received }: { isDraft: boolean; isClosed: boolean; received: ReceivedLines },
): OrderForm {
  const currency = useCurrency();
  const [typed, setTyped] = useState(base);
  const [isTried, setIsTried] = useState(false);
  const totals = useMemo(
    () => totalsOf(typed, currency, { isClosed, received }),
    [typed, currency, isClosed, received],
  );
  const problems = isTried ? checkOrderFields(typed, currency, { isDraft, received }) : {};
  const patchLine = useCallback((variantId: string, change: Partial<LineFields>) => {
    setTyped((before) => ({
      ...before,
      lines: before.lines.map((line) => (line.variantId === variantId ? { ...line, ...change } : line)),
    }));
  }, []);
  const removeLine = useCallback((variantId: string) => {
    setTyped((before) => ({
      ...before,
      lines: before.lines.filter((line) => line.variantId !== variantId),
    }));
  }, []);
  return {
    base,
    typed,
    received,
    problems,
    totals,
    isChanged: !isSameOrder(base, typed),
    change: (change) => setTyped((before) => ({ ...before, ...change })),
    // From what is typed at that moment: a scanner is faster than the answer to its last code.
    addLines: (added) => setTyped((before) => ({ ...before, lines: withLines(before.lines, added) })),
    patchLine,
    removeLine,
    check() {
      setIsTried(true);
      const found = checkOrderFields(typed, currency, { isDraft, received });
      return Object.keys(found).length === 0 ? null : found;
    },
    discard() {
      setTyped(base);
      setIsTried(false);
    },
  };
}
