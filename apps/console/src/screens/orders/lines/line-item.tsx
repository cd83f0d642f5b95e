import { dotText } from '@sokoni/messages/list-text';
import { allows } from '@sokoni/rules/access/roles';
import { PackageIcon, TagIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#paths.ts';
import texts from '#screens/orders/order-texts.module.css';
import { rolesHere, useSession } from '#session/session.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import styles from './line-item.module.css';

interface LineProductProps {
  line: { product_id: string | null; title: string; variant_name: string; sku: string; image: string | null };
  /** Leads to the product, for a role that has products. */
  linked?: boolean;
  /** Below the rest: what was fulfilled of it. */
  children?: ReactNode;
}

/** What a line of an order sells. */
export function LineProduct({ line, linked = false, children }: LineProductProps) {
  const hasProducts = allows(useSession(rolesHere), 'manageProducts');
  const { product_id, title, variant_name, sku, image } = line;
  const Fallback = product_id === null ? TagIcon : PackageIcon;
  const details = dotText([variant_name, sku]);
  return (
    <span className={styles.good}>
      <Avatar name={title} src={image} size={36} fallback={<Fallback size={18} />} />
      <span className={styles.names}>
        {linked && hasProducts && product_id !== null ? (
          <Link to={paths.product(product_id)} className={texts.link}>
            {title}
          </Link>
        ) : (
          <span>{title}</span>
        )}
        {details !== '' && <span className={texts.details}>{details}</span>}
        {children}
      </span>
    </span>
  );
}
