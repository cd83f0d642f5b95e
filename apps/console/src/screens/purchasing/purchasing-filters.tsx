import { useSuppliers } from '#api/inventory/suppliers.ts';
import { useTypedSearch } from '#parts/hooks/use-debounced.ts';
import listCard from '#parts/lists/list-card.module.css';
import { ListSearch } from '#parts/lists/list-search.tsx';
import type { ListAddress } from '#parts/lists/use-list-address.ts';
import { saySupplierPicker } from '#sentences/purchasing/supplier-pickers.ts';
import { FilterChip } from '#ui/menus/filter-chip.tsx';

interface BuyingFiltersProps {
  /** What the words are looked for in. */
  label: string;
  list: ListAddress;
}

/** Over a list of buying: words, and one supplier. */
export function BuyingFilters({ label, list }: BuyingFiltersProps) {
  return (
    <div className={listCard.filters}>
      <ListSearch label={label} list={list} />
      <SupplierChip value={list.filter('supplier')} onChange={(id) => list.change({ supplier: id })} />
    </div>
  );
}

/** Narrows to one supplier; the list of them is searched on the server. */
function SupplierChip({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { words, isTyping, setText } = useTypedSearch();
  const suppliers = useSuppliers({ search: words, limit: 50 });
  const options = suppliers.items.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FilterChip
      label={saySupplierPicker('filter.supplier')}
      searchable
      value={value}
      shown={options.find((option) => option.value === value)?.label ?? saySupplierPicker('filter.one')}
      options={options}
      emptyText={suppliers.isLoading ? saySupplierPicker('list.loading') : saySupplierPicker('list.none')}
      onSearch={setText}
      isSearching={isTyping || suppliers.isStale || suppliers.isLoading}
      onChange={onChange}
    />
  );
}
