import { useEffect, useEffectEvent } from 'react';
import type { CartOffer } from '#api/cart-offers.ts';
import { goodName } from '#parts/good-name.ts';
import { useCurrency, useMoneyText } from '#parts/money-text.ts';
import { toast } from '#ui/toast.tsx';
import { atListNow, type LineFields } from './order-fields.ts';

/** Takes over what goods of the lines cost now, where nobody typed a price of their own, and says what has changed. */
export function useListedPrices(
  lines: readonly LineFields[],
  goods: CartOffer['goods'],
  put: (follow: (lines: readonly LineFields[]) => readonly LineFields[]) => void,
): void {
  const currency = useCurrency();
  const money = useMoneyText();
  const follow = useEffectEvent((now: CartOffer['goods']) => {
    const followed = atListNow(lines, now, currency);
    if (followed.every((line, index) => line === lines[index])) return;
    // From what is typed at that moment: a scanner may have added a line since.
    put((before) => atListNow(before, now, currency));
    const repriced = followed.filter((line, index) => line.unitPrice !== lines[index]?.unitPrice);
    for (const { title, variantName, listed } of repriced)
      toast.warning(`${goodName(title, variantName)} costs ${money(listed ?? 0)} now.`);
  });
  useEffect(() => follow(goods), [goods]);
}
