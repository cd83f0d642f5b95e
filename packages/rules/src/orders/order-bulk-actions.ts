import type { Result } from '#result.ts';
import { orderLimits } from './order-labels.ts';

/** What is done with many orders at once. */
export const orderActKinds = ['fulfil', 'add_tags', 'remove_tags'] as const;

export type OrderActKind = (typeof orderActKinds)[number];

/** Packing slips that are printed at once: what a person packs in a day. */
export const mostPackingSlips = 200;

/** One such act with what it needs. */
export type OrderBulkAction =
  | { readonly kind: 'fulfil' }
  | { readonly kind: 'add_tags' | 'remove_tags'; readonly tags: readonly string[] };

/** The tags that an order has afterwards, each once whatever its case; those that it has keep their spelling. */
export function tagsAfter(
  before: readonly string[],
  { kind, tags }: Extract<OrderBulkAction, { tags: readonly string[] }>,
): Result<string[], 'too_many_tags'> {
  const named = new Set(tags.map((tag) => tag.toLowerCase()));
  if (kind === 'remove_tags') {
    return { ok: true, value: before.filter((tag) => !named.has(tag.toLowerCase())) };
  }
  const known = new Set(before.map((tag) => tag.toLowerCase()));
  const after = [...before];
  for (const tag of tags) {
    if (!known.has(tag.toLowerCase())) after.push(tag);
    known.add(tag.toLowerCase());
  }
  return after.length > orderLimits.tags
    ? { ok: false, reason: 'too_many_tags' }
    : { ok: true, value: after };
}
