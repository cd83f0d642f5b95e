import { usePurchaseGoods } from '#api/purchasing.ts';
import type { PurchaseGood } from '#api/types.ts';
import { countText } from '#parts/count-text.ts';
import { GoodsPicker, useGoodsSearch } from '#parts/goods-picker.tsx';

interface BuyingPickerProps {
  supplierId: string | null;
  onPick: (good: PurchaseGood) => void;
  onCode: (code: string) => void;
}

/** Goods to order; before a letter is typed it offers what the supplier brought before. */
export function BuyingPicker({ supplierId, onPick, onCode }: BuyingPickerProps) {
  const search = useGoodsSearch();
  const isWanted = search.words !== '' || supplierId !== null;
  const { data } = usePurchaseGoods(search.words, supplierId, search.isAsked && isWanted);
  return (
    <GoodsPicker search={search} goods={isWanted ? data : []} note={noteOf} onPick={onPick} onCode={onCode} />
  );
}

function noteOf({ sku, barcode, available, incoming }: PurchaseGood): string {
  return [
    sku || barcode,
    `${countText(available)} available`,
    incoming > 0 ? `${countText(incoming)} on the way` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
