import { discountChannels, discountRefusals } from '@sokoni/messages/en/sales/discount-parts';
import { discountAnswers } from '@sokoni/messages/en/sales/discounts';
import { listText } from '@sokoni/messages/list-text';
import { translator } from '@sokoni/messages/translator';
import { type DiscountReader, momentText } from '@sokoni/rules/discounts/discount-days';
import type { NoOffer } from '@sokoni/rules/discounts/discount-offer';
import { formatMoney } from '@sokoni/rules/money/money';

/** What was done with a discount, or why it was not. */
export const say = translator({ discountAnswers });

/** Why an order does not get a discount, where no amount and no day is in the sentence. */
export const sayRefusal = translator({ discountRefusals, discountChannels });

/** That a store has no discount with a code. */
export function unknownCode(code: string): string {
  return sayRefusal('unknown_code', { code });
}

/** Why an order does not get a discount. */
export function refusalSentence(refusal: NoOffer, reader: DiscountReader): string {
  switch (refusal.reason) {
    case 'ended':
      return sayRefusal('ended', { moment: momentText(refusal.at, reader, 'end') });
    case 'to_come':
      return sayRefusal('to_come', { moment: momentText(refusal.at, reader, 'start') });
    case 'channel': {
      const channels = refusal.channels.map((channel) => sayRefusal(`channel.${channel}`));
      return sayRefusal('channel', { channels: listText(channels) });
    }
    case 'too_little_spent': {
      const { missing, target } = refusal;
      return sayRefusal('too_little_spent', {
        target,
        amount: formatMoney(missing, reader.currency, reader.locale),
      });
    }
    default:
      return sayRefusal.reason(refusal);
  }
}
