import type { ProductStatus } from '@sokoni/rules/products/product-check';
import { TaxRateField } from '#parts/taxes/tax-rate-field.tsx';
import { inputId } from '#screens/products/form/field-focus.ts';
import type { ProductForm } from '#screens/products/form/use-product-form.ts';
import { sayProductEditor } from '#sentences/products/editor.ts';
import { sayProductState } from '#sentences/products/states.ts';
import { sayProduct } from '#sentences/products/words.ts';
import { Toggle } from '#ui/fields/toggle.tsx';
import { Card } from '#ui/layout/card.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';

const statuses = ['active', 'draft', 'archived'] as const;

export function StatusCard({ form, setsVat }: { form: ProductForm; setsVat: boolean }) {
  const { typed, problems, patch } = form;
  return (
    <Card>
      <SelectField
        id={inputId('status')}
        label={sayProduct('field.status')}
        hint={sayProductEditor(`meaning.${typed.status}`)}
        options={statuses.map((status) => ({
          value: status,
          label: sayProductState(`status.${status}`),
          description: sayProductEditor(`meaning.${status}`),
        }))}
        value={typed.status}
        onChange={(status) => patch({ status: status as ProductStatus })}
      />
      <Toggle
        label={sayProduct('field.exemptVat')}
        hint={sayProductEditor('form.exemptHint')}
        checked={typed.exempt_vat}
        disabled={!setsVat}
        onChange={(isOn) => patch({ exempt_vat: isOn })}
      />
      <TaxRateField
        id={inputId('tax_percent')}
        inherited={sayProductEditor('form.rate')}
        disabled={!setsVat || typed.exempt_vat}
        error={problems.tax_percent}
        value={typed.tax_percent}
        onChange={(tax_percent) => patch({ tax_percent })}
      />
    </Card>
  );
}
