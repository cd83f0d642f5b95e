import { type ProductStatus, productStatuses } from '@sokoni/rules/products/product-check';
import { TaxRateField } from '#parts/taxes/tax-rate-field.tsx';
import { inputId } from '#screens/products/form/field-focus.ts';
import type { ProductForm } from '#screens/products/form/use-product-form.ts';
import { Toggle } from '#ui/fields/toggle.tsx';
import { Card } from '#ui/layout/card.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';

const meanings: Readonly<Record<ProductStatus, string>> = {
  active: 'For sale',
  draft: 'Only your team sees it',
  archived: 'Hidden, kept on record',
};

const options = (['active', 'draft', 'archived'] as const).map((status) => ({
  value: status,
  label: productStatuses[status],
  description: meanings[status],
}));

export function StatusCard({ form, setsVat }: { form: ProductForm; setsVat: boolean }) {
  const { typed, problems, patch } = form;
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
        hint="Sold without VAT."
        checked={typed.exempt_vat}
        disabled={!setsVat}
        onChange={(isOn) => patch({ exempt_vat: isOn })}
      />
      <TaxRateField
        id={inputId('tax_percent')}
        inherited="Rate of its category or the store"
        disabled={!setsVat || typed.exempt_vat}
        error={problems.tax_percent}
        value={typed.tax_percent}
        onChange={(tax_percent) => patch({ tax_percent })}
      />
    </Card>
  );
}
