import { CheckIcon, PlusIcon } from 'lucide-react';
import { Link } from 'react-router';
import type { Home } from '#api/insights/home.ts';
import { paths, pathWith } from '#paths.ts';
import { richText } from '#sentences/frame/rich-text.ts';
import { sayHome } from '#sentences/home.ts';
import { buttonClass } from '#ui/buttons/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import styles from './sales-overview.module.css';

/** The orders that wait for somebody, each kind a way to them. */
export function ToDoCard({ home }: { home: Home }) {
  const { unfulfilled, unpaid, overdue, drafts, flagged, till_attention, payments } = home.to_do;
  const all = [
    { key: 'unfulfilled', count: unfulfilled, path: pathWith(paths.orders, { unfulfilled: '1' }) },
    { key: 'overdue', count: overdue, path: paths.unpaidOrdersByAge('overdue'), grave: true },
    { key: 'unpaid', count: unpaid, path: paths.unpaidOrders },
    { key: 'flagged', count: flagged, path: pathWith(paths.orders, { review: '1' }), grave: true },
    { key: 'tillAttention', count: till_attention, path: paths.tillAttention, grave: true },
    { key: 'payments', count: payments, path: paths.paymentSettings, grave: true },
    { key: 'drafts', count: drafts, path: paths.orderDrafts },
  ] as const;
  const waiting = all.filter(({ count }) => count > 0);
  return (
    <Card
      title={sayHome('toDo.title')}
      className={styles.toDo}
      actions={
        <Link to={paths.newOrder} className={buttonClass({ size: 'sm' })}>
          <PlusIcon size={16} /> {sayHome('toDo.newOrder')}
        </Link>
      }
    >
      {waiting.length === 0 ? (
        <p className={styles.done}>
          <CheckIcon size={18} /> {sayHome('toDo.done')}
        </p>
      ) : (
        <ul className={styles.rows}>
          {waiting.map((row) => (
            <li key={row.key}>
              <Link to={row.path} className={styles.row}>
                {richText(
                  sayHome.rich(`toDo.${row.key}`, {
                    count: row.count,
                    strong: (words) => (
                      <strong className={styles.count} data-grave={'grave' in row || undefined}>
                        {words}
                      </strong>
                    ),
                  }),
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
