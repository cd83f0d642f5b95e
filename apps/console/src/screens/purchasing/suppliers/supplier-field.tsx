import { useSuppliers } from '#api/inventory/suppliers.ts';
import { useTypedSearch } from '#parts/hooks/use-debounced.ts';
import { saySupplierPicker } from '#sentences/purchasing/supplier-pickers.ts';
import type { FieldTexts } from '#ui/fields/field.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';

interface SupplierFieldProps extends Pick<FieldTexts, 'label' | 'hideLabel' | 'error' | 'hint'> {
  /** With the name, so that it is shown before the list is there. */
  value: { id: string; name: string } | null;
  onChange: (supplier: { id: string; name: string }) => void;
  disabled?: boolean;
  id?: string;
}

/** One of the suppliers; the list is searched on the server. */
export function SupplierField({ value, onChange, ...texts }: SupplierFieldProps) {
  const { words, isTyping, setText } = useTypedSearch();
  const suppliers = useSuppliers({ search: words, limit: 50 });
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
      searchPlaceholder={saySupplierPicker('list.search')}
      placeholder={saySupplierPicker('list.choose')}
      emptyText={suppliers.isLoading ? saySupplierPicker('list.loading') : saySupplierPicker('list.none')}
      options={options}
      onSearch={setText}
      isSearching={isTyping || suppliers.isStale || suppliers.isLoading}
      value={value?.id ?? null}
      onChange={(id) => {
        const option = found.find((one) => one.value === id);
        if (option) onChange({ id, name: option.label });
      }}
    />
  );
}
