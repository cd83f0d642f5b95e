import type { OrderChannel } from '@sokoni/rules/orders/order-labels';
import type { VatMethod } from '@sokoni/rules/pricing/vat-breakdown';
import { useCallback, useMemo, useState } from 'react';
import type { ItemForSale } from '#api/catalogue/sellable-items.ts';
import type { CartOffer } from '#api/sales/cart-offers.ts';
import type { Order } from '#contract-types.ts';
import { useCurrency } from '#parts/money/money-text.ts';
import { useCartOffer } from '#parts/money/use-cart-offer.ts';
import { checkOrderFields, type OrderProblems } from './check-order-fields.ts';
import { isSameOrder, type LineFields, type OrderFields, ownLine, withItems } from './order-fields.ts';
import { cartOf, type TypedTotals, totalsOf } from './order-totals.ts';
import { useListedPrices } from './use-current-prices.ts';

export interface OrderForm {
  typed: OrderFields;
  /** Shown once saving was tried: of the rules, and of the last refusal. */
  problems: OrderProblems;
  totals: TypedTotals | null;
  /** What a discount of the store takes off, or why its code takes nothing off. */
  offered: CartOffer;
  isChanged: boolean;
  change: (change: Partial<OrderFields>) => void;
  /** A customer is being typed who is not added yet: it can't be saved without them. */
  isAddingCustomer: boolean;
  setAddingCustomer: (isAdding: boolean) => void;
  addItems: (good: ItemForSale) => void;
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
  /** Whose cart it is: the order, or the one that this becomes. */
  order: { id: string; channel?: OrderChannel; existing?: Order };
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
  { start, order, vat, isPlaced, isDue, isNamed }: OrderFormOptions,
): OrderForm {
  const currency = useCurrency();
  const [typed, setTyped] = useState(start);
  const [isTried, setIsTried] = useState(false);
  const [refused, setRefused] = useState(none);
  const [isAddingCustomer, setAddingCustomer] = useState(false);
  const { apply_vat, vat_percent, prices_include_vat, shipping_vat_percent } = vat;
  const offered = useTypedOffer(base, typed, order);
  const totals = useMemo(
    () =>
      totalsOf(
        typed,
        currency,
        { apply_vat, vat_percent, prices_include_vat, shipping_vat_percent },
        offered.offer?.lines,
      ),
    [typed, currency, apply_vat, vat_percent, prices_include_vat, shipping_vat_percent, offered.offer],
  );
  const check = () => checkOrderFields(typed, currency, { isPlaced, isDue, isNamed, isAddingCustomer });

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

  useListedPrices(typed.lines, offered.items, (follow) =>
    put((before) => ({ ...before, lines: follow(before.lines) })),
  );

  return {
    typed,
    problems: { ...refused, ...(isTried ? check() : none) },
    totals,
    offered,
    isChanged: !isSameOrder(base, typed),
    change: (change) => put((before) => ({ ...before, ...change })),
    isAddingCustomer,
    setAddingCustomer,
    // From what is typed at that moment: a scanner is faster than the answer to its last code.
    addItems: (good) => put((before) => ({ ...before, lines: withItems(before.lines, good, currency) })),
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

/** A placed order keeps what came off as long as nothing changes that its discount looks at. */
function useTypedOffer(
  base: OrderFields,
  typed: OrderFields,
  { id, channel = typed.channel, existing }: OrderFormOptions['order'],
): CartOffer {
  const currency = useCurrency();
  const cart = cartOf(typed, currency, { id, channel });
  const current = existing && offerKept(existing);
  const looksSame =
    current !== undefined &&
    JSON.stringify({ ...cart, customer_id: null }) ===
      JSON.stringify({ ...cartOf(base, currency, { id, channel }), customer_id: null });
  const asked = useCartOffer(looksSame ? null : cart);
  return looksSame ? current : asked;
}

function offerKept({ offer, lines }: Order): CartOffer {
  const each = lines.map(({ offered }) => offered ?? 0);
  return {
    offer: offer && { title: offer.title, amount: offer.amount, lines: each },
    refusal: null,
    items: [],
  };
}
