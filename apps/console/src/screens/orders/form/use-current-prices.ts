import { useEffect, useEffectEvent } from 'react';
import type { CartOffer } from '#api/sales/cart-offers.ts';
import { useCurrency, useMoneyText } from '#parts/money/money-text.ts';
import { itemName } from '#parts/products/variant-name.ts';
import { sayOrderForm as say } from '#sentences/orders/form.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { atListNow, type LineFields } from './order-fields.ts';

/** Takes over what items of the lines cost now, where nobody typed a price of their own, and says what has changed. */
export function useListedPrices(
  lines: readonly LineFields[],
  items: CartOffer['items'],
  put: (follow: (lines: readonly LineFields[]) => readonly LineFields[]) => void,
): void {
  const currency = useCurrency();
  const money = useMoneyText();
  const follow = useEffectEvent((now: CartOffer['items']) => {
    const followed = atListNow(lines, now, currency);
    if (followed.every((line, index) => line === lines[index])) return;
    // From what is typed at that moment: a scanner may have added a line since.
    put((before) => atListNow(before, now, currency));
    const repriced = followed.filter((line, index) => line.unitPrice !== lines[index]?.unitPrice);
    for (const { title, variantName, listed } of repriced)
      toast.warning(
        say('items.repriced', { item: itemName(title, variantName), amount: money(listed ?? 0) }),
      );
  });
  useEffect(() => follow(items), [items]);
}
