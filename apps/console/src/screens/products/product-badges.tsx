import { commaText } from '@sokoni/messages/list-text';
import type { BuyingObstacle } from '@sokoni/rules/products/product-readiness';
import { TriangleAlertIcon } from 'lucide-react';
import type { ProductRow } from '#contract-types.ts';
import { sayProductList } from '#sentences/products/list.ts';
import { sayProduct } from '#sentences/products/words.ts';
import { Badge } from '#ui/display/badge.tsx';
import styles from './products.module.css';

type StockFacts = Pick<ProductRow, 'stock_state' | 'available'>;

/** What can still be sold, told by number, word, shape and colour. */
export function StockBadge({ stock_state, available }: StockFacts) {
  if (stock_state === 'untracked') return <Badge shape="none">{sayProductList('stock.untracked')}</Badge>;
  if (stock_state === 'out') {
    return (
      <Badge tone="bad" shape="empty">
        {available < 0 ? sayProduct('stock.oversold', { count: -available }) : sayProductList('stock.out')}
      </Badge>
    );
  }
  if (stock_state === 'low') {
    return (
      <Badge tone="warning" shape="half">
        {sayProduct('stock.left', { count: available })}
      </Badge>
    );
  }
  return (
    <Badge tone="good" shape="full">
      {sayProduct('stock.in', { count: available })}
    </Badge>
  );
}

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
      <TriangleAlertIcon size={16} />{' '}
      <span>{commaText(stops.map(({ key }) => sayProduct(`obstacle.${key}`)))}</span>
    </span>
  );
}
