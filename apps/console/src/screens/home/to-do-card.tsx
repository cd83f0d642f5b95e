import { CheckIcon, PlusIcon } from 'lucide-react';
import { Link } from 'react-router';
import type { Home } from '#api/insights/home.ts';
import { countText } from '#parts/numbers/count-text.ts';
import { paths, pathWith } from '#paths.ts';
import { buttonClass } from '#ui/buttons/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import styles from './sales-overview.module.css';

/** The orders that wait for somebody, each kind a way to them. */
export function ToDoCard({ home }: { home: Home }) {
  const { unfulfilled, unpaid, overdue, drafts } = home.to_do;
  const all = [
    {
      count: unfulfilled,
      words: unfulfilled === 1 ? 'order to fulfil' : 'orders to fulfil',
      path: pathWith(paths.orders, { unfulfilled: '1' }),
    },
    {
      count: overdue,
      words: 'overdue',
      path: paths.unpaidOrdersByAge('overdue'),
      grave: true,
    },
    { count: unpaid, words: unpaid === 1 ? 'unpaid order' : 'unpaid orders', path: paths.unpaidOrders },
    { count: drafts, words: drafts === 1 ? 'draft' : 'drafts', path: paths.orderDrafts },
  ];
  const waiting = all.filter(({ count }) => count > 0);
  return (
    <Card
      title="To do"
      className={styles.toDo}
      actions={
        <Link to={paths.newOrder} className={buttonClass({ size: 'sm' })}>
          <PlusIcon size={16} /> New order
        </Link>
      }
    >
      {waiting.length === 0 ? (
        <p className={styles.done}>
          <CheckIcon size={18} /> All orders are fulfilled and paid
        </p>
      ) : (
        <ul className={styles.rows}>
          {waiting.map(({ count, words, path, grave }) => (
            <li key={words}>
              <Link to={path} className={styles.row}>
                <strong className={styles.count} data-grave={grave}>
                  {countText(count)}
                </strong>
                {words}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
