import { categoryLimits, checkCategoryMove } from '@sokoni/rules/category-tree';
import { messages } from '@sokoni/rules/messages';
import { useState } from 'react';
import { ApiError, isFailure } from '#api/api-error.ts';
import { useAddCategory, useChangeCategory } from '#api/categories.ts';
import { messageOf } from '#api/message-of.ts';
import type { Category } from '#api/types.ts';
import type { PlacedCategory } from '#parts/category-names.ts';
import { showFailure } from '#parts/checked-form.ts';
import { FormModal } from '#ui/form-modal.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';

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
  const [problems, setProblems] = useState<{ name?: string; parent_id?: string }>({});
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
      setProblems({ name: messages.required('Name') });
      return;
    }
    const body = { name: name.trim(), parent_id: parent };
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
      title={category ? category.name : 'New category'}
      size="sm"
      confirmLabel={category ? 'Save' : 'Add category'}
      busy={isBusy}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label="Name"
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
          label="Lies in"
          searchable
          error={problems.parent_id}
          options={[{ value: top, label: 'Nothing: it stands at the top' }, ...places]}
          value={parent ?? top}
          onChange={(value) => {
            setParent(value === top ? null : value);
            setProblems({});
          }}
        />
      )}
    </FormModal>
  );
}
