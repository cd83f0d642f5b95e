import { useState } from 'react';
import { useSuppliers } from '#api/suppliers.ts';
import { useSettled } from '#parts/use-settled.ts';
import type { FieldTexts } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';

interface SupplierFieldProps extends Pick<FieldTexts, 'label' | 'hideLabel' | 'error' | 'hint'> {
  /** With the name, so that it is shown before the list is there. */
  value: { id: string; name: string } | null;
  onChange: (supplier: { id: string; name: string }) => void;
  disabled?: boolean;
  id?: string;
}

/** One of the suppliers; the list is searched on the server. */
export function SupplierField({ value, onChange, ...texts }: SupplierFieldProps) {
  const [search, setSearch] = useState('');
  const suppliers = useSuppliers({ search: useSettled(search.trim(), 120), limit: 50 });
  const found = suppliers.items.map(({ id, name, contact }) => ({
    value: id,
    label: name,
    description: contact || undefined,
  }));
  // What is chosen stays in the list: the closed field shows it from there.
  const isListed = value === null || found.some((option) => option.value === value.id);
  const options = isListed ? found : [...found, { value: value.id, label: value.name }];
  return (
    <SelectField
      {...texts}
      searchable
      searchPlaceholder="Search suppliers"
      placeholder="Choose a supplier"
      emptyText={suppliers.isLoading ? 'Loading…' : 'No supplier is called so'}
      options={options}
      onSearch={setSearch}
      value={value?.id ?? null}
      onChange={(id) => {
        const option = found.find((one) => one.value === id);
        if (option) onChange({ id, name: option.label });
      }}
    />
  );
}
