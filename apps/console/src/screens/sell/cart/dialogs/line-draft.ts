import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import { maxPrice } from '@sokoni/rules/money/price-change';
import { lineDiscount, percentOff, takesMoreOff } from '@sokoni/rules/point-of-sale/line-discount';
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

export type LineChange = Pick<OpenLine, 'quantity' | 'unit_price' | 'discount' | 'discount_percent' | 'note'>;

export type LineProblems = Partial<Record<keyof LineDraft, string>>;

export function draftOf(line: OpenLine, reason: string, currency: CurrencyCode): LineDraft {
  const percent = percentOff(line);
  const amount = line.discount === 0 ? '' : amountText(line.discount, currency);
  return {
    quantity: String(line.quantity),
    price: amountText(line.unit_price, currency),
    discount: percent ?? amount,
    discountKind: percent === null ? 'amount' : 'percent',
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
  const units = { quantity, unit_price: price ?? 0 };
  const off = discountOf(draft, units, currency);
  if (typeof off === 'string') problems.discount = off;
  const given = typeof off === 'string' ? nothingOff : off;
  const change = { ...units, ...given, note: draft.note.trim() };
  if (needsReason(draft, line, currency) && draft.reason.trim() === '')
    problems.reason = say('problem.reason');
  return Object.keys(problems).length > 0 ? { change: null, problems } : { change, problems: null };
}

/** Whether a line is sold at another price than it is listed at; a custom item has none. */
export function isOffListed(
  { unit_price }: Pick<LineChange, 'unit_price'>,
  { listed_price }: OpenLine,
): boolean {
  return listed_price !== null && unit_price !== listed_price;
}

/** Another price asks for a reason; for a discount one may be given. */
export function needsReason({ price }: LineDraft, line: OpenLine, currency: CurrencyCode): boolean {
  const typed = amountOf(price, currency);
  return typed !== null && isOffListed({ unit_price: typed }, line);
}

/** What somebody who may has to allow of a change: another price than the listed one, and a larger share off. */
export function permissionsFor(change: LineChange, line: OpenLine): ('overridePrices' | 'giveDiscount')[] {
  const isRepriced = isOffListed(change, line) && change.unit_price !== line.unit_price;
  return [
    ...(isRepriced ? (['overridePrices'] as const) : []),
    ...(takesMoreOff(change, line) ? (['giveDiscount'] as const) : []),
  ];
}

const nothingOff = { discount: 0, discount_percent: null };

/** What comes off, or what is wrong with what was typed. */
function discountOf(
  { discountKind, discount }: LineDraft,
  units: Pick<LineChange, 'quantity' | 'unit_price'>,
  currency: CurrencyCode,
): Pick<LineChange, 'discount' | 'discount_percent'> | string {
  const text = discount.trim();
  if (text === '') return nothingOff;
  if (discountKind === 'percent') {
    const percent = percentIn(text);
    if (percent === null) return say('problem.percent');
    if (Number(percent) === 0) return nothingOff;
    const given = { discount: 0, discount_percent: percent };
    return { ...given, discount: lineDiscount({ ...units, ...given }) };
  }
  const amount = amountOf(text, currency);
  if (amount === null || amount < 0) return say('problem.amount');
  if (amount > units.quantity * units.unit_price) return say('problem.aboveLine');
  return { discount: amount, discount_percent: null };
}

/** A percentage from 0 to 100 with up to 3 decimals, as it was typed; null for anything else. */
export function percentIn(text: string): string | null {
  const trimmed = text.trim();
  return /^\d{1,3}(\.\d{1,3})?$/.test(trimmed) && Number(trimmed) <= 100 ? trimmed : null;
}
