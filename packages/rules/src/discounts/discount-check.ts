import { type FieldProblem, type FormCheck, formCheck } from '#forms/form-check.ts';
import { messages } from '#messages.ts';
import { PERCENT_PLACES, toThousandths } from '#money/percent.ts';
import { type DiscountTerms, discountCode, discountLimits, isDiscountCode } from './discount.ts';

export type DiscountField = keyof DiscountTerms;

type Problem = FieldProblem<DiscountField>;

/** Checks a discount, in the order of the form. */
export function checkDiscount(terms: DiscountTerms): FormCheck<DiscountField> {
  return formCheck<DiscountField>([
    ['code', terms.code === null ? undefined : codeProblem(terms.code)],
    [
      'title',
      terms.code === null && terms.title.trim() === ''
        ? 'Enter a title. It is shown on receipts.'
        : undefined,
    ],
    ...valueProblems(terms),
    ...targetProblems(terms),
    ...minimumProblems(terms),
    ['channels', terms.channels.length === 0 ? 'Choose at least one sales channel' : undefined],
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

function codeProblem(typed: string): string | undefined {
  const code = discountCode(typed);
  if (code === '') return 'Enter a code';
  if (code.length > discountLimits.codeLength) return `Use at most ${discountLimits.codeLength} characters`;
  return isDiscountCode(code) ? undefined : 'Use letters A to Z, digits and dashes';
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

function percentProblem(percent: number | null): string | undefined {
  if (percent === null) return messages.percentInvalid;
  const thousandths = toThousandths(percent);
  if (!thousandths.ok && thousandths.reason === 'too_many_decimals')
    return messages.percentTooManyDecimals(PERCENT_PLACES);
  if (!thousandths.ok || thousandths.value === 0) return 'Enter a percentage above 0, up to 100';
  return undefined;
}

function targetProblems({ applies_to, product_ids, category_ids }: DiscountTerms): Problem[] {
  if (applies_to === 'products')
    return [['product_ids', choiceProblem(product_ids, discountLimits.products, 'product', 'products')]];
  if (applies_to === 'categories')
    return [
      ['category_ids', choiceProblem(category_ids, discountLimits.categories, 'category', 'categories')],
    ];
  return [];
}

function choiceProblem(ids: readonly string[], most: number, one: string, many: string): string | undefined {
  if (ids.length === 0) return `Choose at least one ${one}`;
  return ids.length > most ? `Choose at most ${most} ${many}` : undefined;
}

function minimumProblems({ minimum_spend, minimum_quantity }: DiscountTerms): Problem[] {
  const both = minimum_spend !== null && minimum_quantity !== null;
  return [
    ['minimum_spend', minimum_spend === null ? undefined : amountProblem(minimum_spend)],
    [
      'minimum_quantity',
      both
        ? 'Choose a minimum amount or a minimum quantity, not both'
        : optionalCount(minimum_quantity, discountLimits.units),
    ],
  ];
}

function endProblem({ starts_at, ends_at }: DiscountTerms): string | undefined {
  if (ends_at === null || Date.parse(ends_at) > Date.parse(starts_at)) return undefined;
  return 'The end must be after the start';
}

function amountProblem(amount: number | null): string | undefined {
  if (amount === null || !Number.isSafeInteger(amount) || amount < 1) return 'Enter an amount above 0';
  return amount > discountLimits.amount ? 'This is too large' : undefined;
}

function optionalCount(value: number | null, most: number): string | undefined {
  return value === null ? undefined : count(value, most);
}

function count(value: number | null, most: number): string | undefined {
  if (value === null || !Number.isSafeInteger(value) || value < 1) return 'Enter 1 or more';
  return value > most ? 'This is too large' : undefined;
}
