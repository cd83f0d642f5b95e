import type { DiscountKind, DiscountTarget, DiscountTerms } from '@sokoni/rules/discounts/discount';
import { checkDiscount, type DiscountField } from '@sokoni/rules/discounts/discount-check';
import { inSentences } from '@sokoni/rules/forms/form-problems';
import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import { type OrderChannel, orderChannels } from '@sokoni/rules/orders/order-labels';
import { dayAfter, instantOf, isCalendarDay, wallTimeOf } from '@sokoni/rules/wall-time';
import type { BodyFor, Discount } from '#contract-types.ts';
import { amountOf, amountText, countOf } from '#parts/numbers/typed-number.ts';
import { sayDiscountPage as say } from '#sentences/discounts/page.ts';
import { sayDiscountProblem } from '#sentences/discounts/problems.ts';

export interface ChosenProduct {
  id: string;
  title: string;
  image: string | null;
}

/** A discount as it is typed. */
export interface DiscountFields {
  way: 'code' | 'automatic';
  code: string;
  title: string;
  kind: DiscountKind;
  percent: string;
  amount: string;
  buyQuantity: string;
  getQuantity: string;
  mostTimes: string;
  appliesTo: DiscountTarget;
  products: readonly ChosenProduct[];
  categoryIds: readonly string[];
  minimum: 'none' | 'spend' | 'units';
  minimumSpend: string;
  minimumQuantity: string;
  channels: readonly OrderChannel[];
  startDay: string;
  /** Empty: as the day begins. */
  startTime: string;
  /** Empty: it does not end. */
  endDay: string;
  /** Empty: as the day is over. */
  endTime: string;
  useLimit: string;
  customerLimit: string;
}

/** Sentences by the field that they stand under. */
export type DiscountProblems = Readonly<Partial<Record<DiscountField, string>>>;

/** How amounts and times of the store are typed. */
export interface DiscountPlace {
  currency: CurrencyCode;
  timezone: string;
}

type Span = Pick<Discount, 'starts_at' | 'ends_at'>;

export function blankDiscount(now: Date, { timezone }: DiscountPlace): DiscountFields {
  return {
    ...{ way: 'code', code: '', title: '' },
    ...{ kind: 'percent', percent: '', amount: '', buyQuantity: '', getQuantity: '', mostTimes: '' },
    ...{ appliesTo: 'order', products: [], categoryIds: [] },
    ...{ minimum: 'none', minimumSpend: '', minimumQuantity: '' },
    channels: orderChannels,
    startDay: wallTimeOf(now.toISOString(), timezone).day,
    ...{ startTime: '', endDay: '', endTime: '', useLimit: '', customerLimit: '' },
  };
}

/** What is saved, as it would be typed. */
export function fieldsOf(discount: Discount, place: DiscountPlace): DiscountFields {
  const { minimum_spend: spend, minimum_quantity: units } = discount;
  return {
    way: discount.code === null ? 'automatic' : 'code',
    code: discount.code ?? '',
    title: discount.title,
    kind: discount.kind,
    percent: countText(discount.percent),
    amount: amountText(discount.amount, place.currency),
    buyQuantity: countText(discount.buy_quantity),
    getQuantity: countText(discount.get_quantity),
    mostTimes: countText(discount.most_times),
    appliesTo: discount.applies_to,
    products: discount.products,
    categoryIds: discount.category_ids,
    minimum: spend !== null ? 'spend' : units !== null ? 'units' : 'none',
    minimumSpend: amountText(spend, place.currency),
    minimumQuantity: countText(units),
    channels: discount.channels,
    ...spanFields(discount, place.timezone),
    useLimit: countText(discount.use_limit),
    customerLimit: countText(discount.customer_limit),
  };
}

/**
 * What is typed, as the rules know it; a number that is none is not a number there either.
 * @param kept the span as it was saved: what nobody has touched of it stays to the second
 */
export function termsOf(fields: DiscountFields, place: DiscountPlace, kept: Span | null): DiscountTerms {
  const isSet = fields.kind === 'buy_get';
  return {
    title: fields.title.trim(),
    code: fields.way === 'code' ? fields.code : null,
    kind: fields.kind,
    percent: fields.kind === 'amount' || fields.percent.trim() === '' ? null : Number(fields.percent),
    amount: fields.kind === 'amount' ? amountOf(fields.amount, place.currency) : null,
    buy_quantity: isSet ? countOf(fields.buyQuantity) : null,
    get_quantity: isSet ? countOf(fields.getQuantity) : null,
    most_times: isSet ? optionalCount(fields.mostTimes) : null,
    applies_to: fields.appliesTo,
    product_ids: fields.appliesTo === 'products' ? fields.products.map(({ id }) => id) : [],
    category_ids: fields.appliesTo === 'categories' ? fields.categoryIds : [],
    minimum_spend:
      fields.minimum === 'spend' ? (amountOf(fields.minimumSpend, place.currency) ?? Number.NaN) : null,
    minimum_quantity: fields.minimum === 'units' ? (countOf(fields.minimumQuantity) ?? Number.NaN) : null,
    channels: fields.channels,
    ...spanOf(fields, place.timezone, kept),
    use_limit: optionalCount(fields.useLimit),
    customer_limit: optionalCount(fields.customerLimit),
  };
}

/** What is wrong; empty when it can be saved. */
export function checkFields(
  fields: DiscountFields,
  place: DiscountPlace,
  kept: Span | null,
): DiscountProblems {
  const hasStart = isCalendarDay(fields.startDay);
  const hasEnd = fields.endDay === '' || isCalendarDay(fields.endDay);
  const startDay = hasStart ? fields.startDay : '2000-01-01';
  const endDay = hasEnd ? fields.endDay : '';
  return {
    ...problemsOf({ ...fields, startDay, endDay }, place, kept),
    ...(!hasStart && { starts_at: say('dates.missing') }),
    ...(!hasEnd && { ends_at: say('dates.missing') }),
  };
}

function problemsOf(fields: DiscountFields, place: DiscountPlace, kept: Span | null): DiscountProblems {
  const check = inSentences(checkDiscount(termsOf(fields, place, kept)), sayDiscountProblem.reason);
  return check.ok ? {} : check.fields;
}

export function draftBody(terms: DiscountTerms): BodyFor<'POST /marketplace/v1/stores/{id}/discounts'> {
  return {
    ...terms,
    product_ids: [...terms.product_ids],
    category_ids: [...terms.category_ids],
    channels: [...terms.channels],
  };
}

function spanFields({ starts_at, ends_at }: Span, timezone: string) {
  const start = wallTimeOf(starts_at, timezone);
  const end = ends_at === null ? { day: '', time: '' } : wallTimeOf(ends_at, timezone);
  const isWholeDay = end.time === '00:00';
  return {
    startDay: start.day,
    startTime: start.time === '00:00' ? '' : start.time,
    endDay: isWholeDay ? dayAfter(end.day, -1) : end.day,
    endTime: isWholeDay ? '' : end.time,
  };
}

function spanOf(fields: DiscountFields, timezone: string, kept: Span | null): Span {
  const { startDay, startTime, endDay, endTime } = fields;
  const saved = kept && spanFields(kept, timezone);
  const isStart = saved?.startDay === startDay && saved.startTime === startTime;
  const isEnd = saved?.endDay === endDay && saved.endTime === endTime;
  const end =
    endTime === '' ? { day: endDay && dayAfter(endDay), time: '00:00' } : { day: endDay, time: endTime };
  return {
    starts_at:
      isStart && kept ? kept.starts_at : instantOf({ day: startDay, time: startTime || '00:00' }, timezone),
    ends_at: endDay === '' ? null : isEnd && kept ? kept.ends_at : instantOf(end, timezone),
  };
}

function countText(value: number | null): string {
  return value === null ? '' : String(value);
}

function optionalCount(text: string): number | null {
  return text.trim() === '' ? null : (countOf(text) ?? Number.NaN);
}
