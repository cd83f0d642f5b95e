import { dotText } from '@sokoni/messages/list-text';
import { usePurchaseItems } from '#api/inventory/purchasing.ts';
import type { PurchaseItem } from '#contract-types.ts';
import { countText } from '#parts/numbers/count-text.ts';
import { ItemsPicker, useItemsSearch } from '#parts/products/item-picker.tsx';
import { sayPurchaseOrder } from '#sentences/purchasing/purchase-order.ts';

interface BuyingPickerProps {
  supplierId: string | null;
  onPick: (good: PurchaseItem) => void;
  onEarlyEnter: (words: string) => void;
}

/** Items to order; before a letter is typed it offers what the supplier brought before. */
export function BuyingPicker({ supplierId, onPick, onEarlyEnter }: BuyingPickerProps) {
  const search = useItemsSearch();
  const isWanted = search.words !== '' || supplierId !== null;
  const { data, isPlaceholderData } = usePurchaseItems(search.words, supplierId, search.isAsked && isWanted);
  return (
    <ItemsPicker
      search={search}
      items={isWanted ? data : []}
      isStale={isPlaceholderData}
      note={noteOf}
      onPick={onPick}
      onEarlyEnter={onEarlyEnter}
    />
  );
}

function noteOf({ sku, barcode, available, incoming }: PurchaseItem): string {
  return dotText([
    sku || barcode,
    sayPurchaseOrder('picker.available', { count: countText(available) }),
    incoming > 0 ? sayPurchaseOrder('picker.incoming', { count: countText(incoming) }) : '',
  ]);
}
