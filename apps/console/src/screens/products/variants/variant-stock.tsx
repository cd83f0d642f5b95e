import type { Variant } from '#contract-types.ts';
import { countOf } from '#parts/numbers/typed-number.ts';
import type { VariantFields } from '#screens/products/form/product-fields.ts';
import { StockBadge } from '#screens/products/product-badges.tsx';
import { sayVariants } from '#sentences/products/variants.ts';
import { sayProduct } from '#sentences/products/words.ts';
import { Muted } from '#ui/layout/layout.tsx';

/** What can still be sold of a variant, as it is saved. */
export function VariantStock({ variant, level }: { variant: VariantFields; level: Variant | undefined }) {
  if (!level)
    return (
      <Muted>{variant.track_quantity ? sayVariants('row.afterSaving') : sayProduct('stock.untracked')}</Muted>
    );
  return <StockBadge available={level.available} stock_state={stateOf(variant, level.available)} />;
}

function stateOf({ track_quantity, low_stock_at }: VariantFields, available: number) {
  if (!track_quantity) return 'untracked';
  if (available <= 0) return 'out';
  const threshold = countOf(low_stock_at);
  return threshold !== null && available <= threshold ? 'low' : 'in';
}
