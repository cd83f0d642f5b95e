import { useCategories } from '#api/catalogue/categories.ts';
import { placeCategories } from '#parts/products/category-names.ts';
import { sayEditor } from '#sentences/storefront/editor.ts';
import { SelectField } from '#ui/menus/select-field.tsx';

interface CollectionFieldProps {
  label: string;
  /** The id of a category; empty for all products. */
  value: string;
  onChange: (id: string) => void;
}

export function CollectionField({ label, value, onChange }: CollectionFieldProps) {
  const { data: categories = [] } = useCategories();
  const options = placeCategories(categories).map(({ id, path }) => ({ value: id, label: path }));
  return (
    <SelectField
      label={label}
      searchable
      options={[{ value: '', label: sayEditor('field.collection.all') }, ...options]}
      value={value}
      onChange={onChange}
    />
  );
}
