import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import { toThousandths } from '@sokoni/rules/money/percent';
import { orderLimits } from '@sokoni/rules/orders/order-labels';
import { amountOf, amountProblem, countOf, countProblem } from '#parts/numbers/typed-number.ts';
import type { LineFields, OrderFields } from './order-fields.ts';

/** Sentences by the place they stand under: `lines`, `lines.<key>.quantity`, `discount`, `code`, `shipping`, `due_on`. */
export type OrderProblems = Readonly<Record<string, string>>;

/** What is wrong; empty when it can be saved. An order that was placed keeps at least one line, and its due date. */
export function checkOrderFields(
  fields: OrderFields,
  currency: CurrencyCode,
  { isPlaced, isDue, isNamed }: { isPlaced: boolean; isDue: boolean; isNamed: boolean },
): OrderProblems {
  const problems: Record<string, string> = {};
  const { lines } = fields;
  if (isPlaced && lines.length === 0) problems.lines = 'Add at least one item';
  if (lines.length > orderLimits.lines)
    problems.lines = `An order can have at most ${orderLimits.lines} line items`;
  for (const line of lines) {
    for (const [field, problem] of Object.entries(lineProblems(line, currency))) {
      if (problem) problems[`lines.${line.key}.${field}`] = problem;
    }
  }
  const discount = discountProblem(fields, currency);
  if (discount) problems.discount = discount;
  const shipping = amountProblem(fields.shipping, currency, 'an amount');
  if (shipping) problems.shipping = shipping;
  if (isNamed && !fields.customer) problems.customer_id = 'Choose a customer';
  if (isDue && fields.dueOn === '') problems.due_on = 'Enter a due date';
  return problems;
}

function lineProblems(line: LineFields, currency: CurrencyCode): Record<string, string | undefined> {
  const units = countOf(line.quantity);
  const price = amountOf(line.unitPrice, currency);
  const off = amountOf(line.discount, currency) ?? 0;
  return {
    title: line.isOwn && line.title.trim() === '' ? 'Enter an item name' : undefined,
    quantity:
      units === null || units < 1
        ? 'Enter a whole number of 1 or more'
        : units < line.fulfilled
          ? `${line.fulfilled} already fulfilled`
          : countProblem(line.quantity),
    unitPrice: line.unitPrice.trim() === '' ? 'Enter a price' : amountProblem(line.unitPrice, currency),
    discount:
      amountProblem(line.discount, currency, 'an amount') ??
      (units !== null && price !== null && off > units * price
        ? 'The discount can’t be more than the item total'
        : undefined),
  };
}

function discountProblem(
  { discountKind, discount }: OrderFields,
  currency: CurrencyCode,
): string | undefined {
  if (discount.trim() === '') return undefined;
  if (discountKind === 'amount') return amountProblem(discount, currency, 'an amount');
  const percent = toThousandths(discount);
  return percent.ok ? undefined : 'Enter a percentage up to 100, with at most 3 decimals';
}
