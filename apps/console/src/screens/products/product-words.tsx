import type { BuyingObstacle } from '@sokoni/rules/product-readiness';
import type { ProductRow } from '#api/types.ts';
import { countText } from '#parts/count-text.ts';
import { Badge } from '#ui/badge.tsx';
import { CheckIcon, WarningIcon } from '#ui/icons.tsx';
import styles from './products.module.css';

type StockFacts = Pick<ProductRow, 'stock_state' | 'available'>;

/** What can still be sold, told by number, word, shape and colour. */
export function StockBadge({ stock_state, available }: StockFacts) {
  if (stock_state === 'untracked') return <Badge shape="none">Not counted</Badge>;
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
        {countText(available)} left, low
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
  no_variant: 'all variants off',
  no_price: 'no price',
  no_stock: 'nothing to sell',
  no_image: 'no picture',
};

/** Why nobody can buy it, in the list itself. */
export function Readiness({ problems }: Pick<ProductRow, 'problems'>) {
  const stops = problems.filter(({ stops_buying }) => stops_buying);
  if (stops.length === 0) {
    return (
      <span className={styles.ready}>
        <CheckIcon size={16} /> Can be bought
      </span>
    );
  }
  return (
    <span className={styles.notReady} title={stops.map(({ message }) => message).join('\n')}>
      <WarningIcon size={16} /> <span>{stops.map(({ key }) => shortly[key]).join(', ')}</span>
    </span>
  );
}
