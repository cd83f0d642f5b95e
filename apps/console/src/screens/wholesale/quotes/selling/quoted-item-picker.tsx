import { dotText } from '@sokoni/messages/list-text';
import { useQueryClient } from '@tanstack/react-query';
import { findItemsForSale, type ItemForSale, useItemsForSale } from '#api/catalogue/sellable-items.ts';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { ItemsPicker, useItemsSearch } from '#parts/products/item-picker.tsx';
import { saySellingQuotes as say } from '#sentences/wholesale/selling-quotes.ts';
import { toast } from '#ui/feedback/toast.tsx';

/** Looks for what is offered; after one is picked it is ready for the next. */
export function QuotedItemPicker({ onPick }: { onPick: (item: ItemForSale) => void }) {
  const storeId = useActiveStoreId();
  const client = useQueryClient();
  const money = useMoneyText();
  const search = useItemsSearch();
  const isWanted = search.words !== '';
  const { data, isPlaceholderData } = useItemsForSale(search.words, search.isAsked && isWanted);

  async function pickFirst(words: string): Promise<void> {
    try {
      const [first] = await findItemsForSale(client, storeId, words);
      if (first) onPick(first);
      else toast.warning(say('items.noneFor', { words }));
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <ItemsPicker
      label={say('items.add')}
      placeholder={say('items.add')}
      search={search}
      items={isWanted ? data : []}
      isStale={isPlaceholderData}
      note={({ price, sku }) => dotText([money(price), sku])}
      onPick={onPick}
      onEarlyEnter={(words) => void pickFirst(words)}
    />
  );
}
