import type { BuyingObstacle } from '@sokoni/rules/products/product-readiness';
import { TriangleAlertIcon } from 'lucide-react';
import type { ProductRow } from '#contract-types.ts';
import { countText } from '#parts/numbers/count-text.ts';
import { Badge } from '#ui/display/badge.tsx';
import styles from './products.module.css';

type StockFacts = Pick<ProductRow, 'stock_state' | 'available'>;

/** What can still be sold, told by number, word, shape and colour. */
export function StockBadge({ stock_state, available }: StockFacts) {
  if (stock_state === 'untracked') return <Badge shape="none">Not tracked</Badge>;
  if (stock_state === 'out') {
    return (
      <Badge tone="bad" shape="empty">
        {available < 0 ? `${countText(-available)} oversold` : 'Out of stock'}
      </Badge>
    );
  }
  if (stock_state === 'low') {
    return (
      <Badge tone="warning" shape="half">
        {countText(available)} left
      </Badge>
    );
  }
  return (
    <Badge tone="good" shape="full">
      {countText(available)} in stock
    </Badge>
  );
}

const shortly: Readonly<Record<BuyingObstacle, string>> = {
  inactive: 'not active',
  sample: 'sample',
  no_variant: 'all variants inactive',
  no_price: 'no price',
  no_stock: 'no stock',
  no_image: 'no picture',
};

interface ReadinessProps extends Pick<ProductRow, 'problems'> {
  /** What badges beside it say. */
  said?: readonly BuyingObstacle[] | undefined;
}

/** Why nobody can buy it, in the list itself; nothing where somebody can. */
export function Readiness({ problems, said = ['sample'] }: ReadinessProps) {
  const stops = problems.filter(({ key, stops_buying }) => stops_buying && !said.includes(key));
  if (stops.length === 0) return null;
  return (
    <span className={styles.notReady} title={stops.map(({ message }) => message).join('\n')}>
      <TriangleAlertIcon size={16} /> <span>{stops.map(({ key }) => shortly[key]).join(', ')}</span>
    </span>
  );
}
