import { commaText, listText } from '@sokoni/messages/list-text';
import type { DiscountTerms } from '@sokoni/rules/discounts/discount';
import { type DiscountReader, momentText } from '@sokoni/rules/discounts/discount-days';
import { formatMoney } from '@sokoni/rules/money/money';
import { orderChannels } from '@sokoni/rules/orders/order-labels';
import { sayDiscount as say } from '#sentences/discounts/texts.ts';

/**
 * What a discount does, in plain words: `10% off shoes and bags, for the web store, from 1 Dec 2026 to 24 Dec 2026, once per
 * customer.` For terms that pass `checkDiscount`.
 * @param names of the chosen products or categories, those that are known
 */
export function discountText(terms: DiscountTerms, names: readonly string[], reader: DiscountReader): string {
  const { channels, ends_at, customer_limit, use_limit } = terms;
  const start = momentText(terms.starts_at, reader, 'start');
  const isEverywhere = channels.length === orderChannels.length;
  const conditions = [
    valueText(terms, targetText(terms, names), reader),
    terms.minimum_spend !== null &&
      say('condition.spend', { amount: moneyText(terms.minimum_spend, reader) }),
    terms.minimum_quantity !== null && say('condition.items', { units: terms.minimum_quantity }),
    !isEverywhere && channels.length > 0 && say('condition.channels', { channels: channelsText(channels) }),
    ends_at === null
      ? say('condition.from', { start })
      : say('condition.fromTo', { start, end: momentText(ends_at, reader, 'end') }),
    customer_limit !== null && say('condition.perCustomer', { times: customer_limit }),
    use_limit !== null && say('condition.inTotal', { times: use_limit }),
  ];
  return say('sentence', { conditions: commaText(conditions) });
}

/** What is taken off, without of what, when and for whom: `10% off`, `Buy 2, get 1 free`. */
export function discountValueText(terms: DiscountTerms, reader: DiscountReader): string {
  return valueText(terms, '', reader);
}

function valueText(terms: DiscountTerms, target: string, reader: DiscountReader): string {
  const percent = terms.percent ?? 0;
  if (terms.kind === 'amount') {
    const amount = moneyText(terms.amount ?? 0, reader);
    return target === '' ? say('value.amount', { amount }) : say('value.amountOf', { amount, target });
  }
  if (terms.kind === 'percent')
    return target === '' ? say('value.percent', { percent }) : say('value.percentOf', { percent, target });
  const value = setText(terms, terms.applies_to === 'order' ? '' : target);
  const { most_times: times } = terms;
  return times === null ? value : commaText([value, say('condition.perOrder', { times })]);
}

function setText({ percent, buy_quantity, get_quantity }: DiscountTerms, target: string): string {
  const set = { buy: buy_quantity ?? 0, get: get_quantity ?? 0, percent: percent ?? 0, target };
  if (percent === 100) return target === '' ? say('value.free', set) : say('value.freeOf', set);
  return target === '' ? say('value.cheaper', set) : say('value.cheaperOf', set);
}

function targetText(
  { applies_to, product_ids, category_ids }: DiscountTerms,
  names: readonly string[],
): string {
  if (applies_to === 'order') return say('target.order');
  const count = applies_to === 'products' ? product_ids.length : category_ids.length;
  if (names.length > 0 && names.length === count && count <= 3) return listText(names);
  return say(`target.${applies_to}`, { count });
}

/** `the web store and wholesale`, in the order of the channels. */
function channelsText(channels: DiscountTerms['channels']): string {
  const known = orderChannels.filter((one) => channels.includes(one));
  return listText(known.map((channel) => say(`channel.${channel}`)));
}

function moneyText(minor: number, { currency, locale }: DiscountReader): string {
  return formatMoney(minor, currency, locale);
}
