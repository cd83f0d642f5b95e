import { PackageIcon } from 'lucide-react';
import { useProducts } from '#api/catalogue/products.ts';
import { useTypedSearch } from '#parts/hooks/use-debounced.ts';
import { sayItems as say } from '#sentences/products/items.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { SelectField, type SelectFieldProps } from '#ui/menus/select-field.tsx';

/** A product as it stands in a list of chosen ones. */
export interface ChosenProduct {
  id: string;
  title: string;
  image: string | null;
}

interface ProductSelectProps extends Pick<SelectFieldProps, 'id' | 'label' | 'hint' | 'error' | 'disabled'> {
  chosen: readonly ChosenProduct[];
  onAdd: (product: ChosenProduct) => void;
}

/** Looks for a product and adds it to those that are chosen. */
export function ProductSelect({ chosen, onAdd, ...field }: ProductSelectProps) {
  const { words, isTyping, setText } = useTypedSearch();
  const found = useProducts({ search: words, limit: 20 });
  const known = new Set(chosen.map(({ id }) => id));
  const offered = found.items.filter(({ id }) => !known.has(id));
  return (
    <SelectField
      {...field}
      searchable
      searchPlaceholder={say('choice.search')}
      placeholder={say('choice.add')}
      emptyText={say(found.isLoading ? 'choice.loading' : 'choice.none')}
      options={offered.map(({ id, title, image }) => ({
        value: id,
        label: title,
        start: <Avatar name={title} src={image} size={28} fallback={<PackageIcon size={16} />} />,
      }))}
      value={null}
      onSearch={setText}
      isSearching={isTyping || found.isStale || found.isLoading}
      onChange={(id) => {
        const product = offered.find((one) => one.id === id);
        if (product) onAdd({ id, title: product.title, image: product.image });
      }}
    />
  );
}
