import { Link } from 'react-router';
import type { Home } from '#api/insights/home.ts';
import { useBuysItems } from '#api/inventory/low-stock.ts';
import { paths } from '#paths.ts';
import { sayHome } from '#sentences/home.ts';
import { buttonClass } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import styles from './low-stock-card.module.css';

/** What runs low, the latest first, with the way to reorder it; nothing while nothing does. */
export function LowStockCard({ lowStock }: { lowStock: Home['low_stock'] }) {
  const isTheirs = useBuysItems();
  if (!isTheirs || !lowStock || lowStock.first.length === 0) return null;
  const { low, out, first } = lowStock;
  const all = low + out;
  return (
    <Card
      title={sayHome('lowStock.title')}
      description={countsText(out, low)}
      actions={
        <Link to={paths.reorder} className={buttonClass({ size: 'sm' })}>
          {all > first.length ? sayHome('lowStock.reorderAll', { count: all }) : sayHome('lowStock.reorder')}
        </Link>
      }
    >
      <ul className={styles.rows}>
        {first.map((row) => (
          <li key={row.variant_id} className={styles.row}>
            <Link to={paths.product(row.product_id)} className={styles.name}>
              {row.variant_name
                ? sayHome('lowStock.variant', { product: row.product_title, variant: row.variant_name })
                : row.product_title}
            </Link>
            <Badge
              tone={row.state === 'out' ? 'bad' : 'warning'}
              shape={row.state === 'out' ? 'empty' : 'half'}
            >
              {row.state === 'out'
                ? sayHome('lowStock.isOut')
                : sayHome('lowStock.left', { count: row.available })}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function countsText(out: number, low: number): string {
  if (out > 0 && low > 0) return sayHome('lowStock.both', { out, low });
  return out > 0 ? sayHome('lowStock.out', { count: out }) : sayHome('lowStock.low', { count: low });
}
