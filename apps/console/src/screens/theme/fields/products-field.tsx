import { XIcon } from 'lucide-react';
import { useShopPreview } from '#api/storefront/looks.ts';
import { ProductSelect } from '#parts/products/product-select.tsx';
import { sayEditor } from '#sentences/storefront/editor.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import styles from './fields.module.css';

interface ProductsFieldProps {
  label: string;
  max: number;
  /** Ids, in their order. */
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** Products in the order in which they are chosen. */
export function ProductsField({ label, max, value, onChange }: ProductsFieldProps) {
  const { data } = useShopPreview({ collections: [], products: [...value] });
  const titleOf = (id: string) => data?.products.find((product) => product.id === id)?.title ?? '…';
  return (
    <div className={styles.field}>
      <ProductSelect
        label={label}
        chosen={value.map((id) => ({ id, title: titleOf(id), image: null }))}
        disabled={value.length >= max}
        onAdd={({ id }) => onChange([...value, id])}
      />
      <ul className={styles.chosen}>
        {value.map((id) => (
          <li key={id}>
            {titleOf(id)}
            <IconButton
              size="sm"
              label={sayEditor('field.picture.remove')}
              icon={<XIcon size={16} />}
              onClick={() => onChange(value.filter((other) => other !== id))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
