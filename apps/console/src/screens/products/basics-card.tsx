import { productLimits } from '@sokoni/rules/product-check';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/text-field.tsx';
import { DescriptionField } from './description-field.tsx';
import { inputId } from './field-places.ts';
import type { ProductForm } from './use-product-form.ts';

export function BasicsCard({ form, autoFocus = false }: { form: ProductForm; autoFocus?: boolean }) {
  const { typed, problems, patch } = form;
  return (
    <Card>
      <TextField
        id={inputId('title')}
        label="Title"
        dir="auto"
        autoFocus={autoFocus}
        autoComplete="off"
        maxLength={productLimits.titleLength}
        error={problems.title}
        value={typed.title}
        onChange={(event) => patch({ title: event.target.value })}
      />
      <DescriptionField value={typed.description} onChange={(description) => patch({ description })} />
    </Card>
  );
}
