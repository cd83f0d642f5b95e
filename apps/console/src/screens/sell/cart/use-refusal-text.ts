import { localeNow } from '@sokoni/messages/current-language';
import { listText } from '@sokoni/messages/list-text';
import { momentText } from '@sokoni/rules/discounts/discount-days';
import type { SaleFigures } from '@sokoni/rules/point-of-sale/open-sale';
import { useMoneyText } from '#parts/money/money-text.ts';
import { sayRefusal } from '#sentences/sell/refusals.ts';
import { currentLocale } from '#session/language.ts';
import type { TillDiscount } from '../sales/use-sale-figures.ts';
import { useTill } from '../till-context.tsx';

type Refusal = NonNullable<SaleFigures<TillDiscount>['refusal']>;

/** Says why a typed discount code takes nothing off. */
export function useRefusalText(): (refusal: Refusal, code: string) => string {
  const { currency_code, timezone, country } = useTill().setup().store;
  const money = useMoneyText();
  const reader = {
    currency: currency_code,
    timezone,
    country,
    locale: currentLocale(),
    language: localeNow(),
  };
  return (refusal, code) => {
    switch (refusal.reason) {
      case 'unknown_code':
        return sayRefusal('unknown_code', { code: code.trim().toUpperCase() });
      case 'ended':
        return sayRefusal('ended', { moment: momentText(refusal.at, reader, 'end') });
      case 'to_come':
        return sayRefusal('to_come', { moment: momentText(refusal.at, reader, 'start') });
      case 'channel':
        return sayRefusal('channel', {
          channels: listText(refusal.channels.map((channel) => sayRefusal(`channel.${channel}`))),
        });
      case 'too_little_spent':
        return sayRefusal('too_little_spent', { target: refusal.target, amount: money(refusal.missing) });
      default:
        return sayRefusal.reason(refusal);
    }
  };
}
