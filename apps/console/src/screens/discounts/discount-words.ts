import type { DiscountTerms } from '@sokoni/rules/discounts/discount';
import type { DiscountRow } from '#contract-types.ts';
import { sayDiscountList } from '#sentences/discounts/list.ts';
import { sayDiscount } from '#sentences/discounts/texts.ts';

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
  if (applies_to === 'order') return sayDiscountList('target.order');
  const count = applies_to === 'products' ? product_ids.length : category_ids.length;
  return sayDiscountList(`target.${applies_to}`, { count });
}

/** How often it was used: `3 of 10`. */
export function usesText({ uses, use_limit }: Pick<DiscountRow, 'uses' | 'use_limit'>): string {
  return use_limit === null
    ? sayDiscount('uses.unlimited', { uses })
    : sayDiscount('uses.limited', { uses, limit: use_limit });
}
