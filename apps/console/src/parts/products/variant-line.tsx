import { dotText } from '@sokoni/messages/list-text';
import { PackageIcon } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import styles from './variant-line.module.css';

interface VariantLineProps {
  variant: {
    product_id: string;
    product_title: string;
    variant_name: string;
    sku: string;
    image: string | null;
  };
  /** Leads to the product. */
  linked?: boolean;
  /** Below the rest. */
  note?: string;
}

/** A variant in a list of stock work: its picture, title, name and SKU. */
export function VariantLine({ variant, linked = false, note = '' }: VariantLineProps) {
  const { product_id, product_title, variant_name, sku, image } = variant;
  const details = dotText([variant_name, sku]);
  return (
    <span className={styles.variant}>
      <Avatar name={product_title} src={image} size={36} fallback={<PackageIcon size={18} />} />
      <span className={styles.names}>
        {linked ? (
          <Link to={paths.product(product_id)} className={styles.title}>
            {product_title}
          </Link>
        ) : (
          <span className={styles.title}>{product_title}</span>
        )}
        {details !== '' && <span className={styles.details}>{details}</span>}
        {note !== '' && <span className={styles.details}>{note}</span>}
      </span>
    </span>
  );
}
