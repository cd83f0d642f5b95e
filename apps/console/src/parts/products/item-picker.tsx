import { PackageIcon, SearchIcon } from 'lucide-react';
import { useState } from 'react';
import { useTypedSearch } from '#parts/hooks/use-debounced.ts';
import { sayItems } from '#sentences/products/items.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Combo } from '#ui/menus/combo.tsx';
import type { SelectOption } from '#ui/menus/select-options.ts';
import { itemName } from './variant-name.ts';

interface Item {
  variant_id: string;
  product_title: string;
  variant_name: string;
  image: string | null;
}

/** What is typed into a picker of items. */
export type ItemsSearch = ReturnType<typeof useItemsSearch>;

export function useItemsSearch() {
  /** The list is wanted. */
  const [isAsked, setIsAsked] = useState(false);
  return { ...useTypedSearch(), isAsked, setIsAsked };
}

interface ItemsPickerProps<G extends Item> {
  label?: string;
  placeholder?: string;
  search: ItemsSearch;
  /** What the search finds; undefined while it is not known. */
  items: readonly G[] | undefined;
  /** They were found for the words before these. */
  isStale: boolean;
  /** The second line of one: its price, its code. */
  note: (good: G) => string;
  onPick: (good: G) => void;
  /** Enter before these words have found anything, or when they find nothing: fast typing, or a scanner. The field is free again. */
  onEarlyEnter: (words: string) => void;
}

/** Looks for items to put on an order, by words, SKU or barcode. */
export function ItemsPicker<G extends Item>(props: ItemsPickerProps<G>) {
  const { search, items, isStale, note, onPick, onEarlyEnter } = props;
  const { label = sayItems('picker.add'), placeholder = sayItems('picker.search') } = props;
  const { text, words, isTyping, isAsked, setText, setIsAsked } = search;
  const found = items ?? [];

  function close(): void {
    setText('');
    setIsAsked(false);
  }

  return (
    <Combo
      field={
        <TextField
          label={label}
          hideLabel
          placeholder={placeholder}
          spellCheck={false}
          maxLength={100}
          start={<SearchIcon size={18} />}
          onFocus={() => setIsAsked(true)}
        />
      }
      label={sayItems('picker.list')}
      value={text}
      onChange={setText}
      options={found.map((good) => optionOf(good, note(good)))}
      open={isAsked && (found.length > 0 || (words !== '' && items !== undefined))}
      onOpenChange={setIsAsked}
      takesFirst
      isAnswered={!isTyping && !isStale && items !== undefined}
      onEarlyEnter={(typed) => {
        close();
        onEarlyEnter(typed);
      }}
      emptyText={sayItems('picker.none')}
      onChoose={(option) => {
        const good = found.find(({ variant_id }) => variant_id === option.value);
        if (good) onPick(good);
        close();
      }}
    />
  );
}

function optionOf(good: Item, note: string): SelectOption {
  const { variant_id, product_title, variant_name, image } = good;
  return {
    value: variant_id,
    label: itemName(product_title, variant_name),
    description: note,
    start: <Avatar name={product_title} src={image} size={32} fallback={<PackageIcon size={16} />} />,
  };
}
