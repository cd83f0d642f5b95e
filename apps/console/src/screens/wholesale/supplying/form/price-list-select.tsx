import { usePriceLists } from '#api/wholesale/price-lists.ts';
import { useTypedSearch } from '#parts/hooks/use-debounced.ts';
import { saySupplying as say } from '#sentences/wholesale/parts.ts';
import { SelectField } from '#ui/menus/select-field.tsx';

const ofTheGroup = 'group';

/** A price list as a field shows it. */
export interface ChosenPriceList {
  id: string;
  name: string;
}

interface PriceListSelectProps {
  /** Null: that of the company’s group, else the prices of the store. */
  value: ChosenPriceList | null;
  onChange: (list: ChosenPriceList | null) => void;
}

/** By which prices a company buys. */
export function PriceListSelect({ value, onChange }: PriceListSelectProps) {
  const { words, isTyping, setText } = useTypedSearch();
  const lists = usePriceLists({ search: words, limit: 50 });
  // What is chosen stays in the list: the closed field shows it from there.
  const isListed = value === null || lists.items.some(({ id }) => id === value.id);
  const listed = isListed ? lists.items : [...lists.items, value];
  return (
    <SelectField
      label={say('priceList.label')}
      searchable
      searchPlaceholder={say('priceList.search')}
      emptyText={say('priceList.notFound')}
      options={[
        { value: ofTheGroup, label: say('priceList.group') },
        ...listed.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onSearch={setText}
      isSearching={isTyping || lists.isStale || lists.isLoading}
      value={value?.id ?? ofTheGroup}
      onChange={(id) => {
        const list = listed.find((one) => one.id === id);
        onChange(list ? { id: list.id, name: list.name } : null);
      }}
    />
  );
}
