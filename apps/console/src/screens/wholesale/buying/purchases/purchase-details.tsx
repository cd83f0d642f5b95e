import { Link } from 'react-router';
import type { Purchase } from '#api/wholesale/buying.ts';
import { paths } from '#paths.ts';
import { wholesalePaths } from '#screens/wholesale/wholesale-paths.ts';
import { sayPurchases as say } from '#sentences/wholesale/purchases.ts';
import { Card } from '#ui/layout/card.tsx';
import { DataList } from '#ui/layout/data-list.tsx';
import styles from './purchases.module.css';

/** What was written on the order, and where else it stands. */
export function PurchaseDetails({ purchase }: { purchase: Purchase }) {
  const { reference, note, purchase_order_id, supplier } = purchase;
  const items = [
    { term: say('details.reference'), value: reference },
    { term: say('details.note'), value: note && <span className={styles.note}>{note}</span> },
  ].filter(({ value }) => value);
  return (
    <Card title={say('details.title')}>
      {items.length > 0 && <DataList items={items} />}
      <p className={styles.links}>
        <Link to={paths.purchaseOrder(purchase_order_id)}>{say('one.purchaseOrder')}</Link>
        <Link to={wholesalePaths.supplierToBuyFrom(supplier.id)}>{say('one.shop')}</Link>
      </p>
    </Card>
  );
}
