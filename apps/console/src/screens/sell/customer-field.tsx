import { useState } from 'react';
import { useCustomerSearch } from '#api/counter.ts';
import { useSettled } from '#parts/use-settled.ts';
import { SelectField } from '#ui/select-field.tsx';
import type { Customer } from './sale.ts';

interface CustomerFieldProps {
  value: Customer | null;
  optional: boolean;
  error: string | undefined;
  onChange: (customer: Customer | null) => void;
}

const nobody = { value: '', label: 'Nobody in particular' };

/** Whose sale it is: found by a piece of the name, the e-mail or the phone number. */
export function CustomerField({ value, optional, error, onChange }: CustomerFieldProps) {
  const [text, setText] = useState('');
  const found = useCustomerSearch(useSettled(text.trim(), 120));
  const items = found.data?.items ?? [];
  const options = items.map(({ id, name, phone }) => ({
    value: id,
    label: name,
    ...(phone && { description: phone }),
  }));
  const isListed = value === null || options.some((option) => option.value === value.id);
  return (
    <SelectField
      label="Customer"
      optional={optional}
      error={error}
      options={[nobody, ...(isListed ? [] : [{ value: value.id, label: value.name }]), ...options]}
      value={value?.id ?? ''}
      searchable
      searchPlaceholder="Name, phone or e-mail"
      emptyText="No customer is found."
      onSearch={setText}
      onChange={(id) => {
        const customer = items.find((item) => item.id === id);
        if (id === '') onChange(null);
        else if (customer) onChange({ id, name: customer.name });
      }}
    />
  );
}
