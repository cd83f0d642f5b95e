import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { useCategories } from '#api/catalogue/categories.ts';
import { placeCategories } from '#parts/products/category-names.ts';
import { inputId } from '#screens/products/form/field-focus.ts';
import { sayCategory } from '#sentences/products/categories.ts';
import { sayProduct } from '#sentences/products/words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';
import { CategoryModal } from './category-modal.tsx';

interface CategoryFieldProps {
  value: string | null;
  onChange: (categoryId: string | null) => void;
}

/** One category of the tree, or a new one. */
export function CategoryField({ value, onChange }: CategoryFieldProps) {
  const [isAdding, setIsAdding] = useState(false);
  const categories = placeCategories(useCategories().data ?? []);
  return (
    <Stack gap={2}>
      <SelectField
        id={inputId('category_id')}
        label={sayProduct('field.category')}
        searchable
        searchPlaceholder={sayCategory('choose.search')}
        placeholder={sayCategory('choose.none')}
        emptyText={sayCategory('choose.notFound')}
        options={categories.map(({ id, name, path, depth }) => ({
          value: id,
          label: name,
          description: depth > 0 ? path : undefined,
          keywords: path,
        }))}
        value={value}
        onChange={onChange}
      />
      <Row gap={1}>
        <Button variant="quiet" size="sm" icon={<PlusIcon size={16} />} onClick={() => setIsAdding(true)}>
          {sayCategory('tree.new')}
        </Button>
        {value !== null && (
          <Button variant="quiet" size="sm" onClick={() => onChange(null)}>
            {sayCategory('choose.none')}
          </Button>
        )}
      </Row>
      {isAdding && (
        <CategoryModal
          categories={categories}
          parentId={null}
          onClose={() => setIsAdding(false)}
          onDone={(category) => onChange(category.id)}
        />
      )}
    </Stack>
  );
}
