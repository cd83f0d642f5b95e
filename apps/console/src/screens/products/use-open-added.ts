import { combinationName } from '@sokoni/rules/add-to-cart';
import { useAdjustStock, useLocations } from '#api/stock.ts';
import type { Product } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { countOf } from '#parts/count-of.ts';
import type { VariantFields } from './product-fields.ts';

/** So many lines go into one call. */
const linesPerCall = 500;

/**
 * Variants that were added to a product that was there before bring no stock along: what was typed for them is counted in, once
 * they are saved, at the first place of the store.
 */
export function useOpenAdded(
  productId: string,
): (sent: readonly VariantFields[], saved: Product) => Promise<void> {
  const adjust = useAdjustStock(productId);
  const place = useLocations().data?.find(({ closed_at }) => closed_at === null);

  return async (sent, saved) => {
    const ids = new Map(saved.variants.map(({ id, entries }) => [combinationName(entries), id]));
    const lines = sent.flatMap(({ id, entries, track_quantity, opening_stock }) => {
      const counted = countOf(opening_stock);
      const variantId = ids.get(combinationName(entries));
      if (id !== null || !track_quantity || !counted || !variantId || !place) return [];
      return [{ variant_id: variantId, location_id: place.id, counted }];
    });
    try {
      for (let start = 0; start < lines.length; start += linesPerCall) {
        await adjust.mutateAsync({ reason: 'count', lines: lines.slice(start, start + linesPerCall) });
      }
    } catch (error) {
      showFailure(error);
    }
  };
}
