import { dotText } from '@sokoni/messages/list-text';
import { type ItemForSale, useItemsForSale } from '#api/catalogue/sellable-items.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { ItemsPicker, useItemsSearch } from '#parts/products/item-picker.tsx';
import { sayOrderForm as say } from '#sentences/orders/form.ts';

interface SellablePickerProps {
  onPick: (good: ItemForSale) => void;
  onEarlyEnter: (words: string) => void;
}

/** Items to sell, as the counter finds them: every kind of what is active. */
export function SellablePicker({ onPick, onEarlyEnter }: SellablePickerProps) {
  const money = useMoneyText();
  const search = useItemsSearch();
  const isWanted = search.words !== '';
  const { data, isPlaceholderData } = useItemsForSale(search.words, search.isAsked && isWanted);
  return (
    <ItemsPicker
      search={search}
      items={isWanted ? data : []}
      isStale={isPlaceholderData}
      note={({ price, sku, available }) =>
        dotText([money(price), sku, available === null ? '' : say('items.available', { count: available })])
      }
      onPick={onPick}
      onEarlyEnter={onEarlyEnter}
    />
  );
}
