import { Link } from 'react-router';
import { useBuysGoods, useLatestLowStock, useLowStockSummary } from '#api/low-stock.ts';
import { paths } from '#paths.ts';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import styles from './low-stock-card.module.css';

const shown = 5;

/** What runs low, the latest first, with the way to reorder it; nothing while nothing does. */
export function LowStockCard() {
  const isTheirs = useBuysGoods();
  const summary = useLowStockSummary().data;
  const rows = useLatestLowStock(shown).data?.items ?? [];
  if (!isTheirs || !summary || rows.length === 0) return null;
  const all = summary.low + summary.out;
  return (
    <Card
      title="Running low"
      description={[summary.out > 0 && `${summary.out} out of stock`, summary.low > 0 && `${summary.low} low`]
        .filter(Boolean)
        .join(', ')}
      actions={
        <Link to={paths.reorder} className={buttonClass({ size: 'sm' })}>
          {all > shown ? `Reorder (${all})` : 'Reorder'}
        </Link>
      }
    >
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.variant_id} className={styles.row}>
            <Link to={paths.product(row.product_id)} className={styles.name}>
              {row.variant_name ? `${row.product_title}, ${row.variant_name}` : row.product_title}
            </Link>
            {row.incoming > 0 && <span className={styles.incoming}>{row.incoming} on the way</span>}
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
