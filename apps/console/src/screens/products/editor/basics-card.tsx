import { productLimits } from '@sokoni/rules/products/product-check';
import { RichTextField } from '#parts/rich-text/rich-text-field.tsx';
import { inputId } from '#screens/products/form/field-focus.ts';
import type { ProductForm } from '#screens/products/form/use-product-form.ts';
import { sayProductEditor } from '#sentences/products/editor.ts';
import { sayProduct } from '#sentences/products/words.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';

export function BasicsCard({ form, autoFocus = false }: { form: ProductForm; autoFocus?: boolean }) {
  const { typed, problems, patch } = form;
  return (
    <Card>
      <TextField
        id={inputId('title')}
        label={sayProduct('field.title')}
        dir="auto"
        autoFocus={autoFocus}
        autoComplete="off"
        maxLength={productLimits.titleLength}
        error={problems.title}
        value={typed.title}
        onChange={(event) => patch({ title: event.target.value })}
      />
      <RichTextField
        label={sayProductEditor('form.description')}
        value={typed.description}
        onChange={(description) => patch({ description })}
      />
    </Card>
  );
}
