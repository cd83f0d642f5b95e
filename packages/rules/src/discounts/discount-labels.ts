import type { CurrencyCode } from '#money/currencies.ts';
import { formatMoney } from '#money/money.ts';
import { type OrderChannel, orderChannels } from '#orders/order-labels.ts';
import { dayAfter, wallTimeOf } from '#wall-time.ts';
import type { DiscountTerms } from './discount.ts';

/** For whom amounts and days are written. */
export interface DiscountReader {
  readonly currency: CurrencyCode;
  /** Of the store. */
  readonly timezone: string;
  readonly locale: string;
}

/** How the places to sell read within a sentence. */
const inSentence: Readonly<Record<OrderChannel, string>> = {
  web: 'the web store',
  in_person: 'in-person sales',
  wholesale: 'wholesale',
  manual: 'manual orders',
};

/** `the web store and wholesale`, in the order of the channels. */
export function channelsText(channels: readonly OrderChannel[]): string {
  const known = (Object.keys(orderChannels) as OrderChannel[]).filter((one) => channels.includes(one));
  return listed(known.map((channel) => inSentence[channel]));
}

/**
 * An instant (ISO 8601) as a day in the store's time zone, with the time unless a day begins there. A span that ends as a day
 * begins reads as ending on the day before.
 */
export function momentText(instant: string, reader: DiscountReader, edge: 'start' | 'end'): string {
  const { time } = wallTimeOf(instant, reader.timezone);
  const day = edgeDayText(instant, reader, edge);
  return time === '00:00' ? day : `${day}, ${time}`;
}

/** The first or last day of a span in the store's time zone, without the time. */
export function edgeDayText(instant: string, reader: DiscountReader, edge: 'start' | 'end'): string {
  const { day, time } = wallTimeOf(instant, reader.timezone);
  const shown = time === '00:00' && edge === 'end' ? dayAfter(day, -1) : day;
  const format = new Intl.DateTimeFormat(reader.locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(Date.parse(`${shown}T12:00:00Z`));
}

/**
 * What a discount does, in plain words: `10% off shoes and bags, for the web store, from Dec 1, 2026 to Dec 24, 2026, once per
 * customer`. For terms that pass `checkDiscount`.
 * @param names of the chosen products or categories, those that are known
 */
export function discountText(terms: DiscountTerms, names: readonly string[], reader: DiscountReader): string {
  const money = (minor: number | null) => formatMoney(minor ?? 0, reader.currency, reader.locale);
  const { use_limit: uses, customer_limit: each } = terms;
  const everywhere = terms.channels.length === Object.keys(orderChannels).length;
  const parts = [
    valueText(terms, targetText(terms, names), money),
    terms.minimum_spend === null ? '' : `minimum ${money(terms.minimum_spend)}`,
    terms.minimum_quantity === null ? '' : `minimum ${units(terms.minimum_quantity)}`,
    everywhere || terms.channels.length === 0 ? '' : `for ${channelsText(terms.channels)}`,
    `from ${momentText(terms.starts_at, reader, 'start')}${terms.ends_at ? ` to ${momentText(terms.ends_at, reader, 'end')}` : ''}`,
    each === null ? '' : `${times(each)} per customer`,
    uses === null ? '' : `${times(uses)} in total`,
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** What is taken off of what, without when and for whom: `10% off`, `Buy 2, get 1 free`. */
export function discountValueText(terms: DiscountTerms, reader: DiscountReader): string {
  return valueText(terms, '', (minor) => formatMoney(minor ?? 0, reader.currency, reader.locale));
}

function valueText(terms: DiscountTerms, target: string, money: (minor: number | null) => string): string {
  const of = target === '' ? '' : ` ${target}`;
  if (terms.kind === 'amount') return `${money(terms.amount)} off${of}`;
  if (terms.kind === 'percent') return `${terms.percent ?? 0}% off${of}`;
  const off = terms.percent === 100 ? 'free' : `at ${terms.percent ?? 0}% off`;
  const among = target === '' || target === 'the whole order' ? '' : ` of ${target}`;
  const most = terms.most_times === null ? '' : `, at most ${times(terms.most_times)} per order`;
  return `Buy ${terms.buy_quantity ?? 0}${among}, get ${terms.get_quantity ?? 0} ${off}${most}`;
}

function targetText(
  { applies_to, product_ids, category_ids }: DiscountTerms,
  names: readonly string[],
): string {
  if (applies_to === 'order') return 'the whole order';
  const chosen = applies_to === 'products' ? product_ids.length : category_ids.length;
  if (names.length > 0 && names.length === chosen && chosen <= 3) return listed(names);
  const one = applies_to === 'products' ? 'product' : 'category';
  return chosen === 1 ? `1 chosen ${one}` : `${chosen} chosen ${applies_to}`;
}

function units(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
