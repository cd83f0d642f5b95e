import { useActiveStoreId } from '#api/client/active-store.ts';
import { findVariants, useVariantSearch } from '#api/inventory/stock-lists.ts';
import type { StockRow } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { sayItems } from '#sentences/products/items.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { ItemsPicker, useItemsSearch } from './item-picker.tsx';

interface VariantPickerProps {
  label: string;
  onPick: (variant: StockRow) => void;
}

/** A search for variants; after one is picked it is ready for the next. */
export function VariantPicker({ label, onPick }: VariantPickerProps) {
  const storeId = useActiveStoreId();
  const search = useItemsSearch();
  const { data } = useVariantSearch(search.words);

  async function pickFirst(words: string): Promise<void> {
    try {
      const [first] = await findVariants(storeId, words);
      if (first) onPick(first);
      else toast.warning(sayItems('picker.noneFor', { words }));
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <ItemsPicker
      label={label}
      placeholder={label}
      search={search}
      items={search.words === '' ? [] : data}
      isStale={false}
      note={({ sku }) => sku}
      onPick={onPick}
      onEarlyEnter={(words) => void pickFirst(words)}
    />
  );
}
