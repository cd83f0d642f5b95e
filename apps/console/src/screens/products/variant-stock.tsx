import type { Variant } from '#api/types.ts';
import { countOf } from '#parts/typed-number.ts';
import { Muted } from '#ui/layout.tsx';
import type { VariantFields } from './product-fields.ts';
import { StockBadge } from './product-words.tsx';

/** What can still be sold of a variant, as it is saved. */
export function VariantStock({ variant, level }: { variant: VariantFields; level: Variant | undefined }) {
  if (!level) return <Muted>{variant.track_quantity ? 'After saving' : 'Not counted'}</Muted>;
  return <StockBadge available={level.available} stock_state={stateOf(variant, level.available)} />;
}

function stateOf({ track_quantity, low_stock_at }: VariantFields, available: number) {
  if (!track_quantity) return 'untracked';
  if (available <= 0) return 'out';
  const threshold = countOf(low_stock_at);
  return threshold !== null && available <= threshold ? 'low' : 'in';
}
