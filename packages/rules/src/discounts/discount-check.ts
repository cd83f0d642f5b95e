import { type FormProblems, formProblems, type ReasonedField } from '#forms/form-problems.ts';
import { PERCENT_PLACES, toThousandths } from '#money/percent.ts';
import { type DiscountTerms, discountCode, discountLimits, isDiscountCode } from './discount.ts';

export type DiscountField = keyof DiscountTerms;

/** Why a discount is not saved so. */
export type DiscountReason =
  | { readonly reason: SimpleReason }
  | {
      readonly reason:
        | 'discount_code_too_long'
        | 'discount_products_too_many'
        | 'discount_categories_too_many';
      /** Characters, products or categories. */
      readonly max: number;
    }
  | {
      readonly reason: 'discount_percent_decimals';
      /** Decimals. */
      readonly places: number;
    };

type SimpleReason =
  | 'discount_code_missing'
  | 'discount_code_characters'
  | 'discount_title_missing'
  | 'discount_amount_missing'
  | 'discount_percent_missing'
  | 'discount_percent_range'
  | 'discount_count_missing'
  | 'discount_too_large'
  | 'discount_products_missing'
  | 'discount_categories_missing'
  | 'discount_two_minimums'
  | 'discount_channels_missing'
  | 'discount_end_before_start';

type Problem = ReasonedField<DiscountField, DiscountReason>;
type Wrong = DiscountReason | undefined;

/** Checks a discount, in the order of the form. */
export function checkDiscount(terms: DiscountTerms): FormProblems<DiscountField, DiscountReason> {
  return formProblems<DiscountField, DiscountReason>([
    ['code', terms.code === null ? undefined : codeProblem(terms.code)],
    [
      'title',
      terms.code === null && terms.title.trim() === '' ? { reason: 'discount_title_missing' } : undefined,
    ],
    ...valueProblems(terms),
    ...targetProblems(terms),
    ...minimumProblems(terms),
    ['channels', terms.channels.length === 0 ? { reason: 'discount_channels_missing' } : undefined],
    ['ends_at', endProblem(terms)],
    ['use_limit', optionalCount(terms.use_limit, discountLimits.uses)],
    ['customer_limit', optionalCount(terms.customer_limit, discountLimits.uses)],
  ]);
}

/** The terms as they are kept: what belongs to another kind, target or way of use is left out. */
export function settledTerms(terms: DiscountTerms): DiscountTerms {
  const isSet = terms.kind === 'buy_get';
  return {
    ...terms,
    title: terms.title.trim(),
    code: terms.code === null ? null : discountCode(terms.code),
    percent: terms.kind === 'amount' ? null : terms.percent,
    amount: terms.kind === 'amount' ? terms.amount : null,
    buy_quantity: isSet ? terms.buy_quantity : null,
    get_quantity: isSet ? terms.get_quantity : null,
    most_times: isSet ? terms.most_times : null,
    product_ids: terms.applies_to === 'products' ? terms.product_ids : [],
    category_ids: terms.applies_to === 'categories' ? terms.category_ids : [],
  };
}

function codeProblem(typed: string): Wrong {
  const code = discountCode(typed);
  if (code === '') return { reason: 'discount_code_missing' };
  const { codeLength: max } = discountLimits;
  if (code.length > max) return { reason: 'discount_code_too_long', max };
  return isDiscountCode(code) ? undefined : { reason: 'discount_code_characters' };
}

function valueProblems(terms: DiscountTerms): Problem[] {
  if (terms.kind === 'amount') return [['amount', amountProblem(terms.amount)]];
  const percent: Problem = ['percent', percentProblem(terms.percent)];
  if (terms.kind === 'percent') return [percent];
  return [
    ['buy_quantity', count(terms.buy_quantity, discountLimits.units)],
    ['get_quantity', count(terms.get_quantity, discountLimits.units)],
    percent,
    ['most_times', optionalCount(terms.most_times, discountLimits.units)],
  ];
}

function percentProblem(percent: number | null): Wrong {
  if (percent === null) return { reason: 'discount_percent_missing' };
  const thousandths = toThousandths(percent);
  if (!thousandths.ok && thousandths.reason === 'too_many_decimals')
    return { reason: 'discount_percent_decimals', places: PERCENT_PLACES };
  if (!thousandths.ok || thousandths.value === 0) return { reason: 'discount_percent_range' };
  return undefined;
}

function targetProblems({ applies_to, product_ids, category_ids }: DiscountTerms): Problem[] {
  if (applies_to === 'products')
    return [['product_ids', choiceProblem('products', product_ids, discountLimits.products)]];
  if (applies_to === 'categories')
    return [['category_ids', choiceProblem('categories', category_ids, discountLimits.categories)]];
  return [];
}

function choiceProblem(what: 'products' | 'categories', ids: readonly string[], max: number): Wrong {
  if (ids.length === 0) return { reason: `discount_${what}_missing` };
  return ids.length > max ? { reason: `discount_${what}_too_many`, max } : undefined;
}

function minimumProblems({ minimum_spend, minimum_quantity }: DiscountTerms): Problem[] {
  const both = minimum_spend !== null && minimum_quantity !== null;
  return [
    ['minimum_spend', minimum_spend === null ? undefined : amountProblem(minimum_spend)],
    [
      'minimum_quantity',
      both ? { reason: 'discount_two_minimums' } : optionalCount(minimum_quantity, discountLimits.units),
    ],
  ];
}

function endProblem({ starts_at, ends_at }: DiscountTerms): Wrong {
  if (ends_at === null || Date.parse(ends_at) > Date.parse(starts_at)) return undefined;
  return { reason: 'discount_end_before_start' };
}

function amountProblem(amount: number | null): Wrong {
  if (amount === null || !Number.isSafeInteger(amount) || amount < 1)
    return { reason: 'discount_amount_missing' };
  return amount > discountLimits.amount ? { reason: 'discount_too_large' } : undefined;
}

function optionalCount(value: number | null, most: number): Wrong {
  return value === null ? undefined : count(value, most);
}

function count(value: number | null, most: number): Wrong {
  if (value === null || !Number.isSafeInteger(value) || value < 1)
    return { reason: 'discount_count_missing' };
  return value > most ? { reason: 'discount_too_large' } : undefined;
}
