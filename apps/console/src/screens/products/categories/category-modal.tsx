import { categoryLimits, checkCategoryMove } from '@sokoni/rules/products/category-tree';
import { useState } from 'react';
import { useAddCategory, useChangeCategory } from '#api/catalogue/categories.ts';
import { ApiError, isFailure } from '#api/client/api-error.ts';
import { messageOf } from '#api/client/message-of.ts';
import type { Category } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import type { PlacedCategory } from '#parts/products/category-names.ts';
import { TaxRateField } from '#parts/taxes/tax-rate-field.tsx';
import { useSight } from '#screens/products/form/use-product-permissions.ts';
import { sayCategory } from '#sentences/products/categories.ts';
import { productReasonSentence } from '#sentences/products/problems.ts';
import { sayProduct } from '#sentences/products/words.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';

interface CategoryModalProps {
  categories: readonly PlacedCategory[];
  /** The one to change; a new one without. */
  category?: Category;
  /** Where it begins. */
  parentId: string | null;
  onClose: () => void;
  onDone?: (category: Category) => void;
}

const top = 'top';

/** Names a category and puts it somewhere in the tree. */
export function CategoryModal({ categories, category, parentId, onClose, onDone }: CategoryModalProps) {
  const [name, setName] = useState(category?.name ?? '');
  const [parent, setParent] = useState(parentId);
  const [rate, setRate] = useState(category?.tax_percent ?? '');
  const [problems, setProblems] = useState<{ name?: string; parent_id?: string }>({});
  const { prices: setsVat } = useSight();
  const addCategory = useAddCategory();
  const changeCategory = useChangeCategory();
  const isBusy = addCategory.isPending || changeCategory.isPending;
  const places = categories.map(({ id, name: label, path, depth, lineage }) => ({
    value: id,
    label,
    description: depth > 0 ? path : undefined,
    keywords: path,
    // Not below itself, and not deeper than the tree goes.
    disabled:
      depth + 1 >= categoryLimits.depth ||
      (category !== undefined &&
        (lineage.includes(category.id) || !checkCategoryMove(categories, category.id, id).ok)),
  }));

  async function save(): Promise<void> {
    if (name.trim() === '') {
      setProblems({ name: productReasonSentence({ reason: 'category_name_required' }) });
      return;
    }
    const tax = setsVat ? { tax_percent: rate === '' ? null : rate } : {};
    const body = { name: name.trim(), parent_id: parent, ...tax };
    try {
      const saved = category
        ? await changeCategory.mutateAsync({ id: category.id, ...body })
        : await addCategory.mutateAsync(body);
      onDone?.(saved);
      onClose();
    } catch (error) {
      if (isFailure(error, 'category_taken')) setProblems({ name: messageOf(error) });
      else if (error instanceof ApiError && Object.keys(error.fields).length > 0) setProblems(error.fields);
      else showFailure(error);
    }
  }

  return (
    <FormModal
      title={category ? category.name : sayCategory('tree.new')}
      size="sm"
      confirmLabel={category ? sayProduct('action.save') : sayCategory('form.add')}
      busy={isBusy}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={sayCategory('form.name')}
        autoComplete="off"
        maxLength={categoryLimits.nameLength}
        error={problems.name}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setProblems({});
        }}
      />
      {categories.length > 0 && (
        <SelectField
          label={sayCategory('form.parent')}
          searchable
          error={problems.parent_id}
          options={[{ value: top, label: sayCategory('form.noParent') }, ...places]}
          value={parent ?? top}
          onChange={(value) => {
            setParent(value === top ? null : value);
            setProblems({});
          }}
        />
      )}
      <TaxRateField
        inherited={sayCategory('form.rate')}
        hint={sayCategory('form.rateHint')}
        disabled={!setsVat}
        value={rate}
        onChange={setRate}
      />
    </FormModal>
  );
}
