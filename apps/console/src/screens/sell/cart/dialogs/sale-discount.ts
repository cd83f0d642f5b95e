import type { CartDiscount } from '@sokoni/rules/cart/cart-totals';
import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import { lineDiscount } from '@sokoni/rules/point-of-sale/line-discount';
import type { OpenSale } from '@sokoni/rules/point-of-sale/open-sale';
import { amountOf } from '#parts/numbers/typed-number.ts';
import { sayLine as say } from '#sentences/sell/line.ts';
import { sayRefusal } from '#sentences/sell/refusals.ts';
import { percentIn } from './line-draft.ts';

/** What was typed as a discount on the whole sale, null for none; or what is wrong with it. */
export function readDiscount(
  kind: CartDiscount['kind'],
  text: string,
  { lines }: OpenSale,
  currency: CurrencyCode,
): { discount: CartDiscount | null } | { problem: string } {
  if (text.trim() === '') return { discount: null };
  if (kind === 'percent') {
    const percent = percentIn(text);
    if (percent === null) return { problem: say('problem.percent') };
    return { discount: Number(percent) === 0 ? null : { kind, percent } };
  }
  const amount = amountOf(text, currency);
  if (amount === null || amount < 0) return { problem: say('problem.amount') };
  const most = lines.reduce((sum, line) => sum + line.quantity * line.unit_price - lineDiscount(line), 0);
  if (amount > most) return { problem: say('problem.aboveSale') };
  return { discount: amount === 0 ? null : { kind, amount } };
}

/** A typed discount code, empty for none; or what is wrong with it. One that only takes nothing off yet is none the worse. */
export function readCode(
  text: string,
  discounts: readonly { readonly code: string | null }[],
): { code: string } | { problem: string } {
  const code = text.trim().toUpperCase();
  const isKnown = code === '' || discounts.some((discount) => discount.code === code);
  return isKnown ? { code } : { problem: sayRefusal('unknown_code', { code }) };
}
