import type { BulkEditKind } from '@sokoni/rules/products/bulk-edit';
import { type ProductStatus, productLimits, tidyTags } from '@sokoni/rules/products/product-check';
import { useState } from 'react';
import { useProductWords } from '#api/catalogue/products.ts';
import { useSettled } from '#parts/hooks/use-debounced.ts';
import { CategoryField } from '#screens/products/categories/category-field.tsx';
import { sayBulkEdit } from '#sentences/products/bulk-edits.ts';
import { sayProductState } from '#sentences/products/states.ts';
import { sayProduct } from '#sentences/products/words.ts';
import { Segmented } from '#ui/fields/segmented.tsx';
import { ChipsInput } from '#ui/menus/chips-input.tsx';
import { SuggestField } from '#ui/menus/suggest-field.tsx';
import { AmountFields } from './bulk-amount-fields.tsx';
import type { EditFields, EditProblems } from './bulk-edit-fields.ts';

interface EditFormProps {
  kind: BulkEditKind;
  fields: EditFields;
  problems: EditProblems;
  onChange: (change: Partial<EditFields>) => void;
}

/** The inputs of one kind of change. */
export function EditForm({ kind, fields, problems, onChange }: EditFormProps) {
  switch (kind) {
    case 'status':
      return (
        <Segmented
          label={sayBulkEdit('form.status')}
          options={(['active', 'draft', 'archived'] as const).map((status) => ({
            value: status,
            label: sayProductState(`status.${status}`),
          }))}
          value={fields.status}
          onChange={(status: ProductStatus) => onChange({ status })}
        />
      );
    case 'add_tags':
    case 'remove_tags':
      return <TagsField {...{ kind, fields, problems, onChange }} />;
    case 'category':
      return (
        <CategoryField value={fields.category_id} onChange={(category_id) => onChange({ category_id })} />
      );
    case 'brand':
      return <BrandField {...{ kind, fields, problems, onChange }} />;
    case 'vat':
      return (
        <Segmented
          label={sayBulkEdit('form.vat')}
          options={[
            { value: 'exempt', label: sayProduct('field.exemptVat') },
            { value: 'with', label: sayBulkEdit('form.withVat') },
          ]}
          value={fields.exempt_vat ? 'exempt' : 'with'}
          onChange={(choice) => onChange({ exempt_vat: choice === 'exempt' })}
        />
      );
    case 'end_sale':
      return <p>{sayBulkEdit('form.endSale')}</p>;
    case 'delete':
      return <p>{sayBulkEdit('form.delete')}</p>;
    default:
      return <AmountFields {...{ kind, fields, problems, onChange }} />;
  }
}

function TagsField({ kind, fields, problems, onChange }: EditFormProps) {
  const [start, setStart] = useState('');
  const settled = useSettled(start, 150);
  const words = useProductWords('tag', settled, settled !== '');
  return (
    <ChipsInput
      label={kind === 'add_tags' ? sayBulkEdit('form.addTags') : sayBulkEdit('form.removeTags')}
      hint={sayBulkEdit('form.tagsHint')}
      maxLength={productLimits.tagLength}
      values={fields.tags}
      error={problems.tags}
      suggestions={words.data ?? []}
      onType={setStart}
      onChange={(tags) => onChange({ tags: tidyTags(tags) })}
    />
  );
}

function BrandField({ fields, onChange }: EditFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  const words = useProductWords('brand', useSettled(fields.brand.trim(), 150), isOpen);
  return (
    <SuggestField
      label={sayProduct('field.brand')}
      hint={sayBulkEdit('form.brandHint')}
      maxLength={productLimits.brandLength}
      value={fields.brand}
      suggestions={words.data ?? []}
      onOpen={() => setIsOpen(true)}
      onChange={(brand) => onChange({ brand })}
    />
  );
}
