import type { VatMethod } from '@sokoni/rules/vat-breakdown';
import { useCallback, useMemo, useState } from 'react';
import { useCurrency } from '#parts/money-text.ts';
import {
  checkOrderFields,
  isSameOrder,
  type LineFields,
  type OrderFields,
  type OrderProblems,
  ownLine,
  type Sellable,
  type TypedTotals,
  totalsOf,
  withGoods,
} from './order-fields.ts';

export interface OrderForm {
  typed: OrderFields;
  /** Shown once saving was tried: of the rules, and of the last refusal. */
  problems: OrderProblems;
  totals: TypedTotals | null;
  isChanged: boolean;
  change: (change: Partial<OrderFields>) => void;
  addGoods: (goods: Sellable) => void;
  addOwnLine: (key: string) => void;
  patchLine: (key: string, change: Partial<LineFields>) => void;
  removeLine: (key: string) => void;
  /** Whether it can be saved; from now on it says what is wrong. */
  check: () => OrderProblems | null;
  /** What the server has refused, until something is changed. */
  refuse: (problems: OrderProblems) => void;
  discard: () => void;
}

interface OrderFormOptions {
  start: OrderFields;
  vat: VatMethod;
  isPlaced: boolean;
  /** It has a day by which the rest is paid. */
  isDue: boolean;
  /** It stays somebody's. */
  isNamed: boolean;
}

const none: OrderProblems = {};

/** What is typed of an order, beside what was loaded; it begins with `start`. */
export function useOrderForm(
  base: OrderFields,
  { start, vat, isPlaced, isDue, isNamed }: OrderFormOptions,
): OrderForm {
  const currency = useCurrency();
  const [typed, setTyped] = useState(start);
  const [isTried, setIsTried] = useState(false);
  const [refused, setRefused] = useState(none);
  const { apply_vat, vat_percent, prices_include_vat } = vat;
  const totals = useMemo(
    () => totalsOf(typed, currency, { apply_vat, vat_percent, prices_include_vat }),
    [typed, currency, apply_vat, vat_percent, prices_include_vat],
  );
  const check = () => checkOrderFields(typed, currency, { isPlaced, isDue, isNamed });

  const put = useCallback((next: (before: OrderFields) => OrderFields) => {
    setTyped(next);
    setRefused(none);
  }, []);
  const patchLine = useCallback(
    (key: string, change: Partial<LineFields>) =>
      put((before) => ({
        ...before,
        lines: before.lines.map((line) => (line.key === key ? { ...line, ...change } : line)),
      })),
    [put],
  );
  const removeLine = useCallback(
    (key: string) => put((before) => ({ ...before, lines: before.lines.filter((line) => line.key !== key) })),
    [put],
  );

  return {
    typed,
    problems: { ...refused, ...(isTried ? check() : none) },
    totals,
    isChanged: !isSameOrder(base, typed),
    change: (change) => put((before) => ({ ...before, ...change })),
    // From what is typed at that moment: a scanner is faster than the answer to its last code.
    addGoods: (goods) => put((before) => ({ ...before, lines: withGoods(before.lines, goods, currency) })),
    addOwnLine: (key) => put((before) => ({ ...before, lines: [...before.lines, ownLine(key)] })),
    patchLine,
    removeLine,
    check() {
      setIsTried(true);
      const found = check();
      return Object.keys(found).length === 0 ? null : found;
    },
    refuse: setRefused,
    discard() {
      put(() => base);
      setIsTried(false);
    },
  };
}
