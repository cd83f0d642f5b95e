import { Link } from 'react-router';
import type { Home } from '#api/home.ts';
import { useBuysGoods } from '#api/low-stock.ts';
import { paths } from '#paths.ts';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import styles from './low-stock-card.module.css';

/** What runs low, the latest first, with the way to reorder it; nothing while nothing does. */
export function LowStockCard({ lowStock }: { lowStock: Home['low_stock'] }) {
  const isTheirs = useBuysGoods();
  if (!isTheirs || !lowStock || lowStock.first.length === 0) return null;
  const { low, out, first } = lowStock;
  const all = low + out;
  return (
    <Card
      title="Running low"
      description={[out > 0 && `${out} out of stock`, low > 0 && `${low} low`].filter(Boolean).join(', ')}
      actions={
        <Link to={paths.reorder} className={buttonClass({ size: 'sm' })}>
          {all > first.length ? `Reorder (${all})` : 'Reorder'}
        </Link>
      }
    >
      <ul className={styles.rows}>
        {first.map((row) => (
          <li key={row.variant_id} className={styles.row}>
            <Link to={paths.product(row.product_id)} className={styles.name}>
              {row.variant_name ? `${row.product_title}, ${row.variant_name}` : row.product_title}
            </Link>
            <Badge
              tone={row.state === 'out' ? 'bad' : 'warning'}
              shape={row.state === 'out' ? 'empty' : 'half'}
            >
              {row.state === 'out' ? 'Out' : `${row.available} left`}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
