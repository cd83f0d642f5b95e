import { type GoodForSale, useGoodsForSale } from '#api/goods-for-sale.ts';
import { countText } from '#parts/count-text.ts';
import { GoodsPicker, useGoodsSearch } from '#parts/goods-picker.tsx';
import { useMoneyText } from '#parts/money-text.ts';

interface SellablePickerProps {
  onPick: (good: GoodForSale) => void;
  onCode: (code: string) => void;
}

/** Goods to sell, as the counter finds them: every kind of what is active. */
export function SellablePicker({ onPick, onCode }: SellablePickerProps) {
  const money = useMoneyText();
  const search = useGoodsSearch();
  const isWanted = search.words !== '';
  const { data } = useGoodsForSale(search.words, search.isAsked && isWanted);
  return (
    <GoodsPicker
      search={search}
      goods={isWanted ? data : []}
      note={({ price, sku, available }) =>
        [money(price), sku, available === null ? '' : `${countText(available)} available`]
          .filter(Boolean)
          .join(' · ')
      }
      onPick={onPick}
      onCode={onCode}
    />
  );
}
