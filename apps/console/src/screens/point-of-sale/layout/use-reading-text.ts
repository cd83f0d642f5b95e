import { currencyOf } from '@sokoni/rules/money/currencies';
import { fromScaled } from '@sokoni/rules/money/decimal';
import type { BarcodeRule } from '@sokoni/rules/point-of-sale/weighed-goods';
import { useCurrency, useMoneyText } from '#parts/money/money-text.ts';
import { sayLayout as say } from '#sentences/point-of-sale/layout.ts';

/** The five digits of the example. */
const digits = 1250;

/** Says what five digits mean by a rule, with an example. */
export function useReadingText(): (reading: Pick<BarcodeRule, 'says' | 'decimals'>) => string {
  const money = useMoneyText();
  const currency = currencyOf(useCurrency());
  return ({ says, decimals }) => {
    if (says === 'weight') return say('says.weight', { example: fromScaled(digits, decimals) });
    const example = money(digits * 10 ** (currency.decimals - decimals));
    return say(decimals === 0 ? 'says.priceWhole' : 'says.price', { example });
  };
}
