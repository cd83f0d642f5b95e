import { useState } from 'react';
import { useSuppliers } from '#api/suppliers.ts';
import listCard from '#parts/list-card.module.css';
import type { useListAddress } from '#parts/use-list-address.ts';
import { useSettled } from '#parts/use-settled.ts';
import { FilterChip } from '#ui/filter-chip.tsx';
import { SearchField } from '#ui/search-field.tsx';

interface BuyingFiltersProps {
  /** What the words are looked for in. */
  label: string;
  list: ReturnType<typeof useListAddress>;
}

/** Over a list of buying: words, and one supplier. */
export function BuyingFilters({ label, list }: BuyingFiltersProps) {
  return (
    <div className={listCard.filters}>
      <search className={listCard.search}>
        <SearchField label={label} value={list.text} onChange={list.setText} maxLength={100} />
      </search>
      <SupplierChip value={list.filter('supplier')} onChange={(id) => list.change({ supplier: id })} />
    </div>
  );
}

/** Narrows to one supplier; the list of them is searched on the server. */
function SupplierChip({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const [search, setSearch] = useState('');
  const suppliers = useSuppliers({ search: useSettled(search.trim(), 120), limit: 50 });
  const options = suppliers.items.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FilterChip
      label="Supplier"
      searchable
      value={value}
      shown={options.find((option) => option.value === value)?.label ?? 'One supplier'}
      options={options}
      emptyText={suppliers.isLoading ? 'Loading…' : 'No supplier is called so'}
      onSearch={setSearch}
      onChange={onChange}
    />
  );
}
