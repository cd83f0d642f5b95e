import { type ProductStatus, productStatuses } from '@sokoni/rules/product-check';
import { Card } from '#ui/card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Toggle } from '#ui/toggle.tsx';
import { inputId } from './field-places.ts';
import type { ProductForm } from './use-product-form.ts';

const meanings: Readonly<Record<ProductStatus, string>> = {
  active: 'Buyers can see it',
  draft: 'Only your staff see it',
  archived: 'Put away, kept for the books',
};

const options = (['active', 'draft', 'archived'] as const).map((status) => ({
  value: status,
  label: productStatuses[status],
  description: meanings[status],
}));

export function StatusCard({ form }: { form: ProductForm }) {
  const { typed, patch } = form;
  return (
    <Card>
      <SelectField
        id={inputId('status')}
        label="Status"
        hint={meanings[typed.status]}
        options={options}
        value={typed.status}
        onChange={(status) => patch({ status: status as ProductStatus })}
      />
      <Toggle
        label="Exempt from VAT"
        hint="No VAT is charged on it."
        checked={typed.exempt_vat}
        onChange={(event) => patch({ exempt_vat: event.target.checked })}
      />
    </Card>
  );
}
