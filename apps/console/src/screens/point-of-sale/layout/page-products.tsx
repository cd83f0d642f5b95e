import { tillLayoutLimits } from '@sokoni/rules/point-of-sale/till-layout';
import { ChevronDownIcon, ChevronUpIcon, PackageIcon, XIcon } from 'lucide-react';
import { type ChosenProduct, ProductSelect } from '#parts/products/product-select.tsx';
import { sayLayout as say } from '#sentences/point-of-sale/layout.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import styles from './layout.module.css';
import { raised } from './raised.ts';

interface PageProductsProps {
  products: readonly ChosenProduct[];
  onChange: (products: ChosenProduct[]) => void;
}

/** The products of a page, in the order in which its tiles stand. */
export function PageProducts({ products, onChange }: PageProductsProps) {
  const isFull = products.length >= tillLayoutLimits.products;
  return (
    <Stack gap={2}>
      <ProductSelect
        label={say('page.products')}
        disabled={isFull}
        hint={isFull ? say('page.products.full', { max: tillLayoutLimits.products }) : undefined}
        chosen={products}
        onAdd={(product) => onChange([...products, product])}
      />
      {products.length > 0 && (
        <ol aria-label={say('page.products.list')} className={styles.list}>
          {products.map(({ id, title, image }, place) => (
            <li key={id}>
              <span className={styles.named}>
                <Avatar name={title} src={image} size={32} fallback={<PackageIcon size={16} />} />
                <span className={styles.words}>{title}</span>
              </span>
              <span className={styles.acts}>
                <IconButton
                  label={say('product.up', { title })}
                  icon={<ChevronUpIcon size={18} />}
                  disabled={place === 0}
                  onClick={() => onChange(raised(products, place))}
                />
                <IconButton
                  label={say('product.down', { title })}
                  icon={<ChevronDownIcon size={18} />}
                  disabled={place === products.length - 1}
                  onClick={() => onChange(raised(products, place + 1))}
                />
                <IconButton
                  label={say('product.remove', { title })}
                  icon={<XIcon size={18} />}
                  onClick={() => onChange(products.filter((product) => product.id !== id))}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Stack>
  );
}
