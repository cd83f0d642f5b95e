import { localeNow } from '@sokoni/messages/current-language';
import type { DiscountReader } from '@sokoni/rules/discounts/discount-days';
import { useStore } from '#api/stores/stores.ts';
import { useCurrency } from '#parts/money/money-text.ts';
import { currentLocale } from '#session/language.ts';

/** Currency and time zone of the store, and the words of the person; `reader` is undefined until the store has come. */
export function useDiscountPlace(): {
  reader: DiscountReader | undefined;
  store: ReturnType<typeof useStore>;
} {
  const currency = useCurrency();
  const store = useStore();
  const { timezone, country = '' } = store.data ?? {};
  return {
    reader: timezone
      ? { currency, timezone, country, locale: currentLocale(), language: localeNow() }
      : undefined,
    store,
  };
}
