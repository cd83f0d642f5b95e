import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import { toThousandths } from '@sokoni/rules/money/percent';
import { orderLimits } from '@sokoni/rules/orders/order-labels';
import { amountOf, amountProblem, countOf, countProblem } from '#parts/numbers/typed-number.ts';
import { sayCustomerPicker } from '#sentences/customers/picker.ts';
import { sayOrderForm as say } from '#sentences/orders/form.ts';
import type { LineFields, OrderFields } from './order-fields.ts';

/** Sentences by the place they stand under: `lines`, `lines.<key>.quantity`, `discount`, `code`, `shipping`, `due_on`. */
export type OrderProblems = Readonly<Record<string, string>>;

interface CheckedOrder {
  isPlaced: boolean;
  isDue: boolean;
  isNamed: boolean;
  /** Who buys is being typed, and not added yet. */
  isAddingCustomer: boolean;
}

/** What is wrong; empty when it can be saved. An order that was placed keeps at least one line, and its due date. */
export function checkOrderFields(
  fields: OrderFields,
  currency: CurrencyCode,
  { isPlaced, isDue, isNamed, isAddingCustomer }: CheckedOrder,
): OrderProblems {
  const problems: Record<string, string> = {};
  const { lines } = fields;
  if (isPlaced && lines.length === 0) problems.lines = say('problem.noItems');
  if (lines.length > orderLimits.lines)
    problems.lines = say('problem.tooManyLines', { max: orderLimits.lines });
  for (const line of lines) {
    for (const [field, problem] of Object.entries(lineProblems(line, currency))) {
      if (problem) problems[`lines.${line.key}.${field}`] = problem;
    }
  }
  const discount = discountProblem(fields, currency);
  if (discount) problems.discount = discount;
  const shipping = amountProblem(fields.shipping, currency, 'an amount');
  if (shipping) problems.shipping = shipping;
  if (isAddingCustomer) problems.customer_id = sayCustomerPicker('new.unfinished');
  else if (isNamed && !fields.customer) problems.customer_id = say('problem.noCustomer');
  if (isDue && fields.dueOn === '') problems.due_on = say('problem.noDueDate');
  return problems;
}

function lineProblems(line: LineFields, currency: CurrencyCode): Record<string, string | undefined> {
  const units = countOf(line.quantity);
  const price = amountOf(line.unitPrice, currency);
  const off = amountOf(line.discount, currency) ?? 0;
  return {
    title: line.isOwn && line.title.trim() === '' ? say('problem.noName') : undefined,
    quantity:
      units === null || units < 1
        ? say('problem.quantity')
        : units < line.fulfilled
          ? say('problem.fulfilled', { count: line.fulfilled })
          : countProblem(line.quantity),
    unitPrice:
      line.unitPrice.trim() === '' ? say('problem.noPrice') : amountProblem(line.unitPrice, currency),
    discount:
      amountProblem(line.discount, currency, 'an amount') ??
      (units !== null && price !== null && off > units * price ? say('problem.lineDiscount') : undefined),
  };
}

function discountProblem(
  { discountKind, discount }: OrderFields,
  currency: CurrencyCode,
): string | undefined {
  if (discount.trim() === '') return undefined;
  if (discountKind === 'amount') return amountProblem(discount, currency, 'an amount');
  const percent = toThousandths(discount);
  return percent.ok ? undefined : say('problem.percent');
}
