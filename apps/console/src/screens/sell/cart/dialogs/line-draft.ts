import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import { percentOf } from '@sokoni/rules/money/money';
import { maxPrice } from '@sokoni/rules/money/price-change';
import type { OpenLine } from '@sokoni/rules/point-of-sale/open-sale';
import { isQuantity } from '@sokoni/rules/products/product-check';
import { amountOf, amountText, countOf } from '#parts/numbers/typed-number.ts';
import { sayLine as say } from '#sentences/sell/line.ts';

/** What stands in the fields of a line. */
export interface LineDraft {
  quantity: string;
  price: string;
  discount: string;
  discountKind: 'amount' | 'percent';
  reason: string;
  note: string;
}

export type LineChange = Pick<OpenLine, 'quantity' | 'unit_price' | 'discount' | 'note'>;

export type LineProblems = Partial<Record<keyof LineDraft, string>>;

export function draftOf(line: OpenLine, reason: string, currency: CurrencyCode): LineDraft {
  return {
    quantity: String(line.quantity),
    price: amountText(line.unit_price, currency),
    discount: line.discount === 0 ? '' : amountText(line.discount, currency),
    discountKind: 'amount',
    reason,
    note: line.note,
  };
}

/** What the fields make of a line, or what is wrong with them. */
export function readLine(
  draft: LineDraft,
  line: OpenLine,
  currency: CurrencyCode,
): { change: LineChange; problems: null } | { change: null; problems: LineProblems } {
  const quantity = countOf(draft.quantity) ?? 0;
  const price = amountOf(draft.price, currency);
  const problems: LineProblems = {};
  if (quantity < 1) problems.quantity = say('problem.quantity');
  else if (!isQuantity(quantity)) problems.quantity = say('problem.tooLarge');
  if (price === null || price < 0) problems.price = say('problem.price');
  else if (price > maxPrice) problems.price = say('problem.tooLarge');
  const whole = quantity * (price ?? 0);
  const discount = discountOf(draft, whole, currency);
  if (typeof discount === 'string') problems.discount = discount;
  const change = { quantity, unit_price: price ?? 0, discount: Number(discount), note: draft.note.trim() };
  if (isOffListed(change, line) && draft.reason.trim() === '') problems.reason = say('problem.reason');
  return Object.keys(problems).length > 0 ? { change: null, problems } : { change, problems: null };
}

/** Whether a line is sold at another price than it is listed at; a custom item has none. */
export function isOffListed({ unit_price }: LineChange, { listed_price }: OpenLine): boolean {
  return listed_price !== null && unit_price !== listed_price;
}

/** What comes off, in minor units, or what is wrong with what was typed. */
function discountOf(draft: LineDraft, whole: number, currency: CurrencyCode): number | string {
  const text = draft.discount.trim();
  if (text === '') return 0;
  if (draft.discountKind === 'percent') {
    const percent = percentIn(text);
    return percent === null ? say('problem.percent') : percentOf(whole, percent);
  }
  const amount = amountOf(text, currency);
  if (amount === null || amount < 0) return say('problem.amount');
  return amount > whole ? say('problem.aboveLine') : amount;
}

/** A percentage from 0 to 100 with up to 3 decimals, as it was typed; null for anything else. */
export function percentIn(text: string): string | null {
  const trimmed = text.trim();
  return /^\d{1,3}(\.\d{1,3})?$/.test(trimmed) && Number(trimmed) <= 100 ? trimmed : null;
}
