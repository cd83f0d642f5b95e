import { Link } from 'react-router';
import type { Home } from '#api/home.ts';
import { countText } from '#parts/count-text.ts';
import { paths, pathWith } from '#paths.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CheckIcon, PlusIcon } from '#ui/icons.tsx';
import styles from './trade.module.css';

/** The orders that wait for somebody, each kind a way to them. */
export function ToDoCard({ home }: { home: Home }) {
  const { to_hand_over, owing, overdue, drafts } = home.to_do;
  const all = [
    { count: to_hand_over, words: 'to hand over', path: pathWith(paths.orders, { to_hand_over: '1' }) },
    {
      count: overdue,
      words: 'overdue',
      path: paths.ordersOwedFor('overdue'),
      grave: true,
    },
    { count: owing, words: 'still to be paid', path: paths.ordersOwing },
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
          <CheckIcon size={18} /> Everything is handed over and paid.
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
