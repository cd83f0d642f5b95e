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
  put: (lines: readonly LineFields[]) => void,
): void {
  const currency = useCurrency();
  const money = useMoneyText();
  const follow = useEffectEvent((now: CartOffer['goods']) => {
    const followed = atListNow(lines, now, currency);
    const dearer = followed.filter((line, index) => line.unitPrice !== lines[index]?.unitPrice);
    if (followed.some((line, index) => line !== lines[index])) put(followed);
    for (const { title, variantName, listed } of dearer)
      toast.warning(`${goodName(title, variantName)} costs ${money(listed ?? 0)} now.`);
  });
  useEffect(() => follow(goods), [goods]);
}
