import { Link } from 'react-router';
import type { Home } from '#api/insights/home.ts';
import { countText } from '#parts/numbers/count-text.ts';
import { paths, pathWith } from '#paths.ts';
import { sayHome } from '#sentences/home.ts';
import { useSession } from '#session/session.ts';
import { Card } from '#ui/layout/card.tsx';
import styles from './sales-overview.module.css';

/** From the visit to the order: what the web store has seen in 30 days. */
export function WebStoreCard({ home: { web, last_30_days, test } }: { home: Home }) {
  const hasCheckout = useSession(({ activeStore }) => activeStore?.modules.module_online === 'active');
  const [first] = last_30_days ?? [];
  const last = last_30_days?.at(-1);
  if (!web || !first || !last) return null;
  const ofOrders = pathWith(paths.orders, {
    ...{ channel: 'web', from: first.day, to: last.day, sold: true },
    ...{ of: sayHome('web.title'), test: test ? '1' : '' },
  });
  return (
    <Card title={sayHome('web.title')}>
      <dl className={styles.shares}>
        <div>
          <dt>{sayHome('web.visits')}</dt>
          <dd>{countText(web.visits)}</dd>
        </div>
        <div>
          <dt>{sayHome('web.carts')}</dt>
          <dd>
            {hasCheckout ? (
              <Link to={paths.unfinishedCheckouts} className={styles.counted}>
                {countText(web.carts)}
              </Link>
            ) : (
              countText(web.carts)
            )}
          </dd>
        </div>
        <div>
          <dt>{sayHome('web.orders')}</dt>
          <dd>
            <Link to={ofOrders} className={styles.counted}>
              {countText(web.orders)}
            </Link>
          </dd>
        </div>
      </dl>
      <p className={styles.best}>{sayHome('web.counted')}</p>
    </Card>
  );
}
