import type { DiscountTerms } from '@sokoni/rules/discounts/discount';
import { discountTargets } from '@sokoni/rules/discounts/discount';
import type { DiscountRow } from '#contract-types.ts';
import { countText } from '#parts/numbers/count-text.ts';

/** What a discount is called: its title, or its code where it has none. */
export function nameOf({ title, code }: Pick<DiscountRow, 'title' | 'code'>): string {
  return title || (code ?? '');
}

/** What it is for, with how many of them. */
export function targetText({
  applies_to,
  product_ids,
  category_ids,
}: Pick<DiscountTerms, 'applies_to' | 'product_ids' | 'category_ids'>): string {
  if (applies_to === 'order') return discountTargets.order;
  const count = applies_to === 'products' ? product_ids.length : category_ids.length;
  const one = applies_to === 'products' ? 'product' : 'category';
  return count === 1 ? `1 ${one}` : `${countText(count)} ${applies_to}`;
}

/** How often it was used: `3 of 10`. */
export function usesText({ uses, use_limit }: Pick<DiscountRow, 'uses' | 'use_limit'>): string {
  return use_limit === null ? countText(uses) : `${countText(uses)} of ${countText(use_limit)}`;
}
